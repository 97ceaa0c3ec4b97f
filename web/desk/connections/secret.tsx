import { useEffect, useState } from "react";
import { connectionsWords as words } from "#content/desk/connections-words.ts";

/** A secret, shown in the answer to the form that made it and never again. */
export function Secret({ secret }: { secret: string }) {
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);
  return (
    <section className="secret" aria-label={words.secretOnce}>
      <h2>{words.secretOnce}</h2>
      <p>{words.secretUse}</p>
      <output className="mono">{secret}</output>
      {canCopy && (
        <button
          type="button"
          className="btn"
          onClick={() => void navigator.clipboard.writeText(secret)}
        >
          {words.copy}
        </button>
      )}
    </section>
  );
}
