import type { MetaDescriptor } from "react-router";
import { changesTitle } from "#content/changes-title.ts";
import { descriptions } from "#content/descriptions.ts";
import { headline, type Page, type PageId, pages, pathOf } from "#content/pages.ts";
import { site } from "#content/site.ts";
import type { Blog } from "#contract/blog.ts";
import { feeds } from "#contract/feeds.ts";
import { pagePicture, postPicture, sharePicture } from "#contract/share-picture.ts";
import { blogPosting } from "./structured-data/blog-posting.ts";
import { breadcrumbList } from "./structured-data/breadcrumb-list.ts";
import { absolute, jsonLd, type Thing } from "./structured-data/json-ld.ts";

/** After a client-side navigation only the title matters: crawlers always load a new document. */
const inBrowser = !import.meta.env.SSR;

/**
 * The metadata of a page, from the table of pages: title, description, canonical
 * link, the card of a shared link, and data for search engines (`things`, beside the breadcrumb).
 * `own`: what differs from the table.
 */
export function pageMeta(
  id: PageId,
  things: readonly Thing[] = [],
  own: Partial<Page & { description: string; picture: string }> = {},
): MetaDescriptor[] {
  if (inBrowser) return [{ title: own.title ?? pages[id].title }];
  const page = { ...pages[id], description: descriptions[id], picture: id, ...own };
  if (page.noindex) return hiddenMeta(page);
  const crumbs = id === "home" ? [] : [breadcrumbList(id, page)];
  return [
    ...described(page),
    ...shared({ ...page, type: "website", picture: pagePicture(page.picture) }),
    ...jsonLd([...crumbs, ...things]),
  ];
}

/** The same for a post, whose words come from the database. Its title stands alone. */
export function postMeta(post: Blog, description: string): MetaDescriptor[] {
  if (inBrowser) return [{ title: post.title }];
  const path = pathOf("blogPost", { id: post._id });
  const { title } = post;
  return [
    ...described({ path, title, description }),
    ...shared({ path, title, description, type: "article", picture: postPicture(post._id) }),
    { property: "article:published_time", content: post.date },
    ...jsonLd([breadcrumbList("blogPost", { label: title, path }), blogPosting(post, description)]),
  ];
}

/** A page that search engines must not index: /test, what follows a form, and unknown paths. */
export function hiddenMeta(page: { title: string; description: string }): MetaDescriptor[] {
  const { title, description } = page;
  if (inBrowser) return [{ title }];
  return [
    { title },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

/** For pages about posts: the feeds for feed readers. */
export const feedLinks: MetaDescriptor[] = inBrowser
  ? []
  : [
      alternate("application/rss+xml", pages.blogs.title, feeds.rss),
      alternate("application/feed+json", pages.blogs.title, feeds.json),
    ];

/** For the directory and the catalog: the feed of changes to the pages. */
export const changesLink: MetaDescriptor[] = inBrowser
  ? []
  : [alternate("application/atom+xml", changesTitle, feeds.changes)];

function alternate(type: string, title: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type, title, href };
}

function described(page: { path: string; title: string; description: string }): MetaDescriptor[] {
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: absolute(page.path) },
  ];
}

/** Open Graph. X reads the same names; only the size of its card has no equal there. */
function shared(page: {
  path: string;
  title: string;
  description: string;
  type: "website" | "article";
  picture: string;
}): MetaDescriptor[] {
  const title = headline(page);
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  return [
    property("type", page.type),
    property("site_name", site.name),
    property("title", title),
    property("description", page.description),
    property("url", absolute(page.path)),
    property("image", absolute(page.picture)),
    property("image:width", String(sharePicture.width)),
    property("image:height", String(sharePicture.height)),
    property("image:alt", title),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
