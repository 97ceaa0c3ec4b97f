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
        <span>Not live since {sayClock(off)}. Looking every 20 s.</span>
      </p>
    );
  if (newest === undefined) return null;
  return (
    <p className="live">
      <DeskIcon name="pulse" small />
      <span>Live</span>
    </p>
  );
}
