import { connectionsWords as words } from "#content/desk/connections-words.ts";
import { CopyButton } from "../ui/copy-button.tsx";

/** A secret, shown in the answer to the form that made it and never again. */
export function Secret({ secret }: { secret: string }) {
  return (
    <section className="secret" aria-label={words.secretOnce}>
      <h2>{words.secretOnce}</h2>
      <p>{words.secretUse}</p>
      <output className="mono">{secret}</output>
      <CopyButton text={() => secret} label={words.copy} copied={words.copied} className="btn" />
    </section>
  );
}
