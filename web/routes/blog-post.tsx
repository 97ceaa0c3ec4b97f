import { useEffect } from "react";
import { data } from "react-router";
import { blogPost } from "#content/blogs.ts";
import type { Blog } from "#contract/blog.ts";
import { fetchBlog } from "../api/blogs.ts";
import { hiddenMeta, postMeta } from "../page-meta.ts";
import { postOnServer } from "../posts-on-server.ts";
import { Article } from "../sections/blogs/article.tsx";
import { excerptOf } from "../sections/blogs/post-list-page.ts";
import { type MaybePending, usePendingData } from "../sections/blogs/use-pending-data.ts";
import type { Route } from "./+types/blog-post";

interface Found {
  post?: Blog;
}

/** The post's title, or "Loading..." until it arrives. */
export const meta = ({ loaderData }: Route.MetaArgs) => {
  const post = loaderData && "post" in loaderData ? loaderData.post : undefined;
  return post
    ? postMeta(post, summaryOf(post))
    : hiddenMeta({ title: blogPost.loadingTitle, description: blogPost.loading });
};

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { post, status } = await postOnServer(context, params.id);
  return data<MaybePending<Found>>({ post }, { status });
};

/** Not awaited: the page appears at once with a spinner, which stays after a failure. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs): MaybePending<Found> => ({
  pending: fetchBlog(params.id).then(
    (post) => ({ post }),
    (error: unknown) => {
      console.error(`Post ${params.id} could not be fetched:`, error);
      return {};
    },
  ),
});

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const post = usePendingData<Found>(loaderData)?.post;
  useEffect(() => {
    if (post) document.title = post.title;
  }, [post]);
  return <Article post={post} />;
}

/** For search engines: the beginning of the text, at a word's end. */
function summaryOf({ content }: Blog): string {
  const text = excerptOf(typeof content === "string" ? [content] : content);
  return text.length <= 155 ? text : `${text.slice(0, 155).replace(/\s+\S*$/, "")}...`;
}
