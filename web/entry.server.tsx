import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import type { PageServices } from "#contract/page-services.ts";
// Vite bundles each into one file for `?worker`; in a page they are classic scripts.
import afterLoad from "./hydration/after-load.ts?worker&url";
import hydrate from "./hydration/hydrate-on-interaction.ts?worker&url";
import { inlineIcons } from "./hydration/inline-icons.server.ts";
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
  if (!import.meta.env.DEV)
    html = inlineIcons(inlineScript(deferScripts(inlineStyles(html, context))));
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

function inlineScript(html: string): string {
  script ??= readFileSync(join(client, hydrate), "utf8").trim();
  return replaceOnce(html, serverInserts.script, script);
}

/**
 * React Router writes the data of the page as scripts at the end of the document. They belong to
 * the other scripts, in `noscript`, so that nothing of React's runs before the first touch; in one
 * script with these, because each has its hash in the headers. That one is a module which imports
 * React last, when all of this has run.
 */
function deferScripts(html: string): string {
  let data = "";
  let wrapped = 0;
  const rest = html.replace(
    /(?:<!--\/?\$-->)*<script>(window\.__reactRouterContext\.streamController[\s\S]*?)<\/script>(?:<!--\/?\$-->)*/g,
    (_, code: string) => {
      data += code;
      return "";
    },
  );
  const deferred = rest.replace(
    /(<noscript id="app">[\s\S]*?)<script>([\s\S]*?)<\/script>(<script type="module"[^>]*>(?:import .*;\s*)*)/g,
    (_, start: string, context: string, imports: string) => {
      wrapped++;
      return `${start}${imports.trim()}${context.replace(/"unstable_\w+":false,?/g, "")}${data}`;
    },
  );
  if (!data || wrapped !== 1)
    throw new Error("React Router writes its scripts in another way: mend deferScripts.");
  return deferred;
}
