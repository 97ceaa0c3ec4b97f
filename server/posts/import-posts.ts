import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "#server/db/database.ts";
import { countRevision } from "#server/db/revisions.ts";
import type { Tables } from "#server/db/tables.ts";
import type { Log } from "#server/log.ts";
import { type ParsedPost, PostError, parsePost } from "./parse-post.ts";
import { postsRevision } from "./posts.ts";

/**
 * Imports the Markdown files of a folder that are new or were edited. A post that was taken down
 * stays down. A file that is not a valid post is reported and does not stop the server from
 * starting.
 */
export async function importPosts(
  database: Database,
  options: { folder: string; source: string; log: Log },
): Promise<void> {
  const names = await readdir(options.folder).catch(() => []);
  for (const name of names.filter((entry) => entry.endsWith(".md")).sort()) {
    const text = await readFile(join(options.folder, name), "utf8").catch(() => undefined);
    const post = text === undefined ? new PostError("make it a readable file") : tryPost(text);
    if (post instanceof PostError)
      options.log.warn({ file: name, wanted: post.message }, "post not imported");
    else await savePost(database, post, options.source);
  }
}

function tryPost(text: string): ParsedPost | PostError {
  try {
    return parsePost(text);
  } catch (error) {
    if (error instanceof PostError) return error;
    throw error;
  }
}

/**
 * Writes a post if it is new or its file was edited. Posts published at the desk are not replaced.
 * `revive`: a person asked for it, so it replaces the existing post, taken down or not.
 */
export async function savePost(
  { commit }: Pick<Database, "commit">,
  post: ParsedPost,
  source: string,
  { revive = false } = {},
): Promise<void> {
  const row = {
    id: post._id,
    source,
    title: post.title,
    date: post.date,
    url: post.url,
    content: JSON.stringify(post.content),
    digest: post.digest,
    removed: 0,
    markdown: post.markdown,
    written_by: "",
    version: 1,
  };
  await commit(async (trx) => {
    const known = await trx
      .selectFrom("posts")
      .select(["digest", "removed", "markdown", "written_by", "version"])
      .where("id", "=", row.id)
      .executeTakeFirst();
    const isSame = known?.digest === row.digest && known.markdown === row.markdown;
    if (known && !revive && (known.removed || known.written_by || isSame)) return;
    await trx
      .insertInto("posts")
      .values(row)
      .onConflict((c) => c.column("id").doUpdateSet({ ...row, version: (known?.version ?? 0) + 1 }))
      .execute();
    await countRevision(trx, postsRevision);
  });
}

/** Takes a post down; false when no post with this id is shown. */
export const removePost = (database: Pick<Database, "commit">, id: string): Promise<boolean> =>
  setRemoved(database, id, 1);

/** Shows a post again that was taken down; false when there is no such post. */
export const restorePost = (database: Pick<Database, "commit">, id: string): Promise<boolean> =>
  setRemoved(database, id, 0);

function setRemoved(
  { commit }: Pick<Database, "commit">,
  id: string,
  removed: 0 | 1,
): Promise<boolean> {
  return commit(async (trx) => {
    const changed = await markRemoved(trx, id, removed);
    return !!changed;
  });
}

/**
 * Takes a post down (1) or shows it again (0), inside the caller's transaction. `seen`: only if it
 * still has this version.
 */
export async function markRemoved(
  trx: Kysely<Tables>,
  id: string,
  removed: 0 | 1,
  seen?: number,
): Promise<{ version: number } | undefined> {
  let update = trx
    .updateTable("posts")
    .set((row) => ({ removed, version: row("version", "+", 1) }))
    .where("id", "=", id)
    .where("removed", "=", 1 - removed);
  if (seen !== undefined) update = update.where("version", "=", seen);
  const changed = await update.returning("version").executeTakeFirst();
  if (changed) await countRevision(trx, postsRevision);
  return changed;
}
