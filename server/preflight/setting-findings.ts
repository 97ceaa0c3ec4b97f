import type { Env } from "#server/env.ts";
import { robots } from "#server/seo/robots.ts";
import { type Finding, isSampleHost } from "./finding.ts";

/** Keys that captcha providers publish for tests: they let everybody pass. */
const testKeys = /^(1x0{10}|2x0{10}|3x0{10}|10000000-ffff-|6LeIxAcTAAAAA)/;

/** Settings that are fine for a trial and not for a live site. */
export function settingFindings(env: Env): Finding[] {
  const findings: Finding[] = [];
  const found = (where: string, what: string) => findings.push({ where, what });
  const secure = env.siteUrl.startsWith("https:");
  if (!secure) found("SITE_URL", `${env.siteUrl} is not https`);
  const addresses = {
    SITE_URL: new URL(env.siteUrl).hostname,
    DASHBOARD_URL: new URL(env.dashboardUrl).hostname,
    MAIL_TO: env.mailTo.split("@")[1] ?? "",
    MAIL_FROM: env.mailFrom.split("@")[1] ?? "",
  };
  for (const [name, host] of Object.entries(addresses))
    if (isSampleHost(host)) found(name, `${host} is not a public internet address`);
  if (!env.smtpUrl) found("SMTP_URL", "is unset: mails are written to a folder and reach nobody");
  // The server speaks no TLS itself, so a proxy stands before an https address.
  if (secure && env.trustProxy === 0)
    found("TRUST_PROXY", "is unset behind a proxy: all visitors share one rate limit");
  if (env.captchaProvider !== "altcha" && testKeys.test(env.captchaSiteKey))
    found("CAPTCHA_SITE_KEY", "is a provider's key for tests, which lets everybody pass");
  return findings;
}

/** Milliseconds for the public address to answer. */
const patience = 5_000;

/**
 * Whether the robots.txt at the public address names another address, as it does when the site was
 * set up for that other address. An address that does not answer yet is no finding.
 */
export async function addressFindings(
  { siteUrl }: Pick<Env, "siteUrl">,
  ask: (url: string) => Promise<string | undefined> = readText,
): Promise<Finding[]> {
  const text = await ask(`${siteUrl}/robots.txt`);
  const named = text?.match(/^Sitemap: *(\S+)/im)?.[1];
  if (text === undefined || robots(siteUrl).includes(`Sitemap: ${named}\n`)) return [];
  const says = named ? `points to ${named}` : "names no sitemap";
  return [{ where: "SITE_URL", what: `${siteUrl}/robots.txt ${says}` }];
}

async function readText(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
