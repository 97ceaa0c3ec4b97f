import type { Solved } from "./solve.ts";

/** A proof of work that is computed before it is needed. */
export interface ProofAhead {
  /** Starts the work if it has not started. */
  begin(): void;
  /** The proof, once; undefined when it is not ready within a few seconds. */
  take(): Promise<string | undefined>;
}

/**
 * Milliseconds that a visitor waits. A hold is optional, and the visitor can continue without it.
 */
const patience = 4_000;

/** `path`: of the challenge. */
export function createProof(path: string): ProofAhead {
  let solving: Promise<Solved | undefined> | undefined;
  let expiresAt = Number.POSITIVE_INFINITY;
  const begin = () => {
    if (!solving || Date.now() >= expiresAt) {
      expiresAt = Number.POSITIVE_INFINITY;
      solving = prove(path).then((solved) => {
        expiresAt = solved?.expiresAt ?? 0;
        return solved;
      });
    }
    return solving;
  };
  return {
    begin: () => void begin(),
    take() {
      const proof = begin().then((solved) => solved?.token);
      solving = undefined;
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
      return Promise.race([proof, late]);
    },
  };
}

async function prove(path: string): Promise<Solved | undefined> {
  try {
    const { solve } = await import("./solve.ts");
    return await solve(new AbortController(), path);
  } catch {
    return undefined;
  }
}
