import { streamSSE } from "hono/streaming";
import * as v from "valibot";
import { fieldSentences } from "#content/field-messages.ts";
import { serverMessages } from "#content/server-messages.ts";
import { headers } from "#contract/http.ts";
import { type TalkEvent, talkEndpoint, talkLimits, talkSchema } from "#contract/receptionist.ts";
import { sentenceOf } from "#contract/refused-fields.ts";
import type { App, AppDeps } from "#server/app.ts";
import { readLeadSource } from "#server/arrivals/read-lead-source.ts";
import { createCapacity } from "#server/http/capacity.ts";
import { methodNotAllowed, Refusal } from "#server/http/refusal.ts";
import { readRequestBody } from "#server/http/request-body.ts";
import { newConversation, withLines } from "./conversation.ts";
import { keptWords } from "./hearing/kept-words.ts";
import { requestActions } from "./request-actions.ts";
import { isOverTime } from "./time-limit.ts";

/** Turns worked on at once; each holds at most one request body. */
const atOnce = 128;
/** Milliseconds after which a turn is given up. */
const patience = 30_000;

/** POST /api/talk: one turn of a conversation, answered as server-sent events. */
export function talkRoutes(app: App, deps: AppDeps): void {
  const { talk, limits, log } = deps;
  const withCapacity = createCapacity(atOnce);
  app.post(talkEndpoint, async (c) => {
    await limits.use("talk", c.var.address);
    const { fields } = await readRequestBody(c.req.raw);
    const parsed = v.safeParse(talkSchema, fields);
    if (!parsed.success)
      throw new Refusal(422, "invalid", sentenceOf(parsed.issues[0], fieldSentences));
    const turn = parsed.output;
    await limits.spendOverall("talk");
    // The state was sealed with another day's secret or by another site: the conversation starts
    // over.
    const conversation = (turn.state && talk.sealer.open(turn.state)) || newConversation();
    if (conversation.turn >= talkLimits.turns)
      throw new Refusal(429, "limited", serverMessages.talk.long);
    await talk.knowledge.refresh();
    const actions = requestActions(deps, {
      conversation,
      message: turn.message,
      zone: turn.timeZone,
      address: c.var.address,
      captchaToken: c.req.header(headers.captcha) ?? null,
      source: readLeadSource(c.req.raw, undefined, "talk"),
      slip: c.req.header(headers.slip) ?? "",
    });
    c.header("Cache-Control", "no-store");
    // A proxy that collects the answer would take the streaming away.
    c.header("X-Accel-Buffering", "no");
    const ending = new AbortController();
    return streamSSE(c, async (stream) => {
      stream.onAbort(() => ending.abort());
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(patience)]);
      const send = (event: TalkEvent) => stream.writeSSE({ data: JSON.stringify(event) });
      try {
        await withCapacity(async () => {
          for await (const thought of talk.brain.think(turn, conversation, actions, signal)) {
            if (thought.type !== "reply") {
              await send(thought);
              continue;
            }
            const { conversation: after, text, ...reply } = thought.reply;
            const next = withLines(after, [
              { who: "visitor", text: keptWords(turn.message) },
              { who: "assistant", text },
            ]);
            await send({ type: "done", ...reply, state: talk.sealer.seal(next) });
          }
        });
      } catch (error) {
        if (!(error instanceof Refusal)) log.error({ error }, "the receptionist failed");
        await send({ type: "error", message: sentenceFor(error) });
      }
    });
  });
  app.all(talkEndpoint, methodNotAllowed("POST"));
}

/** What the visitor is told about an error. */
function sentenceFor(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return isOverTime(error) ? serverMessages.talk.unread : serverMessages.talk.failed;
}
