import { knownParameters, type Touch } from "#contract/lead-source.ts";

/** Maximum characters of one value; campaign names are shorter. */
const longest = 100;

/**
 * The ad network that owns each click id, and the source to assume for an arrival without more
 * detail.
 */
const clickIds: Record<string, string> = { gclid: "google", msclkid: "bing", fbclid: "facebook" };

const searchHost =
  /^(?:[\w-]+\.)*?(google|bing|duckduckgo|ecosia|yahoo|baidu|yandex|qwant|startpage|brave)\.[a-z.]{2,6}$/;

/**
 * An arrival as the pages note it: time, path, referrer's host, query (contract/lead-source.ts).
 * Undefined for anything else. A part that is too long, unknown or malformed is cut or left empty.
 */
export function parseTouch(
  [time = "", path = "", host = "", query = ""]: readonly string[],
  isPage: (path: string) => boolean,
): Touch | undefined {
  if (!/^\d{12,14}$/.test(time)) return undefined;
  const said: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(knownOf(`?${query}`)))
    said[name] ??= clean(value);
  const referrer = /^[\w.-]{1,100}(?::\d{1,5})?$/.test(host) ? host.toLowerCase() : "";
  const paid = Object.keys(clickIds).find((name) => name in said) ?? "";
  return {
    at: Number(time),
    path: isPage(path) ? path : "",
    referrer,
    source: said.utm_source ?? "",
    medium: said.utm_medium ?? "",
    campaign: said.utm_campaign ?? "",
    term: said.utm_term ?? "",
    content: said.utm_content ?? "",
    paid,
  };
}

/** The parts of a query (with its question mark) that say where a visit came from. */
export function knownOf(query: string): string {
  return query.match(knownParameters)?.join("&") ?? "";
}

/**
 * Strangers write these texts, and they appear in terminals, mails and tables: one line, no control
 * characters.
 */
function clean(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, longest);
}

/**
 * The name of an arrival's source: from its link, otherwise the referring host, otherwise `direct`.
 */
export function sourceName({ source, paid, referrer }: Touch): string {
  if (source) return source.toLowerCase();
  if (paid) return clickIds[paid] ?? paid;
  return searchHost.exec(referrer)?.[1] ?? (referrer.replace(/^www\./, "") || "direct");
}

/** The medium of an arrival: from its link, otherwise `paid`, `search`, `referral` or `none`. */
export function mediumName({ medium, paid, referrer }: Touch): string {
  if (medium) return medium.toLowerCase();
  if (paid) return "paid";
  if (!referrer) return "none";
  return searchHost.test(referrer) ? "search" : "referral";
}
