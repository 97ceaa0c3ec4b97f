import type { Blog } from "#contract/blog.ts";
import type { Database } from "#server/db/database.ts";
import type { PostRow } from "#server/db/tables.ts";

/** The posts that the site shows. */
export interface Posts {
  /** Newest first. @param source only those of one product; all when absent. */
  list(source?: string): Promise<Blog[]>;
  get(id: string): Promise<Blog | undefined>;
}

export function createPosts({ db }: Pick<Database, "db">): Posts {
  const shown = () => db.selectFrom("posts").selectAll().where("removed", "=", 0);
  return {
    async list(source) {
      let query = shown();
      if (source !== undefined) query = query.where("source", "=", source);
      return (await query.orderBy("date", "desc").orderBy("id").execute()).map(blogOf);
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
