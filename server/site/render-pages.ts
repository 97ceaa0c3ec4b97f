import { pages } from "#content/pages.ts";
import { type RefusalId, refusalPath, refusals } from "#content/refusals.ts";
import type { BuiltSite } from "./built-site.ts";

/** HTML by the path that it is served under: `/about`; `/404` for a refusal. */
export type RenderedPages = ReadonlyMap<string, string>;

/** Below these folders, the page for an unknown URL links back to the folder (site.ts). */
const unknownPages = [`${pages.industries.path}/404`, `${pages.integrations.path}/404`];

/** Renders the prerendered pages with the configuration of the site. */
export async function renderPages(built: BuiltSite): Promise<RenderedPages> {
  const rendered = new Map<string, string>();
  // One after the other: in parallel they would take as much processor time, and more memory.
  for (const path of built.prerendered) rendered.set(path, await render(built, path, 200));
  return rendered;
}

/**
 * Renders the pages that the server sends with refusals (from memory): `/404` and those of two
 * folders (`/industries-404`) for unknown URLs, `/429` and `/503` for too many requests.
 */
export async function renderRefusals(built: BuiltSite): Promise<RenderedPages> {
  const rendered = new Map<string, string>();
  for (const path of ["/404", ...unknownPages])
    rendered.set(`/${path.slice(1).replace("/", "-")}`, await render(built, path, 404));
  for (const [id, { status }] of Object.entries(refusals)) {
    const html = await render(built, refusalPath(id as RefusalId), status);
    rendered.set(`/${status}`, withoutScripts(html));
  }
  return rendered;
}

async function render(built: BuiltSite, path: string, status: number): Promise<string> {
  const page = await built.render(new Request(new URL(path, "http://localhost")));
  if (page.status !== status) throw new Error(`${path} was rendered with ${page.status}`);
  return await page.text();
}

/**
 * These are served under other pages' URLs, where React would render the other page. So the scripts
 * are removed, and content that they would insert is inlined.
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
