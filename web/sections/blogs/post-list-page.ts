import { blogs } from "#content/blogs.ts";
import { pathOf } from "#content/pages.ts";
import { type Blog, excerptLength, newestFirst } from "#contract/blog.ts";

/** Posts on a page of the list. */
export const postsPerPage = 6;

/** The data of one card of the list. */
export interface PostCard {
  id: string;
  title: string;
  date: string;
  url: string;
  excerpt: string;
  /** Which of the pictures, from 0: they cycle by the index in the whole list. */
  picture: number;
}

/** One page of the list. */
export interface PostListPage {
  cards: PostCard[];
  /** From 1. */
  page: number;
  pages: number;
}

/** The cards of a page, newest first; `page` is clamped to the pages that there are. */
export function postListPage(posts: readonly Blog[], page: number): PostListPage {
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const clamped = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const first = (clamped - 1) * postsPerPage;
  const cards = newestFirst(posts)
    .slice(first, first + postsPerPage)
    .map(({ _id, title, date, url, content }, index) => ({
      id: _id,
      title,
      date,
      // Another API host may send anything: only a web address may be opened.
      url: /^https?:\/\//i.test(url) ? url : pathOf("blogPost", { id: _id }),
      excerpt: excerptOf(content),
      picture: (first + index) % blogs.pictureAlts.length,
    }));
  return { cards, page: clamped, pages };
}

/** An array joined with spaces, cut to `excerptLength` and "..."; a string as it is. */
export function excerptOf(content: Blog["content"]): string {
  if (typeof content === "string") return content;
  return `${content.join(" ").slice(0, excerptLength)}...`;
}

/** The page that an address asks for, from 1; what makes no sense is the first. */
export function pageNumber(url: string): number {
  return Number(new URL(url).searchParams.get("page")) || 1;
}

/** Address of a page of the list. The first has none of its own. */
export function postListPath(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
