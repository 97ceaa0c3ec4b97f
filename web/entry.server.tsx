import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import type { PageServices } from "#contract/page-services.ts";
// Vite bundles each into one file for `?worker`; in a page they are classic scripts.
import afterLoad from "./hydration/after-load.ts?worker&url";
import hydrate from "./hydration/hydrate-on-interaction.ts?worker&url";
import { replaceOnce } from "./hydration/replace-once.ts";
import { serverInserts } from "./hydration/server-inserts.tsx";
import { speculationRules } from "./hydration/speculation-rules.ts";
import { stylesOf } from "./hydration/style-sheets.server.ts";
import { servicesContext } from "./page-context.ts";

// The server asks these of the build, which holds its own copies of the libraries.
export { createRequestHandler } from "react-router";
export { configure } from "./site-config.ts";

/** The load context of a page that the server renders on request. */
export function pageContext(services: PageServices): RouterContextProvider {
  return new RouterContextProvider(new Map([[servicesContext, services]]));
}

/** Renders a whole page, complete and without streaming marks, with its style sheets inlined. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerenderToNodeStream(
    <ServerRouter context={context} url={request.url} />,
  );
  let html = await text(prelude);
  if (!import.meta.env.DEV) html = joinScripts(inlineStyles(html, context));
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/** Browsers fetch it at once, although nothing needs it yet. */
const manifest = '<link rel="manifest" href="/manifest.webmanifest">';

/**
 * Puts the style sheets into the page: those in view into its head, the others into the deferred
 * ones.
 */
function inlineStyles(html: string, context: EntryContext): string {
  const { text, deferred } = stylesOf(html, context);
  const links = deferred.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return replaceOnce(
    replaceOnce(html, serverInserts.styles, text),
    serverInserts.deferred,
    `${links}<script src="${afterLoad}"></script>${manifest}${speculationRules}`,
  );
}

const client = join(import.meta.dirname, "..", "client");
let script: string | undefined;

/** hydrate-on-interaction.ts, bundled. */
const hydrationScript = (): string =>
  (script ??= readFileSync(join(client, hydrate), "utf8").trim());

/**
 * React Router writes its context, its imports and the data of the page as scripts of their own. They wait
 * in `noscript` for the first touch, as one, because each has its hash in the headers: a module, which
 * imports React last, when all else has run. Behind it stands the script that inserts them: a visitor may
 * scroll while the end of the document is on its way, and then nothing would be held yet.
 */
function joinScripts(html: string): string {
  const [page = "", held = ""] = html.split(/(?<=<noscript id="app">)/);
  const links = held.slice(0, held.indexOf("<script"));
  const scripts = Array.from(held.matchAll(/<script[^>]*>(.*?)<\/script>/gs), ([, code]) => code);
  const [context, imports, ...data] = scripts;
  if (!imports?.startsWith("import ") || !data.at(-1)?.endsWith("streamController.close();"))
    throw new Error("React Router writes its scripts in another way: mend joinScripts.");
  const code = [context, ...data, imports].join("");
  const joined = `${links}<script type="module" async>${code}</script></noscript>`;
  return `${page}${joined}<script>${hydrationScript()}</script></body></html>`;
}
