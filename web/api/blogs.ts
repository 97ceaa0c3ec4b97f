import type { Blog } from "#contract/blog.ts";
import { endpoints } from "#contract/http.ts";
import { siteConfig } from "../site-config.ts";

/** Milliseconds after which an answer counts as lost. */
const timeout = 10_000;

/**
 * GET /api/blogs?source=…, from API_HOST where that is set. Entries that are not posts are left out.
 * @throws when the host cannot be reached, refuses, or answers something else than a list.
 */
export async function fetchBlogs(ask: typeof fetch = fetch): Promise<Blog[]> {
  const source = new URLSearchParams({ source: siteConfig.blogSource });
  const posts = await answer(ask, `${endpoints.blogs}?${source}`);
  if (!Array.isArray(posts)) throw new Error("The list of posts is not a list");
  return posts.filter(isBlog);
}

/** GET /api/blogs/{id}; undefined when there is no such post. @throws as `fetchBlogs`. */
export async function fetchBlog(id: string, ask: typeof fetch = fetch): Promise<Blog | undefined> {
  const post = await answer(ask, `${endpoints.blogs}/${encodeURIComponent(id)}`);
  if (post !== undefined && !isBlog(post)) throw new Error(`Post ${id} is not a post`);
  return post;
}

/** The answer's JSON; undefined for a 404. */
async function answer(ask: typeof fetch, path: string): Promise<unknown> {
  const response = await ask(siteConfig.apiHost + path, {
    headers: { Accept: "application/json" },
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** API_HOST may be anybody's: a post that lacks something must not take the page down. */
function isBlog(value: unknown): value is Blog {
  const { _id, title, date, url, content } = (value ?? {}) as Record<string, unknown>;
  const texts = Array.isArray(content)
    ? [...content, _id, title, date, url]
    : [content, _id, title, date, url];
  return texts.every((text) => typeof text === "string");
}
