import type { Blog } from "#contract/blog.ts";
import { type ShelfPage, shelfPage } from "../sections/blogs/shelf.ts";
import type { Arriving } from "../sections/blogs/use-arrived.ts";
import { fetchBlogs } from "./blogs.ts";

/** Milliseconds for which the list is not asked for again: leafing through it must not wait. */
const keep = 60_000;

let shelf: { posts: Blog[]; since: number } | undefined;

/**
 * A page of the list in the browser: at once where the list is at hand, else promised. A failure is
 * logged, and the list stays empty.
 */
export function shelfInBrowser(page: number, ask?: typeof fetch): Arriving<ShelfPage> {
  if (shelf && Date.now() - shelf.since < keep) return shelfPage(shelf.posts, page);
  const arriving = fetchBlogs(ask).then(
    (posts) => {
      shelf = { posts, since: Date.now() };
      return shelfPage(posts, page);
    },
    (error: unknown) => {
      console.error("The list of posts could not be fetched:", error);
      return shelfPage([], page);
    },
  );
  return { arriving };
}
