import { Script } from "node:vm";

/** Milliseconds for a turn, which takes about ten. */
const usual = 5_000;
/**
 * The same for the first one of a process. It compiles every pattern: over a second of work, and more than
 * five on a machine that is busy with something else.
 */
const atFirst = 30_000;
let limit = atFirst;

/** Where the script finds its work: it reaches only what is global. */
const place = Symbol.for("farline.work");
const scope = globalThis as typeof globalThis & { [place]?: (() => unknown) | undefined };
const script = new Script('globalThis[Symbol.for("farline.work")]()');

/**
 * Runs work until it returns or awaits something, for so many milliseconds at most. Anybody's message is read by
 * thousands of patterns; one pattern that takes minutes would hold up every visitor.
 * @throws an error that isOverTime() recognizes.
 */
export function withTimeLimit<T>(work: () => T, milliseconds = limit): T {
  scope[place] = work;
  try {
    return script.runInThisContext({ timeout: milliseconds });
  } finally {
    limit = usual;
    scope[place] = undefined;
  }
}

export const isOverTime = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
