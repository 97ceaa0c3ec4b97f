import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import {
  type createRequestHandler,
  matchRoutes,
  type RouteObject,
  type ServerBuild,
} from "react-router";
import type { FormReply, PageServices } from "#contract/page-services.ts";
import type { SiteConfig } from "#contract/site-config.ts";

/** The pages of the built site. */
export interface BuiltSite {
  /** Renders a page; the site sets the status of the response. */
  render(request: Request, more?: { formReply?: FormReply }): Promise<Response>;
  /**
   * Whether a path has a route of its own, so that the page for unknown URLs does not handle it.
   */
  has(path: string): boolean;
  /** Paths of the prerendered pages. */
  prerendered: readonly string[];
}

/** Our own exports of the built site's entry module. */
interface BuiltEntry {
  pageContext(services: PageServices): never;
  createRequestHandler: typeof createRequestHandler;
  configure(config: SiteConfig): void;
}

/** The services for pages, and the configuration to render them with. */
interface SiteSources {
  services: Pick<PageServices, "blogs"> & Partial<PageServices>;
  config: SiteConfig;
}

/** Without a running server there are no posts. */
export const noServices: SiteSources["services"] = {
  blogs: { list: async () => [], get: async () => undefined },
};

/**
 * Loads the server build (`build/server/index.js`); undefined when there is no build. The
 * configuration applies to the whole process.
 */
export async function loadBuiltSite(
  file: string,
  { services, config }: SiteSources,
): Promise<BuiltSite | undefined> {
  if (!existsSync(file)) return undefined;
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const entry = build.entry.module as unknown as BuiltEntry;
  entry.configure(config);
  const handle = entry.createRequestHandler(build, "production");
  const routes = routesBelow(build, undefined);
  const leafOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;
  // A pattern with prerendered pages has no others: those pages are files, and any other path is
  // unknown.
  const prerendered = new Set(build.prerender.map((path) => leafOf(path)));
  return {
    render: (request, more = {}) =>
      handle(request, entry.pageContext({ ...services, ...more } as PageServices)),
    has: (path) => {
      const leaf = leafOf(path);
      // Patterns for URLs that match no other route.
      if (leaf === undefined || leaf.path === "*" || leaf.path?.endsWith("/:unknown")) return false;
      return !(leaf.path?.includes(":") && prerendered.has(leaf));
    },
    prerendered: build.prerender,
  };
}

/** The build's routes in the format that the router's matching expects. */
function routesBelow(build: ServerBuild, parent: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index
        ? { id, index: true, ...(path && { path }) }
        : { id, ...(path && { path }), children: routesBelow(build, id) },
    );
}
