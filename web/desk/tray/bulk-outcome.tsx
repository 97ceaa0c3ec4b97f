import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { leadWords } from "#content/desk/lead-words.ts";
import { doneNames, trayWords as words } from "#content/desk/tray-words.ts";
import { deskForms } from "#contract/desk-paths.ts";
import type { LeadAct } from "#contract/desk-tray.ts";
import { isUnsent, type Unsent } from "../shell/unsent.ts";
import { UnsentBar } from "../shell/unsent-bar.tsx";
import { useBrief } from "../ui/use-brief.ts";

/** What became of an act on several leads. */
export interface BulkResult {
  act: LeadAct | "undo";
  done: number;
  /** Leads that somebody had changed meanwhile. */
  kept: number;
  /** What undo sends, one text for each lead that was changed; empty after undo. */
  undo: string[];
  /** Milliseconds since 1970. */
  at: number;
}

/** Says it, and takes it back while it is shown. */
export function BulkOutcome({ outcome }: { outcome: BulkResult }) {
  const { Form, data } = useFetcher<BulkResult | Unsent>();
  const unsent = isUnsent(data) ? data : undefined;
  const { act, at, done, kept, undo } = data && !isUnsent(data) ? data : outcome;
  return (
    <>
      {unsent && <UnsentBar unsent={unsent} />}
      {kept > 0 && (
        <p className="say fresh" role="status">
          {words.kept(kept)}
        </p>
      )}
      {done > 0 && (
        <Brief key={at} isHeld={unsent !== undefined}>
          <span>{words.doneAs(doneNames[act], done)}</span>
          {undo.length > 0 && (
            <Form method="post" action={deskForms.act}>
              <input type="hidden" name="stay" value="1" />
              {undo.map((was) => (
                <input key={was} type="hidden" name="was" value={was} />
              ))}
              <button type="submit" className="btn" name="act" value="undo" data-key="z">
                {leadWords.outcome.undo} <kbd>z</kbd>
              </button>
            </Form>
          )}
        </Brief>
      )}
    </>
  );
}

/** Shown for ten seconds, and for as long as it is held. */
function Brief({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const { isShown, ref } = useBrief<HTMLDivElement>();
  if (!isShown && !isHeld) return null;
  return (
    <div className="toast in-list" role="status" ref={ref}>
      {children}
    </div>
  );
}
