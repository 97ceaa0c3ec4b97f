import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { jsonSchema, type ModelMessage, streamText, tool } from "ai";
import { phrases } from "#content/receptionist/languages.ts";
import { modelInstructions } from "#content/receptionist/model.ts";
import type { Language } from "#contract/receptionist.ts";
import type { Log } from "#server/log.ts";
import { factual } from "./answering/answer.ts";
import type { Intent } from "./answering/classify.ts";
import type { Brain, Thought } from "./brain.ts";
import type { Conversation } from "./conversation.ts";
import { spoken } from "./default-brain.ts";
import { finish } from "./finish.ts";
import { createGroundedSpeech } from "./grounded-speech.ts";
import type { Passage } from "./knowledge/passage.ts";
import type { PassageIndex } from "./knowledge/passage-index.ts";
import { reply } from "./receptionist.ts";
import { isOpen } from "./tasks/continue-task.ts";
import { wishIn } from "./tasks/wish.ts";
import { withTimeLimit } from "./time-limit.ts";
import { type Understood, understand } from "./understand.ts";

export interface ModelBrainOptions {
  /** Base URL of an OpenAI-compatible host. */
  url: string;
  model: string;
  key: string | undefined;
  /** Answers whatever the model may not or cannot answer, or answers too slowly. */
  fallback: Brain;
  index: () => PassageIndex;
  log: Log;
  /** Milliseconds until the first checked sentence; then until the end. */
  patience?: { first: number; whole: number };
}

const usualPatience = { first: 5_000, whole: 20_000 };
const passageCount = 5;
const historyLines = 8;

/** Tools a language model may call; the rules carry each of them out, not the model. */
const tools = {
  start_booking: tool({ description: "The visitor wants to book a call.", inputSchema: empty() }),
  take_message: tool({
    description: "The visitor wants to leave a message or be called back.",
    inputSchema: empty(),
  }),
  recommend_plan: tool({
    description: "The visitor wants to know which plan fits.",
    inputSchema: empty(),
  }),
  hand_over: tool({
    description: "The visitor wants a person, or the passages do not hold the answer.",
    inputSchema: empty(),
  }),
};

const intentOf: Record<string, Intent["kind"]> = {
  start_booking: "book",
  take_message: "message",
  recommend_plan: "plan",
  hand_over: "unknown",
};

/**
 * A brain whose answers a language model words. Rules come first: refusals, tasks, bookings and
 * courtesies never reach the model. What it says is checked sentence by sentence against the
 * passages it was given; at the first that does not stand there, the default brain answers.
 */
export function createModelBrain(options: ModelBrainOptions): Brain {
  const { fallback, index, log } = options;
  const host = createOpenAICompatible({
    name: "llm",
    baseURL: options.url,
    ...(options.key && { apiKey: options.key }),
  });
  const model = host(options.model);
  const { first, whole } = options.patience ?? usualPatience;

  return {
    async *think(turn, conversation, actions, signal) {
      const understood = withTimeLimit(() => understand(turn, conversation, actions));
      if (turn.persona || !mayAnswer(understood)) {
        yield* fallback.think(turn, conversation, actions, signal);
        return;
      }
      const passages = gather(understood, index());
      const slow = new AbortController();
      const timer = setTimeout(() => slow.abort(new Error("The model is slow.")), first);
      const before = conversation.lines
        .filter((line) => line.who === "assistant")
        .slice(-2)
        .map((line) => line.text)
        .join(" ");
      const speech = createGroundedSpeech(passages, turn.message, before);
      let called: string | undefined;
      try {
        yield {
          type: "reading",
          pages: [...new Set(passages.map(({ title }) => title))].slice(0, 3),
        };
        const result = streamText({
          model,
          system: systemText(passages, understood.hearing.language),
          messages: [...history(conversation), { role: "user", content: turn.message }],
          tools,
          maxRetries: 0,
          maxOutputTokens: 400,
          temperature: 0,
          abortSignal: AbortSignal.any([signal, slow.signal, AbortSignal.timeout(whole)]),
          // Reported below; the SDK would print it.
          onError: () => {},
        });
        for await (const part of result.fullStream) {
          if (part.type === "error") throw part.error;
          if (part.type === "abort") throw slow.signal.reason ?? new Error("Aborted");
          if (part.type === "tool-call") called = part.toolName;
          if (part.type !== "text-delta") continue;
          for (const sentence of speech.hear(part.text)) {
            clearTimeout(timer);
            yield* spoken(sentence);
          }
        }
        for (const sentence of speech.end()) yield* spoken(sentence);
        const kind = called && intentOf[called];
        if (!kind && !speech.text()) throw new Error("The model said nothing.");
        if (!kind) {
          yield { type: "reply", reply: modelReply(understood, speech) };
          return;
        }
        log.debug({ called }, "the model asked for a tool");
        if (!speech.text()) {
          const next = { ...understood, intent: { kind, score: 9 } as Intent };
          yield* sayWhole(await withTimeLimit(() => reply(turn, next, index())));
          return;
        }
        yield { type: "reply", reply: modelReply(understood, speech) };
      } catch (error) {
        if (signal.aborted) throw error;
        log.warn({ error }, "the model could not be used; the default brain answers");
        // Text that was already shown came from the passages; it stays, and is not repeated.
        if (speech.text()) yield { type: "reply", reply: modelReply(understood, speech) };
        else yield* fallback.think(turn, conversation, actions, signal);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Facts that come with a question and need no answer of their own. */
const besides = new Set(["plan", "firm", "trade", "place", "size", "language"]);

/** Only open questions reach the model. */
function mayAnswer(understood: Understood): boolean {
  const { danger, emergency, intent, step } = understood;
  const { task } = step.conversation;
  if (danger || emergency || step.choice || (task && isOpen(task))) return false;
  const told = Object.keys(step.changes).some((name) => !besides.has(name));
  if (wishIn(understood) || told) return false;
  return (
    !intent ||
    [
      "topic",
      "price",
      "integration",
      "industry",
      "missing-integration",
      "unknown",
      "more",
    ].includes(intent.kind)
  );
}

/** Passages the model may use: the rules' own answer first, then search results. */
function gather({ hearing, intent }: Understood, index: PassageIndex): Passage[] {
  const known = intent && factual(intent, hearing);
  const ruled = known?.sources
    .slice(0, 1)
    .map((source) => ({ ...source, id: "rule", text: known.text }));
  const found = index.find(hearing, passageCount).map(({ passage }) => passage);
  return [...(ruled ?? []), ...found].slice(0, passageCount + 1);
}

function systemText(passages: readonly Passage[], language: Language): string {
  const lines = passages.map(
    ({ title, detail, text }, at) => `[${at + 1}] ${title}, ${detail}: ${text}`,
  );
  return `${modelInstructions(language)}\n\n${lines.join("\n")}`;
}

function history({ lines }: Conversation): ModelMessage[] {
  return lines.slice(-historyLines).map(({ who, text }) => ({
    role: who === "visitor" ? ("user" as const) : ("assistant" as const),
    content: text,
  }));
}

function modelReply(understood: Understood, speech: ReturnType<typeof createGroundedSpeech>) {
  const words = phrases[understood.hearing.language].suggestions;
  return finish(understood, {
    action: "answer",
    status: "answered",
    text: speech.text(),
    sources: speech.sources(),
    suggestions: [words.plan, words.book],
  });
}

function* sayWhole(answer: Extract<Thought, { type: "reply" }>["reply"]): Generator<Thought> {
  yield* spoken(answer.text);
  yield { type: "reply", reply: answer };
}

function empty() {
  return jsonSchema<Record<string, never>>({
    type: "object",
    properties: {},
    additionalProperties: false,
  });
}
