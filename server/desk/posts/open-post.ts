import type { DeskPost, PostFields } from "#contract/desk-posts.ts";
import type { Database } from "#server/db/database.ts";
import type { PostRow } from "#server/db/tables.ts";
import { previewPost } from "./preview-post.ts";

/** A post with its newest text: the draft, where there is one. */
export async function openPost(
  { db }: Database,
  nameOf: (address: string) => string,
  id: string,
): Promise<DeskPost | undefined> {
  const [post, draft] = await Promise.all([
    db.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirst(),
    db.selectFrom("post_drafts").selectAll().where("post_id", "=", id).executeTakeFirst(),
  ]);
  if (!post && !draft) return undefined;
  const fields: PostFields = draft
    ? { id, title: draft.title, date: draft.date, url: draft.url, text: draft.text }
    : fieldsOf(post as PostRow);
  return {
    fields,
    state: post ? (post.removed ? "down" : "shown") : "draft",
    versions: { post: post?.version ?? 0, draft: draft?.version ?? 0 },
    draft: draft && { who: nameOf(draft.who), at: draft.at },
    preview: previewPost(fields),
  };
}

/** A post from before its Markdown was kept has its paragraphs alone. */
function fieldsOf({ id, title, date, url, markdown, content }: PostRow): PostFields {
  const text = markdown || (JSON.parse(content) as string[]).join("\n\n");
  return { id, title, date: date.replace(/:00\.000Z$/, "Z"), url, text };
}
