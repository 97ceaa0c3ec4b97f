import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { serverMessages } from "#content/server-messages.ts";
import type { DeskContext } from "#contract/desk.ts";
import { deskBase } from "#contract/desk-paths.ts";
import type { SignInReply } from "#contract/desk-sign-in.ts";
import type { App, AppDeps, AppEnv } from "#server/app.ts";
import { methodNotAllowed, Refusal } from "#server/http/refusal.ts";
import { bodyLimit as mostBytes } from "#server/http/request-body.ts";
import { serveFile } from "#server/site/serve-file.ts";
import { deskGuard } from "./desk-guard.ts";
import { finishDeskPage } from "./desk-page.ts";
import { deskServices } from "./desk-services.ts";
import type { DeskSite } from "./desk-site.ts";
import { downloadRoutes } from "./download-routes.ts";
import { liveRoutes } from "./live/live-routes.ts";
import { deskTarget } from "./sign-in/cookies.ts";
import { linkLifetime, lookAtLink } from "./sign-in/sign-in-links.ts";
import { type ShowSignIn, signInRoutes } from "./sign-in-routes.ts";

/**
 * Everything below `/desk`. While DESK is unset nothing is mounted, and these addresses are as
 * unknown as any other.
 */
export function deskRoutes(app: App, deps: AppDeps): void {
  if (deps.desk) mount(app, deps, deps.desk);
}

function mount(app: App, deps: AppDeps, desk: DeskSite): void {
  // The router requests the data of the in-tray at an address next to its base, not below it.
  const everywhere = [deskBase, `${deskBase}.data`, `${deskBase}/*`];
  const limited = bodyLimit({
    maxSize: mostBytes,
    onError: () => {
      throw new Refusal(413, "too_large", serverMessages.tooLarge);
    },
  });
  const showSignIn: ShowSignIn = (c, path, reply) =>
    render(c, new Request(new URL(path, c.req.url), { headers: c.req.raw.headers }), reply);
  for (const path of everywhere) app.use(path, deskGuard(deps, desk, showSignIn), limited);

  app.get(`${deskBase}/assets/*`, (c) => {
    const file = desk.files.get(c.req.path.slice(deskBase.length));
    if (!file) throw new Refusal(404, "missing", serverMessages.notFound);
    return serveFile(c.req.raw, file);
  });

  liveRoutes(app, deps, desk);
  downloadRoutes(app, deps);
  signInRoutes(app, deps, desk, showSignIn);

  for (const path of everywhere) {
    app.on(["GET", "POST"], path, (c) => render(c, c.req.raw));
    app.all(path, methodNotAllowed("GET, HEAD, POST"));
  }

  async function render(
    c: Context<AppEnv>,
    request: Request,
    reply?: SignInReply,
  ): Promise<Response> {
    const mark = randomBytes(16).toString("base64url");
    const context = contextOf(c, request, mark, reply);
    return finishDeskPage(request, await desk.render(plain(request), context), mark);
  }

  function contextOf(
    c: Context<AppEnv>,
    request: Request,
    mark: string,
    reply: SignInReply | undefined,
  ): DeskContext {
    const session = c.var.deskSession;
    const ask = desk.cookies.readAsk(c.req.header("Cookie"));
    const wanted = new URL(request.url).searchParams.get("to") ?? undefined;
    const { database } = deps;
    return {
      mark,
      signIn: {
        asked: () => (ask && ask.at > Date.now() - linkLifetime ? ask : undefined),
        look: (token) => lookAtLink({ database, people: desk.people }, token, ask?.token),
        to: deskTarget(wanted),
        reply,
      },
      desk: session && deskServices(deps, desk, session),
    };
  }
}

/**
 * The guard has already checked this header, so it is removed: the router would compare it with the
 * address under which a proxy calls this server.
 */
function plain(request: Request): Request {
  if (!request.headers.has("Origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}
