import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Blog } from "#contract/blog.ts";
import { parsePost } from "#server/posts/parse-post.ts";

/** The posts of this repository, as a server would have imported them. */
export function readPosts(): Blog[] {
  const folder = join(import.meta.dirname, "../../../posts");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => parsePost(readFileSync(join(folder, name), "utf8")));
}
