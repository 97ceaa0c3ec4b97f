type Parts = Omit<Intl.DateTimeFormatOptions, "timeZone">;

/** Caches one format per zone: creating a format costs fifty times as much as using it. */
export function zoneFormats(parts: Parts, locale = "en-US"): (zone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const known = formats.get(zone);
    if (known) return known;
    const made = new Intl.DateTimeFormat(locale, { timeZone: zone, ...parts });
    formats.set(zone, made);
    return made;
  };
}
