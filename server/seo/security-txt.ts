import { pathOf } from "#content/pages.ts";
import { site } from "#content/site.ts";

/** Days for which the file is valid; it is regenerated continually. */
const validDays = 180;
const day = 86_400_000;

/** Path of the file (RFC 9116). */
export const securityTxtPath = "/.well-known/security.txt";

/**
 * The contact for reporting vulnerabilities. The expiry date is rounded to midnight.
 * @param now milliseconds since 1970
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
