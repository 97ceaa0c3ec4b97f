import { scheduling } from "#content/scheduling.ts";
import type { FormReply } from "#contract/page-services.ts";
import { type App, type AppDeps, createApp } from "#server/app.ts";
import { bookingDeps } from "#server/bookings/booking-deps.ts";
import type { Captcha } from "#server/captcha/captcha.ts";
import { createCounts } from "#server/counts/counts.ts";
import type { Database } from "#server/db/database.ts";
import type { DeskSite } from "#server/desk/desk-site.ts";
import { createLiveHub } from "#server/desk/live/live-hub.ts";
import { deskCookies } from "#server/desk/sign-in/cookies.ts";
import { newestLead } from "#server/desk/tray/list-tray.ts";
import { type Env, parseEnv } from "#server/env.ts";
import { limitRules } from "#server/http/limit-rules.ts";
import { createRateLimits } from "#server/http/rate-limits.ts";
import { silentLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import type { Envelope } from "#server/outbox/outgoing-mail.ts";
import { createPosts } from "#server/posts/posts.ts";
import { createTalk } from "#server/receptionist/talk.ts";
import { createRenderQueue } from "#server/site/render-queue.ts";
import { createSite } from "#server/site/site.ts";
import { createHookSender } from "#server/webhooks/hook-sender.ts";

/** An app without a port, with a captcha that reads its verdict from the token. */
export interface TestApp {
  app: App;
  deps: AppDeps;
  /** The mails that the outbox delivered. */
  delivered: Envelope[];
  /** Posts JSON to /sendMail. */
  send(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form, as a page without JavaScript does. */
  post(fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

const noFiles = { get: () => undefined, pagePath: () => undefined, paths: () => [] };

/** Tokens `ok-…`, `no-…`, `down-…`. */
export const tokenCaptcha: Captcha = {
  provider: "altcha",
  challenge: async () => ({ parameters: {} }),
  async verify(token) {
    if (token.startsWith("ok"))
      return { verdict: "ok", use: { id: token, expiresAt: Date.now() + 60_000 } };
    return token.startsWith("down")
      ? { verdict: "unknown" }
      : { verdict: "no", message: "It did not pass." };
  },
};

export async function createTestApp(
  database: Database,
  options: { env?: Partial<Env>; captcha?: Captcha } = {},
): Promise<TestApp> {
  const env = {
    ...parseEnv({}),
    limitPerClient: 1_000_000,
    limitOverall: 1_000_000,
    ...options.env,
  };
  const delivered: Envelope[] = [];
  const metrics = createMetrics();
  const transport = {
    name: "memory",
    timeout: 1_000,
    send: async (envelope: Envelope) => void delivered.push(envelope),
  };
  const limits = await createRateLimits({ rules: limitRules(env) });
  const page = (reply?: FormReply) =>
    `<!doctype html><p>page</p>${reply ? JSON.stringify(reply) : ""}`;
  const policyFor = () => "default-src 'self'";
  const posts = createPosts(database);
  const deps: AppDeps = {
    env,
    // A copy, so that a test can make this app's database fail.
    database: { ...database },
    captcha: options.captcha ?? tokenCaptcha,
    limits,
    outbox: createOutbox({ database, transport, log: silentLog, metrics }),
    hooks: createHookSender({
      database,
      log: silentLog,
      metrics,
      targets: env.hookAllow,
      mailTo: env.mailTo,
    }),
    counts: createCounts({ database, zone: scheduling.zone, log: silentLog }),
    posts,
    bookings: await bookingDeps(database, env),
    talk: await createTalk({ database, posts, env, log: silentLog }),
    site: createSite({
      files: noFiles,
      refusals: noFiles,
      policyFor,
      queue: createRenderQueue({ limits }),
      built: {
        prerendered: [],
        has: () => true,
        render: async (_, more) =>
          new Response(page(more?.formReply), { headers: { "Content-Type": "text/html" } }),
      },
    }),
    desk: env.desk.length > 0 ? testDesk(env, database) : undefined,
    log: silentLog,
    metrics,
    drain: { draining: false },
  };
  const app = createApp(deps);
  const request = (type: string, body: string, headers: Record<string, string> = {}) =>
    Promise.resolve(
      app.request("/sendMail", {
        method: "POST",
        body,
        headers: { "Content-Type": type, ...headers },
      }),
    );
  return {
    app,
    deps,
    delivered,
    send: (body, headers) => request("application/json", JSON.stringify(body), headers),
    post: (fields, headers) =>
      request("application/x-www-form-urlencoded", new URLSearchParams(fields).toString(), headers),
  };
}

/** A desk whose pages show only the data given to them. */
function testDesk(env: Env, database: Database): DeskSite {
  return {
    people: env.desk,
    cookies: deskCookies(env.siteUrl),
    files: noFiles,
    live: createLiveHub(
      () => newestLead(database),
      () => {},
    ),
    stop: async () => {},
    render: async (request, { signIn, desk, mark }) => {
      const seen = { path: new URL(request.url).pathname, person: desk?.person, ...signIn.reply };
      const html = `<script nonce="${mark}">0</script><script>1</script>${JSON.stringify(seen)}`;
      return new Response(html, { headers: { "Content-Type": "text/html" } });
    },
  };
}

/** The payload of the contact form. */
export const message = {
  to: parseEnv({}).mailTo,
  fullName: "Ada Example",
  email: "ada@example.com",
  officeNumber: "",
  mobileNumber: "",
  subject: "A question",
  message: "Do you answer in Spanish?\nThank you.",
};

/** The payload of the trial form, which has no captcha. */
export const trial = {
  to: message.to,
  fullName: message.fullName,
  companyName: "",
  email: message.email,
  mobileNumber: "555 0100",
  subject: "MyCase Free Trial Request",
  message: "Free trial request from Ada Example",
};
