import { knownParameters, type Touch } from "#contract/lead-source.ts";

/** Letters of one value; a campaign's name is shorter. */
const longest = 100;

/** Who is behind a click id, and what an arrival without further words came by. */
const clickIds: Record<string, string> = { gclid: "google", msclkid: "bing", fbclid: "facebook" };

const searchHost =
  /^(?:[\w-]+\.)*?(google|bing|duckduckgo|ecosia|yahoo|baidu|yandex|qwant|startpage|brave)\.[a-z.]{2,6}$/;

/**
 * An arrival as the pages note it: time, path, referrer's host, query (contract/lead-source.ts).
 * Undefined when it is none. Whatever is too long, unknown or malformed is cut or left empty.
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

/** What of a query (with its question mark) says where a visit comes from. */
export function knownOf(query: string): string {
  return query.match(knownParameters)?.join("&") ?? "";
}

/** Texts of strangers, which a terminal, a mail and a table show: one line, no control characters. */
function clean(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, longest);
}

/** The name of an arrival's source: what its link says, else who led here, else `direct`. */
export function sourceName({ source, paid, referrer }: Touch): string {
  if (source) return source.toLowerCase();
  if (paid) return clickIds[paid] ?? paid;
  return searchHost.exec(referrer)?.[1] ?? (referrer.replace(/^www\./, "") || "direct");
}

/** The kind of an arrival: what its link says, else `paid`, `search`, `referral` or `none`. */
export function mediumName({ medium, paid, referrer }: Touch): string {
  if (medium) return medium.toLowerCase();
  if (paid) return "paid";
  if (!referrer) return "none";
  return searchHost.test(referrer) ? "search" : "referral";
}
