import type { PostServices } from "#contract/desk-posts.ts";
import type { Database } from "#server/db/database.ts";
import { listPosts } from "./list-posts.ts";
import { openPost } from "./open-post.ts";
import { previewPost } from "./preview-post.ts";
import { dropDraft, keepDraft, publish, setShown } from "./write-post.ts";

/** The posts of the blog, acting for one person. `source`: the product of new ones. */
export function postServices(
  database: Database,
  { who, source, nameOf }: { who: string; source: string; nameOf: (address: string) => string },
): PostServices {
  const writer = { database, who, source };
  return {
    list: (query) => listPosts(database, nameOf, query),
    open: (id) => openPost(database, nameOf, id),
    preview: previewPost,
    keepDraft: (fields, seen) => keepDraft(writer, fields, seen),
    publish: (fields, seen) => publish(writer, fields, seen),
    dropDraft: (id, seen) => dropDraft(writer, id, seen),
    takeDown: (id, version) => setShown(writer, { id, removed: 1, version }),
    bringBack: (id, version) => setShown(writer, { id, removed: 0, version }),
  };
}
