import { signatureOf } from "#content/pen-line-names.ts";
import { isPenLine, Pen } from "./pen.tsx";

/** The signature of a person; nothing if content/handwriting.ts has none. */
export function Signature({ of, className }: { of: string; className?: string | undefined }) {
  const line = signatureOf(of);
  return isPenLine(line) ? <Pen line={line} className={className} /> : null;
}
