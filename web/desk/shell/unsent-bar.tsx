import { shellWords as words } from "#content/desk/shell-words.ts";
import { deskPath } from "#contract/desk-paths.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import type { Unsent } from "./unsent.ts";

/** Why a form was not kept, and what to do. The button is still there. */
export function UnsentBar({ unsent }: { unsent: Unsent }) {
  if (unsent.why === "signedOut")
    return (
      <div className="say gap" role="alert">
        <DeskIcon name="lock" />
        <div>
          <b className="b">{words.signedOut}</b> {words.signedOutText}
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
        <b className="b">{words.notSaved}</b> {words.notSavedText}
      </div>
    </div>
  );
}
