import { everyPage } from "#content/every-page.ts";
import { pages } from "#content/pages.ts";

const fixed: ReadonlySet<string> = new Set(everyPage.map(({ path }) => path));
const posts = pages.blogPost.path.replace(":id", "");

/**
 * Whether a path (without its query) is a page of this site. For posts only the format is checked.
 */
export function isPagePath(path: string): boolean {
  if (fixed.has(path)) return true;
  return path.startsWith(posts) && /^[\w-]{1,120}$/.test(path.slice(posts.length));
}
