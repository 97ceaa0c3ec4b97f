import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { scheduling } from "#content/scheduling.ts";
import { deskBase } from "#contract/desk-paths.ts";
import type { AppDeps } from "./app.ts";
import { bookingDeps } from "./bookings/booking-deps.ts";
import { bookingServices } from "./bookings/booking-services.ts";
import { createAltcha } from "./captcha/altcha.ts";
import type { Captcha } from "./captcha/captcha.ts";
import { createSiteverify } from "./captcha/siteverify.ts";
import { createCounts } from "./counts/counts.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { postgresPool } from "./db/postgres.ts";
import { secret } from "./db/secret.ts";
import { type DeskSite, loadDeskSite } from "./desk/desk-site.ts";
import type { Env } from "./env.ts";
import { limitRules } from "./http/limit-rules.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { createLog } from "./log.ts";
import { startMaintenance } from "./maintenance.ts";
import { createMetrics } from "./metrics.ts";
import { emlTransport } from "./outbox/eml-transport.ts";
import { createOutbox, type Outbox } from "./outbox/outbox.ts";
import type { Transport } from "./outbox/outgoing-mail.ts";
import { smtpTransport } from "./outbox/smtp-transport.ts";
import { importPosts } from "./posts/import-posts.ts";
import { createPosts } from "./posts/posts.ts";
import { createTalk } from "./receptionist/talk.ts";
import { contentSecurityPolicy } from "./site/content-security-policy.ts";
import { loadSite } from "./site/load-site.ts";
import { createRenderQueue } from "./site/render-queue.ts";
import { createSite } from "./site/site.ts";
import { createHookSender } from "./webhooks/hook-sender.ts";

/** All services of one process, and the function that shuts them down. */
export interface Services {
  deps: AppDeps;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, "..");

/** Opens and migrates the database, and creates the app's dependencies from the configuration. */
export async function createServices(env: Env): Promise<Services> {
  const log = createLog(env.logLevel);
  const onError = (error: Error) => log.error({ error }, "database connection lost");
  const database = openDatabase({ ...env, onError });
  await migrate(database);
  const metrics = createMetrics({ processFigures: true });
  const transport = chooseTransport(env);
  const outbox = createOutbox({ database, transport, log, metrics });
  const hooks = createHookSender({
    database,
    log,
    metrics,
    targets: env.hookAllow,
    mailTo: env.mailTo,
    leadPages: env.desk.length > 0 ? `${env.siteUrl}${deskBase}/leads/` : undefined,
  });
  const counts = createCounts({ database, zone: scheduling.zone, log });
  const posts = createPosts(database);
  await importPosts(database, { folder: join(root, "posts"), source: env.blogSource, log });
  const limitPool = env.databaseUrl
    ? postgresPool({ databaseUrl: env.databaseUrl, onError, max: 4 })
    : undefined;
  const limits = await createRateLimits({
    rules: limitRules(env),
    pool: limitPool,
  });
  const bookings = await bookingDeps(database, env);
  const talk = await createTalk({ database, posts, env, log });
  const policyFor = contentSecurityPolicy(env);
  const services = {
    blogs: { list: () => posts.list(env.blogSource), get: (id: string) => posts.get(id) },
    bookings: bookingServices(bookings),
  };
  const loaded = await loadSite(env, services, policyFor);
  const site = createSite({ ...loaded, queue: createRenderQueue({ limits }), policyFor });
  const desk = await loadDeskSite(env, { database, log });
  const captcha = await chooseCaptcha(env, database);
  const stopMaintenance = startMaintenance(database, log, env);
  const drain = { draining: false };
  return {
    deps: {
      env,
      database,
      captcha,
      limits,
      outbox: desk ? { ...outbox, wake: () => wakeBoth(outbox, desk) } : outbox,
      hooks,
      counts,
      posts,
      bookings,
      talk,
      site,
      desk,
      log,
      metrics,
      drain,
    },
    async close() {
      stopMaintenance();
      await Promise.all([outbox.stop(), hooks.stop(), desk?.stop()]);
      await counts.stop();
      await limitPool?.end();
      await database.close();
    },
  };
}

/** After a lead is stored, the outbox has a mail to send, and open pages of the desk have news. */
function wakeBoth(outbox: Outbox, desk: DeskSite): void {
  outbox.wake();
  desk.live.wake();
}

/** SMTP if configured, otherwise files in the data folder. Only startup creates that folder. */
export function chooseTransport(env: Env): Transport {
  if (env.smtpUrl) return smtpTransport({ url: env.smtpUrl, from: env.mailFrom });
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  return emlTransport(join(env.dataDir, "outbox"), env.mailFrom);
}

async function chooseCaptcha(env: Env, database: Database): Promise<Captcha> {
  if (env.captchaProvider === "altcha")
    return createAltcha({ secret: env.captchaSecret || (await secret(database, "altcha")) });
  return createSiteverify({
    provider: env.captchaProvider,
    secret: env.captchaSecret,
    verifyUrl: env.captchaVerifyUrl,
  });
}
