import { pathOf } from "#content/pages.ts";
import { site } from "#content/site.ts";

/** Days for which the file is valid; it is regenerated all the time. */
const validDays = 180;
const day = 86_400_000;

/** Where the file lies (RFC 9116). */
export const securityTxtPath = "/.well-known/security.txt";

/**
 * The contact for reports of a vulnerability. @param now milliseconds since 1970; the end is a
 * midnight after it
 */
export function securityTxt(siteUrl: string, now: number): string {
  const expires = new Date((Math.floor(now / day) + validDays) * day).toISOString();
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${securityTxtPath}`,
    `Policy: ${siteUrl}${pathOf("security")}#report`,
    "",
  ].join("\n");
}
