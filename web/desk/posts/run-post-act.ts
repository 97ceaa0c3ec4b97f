import { postWords as words } from "#content/desk/post-words.ts";
import {
  mostPostLetters,
  type PostFields,
  type PostResult,
  type PostServices,
} from "#contract/desk-posts.ts";
import { type PostAct, type PostOutcome, postActs } from "./post-outcome.ts";

/**
 * Runs what a form of the editor asks for. A post that cannot be published is kept as a draft, so
 * that no refusal costs a text.
 * @throws Response 400 for anything else
 */
export async function runPostAct(
  posts: PostServices,
  form: FormData,
): Promise<{ outcome: PostOutcome; status: number }> {
  const field = (name: string) => String(form.get(name) ?? "");
  const act = postActs.find((name) => name === field("act"));
  if (!act) throw new Response(null, { status: 400 });
  const typed: PostFields = {
    id: field("id").trim(),
    title: field("title").trim(),
    date: field("date").trim(),
    url: field("url").trim(),
    text: field("text").replaceAll("\r\n", "\n"),
  };
  const seen = { post: Number(field("post")) || 0, draft: Number(field("draft")) || 0 };
  const known = { key: Date.now(), typed, preview: posts.preview(typed) };
  if (act === "preview") return { outcome: { ...known, is: "looked" }, status: 200 };
  if (typed.text.length > mostPostLetters) {
    const wanted = words.tooLong(mostPostLetters);
    const problem = { field: "text" as const, line: undefined, wanted };
    return { outcome: { ...known, is: "refused", problem, draftKept: undefined }, status: 422 };
  }
  const result = await run(posts, act, typed, seen);
  switch (result.is) {
    case "done":
      return { outcome: { ...known, ...result, act }, status: 200 };
    case "conflict":
      return { outcome: { ...known, ...result }, status: 409 };
    case "refused": {
      const draft = act === "publish" ? await posts.keepDraft(typed, seen) : undefined;
      const draftKept = draft?.is === "done" ? draft.versions : undefined;
      return { outcome: { ...known, ...result, draftKept }, status: 422 };
    }
  }
}

function run(
  posts: PostServices,
  act: Exclude<PostAct, "preview">,
  typed: PostFields,
  seen: { post: number; draft: number },
): Promise<PostResult> {
  switch (act) {
    case "draft":
      return posts.keepDraft(typed, seen);
    case "publish":
      return posts.publish(typed, seen);
    case "drop":
      return posts.dropDraft(typed.id, seen);
    case "down":
      return posts.takeDown(typed.id, seen.post);
    case "up":
      return posts.bringBack(typed.id, seen.post);
  }
}
