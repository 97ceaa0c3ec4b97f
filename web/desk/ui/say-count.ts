/** "11", or "99+" above the highest number that is counted; nothing for none. */
export const sayCount = (count: number, most: number): string =>
  count > most ? `${most}+` : count > 0 ? String(count) : "";
