import { useRevalidator } from "react-router";
import { shellWords } from "#content/desk/shell-words.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayClock } from "../ui/say-time.ts";
import { useLive } from "./live-context.tsx";

const words = shellWords.lost;

/** Above a list that no longer hears of new leads. */
export function LostBar() {
  const { off } = useLive();
  const { revalidate } = useRevalidator();
  if (!off) return null;
  return (
    <div className="say" role="status">
      <DeskIcon name="pulse" />
      <div>
        <b className="b">{words.since(sayClock(off))}</b> {words.text}
      </div>
      <button type="button" className="btn line lo" onClick={() => void revalidate()}>
        {words.look}
      </button>
    </div>
  );
}
