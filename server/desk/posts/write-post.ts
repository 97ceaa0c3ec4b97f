import type { Kysely } from "kysely";
import type { PostFields, PostResult, PostVersions } from "#contract/desk-posts.ts";
import type { Database } from "#server/db/database.ts";
import { countRevision } from "#server/db/revisions.ts";
import type { Tables } from "#server/db/tables.ts";
import { type Audited, audit } from "#server/desk/audit.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { markRemoved } from "#server/posts/import-posts.ts";
import { PostError } from "#server/posts/parse-post.ts";
import { postsRevision } from "#server/posts/posts.ts";
import { problemOf, problemOfId, readPost } from "./preview-post.ts";

/** Somebody was faster; undoes the transaction. */
class Overtaken extends Error {}

/** Who writes, and under which product the site shows it. */
export interface Writer {
  database: Database;
  who: string;
  source: string;
}

/** Keeps what was typed, even what cannot be published. Only its id has to be right. */
export function keepDraft(
  writer: Writer,
  { id: post_id, ...fields }: PostFields,
  seen: PostVersions,
): Promise<PostResult> {
  const problem = problemOfId(post_id);
  if (problem) return Promise.resolve({ is: "refused", problem });
  return change(writer, post_id, async (trx, at) => {
    const post = await versionOfPost(trx, post_id);
    if (post !== seen.post) throw new Overtaken();
    const row = { ...fields, who: writer.who, at, version: seen.draft + 1 };
    const kept = seen.draft
      ? await trx
          .updateTable("post_drafts")
          .set(row)
          .where("post_id", "=", post_id)
          .where("version", "=", seen.draft)
          .returning("post_id")
          .executeTakeFirst()
      : await trx
          .insertInto("post_drafts")
          .values({ post_id, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .returning("post_id")
          .executeTakeFirst();
    if (!kept) throw new Overtaken();
    // Saved every few seconds while somebody types: once in the record is enough.
    if (!seen.draft) await record(trx, writer, "kept a draft", post_id);
    return { post, draft: row.version };
  });
}

/** Shows a post as it was typed, and removes its draft. */
export function publish(
  writer: Writer,
  fields: PostFields,
  seen: PostVersions,
): Promise<PostResult> {
  const post = readPost(fields);
  if (post instanceof PostError)
    return Promise.resolve({ is: "refused", problem: problemOf(post) });
  return change(writer, fields.id, async (trx) => {
    const row = {
      title: post.title,
      date: post.date,
      url: post.url,
      content: JSON.stringify(post.content),
      markdown: post.markdown,
      digest: post.digest,
      written_by: writer.who,
      removed: 0,
      version: seen.post + 1,
    };
    const shown = seen.post
      ? await trx
          .updateTable("posts")
          .set(row)
          .where("id", "=", post._id)
          .where("version", "=", seen.post)
          .returning("id")
          .executeTakeFirst()
      : await trx
          .insertInto("posts")
          .values({ id: post._id, source: writer.source, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst();
    if (!shown) throw new Overtaken();
    await deleteDraft(trx, post._id, seen.draft);
    await countRevision(trx, postsRevision);
    await record(trx, writer, "published a post", post._id);
    return { post: row.version, draft: 0 };
  });
}

/** Forgets a draft; what is shown stays. */
export function dropDraft(writer: Writer, id: string, seen: PostVersions): Promise<PostResult> {
  return change(writer, id, async (trx) => {
    if (seen.draft === 0) throw new Overtaken();
    await deleteDraft(trx, id, seen.draft);
    await record(trx, writer, "dropped a draft", id);
    return { post: seen.post, draft: 0 };
  });
}

/** Takes a post down (1) or shows it again (0). */
export function setShown(
  writer: Writer,
  { id, removed, version }: { id: string; removed: 0 | 1; version: number },
): Promise<PostResult> {
  return change(writer, id, async (trx) => {
    const changed = await markRemoved(trx, id, removed, version);
    if (!changed) throw new Overtaken();
    await record(trx, writer, removed ? "took a post down" : "brought a post back", id);
    const draft = await trx
      .selectFrom("post_drafts")
      .select("version")
      .where("post_id", "=", id)
      .executeTakeFirst();
    return { post: changed.version, draft: draft?.version ?? 0 };
  });
}

/**
 * Makes a change in one transaction. When two people change the same version, the second is told
 * who came first.
 */
async function change(
  { database }: Writer,
  id: string,
  act: (trx: Kysely<Tables>, at: number) => Promise<PostVersions>,
): Promise<PostResult> {
  try {
    return await database.commit(async (trx) => {
      const at = await clock(trx, database.now);
      return { is: "done" as const, versions: await act(trx, at), at };
    });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return { is: "conflict", by: await lastWriter(database, id) };
  }
}

/** Who kept the draft last, or changed what is shown. */
async function lastWriter({ db }: Database, id: string) {
  const draft = await db
    .selectFrom("post_drafts")
    .select(["who", "at"])
    .where("post_id", "=", id)
    .executeTakeFirst();
  const act = await db
    .selectFrom("desk_audit")
    .select(["who", "at"])
    .where("about", "=", aboutPost(id))
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return draft && draft.at >= (act?.at ?? 0) ? draft : act;
}

async function versionOfPost(trx: Kysely<Tables>, id: string): Promise<number> {
  const post = await trx
    .selectFrom("posts")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirst();
  return post?.version ?? 0;
}

/** @throws Overtaken when somebody wrote another draft meanwhile. */
async function deleteDraft(trx: Kysely<Tables>, id: string, version: number): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom("post_drafts")
    .where("post_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  const expected = version ? 1n : 0n;
  const left = await trx
    .selectFrom("post_drafts")
    .select("post_id")
    .where("post_id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows !== expected || left) throw new Overtaken();
}

/** The record names a post by its id, which visitors see too. */
const aboutPost = (id: string) => `post ${id}`;

const record = (trx: Kysely<Tables>, { database, who }: Writer, what: Audited, id: string) =>
  audit(trx, database.now, { who, what, about: aboutPost(id) });
