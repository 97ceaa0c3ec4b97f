import { staticPart } from "../hydration/static-part.tsx";

const Note = staticPart(async () => (await import("./slip-note.optional-part.tsx")).GivenSlipNote);

interface GivenSlipProps {
  /** The slip of the page's address, as a query; scripts keep theirs in the tab (kept-slip.ts). */
  slip: string | undefined;
  /** The page without it. */
  without: string;
}

/** The slip that goes with a form where no script runs. */
export function GivenSlip({ slip, without }: GivenSlipProps) {
  return slip ? (
    <noscript>
      <Note slip={slip} without={without} />
    </noscript>
  ) : null;
}
