import { shellWords as words } from "#content/desk/shell-words.ts";
import { deskPath } from "#contract/desk-paths.ts";
import { sayLasted } from "#contract/desk-sessions.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { pressAgain } from "./press-again.ts";
import type { Unsent } from "./unsent.ts";

/** Why a form was not kept, and what to do. The button is still there. */
export function UnsentBar({ unsent }: { unsent: Unsent }) {
  if (unsent.why === "signedOut")
    return (
      <div className="say gap" role="alert">
        <DeskIcon name="lock" />
        <div>
          <b className="b">{words.signedOut(sayLasted(unsent.end))}</b> {words.signedOutText}
        </div>
        <a className="btn line lo" href={deskPath("signIn")} target="_blank" rel="noopener">
          {words.enterAgain}
        </a>
      </div>
    );
  return (
    <div className="say bad gap" role="alert">
      <DeskIcon name="alert" />
      <div>
        <b className="b">{words.notSaved}</b> {words.notSavedWhy[unsent.why]}
      </div>
      <button type="button" className="btn danger lo" onClick={pressAgain}>
        {words.tryAgain}
      </button>
    </div>
  );
}
