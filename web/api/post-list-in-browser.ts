import type { Blog } from "#contract/blog.ts";
import { type PostListPage, postListPage } from "../sections/blogs/post-list-page.ts";
import type { MaybePending } from "../sections/blogs/use-pending-data.ts";
import { fetchBlogs } from "./blogs.ts";

/** Milliseconds for which the list is not asked for again: leafing through it must not wait. */
const keep = 60_000;

let kept: { posts: Blog[]; since: number } | undefined;

/**
 * A page of the list in the browser: at once where the list is at hand, else promised. A failure is
 * logged, and the list stays empty.
 */
export function postListInBrowser(page: number, ask?: typeof fetch): MaybePending<PostListPage> {
  if (kept && Date.now() - kept.since < keep) return postListPage(kept.posts, page);
  const pending = fetchBlogs(ask).then(
    (posts) => {
      kept = { posts, since: Date.now() };
      return postListPage(posts, page);
    },
    (error: unknown) => {
      console.error("The list of posts could not be fetched:", error);
      return postListPage([], page);
    },
  );
  return { pending };
}
