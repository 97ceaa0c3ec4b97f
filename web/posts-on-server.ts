import type { RouterContextProvider } from "react-router";
import type { Blog } from "#contract/blog.ts";
import { fetchBlog, fetchBlogs } from "./api/blogs.ts";
import { servicesContext } from "./page-context.ts";
import { siteConfig } from "./site-config.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * The posts for a page made on request: from API_HOST where that is set, else from our own server.
 * A failure is logged and gives no posts.
 */
export async function postsOnServer(context: Context): Promise<readonly Blog[]> {
  try {
    return await (siteConfig.apiHost ? fetchBlogs() : context.get(servicesContext).blogs.list());
  } catch (error) {
    console.error("The list of posts could not be read:", error);
    return [];
  }
}

/** One post with the page's status: 404 when there is none, 503 when the API cannot be reached. */
export async function postOnServer(
  context: Context,
  id: string,
): Promise<{ post?: Blog; status: 200 | 404 | 503 }> {
  try {
    const { blogs } = context.get(servicesContext);
    const post = await (siteConfig.apiHost ? fetchBlog(id) : blogs.get(id));
    return post ? { post, status: 200 } : { status: 404 };
  } catch (error) {
    console.error(`Post ${id} could not be read:`, error);
    return { status: 503 };
  }
}
