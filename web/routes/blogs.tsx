import { blogs } from "#content/blogs.ts";
import { pages } from "#content/pages.ts";
import { postListInBrowser } from "../api/post-list-in-browser.ts";
import { PageHead } from "../layout/page-head.tsx";
import { feedLinks, pageMeta } from "../page-meta.ts";
import { postsOnServer } from "../posts-on-server.ts";
import { PostList } from "../sections/blogs/post-list.tsx";
import type { PostListPage } from "../sections/blogs/post-list-page.ts";
import { pageNumber, postListPage, postListPath } from "../sections/blogs/post-list-page.ts";
import { type MaybePending, usePendingData } from "../sections/blogs/use-pending-data.ts";
import type { Route } from "./+types/blogs";

/** Every page of the list is its own address for search engines. */
export const meta = ({ location, loaderData }: Route.MetaArgs) => {
  const asked = pageNumber(`http://x/${location.search}`);
  const page = loaderData && "page" in loaderData ? loaderData.page : asked;
  const words = page > 1 ? blogs.further(page) : {};
  const path = postListPath(pages.blogs.path, page);
  return [...pageMeta("blogs", [], { ...words, path }), ...feedLinks];
};

export const loader = async ({
  context,
  request,
}: Route.LoaderArgs): Promise<MaybePending<PostListPage>> =>
  postListPage(await postsOnServer(context), pageNumber(request.url));

export const clientLoader = ({ request }: Route.ClientLoaderArgs): MaybePending<PostListPage> =>
  postListInBrowser(pageNumber(request.url));

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const list = usePendingData<PostListPage>(loaderData);
  return (
    <>
      <PageHead page="blogs" title={blogs.title} text={blogs.text} />
      <PostList list={list} />
    </>
  );
}
