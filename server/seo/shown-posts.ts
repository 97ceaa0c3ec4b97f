import { type Blog, newestFirst } from "#contract/blog.ts";
import { endpoints } from "#contract/http.ts";
import type { AppDeps } from "#server/app.ts";

/** Milliseconds after which a request to another host counts as failed. */
const timeout = 10_000;

/**
 * The posts that the pages show, newest first: ours, or those of API_HOST where that is set.
 * @throws when that host cannot be reached or refuses.
 */
export async function shownPosts({
  env,
  posts,
}: Pick<AppDeps, "env" | "posts">): Promise<readonly Blog[]> {
  if (!env.apiHost) return posts.list(env.blogSource);
  const query = new URLSearchParams({ source: env.blogSource });
  const response = await fetch(`${env.apiHost}${endpoints.blogs}?${query}`, {
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${endpoints.blogs} answered ${response.status}`);
  return newestFirst((await response.json()) as Blog[]);
}

/** One of them; undefined when there is none. @throws as `shownPosts` does. */
export async function shownPost(
  deps: Pick<AppDeps, "env" | "posts">,
  id: string,
): Promise<Blog | undefined> {
  if (!deps.env.apiHost) return deps.posts.get(id);
  return (await shownPosts(deps)).find(({ _id }) => _id === id);
}
