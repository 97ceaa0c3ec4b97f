type Parts = Omit<Intl.DateTimeFormatOptions, "timeZone">;

/** Cached formats of one kind. Each takes about 25 KB outside the JavaScript heap. */
const mostFormats = 64;

/**
 * Caches one format per zone, in whatever case its name is spelled: creating a format costs fifty
 * times as much as using it.
 */
export function zoneFormats(parts: Parts, locale = "en-US"): (zone: string) => Intl.DateTimeFormat {
  /** By the zone's name in lower case, the most recently used last. */
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const key = zone.toLowerCase();
    const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: key, ...parts });
    formats.delete(key);
    formats.set(key, format);
    if (formats.size > mostFormats) formats.delete(formats.keys().next().value ?? "");
    return format;
  };
}
