/** Options of `npm run bench -- …`. */
export interface Options {
  /** Names of the parts to run. */
  parts: string[];
  /** Rounds, for the parts that take medians. */
  runs: number;
  /** Only these routes; for the desk and for growth, only these engines or tables. */
  only: string[];
  /** Leads of the largest database; otherwise a million or more, or with `short` a fiftieth of it. */
  leads: number | undefined;
  /** Small numbers, to check that everything works; not for quoting. */
  short: boolean;
}

/**
 * Parses the arguments after `npm run bench --`: names of parts, `--runs N`, `--only PATH`,
 * `--leads N`, `--short`.
 * @throws with the usage at an unknown argument.
 */
export function readOptions(words: string[], known: string[]): Options {
  const options: Options = { parts: [], runs: 5, only: [], leads: undefined, short: false };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--short") Object.assign(options, { short: true, runs: 1 });
    else if (word === "--runs") options.runs = wholeNumber(rest.shift());
    else if (word === "--leads") options.leads = wholeNumber(rest.shift());
    else if (word === "--only") options.only.push(rest.shift() ?? "");
    else if (known.includes(word)) options.parts.push(word);
    else throw new Error(usage(known));
  }
  if (options.parts.length === 0) options.parts = known;
  return options;

  function wholeNumber(text = ""): number {
    if (!/^[1-9]\d*$/.test(text)) throw new Error(usage(known));
    return Number(text);
  }
}

function usage(known: string[]): string {
  return `Usage: npm run bench -- [${known.join("] [")}] [--runs N] [--only /path] [--leads N] [--short]`;
}
