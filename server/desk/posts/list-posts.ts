import { pathOf } from "#content/pages.ts";
import { scheduling } from "#content/scheduling.ts";
import { addDays, dateIn } from "#contract/calendar-date.ts";
import type { PostLine, PostList } from "#contract/desk-posts.ts";
import type { Database } from "#server/db/database.ts";

/** Posts of a page. */
const pageSize = 50;
/** Days whose views are shown. */
const viewDays = 30;

interface Row {
  id: string;
  title: string;
  date: string;
  removed: number;
  written_by: string;
  version: number;
}

/**
 * Posts and drafts, newest first. A blog has hundreds of them, not millions: the search reads them
 * all.
 */
export async function listPosts(
  { db }: Database,
  nameOf: (address: string) => string,
  { words, cursor }: { words: string; cursor: string },
): Promise<PostList> {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  const query = db
    .selectFrom("posts")
    .select(["id", "title", "date", "removed", "written_by", "version"])
    .$if(terms.length > 0, (all) => all.select("content"))
    .orderBy("date", "desc")
    .orderBy("id");
  const [all, drafts, views] = await Promise.all([
    query.execute(),
    db.selectFrom("post_drafts").selectAll().execute(),
    viewsOf(db),
  ]);
  const rows = all.filter(({ title, content = "" }) => has(terms, `${title} ${content}`));
  const posts = new Set(all.map(({ id }) => id));
  const newer = new Set(drafts.map(({ post_id }) => post_id));
  const lines = [
    ...drafts
      .filter(({ post_id, title, text }) => !posts.has(post_id) && has(terms, `${title} ${text}`))
      .map(
        ({ post_id, title, date, who }): PostLine => ({
          id: post_id,
          title,
          date,
          state: "draft",
          draftNewer: false,
          writtenBy: nameOf(who),
          views: undefined,
          version: 0,
        }),
      ),
    ...rows.map((row: Row) => lineOf(row)),
  ];
  const from = Math.max(0, cursor ? lines.findIndex(({ id }) => id === cursor) : 0);
  const next = lines[from + pageSize]?.id;
  return { posts: lines.slice(from, from + pageSize), all: lines.length, next };

  function lineOf({ id, title, date, removed, written_by, version }: Row): PostLine {
    return {
      id,
      title,
      date,
      state: removed ? "down" : "shown",
      draftNewer: newer.has(id),
      writtenBy: written_by && nameOf(written_by),
      views: removed ? undefined : (views.get(pathOf("blogPost", { id })) ?? 0),
      version,
    };
  }
}

const has = (terms: string[], text: string) =>
  terms.every((term) => text.toLowerCase().includes(term));

async function viewsOf(db: Database["db"]): Promise<Map<string, number>> {
  const since = addDays(dateIn(Date.now(), scheduling.zone), 1 - viewDays);
  const rows = await db
    .selectFrom("counts")
    .select("name")
    .select((row) => row.fn.sum<number>("n").as("n"))
    .where("by", "=", "path")
    .where("day", ">=", since)
    .where("what", "=", "view")
    .groupBy("name")
    .execute();
  return new Map(rows.map(({ name, n }) => [name, Number(n)]));
}
