import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "hono";
import { deskMessages } from "#content/desk/messages.ts";
import { deskBase, deskForms, deskPath } from "#contract/desk-paths.ts";
import type { SignInReply } from "#contract/desk-sign-in.ts";
import type { App, AppDeps, AppEnv } from "#server/app.ts";
import { Refusal } from "#server/http/refusal.ts";
import { readRequestBody } from "#server/http/request-body.ts";
import type { DeskSite } from "./desk-site.ts";
import { browserName } from "./sign-in/browser-name.ts";
import { deskTarget } from "./sign-in/cookies.ts";
import { enterByCode, enterByLink } from "./sign-in/enter.ts";
import { knownBrowsers, knownLifetime } from "./sign-in/known-browsers.ts";
import { sessionLifetime, signOut, signOutEverywhere } from "./sign-in/sessions.ts";
import { askLink, linkLifetime } from "./sign-in/sign-in-links.ts";
import { randomToken } from "./sign-in/tokens.ts";

/**
 * Milliseconds until every request for a link is answered: a fixed time, so that it reveals nothing
 * about the address.
 */
const answerAfter = 400;

const looksLikeAddress = /^[^\s@,;<>]{1,64}@[^\s@,;<>]{1,255}$/;

/** Shows a page again with the result of its form. */
export type ShowSignIn = (
  c: Context<AppEnv>,
  path: string,
  reply: SignInReply,
) => Promise<Response>;

/** The forms of signing in and out. They are posted as documents, with or without scripts. */
export function signInRoutes(app: App, deps: AppDeps, desk: DeskSite, show: ShowSignIn): void {
  const { database, limits, log, outbox, env } = deps;
  const { people, cookies } = desk;
  const entrance = { database, people };
  const browsers = knownBrowsers(database);
  const fieldOf = async (c: Context<AppEnv>, name: string) => {
    const { fields } = await readRequestBody(c.req.raw);
    return { value: String(fields[name] ?? "").trim(), fields };
  };
  const browserOf = (c: Context<AppEnv>) => browserName(c.req.header("User-Agent"));
  const askOf = (c: Context<AppEnv>) => cookies.readAsk(c.req.header("Cookie"));

  app.post(deskBase + deskForms.signIn, async (c) => {
    const started = performance.now();
    const { value: address, fields } = await fieldOf(c, "address");
    const typed = address.slice(0, 320);
    const known = await browsers.read(cookies.readKnown(c.req.header("Cookie")), address);
    try {
      if (!looksLikeAddress.test(address))
        throw new Refusal(422, "invalid", deskMessages.noAddress);
      await limits.use("deskAsk", c.var.address);
      // Its own mails are limited (sign-in-links.ts), and strangers cannot use up its share.
      if (!known) await limits.spendOverall("deskAsk");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { retryAfter } = error;
      const message = retryAfter
        ? deskMessages.manyLinks(Math.ceil(retryAfter / 60))
        : error.message;
      return refused(await show(c, deskPath("signIn"), { message, typed }), error);
    }
    const cookie = randomToken();
    const asking = { address, cookie, browser: browserOf(c), known };
    void askLink({ database, people, siteUrl: env.siteUrl }, asking).then(
      () => outbox.wake(),
      (error: unknown) => log.error({ error }, "link to the desk could not be written"),
    );
    const ask = {
      token: cookie,
      address: typed,
      at: Date.now(),
      to: deskTarget(String(fields.to ?? "")),
    };
    await pause(Math.max(0, answerAfter - (performance.now() - started)));
    return seeOther(deskPath("signInSent"), [cookies.writeAsk(ask, linkLifetime / 1000)]);
  });

  app.post(deskBase + deskForms.enterByCode, async (c) => {
    const { value: typed } = await fieldOf(c, "code");
    const again = (message: string) =>
      show(c, deskPath("signInSent"), { message, typed: typed.slice(0, 20) });
    try {
      await limits.use("deskEnter", c.var.address);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refused(await again(error.message), error);
    }
    const ask = askOf(c);
    const entering = { cookie: ask?.token, browser: browserOf(c) };
    const entered = await enterByCode(entrance, typed, entering);
    if ("session" in entered) return welcome(entered, ask?.to);
    const message = entered.existed ? deskMessages.wrongCode(entered.left) : deskMessages.noCode;
    return withStatus(await again(message), 403);
  });

  app.post(`${deskBase}${deskForms.enterByCode}/:token`, async (c) => {
    const path = c.req.path;
    try {
      await limits.use("deskEnter", c.var.address);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refused(await show(c, path, { message: error.message, typed: "" }), error);
    }
    const ask = askOf(c);
    const entering = { cookie: ask?.token, browser: browserOf(c) };
    const entered = await enterByLink(entrance, c.req.param("token"), entering);
    if ("session" in entered) return welcome(entered, ask?.to);
    const reply = { message: deskMessages.usedLink, typed: "" };
    return withStatus(await show(c, path, reply), entered.link.is === "over" ? 410 : 403);
  });

  app.post(deskBase + deskForms.signOut, async (c) => {
    const session = c.var.deskSession;
    const { value: which } = await fieldOf(c, "which");
    if (!session) return seeOther(deskPath("signIn"), []);
    if (which === "everywhere") {
      await signOutEverywhere(database, session.person.address);
      const gone = seeOther(deskPath("signIn"), cookies.clear);
      gone.headers.set("Clear-Site-Data", '"cookies", "storage"');
      return gone;
    }
    if (which === "here") {
      await signOut(database, session);
      return seeOther(deskPath("signIn"), cookies.clear);
    }
    await signOut(database, session, which);
    return seeOther(deskPath("sessions"), []);
  });

  async function welcome(
    { session, address }: { session: string; address: string },
    to: string | undefined,
  ): Promise<Response> {
    return seeOther(deskTarget(to), [
      ...cookies.clear.slice(1),
      cookies.writeSession(session, sessionLifetime / 1000),
      cookies.writeKnown(await browsers.issue(address), knownLifetime / 1000),
    ]);
  }
}

/** Redirects, because a reload must not post a second time. */
function seeOther(path: string, cookies: readonly string[]): Response {
  const response = new Response(null, { status: 303, headers: { Location: path } });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

const withStatus = (page: Response, status: number) =>
  new Response(page.body, { status, headers: page.headers });

function refused(page: Response, { status, retryAfter }: Refusal): Response {
  if (retryAfter !== undefined) page.headers.set("Retry-After", String(retryAfter));
  return withStatus(page, status);
}
