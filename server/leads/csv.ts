/**
 * A line of CSV (RFC 4180) with every text in quotes: where the locale separates by semicolons, an
 * unquoted `a;=1` would become two cells. A value that a spreadsheet would run as a formula gets an
 * apostrophe in front, because visitors write these texts.
 */
export function csvLine(values: (string | number | null)[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

/** The beginning of a formula, also in full width and after blanks. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
