import { join } from "node:path";
import { startSite } from "./built-site.ts";
import { kilobytes } from "./figures.ts";
import { fillPosts, openFilled } from "./fill.ts";
import type { GrowthTable } from "./growth.ts";
import { sideBySide } from "./timed.ts";

const turns = 15;

/** Requests of visitors and feed readers to the blog. `all`: the response contains every post. */
const asked: { what: string; path: string; all?: true }[] = [
  { what: "the list's first page (/blogs)", path: "/blogs" },
  { what: "one post (/blogs/ID)", path: "/blogs/post-3" },
  { what: "one post (/api/blogs/ID)", path: "/api/blogs/post-3" },
  { what: "all posts (/api/blogs)", path: "/api/blogs?source=farline", all: true },
  { what: "the feed (/feed.xml)", path: "/feed.xml" },
  { what: "the site map (/sitemap.xml)", path: "/sitemap.xml", all: true },
];

/** Response times of the blog over HTTP, by the number of posts. */
export async function growBlog(folder: string, sizes: number[]): Promise<GrowthTable> {
  const servers = [];
  for (const size of sizes) {
    const own = join(folder, `posts-${size}`);
    const server = await startSite(own);
    // Filled after the start, because the start imports the posts of the repository.
    await openFilled(join(own, "data"), (database) => fillPosts(database, size));
    servers.push(server);
  }
  const growths = [];
  for (const { what, path, all } of asked) {
    let bytes = 0;
    const times = await sideBySide(servers, turns, async ({ port }) => {
      const url = `http://127.0.0.1:${port}${path}`;
      const answer = await fetch(url, { headers: { "Accept-Encoding": "identity" } });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      bytes = (await answer.arrayBuffer()).byteLength;
    });
    const inherent = all && `the whole list is the answer, ${kilobytes(bytes)} KB`;
    growths.push({ what, times, ...(inherent && { inherent }) });
  }
  for (const server of servers) await server.end("SIGTERM");
  return { stored: "posts", sizes, growths };
}
