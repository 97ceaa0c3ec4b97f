/**
 * A line of CSV (RFC 4180). A value that a spreadsheet would run as a formula gets an apostrophe
 * in front: visitors write these texts.
 */
export function csvLine(values: (string | number | null)[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
