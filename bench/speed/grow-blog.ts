import { openDatabase } from "#server/db/database.ts";
import { startSite } from "./built-site.ts";
import { shown } from "./figures.ts";
import { fillPosts } from "./fill.ts";
import type { Growth, GrowthTable } from "./growth.ts";
import { timed } from "./timed.ts";

/** Posts against what visitors and programs ask of the blog. */
export async function growBlog(dataDir: string, sizes: number[]): Promise<GrowthTable> {
  const measured: (Growth & { path: string; body: number })[] = [
    { what: "the list's first page (/blogs)", path: "/blogs", times: [], body: 0 },
    { what: "one post (/blogs/ID)", path: "/blogs/post-3", times: [], body: 0 },
    { what: "one post (/api/blogs/ID)", path: "/api/blogs/post-3", times: [], body: 0 },
    { what: "all posts (/api/blogs)", path: "/api/blogs?source=farline", times: [], body: 0 },
    { what: "the feed (/feed.xml)", path: "/feed.xml", times: [], body: 0 },
    { what: "the site map (/sitemap.xml)", path: "/sitemap.xml", times: [], body: 0 },
  ];
  for (const size of sizes) {
    const server = await startSite(dataDir);
    const database = openDatabase({ databaseUrl: undefined, dataDir: `${dataDir}/data` });
    await fillPosts(database, size);
    await database.close();
    process.stderr.write(`${size} posts\n`);
    for (const figure of measured) {
      const url = `http://127.0.0.1:${server.port}${figure.path}`;
      figure.times.push(
        await timed(9, async () => {
          const answer = await fetch(url, { headers: { "Accept-Encoding": "identity" } });
          if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
          figure.body = (await answer.arrayBuffer()).byteLength;
        }),
      );
    }
    await server.end("SIGTERM");
  }
  const growths = measured.map(({ what, times, body, path }) => ({
    what,
    times,
    ...(/api\/blogs\?|sitemap/.test(path) && {
      inherent: `all of them by specification: ${shown(body / 1024)} KB`,
    }),
  }));
  return { stored: "posts", sizes, growths };
}
