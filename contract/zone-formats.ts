type Parts = Omit<Intl.DateTimeFormatOptions, "timeZone">;

/**
 * One format for each zone that is asked for, made once: making a format costs fifty times what
 * using it does.
 */
export function zoneFormats(parts: Parts): (zone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const known = formats.get(zone);
    if (known) return known;
    const made = new Intl.DateTimeFormat("en-US", { timeZone: zone, ...parts });
    formats.set(zone, made);
    return made;
  };
}
