/** One measured value and whether it meets its target. */
export interface Verdict {
  what: string;
  target: string;
  found: string;
  ok: boolean;
}

/** Result of a part of the bench: tables for people, verdicts for the summary. */
export interface Report {
  title: string;
  /** Markdown. */
  text: string;
  verdicts: Verdict[];
}

/** A Markdown table; the first column is text, the others are figures. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rule = line(head.map((_, index) => (index === 0 ? "---" : "---:")));
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** The verdicts as a table, the missed ones in bold. */
export function verdictTable(verdicts: Verdict[]): string {
  const rows = verdicts.map(({ what, target, found, ok }) => [
    what,
    target,
    found,
    ok ? "met" : "**missed**",
  ]);
  return table(["Figure", "Target", "Found", "Result"], rows);
}
