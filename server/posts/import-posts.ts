import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#server/db/database.ts";
import { countRevision } from "#server/db/revisions.ts";
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

/** Writes a post if it is new or its file was edited. `revive`: even if it was taken down. */
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
  };
  await commit(async (trx) => {
    const known = await trx
      .selectFrom("posts")
      .select(["digest", "removed"])
      .where("id", "=", row.id)
      .executeTakeFirst();
    if (known && !revive && (known.removed || known.digest === row.digest)) return;
    await trx
      .insertInto("posts")
      .values(row)
      .onConflict((c) => c.column("id").doUpdateSet(row))
      .execute();
    await countRevision(trx, postsRevision);
  });
}

/** Takes a post down; false when no post with this id is shown. */
export function removePost({ commit }: Pick<Database, "commit">, id: string): Promise<boolean> {
  return commit(async (trx) => {
    const removed = await trx
      .updateTable("posts")
      .set({ removed: 1 })
      .where("id", "=", id)
      .where("removed", "=", 0)
      .returning("id")
      .executeTakeFirst();
    if (removed) await countRevision(trx, postsRevision);
    return !!removed;
  });
}
