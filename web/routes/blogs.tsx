import { blogs } from "#content/blogs.ts";
import { pages } from "#content/pages.ts";
import { shelfInBrowser } from "../api/shelf-in-browser.ts";
import { PageHead } from "../layout/page-head.tsx";
import { feedLinks, pageMeta } from "../page-meta.ts";
import { postsOnServer } from "../posts-on-server.ts";
import { PostShelf } from "../sections/blogs/post-shelf.tsx";
import type { ShelfPage } from "../sections/blogs/shelf.ts";
import { pageNumber, shelfPage, shelfPath } from "../sections/blogs/shelf.ts";
import { type Arriving, useArrived } from "../sections/blogs/use-arrived.ts";
import type { Route } from "./+types/blogs";

/** Every page of the list is its own address for search engines. */
export const meta = ({ location, loaderData }: Route.MetaArgs) => {
  const asked = pageNumber(`http://x/${location.search}`);
  const page = loaderData && "page" in loaderData ? loaderData.page : asked;
  const words = page > 1 ? blogs.further(page) : {};
  const path = shelfPath(pages.blogs.path, page);
  return [...pageMeta("blogs", [], { ...words, path }), ...feedLinks];
};

export const loader = async ({
  context,
  request,
}: Route.LoaderArgs): Promise<Arriving<ShelfPage>> =>
  shelfPage(await postsOnServer(context), pageNumber(request.url));

export const clientLoader = ({ request }: Route.ClientLoaderArgs): Arriving<ShelfPage> =>
  shelfInBrowser(pageNumber(request.url));

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const shelf = useArrived<ShelfPage>(loaderData);
  return (
    <>
      <PageHead page="blogs" title={blogs.title} text={blogs.text} />
      <PostShelf shelf={shelf} />
    </>
  );
}
