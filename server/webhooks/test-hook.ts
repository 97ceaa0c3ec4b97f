import { exampleLead } from "#content/example-lead.ts";
import { hookRequest } from "./deliver-hook.ts";
import { untried } from "./dispatch-events.ts";
import type { HookDeps } from "./hook-services.ts";
import type { HookRow } from "./hook-tables.ts";
import { orderedId } from "./ordered-id.ts";
import { type HookAnswer, postHook } from "./post-hook.ts";
import { hookBody } from "./record-event.ts";

/**
 * Sends an example lead to an endpoint, now and once, whatever its state; it is listed among the
 * deliveries like any other. The words of the answer are shown to the person who asked, and are not
 * kept.
 */
export async function testHook(deps: HookDeps, hook: HookRow): Promise<HookAnswer> {
  const { commit, now } = deps.database;
  const event = { id: orderedId("evt"), body: hookBody("test", exampleLead) };
  const { resolve, env } = deps;
  const options = { targets: env.hookAllow, ...(resolve && { resolve }) };
  const answer = await postHook(hookRequest(hook, event), options);
  const took = answer.status >= 200 && answer.status < 300;
  await commit(async (trx) => {
    const about = { lead_id: null, type: "test" as const, audience: "all" as const };
    await trx
      .insertInto("hook_events")
      .values({ ...event, ...about, dispatched: 1, at: now() })
      .execute();
    await trx
      .insertInto("hook_deliveries")
      .values({
        ...untried,
        id: orderedId("dlv"),
        hook_id: hook.id,
        event_id: event.id,
        lead_id: null,
        state: took ? "sent" : "dead",
        attempts: 1,
        created_at: now(),
        sent_at: took ? now() : null,
        last_error: took ? "" : answer.fault || `status ${answer.status}`,
        status: answer.status,
        took: answer.took,
      })
      .execute();
  });
  return answer;
}
