import type { RouterContextProvider } from "react-router";
import type { Blog } from "#contract/blog.ts";
import type { PageServices } from "#contract/page-services.ts";
import { fetchBlog, fetchBlogs } from "./api/blogs.ts";
import { servicesContext } from "./page-context.ts";
import { siteConfig } from "./site-config.ts";

type Context = Readonly<RouterContextProvider>;

/** Where the posts are: at API_HOST where that is set, else on our own server. */
const postsOf = (context: Context): PageServices["blogs"] =>
  siteConfig.apiHost ? { list: fetchBlogs, get: fetchBlog } : context.get(servicesContext).blogs;

/** The posts for a page made on request. A failure is logged and gives no posts. */
export async function postsOnServer(context: Context): Promise<readonly Blog[]> {
  try {
    return await postsOf(context).list();
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
    const post = await postsOf(context).get(id);
    return post ? { post, status: 200 } : { status: 404 };
  } catch (error) {
    console.error(`Post ${id} could not be read:`, error);
    return { status: 503 };
  }
}
