import type { Context, MiddlewareHandler } from "hono";
import { deskMessages } from "#content/desk/messages.ts";
import { deskBase, deskForms, deskPages, deskPath } from "#contract/desk-paths.ts";
import { type SessionEnd, sayLasted } from "#contract/desk-sessions.ts";
import type { AppDeps, AppEnv } from "#server/app.ts";
import { Refusal } from "#server/http/refusal.ts";
import { readBytes } from "#server/http/request-body.ts";
import { deskPolicy } from "./desk-content-security-policy.ts";
import type { DeskSite } from "./desk-site.ts";
import { findSession, whyOver } from "./sign-in/sessions.ts";
import type { ShowSignIn } from "./sign-in-routes.ts";

const harmless = new Set(["GET", "HEAD"]);
const livePath = `${deskBase}${deskForms.live}`;
const enterPath = `${deskBase}${deskForms.enterByCode}`;
const open: readonly string[] = [
  ...Object.values(deskPages)
    .filter((page) => page.open)
    .map(({ path }) => deskBase + path),
  enterPath,
];

/** Whether a path is seen without a session: the pages before entering, and the desk's files. */
export function isOpen(path: string): boolean {
  const page = path.replace(/\.data$/, "");
  return (
    open.includes(page) ||
    page.startsWith(`${enterPath}/`) ||
    page.startsWith(`${deskBase}/assets/`)
  );
}

/**
 * Runs before everything below `/desk`: refuses requests from other sites, finds the session, and
 * sets the headers of every answer.
 */
export function deskGuard(
  { env, database }: AppDeps,
  desk: DeskSite,
  show: ShowSignIn,
): MiddlewareHandler<AppEnv> {
  const ours = new URL(env.siteUrl).origin;
  return async (c, next) => {
    if (!harmless.has(c.req.method) && !isSameOrigin(c, ours))
      throw new Refusal(403, "cross_site", deskMessages.crossSite);
    const token = desk.cookies.readSession(c.req.header("Cookie"));
    const renew = c.req.path !== livePath;
    const session = await findSession(database, desk.people, token, { renew });
    if (session) c.set("deskSession", session);
    if (session || isOpen(c.req.path)) await next();
    else c.res = await signInFirst(c, show, await whyOver(database, token));
    protect(c);
  };
}

/** Today's browsers say where a request comes from; old ones send at least their origin. */
function isSameOrigin(c: Context, ours: string): boolean {
  const site = c.req.header("Sec-Fetch-Site");
  return site ? site === "same-origin" : c.req.header("Origin") === ours;
}

async function signInFirst(
  c: Context<AppEnv>,
  show: ShowSignIn,
  why: SessionEnd | undefined,
): Promise<Response> {
  const message = deskMessages.signedOut(sayLasted(why));
  const isPage =
    !c.req.path.endsWith(".data") && (c.req.header("Sec-Fetch-Dest") ?? "document") === "document";
  const isForm =
    isPage && c.req.method === "POST" && /text\/html/.test(c.req.header("Accept") ?? "");
  if (isForm) return keepForm(c, show, message);
  if (!isPage || !harmless.has(c.req.method))
    return Response.json({ message, why }, { status: 401 });
  const { pathname, search } = new URL(c.req.url);
  const asked = new URLSearchParams(search).toString();
  const to = asked ? `${pathname}?${asked}` : pathname;
  const query = to === deskBase ? "" : `?${new URLSearchParams({ to })}`;
  return new Response(null, { status: 302, headers: { Location: deskPath("signIn") + query } });
}

/** Leads to sign-in and holds what was typed, so that it can be sent again afterwards. */
async function keepForm(c: Context<AppEnv>, show: ShowSignIn, message: string): Promise<Response> {
  const { searchParams, pathname } = new URL(c.req.url);
  const text = new TextDecoder().decode(await readBytes(c.req.raw));
  const fields = [...new URLSearchParams(text)];
  const action = pathname + (searchParams.size > 0 ? `?${searchParams}` : "");
  const page = await show(c, deskPath("signIn"), {
    message,
    typed: "",
    unsent: { action, fields },
  });
  return new Response(page.body, { status: 401, headers: page.headers });
}

/**
 * Browsers must not cache the desk, search engines must not index it, and other sites must not see
 * its address.
 */
function protect(c: Context): void {
  const { headers } = c.res;
  const isFile = c.req.path.startsWith(`${deskBase}/assets/`) && c.res.status === 200;
  if (!isFile) headers.set("Cache-Control", "no-store");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  const before = c.req.path.startsWith(enterPath);
  headers.set("Referrer-Policy", before ? "no-referrer" : "same-origin");
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", deskPolicy());
}
