import { blogs } from "#content/blogs.ts";
import { pages, pathOf } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { type Blog, excerptLength } from "#contract/blog.ts";
import { feeds } from "#contract/feeds.ts";
import { postPicture } from "#contract/share-picture.ts";
import { xml } from "./xml.ts";

/** Feed readers poll often, so the newest posts are enough. */
const newest = 30;

/** The newest posts in full, as RSS 2.0. */
export function rssFeed(siteUrl: string, posts: readonly Blog[]): string {
  const items = posts.slice(0, newest).map((post) => {
    const url = xml(siteUrl + pathOf("blogPost", { id: post._id }));
    return [
      "<item>",
      `<title>${xml(post.title)}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>`,
      `<pubDate>${new Date(post.date).toUTCString()}</pubDate>`,
      `<description>${xml(summary(post))}</description>`,
      `<content:encoded>${xml(html(post))}</content:encoded>`,
      "</item>",
    ].join("");
  });
  const built = posts[0]
    ? `<lastBuildDate>${new Date(posts[0].date).toUTCString()}</lastBuildDate>`
    : "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    `<title>${xml(pages.blogs.title)}</title>`,
    `<link>${xml(siteUrl + pages.blogs.path)}</link>`,
    `<atom:link href="${xml(siteUrl + feeds.rss)}" rel="self" type="application/rss+xml"/>`,
    `<description>${xml(blogs.text)}</description>`,
    `<language>en-us</language>${built}`,
    ...items,
    "</channel></rss>\n",
  ].join("\n");
}

/** The same as JSON Feed 1.1. */
export function jsonFeed(siteUrl: string, posts: readonly Blog[]): string {
  const author = { name: site.name, url: `${siteUrl}/` };
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: pages.blogs.title,
    description: blogs.text,
    home_page_url: siteUrl + pages.blogs.path,
    feed_url: siteUrl + feeds.json,
    icon: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/favicon.svg`,
    language: "en",
    authors: [author],
    items: posts.slice(0, newest).map((post) => ({
      id: siteUrl + pathOf("blogPost", { id: post._id }),
      url: siteUrl + pathOf("blogPost", { id: post._id }),
      external_url: post.url,
      title: post.title,
      summary: summary(post),
      content_html: html(post),
      image: siteUrl + postPicture(post._id),
      date_published: new Date(post.date).toISOString(),
    })),
  });
}

const paragraphs = ({ content }: Blog) => (Array.isArray(content) ? content : [content]);

const html = (post: Blog) =>
  paragraphs(post)
    .map((text) => `<p>${xml(text)}</p>`)
    .join("");

/** The first paragraph, at most as long as an excerpt in the list, cut between words. */
function summary(post: Blog): string {
  const first = paragraphs(post)[0] ?? "";
  if (first.length <= excerptLength) return first;
  return `${first.slice(0, excerptLength).replace(/\s+\S*$/, "")}…`;
}
