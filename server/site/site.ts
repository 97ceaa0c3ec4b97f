import { gzipSync } from "node:zlib";
import { movedPages } from "#content/moved-pages.ts";
import { serverMessages } from "#content/server-messages.ts";
import type { FormReply } from "#contract/page-services.ts";
import { Refusal, refusalHeaders } from "#server/http/refusal.ts";
import type { BuiltSite } from "./built-site.ts";
import { carriesSlip } from "./carries-slip.ts";
import type { RenderQueue } from "./render-queue.ts";
import { bestEncoding, serveFile } from "./serve-file.ts";
import { brotli, isCompressible, type StaticFiles } from "./static-files.ts";

/** A request. `address`: the client's. */
export interface PageRequest {
  request: Request;
  address: string;
}

/** The pages: built files first, the rest by rendering. */
export interface Site {
  files: StaticFiles;
  /**
   * Responds to GET and HEAD of any path.
   * @throws Refusal 429 or 503 when the page would have to be rendered
   */
  respond(asked: PageRequest): Promise<Response>;
  /**
   * A page shown again with the response to its form; undefined when there is no such page.
   * @throws Refusal 429 or 503
   */
  formReply(path: string, asked: PageRequest, reply: FormReply): Promise<Response | undefined>;
  /** The prebuilt page for a refusal; undefined for most statuses. */
  refused(request: Request, refusal: Refusal): Response | undefined;
}

export interface SiteOptions {
  files: StaticFiles;
  /** Prebuilt pages by status: `/404`, `/429`, `/503`; those of a folder as `/industries-404`. */
  refusals: StaticFiles;
  /** Undefined when there is no build. */
  built: BuiltSite | undefined;
  queue: RenderQueue;
  policyFor: (html: string) => string;
}

export function createSite({ files, refusals, built, queue, policyFor }: SiteOptions): Site {
  return {
    files,
    async respond({ request, address }) {
      const url = new URL(request.url);
      const path = decodePath(url.pathname);
      if (path === undefined) return notFound();
      const file = files.get(path);
      const rendered = (by: BuiltSite) =>
        queue(address, async () => finish(request, await by.render(request), policyFor));
      if (file && built && carriesSlip(path, url.search)) {
        // Where too many pages are being rendered, the built page answers, without the slip.
        const page = await rendered(built).catch(() => undefined);
        return page?.ok ? page : serveFile(request, file);
      }
      if (file) return serveFile(request, file);
      const moved = canonical(files, path) ?? movedPages[path];
      if (moved) return redirect(moved, url.search);
      if (looksLikeFile(path)) return notFound();
      if (built?.has(routePath(url.pathname))) {
        const page = await rendered(built);
        // The cause is logged where the error occurred; the visitor is asked to come back later.
        if (page.status >= 500)
          throw new Refusal(503, "storage", serverMessages.unavailable, { retryAfter: 5 });
        // A link in a mail shows personal data, so the page must not be stored on disk or in a
        // proxy.
        if (url.searchParams.has("token")) page.headers.set("Cache-Control", "no-store");
        return page;
      }
      const folder = /^\/([\w-]+)\/[^/]+$/.exec(path)?.[1];
      const unknown = refusals.get(`/${folder}-404`) ?? refusals.get("/404");
      return unknown ? serveFile(request, unknown, 404) : notFound();
    },
    async formReply(path, { request, address }, formReply) {
      // Refuses other hosts: the URL parser reads `//host` as one.
      if (!built || !/^\/(?!\/)[\w/-]*(\?[^#\s\\]*)?$/.test(path)) return undefined;
      const get = new Request(new URL(path, request.url), {
        headers: {
          Accept: "text/html",
          "Accept-Encoding": request.headers.get("Accept-Encoding") ?? "",
        },
      });
      if (!built.has(new URL(get.url).pathname)) return undefined;
      return await queue(address, async () => {
        const page = await built.render(get, { formReply });
        return page.ok ? finish(get, page, policyFor) : undefined;
      });
    },
    refused(request, refusal) {
      const page = refusals.get(`/${refusal.status}`);
      const answer = page && serveFile(request, page, refusal.status);
      for (const [name, value] of Object.entries(refusalHeaders(refusal)))
        answer?.headers.set(name, value);
      return answer;
    },
  };
}

/** The path of the page whose data the router requests. */
function routePath(pathname: string): string {
  return pathname.replace(/(\/_root|\/_)?\.data$/, "") || "/";
}

/** Corrects a URL that is almost right: wrong case, an extra slash, `.html`. */
function canonical(files: StaticFiles, path: string): string | undefined {
  const clean = path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  const bare = clean.replace(/(\/index)?\.html$/, "") || "/";
  const known = files.pagePath(bare);
  if (known && known !== path) return known;
  return clean !== path && !looksLikeFile(clean) ? clean : undefined;
}

/**
 * Undefined for a path that could lead to another host: browsers drop tabs and line breaks from a
 * URL and read a backslash as a slash, so `/<tab>/host` would lead to another host.
 */
function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return /[\p{Cc}\\]/u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * A missing picture or script must not get a page as its response. `.data` is requested by the
 * router.
 */
function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path) && !/\.(data|html)$/.test(path);
}

/**
 * Redirects only to our own paths: `//host` would lead to another site. The result is ASCII, as
 * headers require.
 */
function redirect(path: string, query: string): Response {
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  const headers = { Location: encoded.replace(/^\/{2,}/, "/") + query };
  return new Response(null, { status: 301, headers });
}

function notFound(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response("Not found\n", { status: 404, headers });
}

/** Adds the policy to a rendered page and compresses it, favoring speed over size. */
async function finish(
  request: Request,
  response: Response,
  policyFor: (html: string) => string,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const type = headers.get("Content-Type") ?? "";
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  if (!isCompressible(type) || !response.body)
    return new Response(response.body, { status: response.status, headers });
  const content = Buffer.from(await response.arrayBuffer());
  if (type.startsWith("text/html"))
    headers.set("Content-Security-Policy", policyFor(content.toString("utf8")));
  headers.append("Vary", "Accept-Encoding");
  const encoding = bestEncoding(request.headers.get("Accept-Encoding"), {
    bodies: { br: content, gzip: content, identity: content },
  });
  const body =
    encoding === "br" ? brotli(content, 6) : encoding === "gzip" ? gzipSync(content) : content;
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : body, {
    status: response.status,
    headers,
  });
}
