import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { createRequestHandler, ServerBuild } from "react-router";
import type { DeskContext } from "#contract/desk.ts";

/** Renders a page of the desk, or runs an action of its router. */
export type RenderDesk = (request: Request, context: DeskContext) => Promise<Response>;

/** Our own exports of the built desk's entry module. */
interface BuiltEntry {
  createRequestHandler: typeof createRequestHandler;
  deskLoadContext(context: DeskContext): never;
}

/** Loads the built desk (`build/desk/server/index.js`); undefined when nothing is built. */
export async function loadBuiltDesk(file: string): Promise<RenderDesk | undefined> {
  if (!existsSync(file)) return undefined;
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const entry = build.entry.module as unknown as BuiltEntry;
  const handle = entry.createRequestHandler(build, "production");
  return (request, context) => handle(request, entry.deskLoadContext(context));
}
