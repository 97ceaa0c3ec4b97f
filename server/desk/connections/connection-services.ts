import { connectionsWords } from "#content/desk/connections-words.ts";
import { scheduling } from "#content/scheduling.ts";
import type { ConnectionServices } from "#contract/desk-connections.ts";
import type { HookTopic } from "#contract/hook-events.ts";
import type { AppDeps } from "#server/app.ts";
import { instantOf } from "#server/bookings/zone-clock.ts";
import { type Audited, audit } from "#server/desk/audit.ts";
import { formats, type HookFormat, hookFormats } from "#server/webhooks/formats/formats.ts";
import {
  addHook,
  changeHook,
  HookError,
  pauseHook,
  removeHook,
  resumeHook,
  rotateSecret,
} from "#server/webhooks/hook-services.ts";
import { replayDeliveries } from "#server/webhooks/replay-deliveries.ts";
import { testHook } from "#server/webhooks/test-hook.ts";
import { countNeeding, findConnection, listConnections } from "./list-connections.ts";
import { listDeliveryPage } from "./list-deliveries.ts";

/** The same functions as `npm run webhooks`, acting for a person of the desk. */
export function connectionServices(
  { database, env, hooks }: Pick<AppDeps, "database" | "env" | "hooks">,
  who: string,
): ConnectionServices {
  const deps = { database, env };
  const record = (what: Audited, about: string) =>
    database.commit((trx) => audit(trx, database.now, { who, what, about }));
  const findRow = (id: string) =>
    database.db.selectFrom("hooks").selectAll().where("id", "=", id).executeTakeFirst();
  /** Runs an act, and records it when it was done. */
  const attempt = async <Result>(what: Audited, id: string, act: () => Promise<Result>) => {
    try {
      const result = await act();
      await record(what, id);
      hooks.wake();
      return { result };
    } catch (error) {
      if (error instanceof HookError) return { refused: error };
      throw error;
    }
  };
  const again = async (which: Parameters<typeof replayDeliveries>[1], about: string) => {
    const count = await replayDeliveries(database, which);
    if (count > 0) await record("sent deliveries again", about);
    hooks.wake();
    return count;
  };
  return {
    formats: () => hookFormats.map((name) => ({ name, ...taken(name) })),
    needing: () => countNeeding(database),
    list: () => listConnections(database),
    find: (id) => findConnection(database, id),
    deliveries: (query) => listDeliveryPage(database, query),
    async add({ url, name, format, events, suspects, header }) {
      const named = hookFormats.find((name) => name === format);
      if (!named) return { is: "refused", field: "format", message: connectionsWords.badFormat };
      // A page that is loaded again sends its form again, and everything would be delivered twice.
      const same = await database.db
        .selectFrom("hooks")
        .select("id")
        .where("url", "=", url.trim())
        .where("format", "=", named)
        .executeTakeFirst();
      if (same) return { is: "refused", field: "url", message: connectionsWords.sameUrl };
      try {
        const hook = await addHook(deps, {
          url: url.trim(),
          name,
          format: named,
          suspects,
          header: header.trim(),
          ...(events.length > 0 && { events: events as HookTopic[] }),
        });
        await record("added a connection", hook.id);
        const connection = await findConnection(database, hook.id);
        if (!connection) throw new Error("the new connection is gone");
        return { is: "added", connection, secret: hook.secret };
      } catch (error) {
        if (!(error instanceof HookError)) throw error;
        const field = error.part === "change" ? "url" : error.part;
        return { is: "refused", field, message: error.message };
      }
    },
    async change(id, version, { name, events, suspects }) {
      const hook = await findRow(id);
      if (!hook) return connectionsWords.gone.title;
      const wanted = events.length > 0 ? (events as HookTopic[]) : formats[hook.format].usual;
      const wish = { name, events: wanted, suspects };
      const changed = await attempt("changed a connection", id, () =>
        changeHook(deps, hook, wish, version),
      );
      return changed.refused?.message;
    },
    async test(id) {
      const hook = await findRow(id);
      if (!hook) return undefined;
      const { status, took, fault, excerpt } = await testHook(deps, hook);
      await record("tested a connection", id);
      return { status, took, fault, excerpt };
    },
    pause: async (id, version) =>
      (await attempt("paused a connection", id, () => pauseHook(deps, id, version))).refused
        ?.message,
    resume: async (id, version) =>
      (await attempt("resumed a connection", id, () => resumeHook(deps, id, version))).refused
        ?.message,
    async rotate(id, wish) {
      const made = await attempt("made a new secret", id, () => rotateSecret(deps, id, wish));
      return made.refused ? { message: made.refused.message } : { secret: made.result };
    },
    replay: (wish) => again(wish, "delivery" in wish ? wish.delivery : wish.hookId),
    async replaySince(id, since) {
      const at = instantAt(since);
      return at === undefined ? undefined : again({ hookId: id, since: at }, id);
    },
    async remove(id) {
      const removed = await removeHook(deps, id);
      if (removed) await record("removed a connection", id);
      return removed;
    },
  };
}

/** The instant of "2026-11-24T09:30" on the company's clock; undefined when it is no time. */
function instantAt(text: string): number | undefined {
  const [, date = "", hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  if (Number.isNaN(Date.parse(`${text.slice(0, 16)}Z`))) return undefined;
  return instantOf({ date, minutes: Number(hours) * 60 + Number(minutes) }, scheduling.zone);
}

function taken(name: HookFormat): { takes: HookTopic[]; usual: HookTopic[] } {
  const { takes, usual } = formats[name];
  return { takes: [...takes], usual: [...usual] };
}
