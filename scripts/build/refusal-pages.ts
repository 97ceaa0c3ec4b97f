import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pages } from "#content/pages.ts";
import { type RefusalId, refusalPath, refusals } from "#content/refusals.ts";
import { loadBuiltSite } from "#server/site/built-site.ts";
import { precompress } from "./precompress.ts";

/** Under these folders an unknown address has a page that leads back (site.ts). */
const unknownPages = [`${pages.industries.path}/404`, `${pages.integrations.path}/404`];

/**
 * Renders the pages that the server answers refusals with, from memory, into `refusals/`: 404.html
 * and those of two folders for unknown addresses, 429.html and 503.html for too much at once.
 */
export async function renderRefusalPages(out: string): Promise<void> {
  const folder = join(out, "refusals");
  mkdirSync(folder, { recursive: true });
  const built = await loadBuiltSite(join(process.cwd(), out, "server/index.js"), {
    blogs: { list: async () => [], get: async () => undefined },
  });
  const render = async (path: string, status: number) => {
    const page = await built?.render(new Request(new URL(path, "http://localhost")));
    if (page?.status !== status) throw new Error(`${path} was rendered with ${page?.status}`);
    return await page.text();
  };
  for (const path of ["/404", ...unknownPages])
    writeFileSync(join(folder, `${path.slice(1).replace("/", "-")}.html`), await render(path, 404));
  for (const [id, { status }] of Object.entries(refusals)) {
    const html = await render(refusalPath(id as RefusalId), status);
    writeFileSync(join(folder, `${status}.html`), withoutScripts(html));
  }
  await precompress(folder);
}

/**
 * These are served under another page's address, and React would render that page. So the scripts
 * are removed, and content that they would insert is written in place.
 */
function withoutScripts(html: string): string {
  const parts = html.split(/<noscript id="app">[\s\S]*?<\/noscript>/);
  if (parts.length !== 2) throw new Error("The page's scripts are not where they were");
  const still = parts
    .join("")
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<noscript id="\w+">([\s\S]*?)<\/noscript>/g, "$1");
  if (/<script|modulepreload/.test(still)) throw new Error("A script is left in the page");
  return still;
}
