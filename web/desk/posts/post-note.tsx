import { postWords as words } from "#content/desk/post-words.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayClock } from "../ui/say-time.ts";
import type { PostOutcome } from "./post-outcome.ts";

/** What became of the last act. Refusals stand at their field. */
export function PostNote({
  outcome,
  isNew,
}: {
  outcome: PostOutcome | undefined;
  /** It has no page yet, so a conflict means that its id is taken. */
  isNew: boolean;
}) {
  if (outcome?.is === "conflict" && isNew)
    return (
      <div className="say bad" role="alert">
        <DeskIcon name="alert" />
        <div>
          <b className="b">{words.conflict.exists}</b> {words.conflict.choose}
        </div>
      </div>
    );
  if (outcome?.is === "conflict") {
    const { by } = outcome;
    return (
      <div className="say fresh" role="alert">
        <DeskIcon name="user" />
        <div>
          <b className="b">
            {by ? words.conflict.by(by.who, sayClock(by.at)) : words.conflict.somebody}
          </b>{" "}
          {words.conflict.kept}
        </div>
      </div>
    );
  }
  if (outcome?.is !== "done") return null;
  const { act, at } = outcome;
  return (
    <p className="say" role="status">
      {act === "draft" ? words.done.draft(sayClock(at)) : words.done[act]}
    </p>
  );
}
