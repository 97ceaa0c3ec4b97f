import { join } from "node:path";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { AppDeps } from "#server/app.ts";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/log.ts";
import { retiredFolder } from "#server/site/load-site.ts";
import { loadStaticFiles, type StaticFiles } from "#server/site/static-files.ts";
import { loadBuiltDesk, type RenderDesk } from "./built-desk.ts";
import { startLeadSums } from "./figures/start-lead-sums.ts";
import { startSignsOfLife } from "./health/processes.ts";
import { createLiveHub, type LiveHub } from "./live/live-hub.ts";
import { remindOfFailing } from "./reminders/remind-of-failing.ts";
import { remindOfLate } from "./reminders/remind-of-late.ts";
import { type DeskCookies, deskCookies } from "./sign-in/cookies.ts";
import { newestLead } from "./tray/list-tray.ts";
import { startWordIndex } from "./tray/word-index.ts";

/** The built desk and who may enter. */
export interface DeskSite {
  people: readonly DeskPerson[];
  cookies: DeskCookies;
  /** Scripts, styles and fonts, by their path below `/desk`. */
  files: StaticFiles;
  render: RenderDesk;
  live: LiveHub;
  /** Stops the background work. */
  stop(): Promise<void>;
}

/** Undefined while DESK is unset: then there is no desk. @throws when it was not built. */
export async function loadDeskSite(
  env: Env,
  { database, log }: Pick<AppDeps, "database" | "log">,
): Promise<DeskSite | undefined> {
  if (env.desk.length === 0) return undefined;
  const folder = join(env.buildDir, "desk");
  const render = await loadBuiltDesk(join(folder, "server/index.js"));
  if (!render) throw new Error("DESK is set, but the desk is not built: run npm run build");
  return {
    people: env.desk,
    cookies: deskCookies(env.siteUrl),
    files: loadStaticFiles([join(folder, "client"), join(folder, retiredFolder)], {
      policyFor: () => "",
    }),
    render,
    live: createLiveHub(
      () => newestLead(database),
      (error) => log.warn({ error }, "the desk could not look for new leads"),
    ),
    stop: startWork(env, database, log),
  };
}

/** Milliseconds between two checks for what people are mailed about. */
const remindEvery = 10 * 60_000;

/**
 * The background work: the word index, the sums of leads by day, signs of life, and mails about late
 * leads and failing connections.
 */
function startWork(env: Env, database: Database, log: Log): () => Promise<void> {
  const stopIndex = startWordIndex(database, log);
  const stopSums = startLeadSums(database, log);
  const stopSigns = startSignsOfLife(database, log);
  const about = { people: env.desk, siteUrl: env.siteUrl };
  const remind = () =>
    Promise.all([remindOfLate(database, about), remindOfFailing(database, about)]).catch(
      (error: unknown) => log.warn({ error }, "reminders could not be mailed"),
    );
  const timer = setInterval(() => void remind(), remindEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await Promise.all([stopIndex(), stopSums(), stopSigns()]);
  };
}
