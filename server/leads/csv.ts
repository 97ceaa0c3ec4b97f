/**
 * A line of CSV (RFC 4180) with every text in quotes: in locales that separate by semicolons, an
 * unquoted `a;=1` would become two cells. A value that a spreadsheet would run as a formula gets a
 * leading apostrophe, because these texts come from visitors.
 */
export function csvLine(values: (string | number | null)[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

/** The beginning of a formula, also in full-width characters and after spaces. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
