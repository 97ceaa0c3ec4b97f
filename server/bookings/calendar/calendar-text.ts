/**
 * A content line of RFC 5545: name, parameters (quoted where needed) and a value that is already
 * escaped.
 */
export function property(
  name: string,
  value: string,
  parameters: Record<string, string> = {},
): string {
  const printed = Object.entries(parameters).map(([key, text]) => `;${key}=${parameterText(text)}`);
  return `${name}${printed.join("")}:${value}`;
}

/** A TEXT value of RFC 5545, 3.3.11. */
export function escapeText(text: string): string {
  return withoutControls(text)
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n");
}

/** Joins content lines with CRLF, folded so that none is longer than 75 octets (RFC 5545, 3.1). */
export function printLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** An instant in UTC: 20260317T163000Z. */
export function utcText(instant: number): string {
  return `${wallText(instant)}Z`;
}

/** A wall-clock time, given as if it were UTC: 20260317T103000. */
export function wallText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, "");
}

/**
 * A parameter may not contain a quote or a line break, and has no escape for them (RFC 5545, 3.1).
 */
function parameterText(text: string): string {
  const plain = withoutControls(text)
    .replace(/[\r\n]+/g, " ")
    .replaceAll('"', "'");
  return /[;:,]/.test(plain) ? `"${plain}"` : plain;
}

function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");
}

/** Folds between characters, never inside one, because some programs decode line by line. */
function fold(line: string): string {
  const limit = 75;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > limit) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
