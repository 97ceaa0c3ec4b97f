import { everyPage } from "#content/every-page.ts";
import { pages } from "#content/pages.ts";

const fixed: ReadonlySet<string> = new Set(everyPage.map(({ path }) => path));
const posts = pages.blogPost.path.replace(":id", "");

/** Whether a path, without a query, is one of a page of ours; of posts only the form is looked at. */
export function isPagePath(path: string): boolean {
  if (fixed.has(path)) return true;
  return path.startsWith(posts) && /^[\w-]{1,120}$/.test(path.slice(posts.length));
}
