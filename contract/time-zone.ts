/** The runtime's names by their lower-case spelling. */
let names: Map<string, string> | undefined;
/** Zone aliases, in lower case, that the runtime knows; the zone database has about 180. */
const links = new Set<string>();

/**
 * The name of a time zone (IANA). Zones that the runtime lists are returned in its spelling,
 * whatever the case of the input; undefined when the runtime does not know the zone, or when it is
 * an offset ("+05:30"). An alias such as "Asia/Kolkata" stays as it is, because V8 would replace it
 * with the older name.
 */
export function zoneName(text: string): string | undefined {
  names ??= new Map(Intl.supportedValuesOf("timeZone").map((name) => [name.toLowerCase(), name]));
  const key = text.toLowerCase();
  return names.get(key) ?? (isLink(key) ? text : undefined);
}

function isLink(key: string): boolean {
  if (links.has(key)) return true;
  if (!/^[a-z][\w+/-]{1,63}$/.test(key)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: key });
  } catch {
    return false;
  }
  links.add(key);
  return true;
}
