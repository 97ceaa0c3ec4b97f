import { shellWords } from "#content/desk/shell-words.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayClock } from "../ui/say-time.ts";
import { useLive } from "./live-context.tsx";

/** Whether the page receives news of leads. */
export function LiveSign() {
  const { newest, off } = useLive();
  if (off)
    return (
      <p className="live" role="status">
        <DeskIcon name="alert" small />
        <span>{shellWords.notLive(sayClock(off))}</span>
      </p>
    );
  if (newest === undefined) return null;
  return (
    <p className="live">
      <DeskIcon name="pulse" small />
      <span>{shellWords.live}</span>
    </p>
  );
}
