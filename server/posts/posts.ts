import type { Blog } from "#contract/blog.ts";
import type { Database } from "#server/db/database.ts";
import { revision } from "#server/db/revisions.ts";
import type { PostRow } from "#server/db/tables.ts";

/** The posts that the site shows. */
export interface Posts {
  /**
   * Newest first. Returns the identical array until a post changes, so that results computed from
   * it can be cached.
   * @param source only the posts of one product; all when absent.
   */
  list(source?: string): Promise<readonly Blog[]>;
  get(id: string): Promise<Blog | undefined>;
}

/** Name under which every change of a post is counted. */
export const postsRevision = "posts";

/** All posts as shown, and by product. */
interface Shelf {
  revision: number;
  all: readonly Blog[];
  bySource: ReadonlyMap<string, readonly Blog[]>;
}

const none: readonly Blog[] = [];

export function createPosts({ db }: Pick<Database, "db">): Posts {
  const shown = () => db.selectFrom("posts").selectAll().where("removed", "=", 0);
  let shelf: Promise<Shelf> | undefined;

  async function read(): Promise<Shelf> {
    // Read first, so that a change during the query is noticed next time.
    const current = await revision(db, postsRevision);
    const rows = await shown().orderBy("date", "desc").orderBy("id").execute();
    const pairs = rows.map((row) => ({ source: row.source, blog: blogOf(row) }));
    const groups = Map.groupBy(pairs, ({ source }) => source);
    return {
      revision: current,
      all: pairs.map(({ blog }) => blog),
      bySource: new Map(
        Array.from(groups, ([source, group]) => [source, group.map(({ blog }) => blog)]),
      ),
    };
  }

  /** The cached posts, or new ones, read once for all concurrent requests. */
  async function currentShelf(): Promise<Shelf> {
    const kept = shelf;
    if (kept && (await kept).revision === (await revision(db, postsRevision))) return kept;
    if (shelf === kept) {
      const made = read();
      shelf = made;
      made.catch(() => {
        shelf = undefined;
      });
    }
    return shelf ?? read();
  }

  return {
    async list(source) {
      const { all, bySource } = await currentShelf();
      return source === undefined ? all : (bySource.get(source) ?? none);
    },
    async get(id) {
      const row = await shown().where("id", "=", id).executeTakeFirst();
      return row && blogOf(row);
    },
  };
}

function blogOf({ id, title, date, url, content }: PostRow): Blog {
  return { _id: id, title, date, url, content: JSON.parse(content) as string[] };
}
