import { type RefObject, useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { postWords as words } from "#content/desk/post-words.ts";
import type { DeskPost, PostFields } from "#contract/desk-posts.ts";
import { isUnsent, type Unsent } from "../shell/unsent.ts";
import { UnsentBar } from "../shell/unsent-bar.tsx";
import { useScripted } from "../use-scripted.ts";
import { PostFieldset } from "./post-fieldset.tsx";
import { PostNote } from "./post-note.tsx";
import type { PostOutcome } from "./post-outcome.ts";
import { PostPreviewPane } from "./post-preview-pane.tsx";
import { useDraft } from "./use-draft.ts";

const formId = "post";

/** Title, fields and preview of a post. `post`: undefined for one that is new. */
export function PostEditor({
  post,
  start,
  status,
  result,
}: {
  post: DeskPost | undefined;
  start: PostFields;
  /** What is shown and kept, in a sentence. */
  status: string;
  result: PostOutcome | Unsent | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state === "submitting";
  const scripted = useScripted();
  const pressed = isUnsent(result) ? undefined : result;
  const keeps = post !== undefined && pressed?.is !== "conflict";
  const { onType, onSend, kept, seen, unsent } = useDraft(form, keeps);
  const outcomes = [pressed, kept, seen].filter((one) => one !== undefined);
  const newest = outcomes.toSorted((a, b) => b.key - a.key)[0];
  const note = kept && kept.key > (pressed?.key ?? 0) ? kept : pressed;
  const versions = versionsOf(outcomes) ?? post?.versions ?? { post: 0, draft: 0 };
  const preview = newest?.preview ?? post?.preview;
  const problem = note?.is === "refused" ? note.problem : preview?.problem;
  const failed = isUnsent(result) ? result : unsent;
  usePublishKey(form);
  const fields = pressed && pressed.is !== "done" ? pressed.typed : start;
  const dropped = pressed?.is === "done" && pressed.act === "drop" ? pressed.key : 0;
  return (
    <div className="page">
      <header>
        <div>
          <p className="sm">
            <Link className="u" to="/posts">
              {words.title}
            </Link>
          </p>
          <h1>{start.title || words.newPost}</h1>
          <p>{status}</p>
        </div>
        <div className="tools">
          {versions.draft > 0 && (
            <Act act="drop" look="btn bare" label={words.dropDraft} busy={busy} />
          )}
          {post?.state === "shown" && (
            <Act act="down" look="btn line" label={words.takeDown} busy={busy} />
          )}
          {post?.state === "down" && (
            <Act act="up" look="btn line" label={words.bringBack} busy={busy} />
          )}
          <Act act="draft" look="btn line" label={words.keepDraft} busy={busy} />
          <button
            type="submit"
            form={formId}
            name="act"
            value="publish"
            className="btn"
            disabled={busy || (scripted && preview?.problem !== undefined)}
          >
            {words.publish} <kbd>Ctrl</kbd> <kbd>S</kbd>
          </button>
        </div>
      </header>
      {failed ? <UnsentBar unsent={failed} /> : <PostNote outcome={note} isNew={!post} />}
      <div className="edit">
        <Form
          key={dropped}
          ref={form}
          id={formId}
          method="post"
          className="form"
          preventScrollReset
          onInput={onType}
          onSubmit={onSend}
        >
          <input type="hidden" name="post" value={versions.post} />
          <input type="hidden" name="draft" value={versions.draft} />
          <PostFieldset fields={fields} isNew={!post} problem={problem} kept={keeps} />
          <noscript>
            <button type="submit" className="btn line" name="act" value="preview">
              {words.preview}
            </button>
          </noscript>
        </Form>
        {preview && <PostPreviewPane preview={preview} />}
      </div>
    </div>
  );
}

function Act({
  act,
  look,
  label,
  busy,
}: {
  act: string;
  look: string;
  label: string;
  busy: boolean;
}) {
  return (
    <button type="submit" form={formId} name="act" value={act} className={look} disabled={busy}>
      {label}
    </button>
  );
}

/** After an act that was done they are known; otherwise the page has read them anew. */
function versionsOf(outcomes: PostOutcome[]) {
  const decided = outcomes.filter(({ is }) => is !== "looked").toSorted((a, b) => b.key - a.key)[0];
  if (decided?.is === "done") return decided.versions;
  return decided?.is === "refused" ? decided.draftKept : undefined;
}

/** Ctrl and S publishes, as it saves elsewhere. */
function usePublishKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      document.querySelector<HTMLButtonElement>('button[value="publish"]')?.click();
    };
    if (!form.current) return;
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [form]);
}
