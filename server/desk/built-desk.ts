import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { DeskContext } from "#contract/desk.ts";

/** Renders a page of the desk, or runs an action of its router. */
export type RenderDesk = (request: Request, context: DeskContext) => Promise<Response>;

/** Our own exports of the built desk's entry module. */
interface BuiltEntry {
  deskLoadContext(context: DeskContext): never;
}

/** Loads the built desk (`build/desk/server/index.js`); undefined when nothing is built. */
export async function loadBuiltDesk(file: string): Promise<RenderDesk | undefined> {
  if (!existsSync(file)) return undefined;
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const { deskLoadContext } = build.entry.module as unknown as BuiltEntry;
  return (request, context) => handle(request, deskLoadContext(context));
}
