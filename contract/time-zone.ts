/** The runtime's names by their lower-case spelling. */
let names: Map<string, string> | undefined;
/** Links in lower case that the runtime was found to know; the zone database has some 180. */
const links = new Set<string>();

/**
 * The name of a time zone (IANA): of the runtime's own zones the one spelling, whatever the case it
 * was given in; undefined when the runtime does not know it, or when it is an offset ("+05:30").
 * A link such as "Asia/Kolkata" stays as it is: V8 would call it by the name that it replaced.
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
