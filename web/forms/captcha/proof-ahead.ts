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
  let solving: Promise<string | undefined> | undefined;
  const begin = () => {
    solving ??= prove(path);
    return solving;
  };
  return {
    begin: () => void begin(),
    take() {
      const proof = begin();
      solving = undefined;
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
      return Promise.race([proof, late]);
    },
  };
}

async function prove(path: string): Promise<string | undefined> {
  try {
    const { solve } = await import("./solve.ts");
    return (await solve(new AbortController(), path)).token;
  } catch {
    return undefined;
  }
}
