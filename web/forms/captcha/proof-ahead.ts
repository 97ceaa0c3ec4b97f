/** A proof of work that is made before it is asked for. */
export interface ProofAhead {
  /** Begins the work, unless it was begun. */
  begin(): void;
  /** The proof, once; undefined when it could not be had within a few seconds. */
  take(): Promise<string | undefined>;
}

/**
 * Milliseconds that a visitor waits: the proof is for a courtesy, and the visitor can go on without
 * it.
 */
const patience = 4_000;

/** `path`: where the challenge comes from. */
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
