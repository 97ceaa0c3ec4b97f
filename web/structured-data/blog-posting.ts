import { pathOf } from "#content/pages.ts";
import type { Blog } from "#contract/blog.ts";
import { postPicture } from "#contract/share-picture.ts";
import { absolute, type Thing } from "./json-ld.ts";
import { publisher } from "./organization.ts";

/** A post of the blog. */
export function blogPosting(post: Blog, description: string): Thing {
  const url = absolute(pathOf("blogPost", { id: post._id }));
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description,
    datePublished: post.date,
    image: absolute(postPicture(post._id)),
    url,
    mainEntityOfPage: url,
    author: publisher(),
    publisher: publisher(),
  };
}
