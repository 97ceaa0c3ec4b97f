/** What a scenario did, what it found, what we promise, and whether the promise held. */
export interface Finding {
  name: string;
  did: string;
  found: string;
  promise: string;
  ok: boolean;
  seconds: number;
}

/** What the command line gives: numbers for scenarios measured in time or in kills, and attacks. */
export interface Asked {
  seconds?: number;
  kills?: number;
  /** Only these attacks of `abuse`. */
  attacks?: readonly string[];
}

/** A scenario: `scale` is 1 in the full run and smaller in the short one. */
export type Scenario = (scale: number, asked: Asked) => Promise<Omit<Finding, "name" | "seconds">>;

/** `count` scaled down, but never below `least`. */
export function scaled(count: number, scale: number, least: number): number {
  return Math.max(least, Math.round(count * scale));
}

/** The findings as a Markdown table. */
export function table(findings: Finding[]): string {
  const lines = findings.map(
    ({ name, did, found, promise, ok, seconds }) =>
      `| ${name} | ${did} | ${found} | ${promise} | ${ok ? "held" : "**BROKEN**"} | ${Math.round(seconds)} s |`,
  );
  return [
    "| What | Done | Found | Promised | Result | Time |",
    "|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
