import { useCallback, useEffect, useReducer, useRef } from "react";
import { bookingEndpoints } from "#contract/booking.ts";
import { endpoints } from "#contract/http.ts";
import type {
  Card,
  ChoiceRequest,
  Language,
  Persona,
  Source,
  TakenFact,
  TakenSlip,
  TalkEvent,
} from "#contract/receptionist.ts";
import { sourceHeader } from "../arrivals/source-header.ts";
import { createProof, type ProofAhead } from "../forms/captcha/proof-ahead.ts";
import { siteConfig } from "../site-config.ts";
import { keptSlip } from "../slip/kept-slip.ts";
import { LineDropped, talkTo } from "./talk-client.ts";

/** One line of the conversation, with the elements below it. */
export interface Entry {
  id: number;
  who: "visitor" | "assistant";
  text: string;
  language: Language;
  action?: string;
  sources: Source[];
  suggestions: string[];
  card?: Card | undefined;
}

export interface ConversationState {
  entries: Entry[];
  /** idle: nothing is under way. dropped: the last message can be sent again. */
  phase: "idle" | "thinking" | "answering" | "dropped";
  reading: string[];
  /** The answer as far as it has come. */
  coming: string;
  /** The server's word for where the conversation stands: "Choosing a time". */
  status: string;
  placeholder?: string | undefined;
  /** Facts taken down, the form they are written on, and the line that is being asked for. */
  facts: TakenFact[];
  slip?: TakenSlip | undefined;
  asks?: string | undefined;
  sealed?: string | undefined;
  /** The notice for the visitor when the connection dropped. */
  failure: string;
  last?: { message: string; choice?: ChoiceRequest | undefined } | undefined;
}

type Change =
  | {
      type: "said";
      message: string;
      choice?: ChoiceRequest | undefined;
      again: boolean;
      language: Language;
    }
  | { type: "event"; event: TalkEvent }
  | { type: "dropped"; message: string }
  | { type: "stopped" }
  | { type: "reset" };

const start: ConversationState = {
  entries: [],
  phase: "idle",
  reading: [],
  coming: "",
  status: "",
  facts: [],
  failure: "",
};

function change(state: ConversationState, what: Change): ConversationState {
  switch (what.type) {
    case "said": {
      const { message, choice, language } = what;
      const mine: Entry = {
        id: state.entries.length,
        who: "visitor",
        text: message,
        language,
        sources: [],
        suggestions: [],
      };
      return {
        ...state,
        entries: what.again ? state.entries : [...state.entries, mine],
        phase: "thinking",
        reading: [],
        coming: "",
        failure: "",
        last: { message, choice },
      };
    }
    case "event":
      return heard(state, what.event);
    case "dropped":
      return { ...state, phase: "dropped", coming: "", failure: what.message };
    case "stopped":
      return { ...state, phase: "idle", coming: "" };
    case "reset":
      return start;
  }
}

function heard(state: ConversationState, event: TalkEvent): ConversationState {
  if (event.type === "reading") return { ...state, reading: event.pages };
  if (event.type === "text")
    return { ...state, phase: "answering", coming: state.coming + event.text };
  if (event.type === "error") return { ...state, phase: "dropped", failure: event.message };
  const {
    language,
    action,
    sources,
    card,
    suggestions,
    status,
    placeholder,
    facts = state.facts,
    slip = state.slip,
    asks,
    state: sealed,
  } = event;
  const answer: Entry = {
    id: state.entries.length,
    who: "assistant",
    text: state.coming.trim(),
    language,
    action,
    sources,
    suggestions,
    card,
  };
  return {
    ...state,
    entries: [...state.entries, answer],
    phase: "idle",
    coming: "",
    reading: [],
    status,
    placeholder,
    facts,
    slip,
    asks,
    sealed,
    last: undefined,
  };
}

/** A conversation with the receptionist. It lives in memory and ends with the tab. */
export function useConversation(persona: Persona | undefined) {
  const [state, render] = useReducer(change, start);
  const call = useRef<AbortController>(undefined);
  /** The state, set before React draws it: the next turn begins from it. */
  const current = useRef(start);
  const dispatch = useCallback((what: Change) => {
    current.current = change(current.current, what);
    render(what);
  }, []);
  const proofs = useRef<ReturnType<typeof createProofs>>(undefined);
  proofs.current ??= createProofs();
  /** The turn in progress. */
  const under = useRef(Promise.resolve());

  useEffect(() => () => call.current?.abort(), []);

  const card = state.entries.at(-1)?.card;
  useEffect(() => {
    if (card) proofs.current?.[card.kind]?.begin();
  }, [card]);

  const take = useCallback(
    async (text: string, choice: ChoiceRequest | undefined, again: boolean) => {
      const controller = new AbortController();
      call.current = controller;
      const before = current.current;
      const language = before.entries.findLast((one) => one.who === "assistant")?.language ?? "en";
      dispatch({ type: "said", message: text, choice, again, language });
      const leaving = before.entries.findLast((one) => one.who === "assistant")?.card;
      const proof = leaving && choice?.kind !== "day" ? proofs.current?.[leaving.kind] : undefined;
      const captchaToken = await proof?.take();
      const request = {
        message: text,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(choice && { choice }),
        ...(before.sealed && { state: before.sealed }),
        ...(persona && { persona }),
      };
      try {
        const { signal } = controller;
        const { apiHost } = siteConfig;
        const source = sourceHeader("talk");
        const slip = keptSlip();
        for await (const event of talkTo({ apiHost, request, captchaToken, source, slip, signal }))
          if (!signal.aborted) dispatch({ type: "event", event });
      } catch (error) {
        if (controller.signal.aborted) return;
        dispatch({ type: "dropped", message: error instanceof LineDropped ? error.message : "" });
      }
    },
    [persona, dispatch],
  );

  const say = useCallback(
    (message: string, choice?: ChoiceRequest, again = false) => {
      const text = message.trim();
      // A message sent before the last answer is complete waits: each turn needs the state of the
      // last one.
      if (text) under.current = under.current.then(() => take(text, choice, again));
    },
    [take],
  );

  const retry = useCallback(() => {
    const { last } = current.current;
    if (last) say(last.message, last.choice, true);
  }, [say]);

  const stop = useCallback(() => {
    call.current?.abort();
    dispatch({ type: "stopped" });
  }, [dispatch]);

  const reset = useCallback(() => {
    call.current?.abort();
    dispatch({ type: "reset" });
  }, [dispatch]);

  return { state, say, retry, stop, reset };
}

/**
 * The work that a turn is to prove, done while its card is looked at: for holding a time, or for a
 * form the captcha, as far as it is our own (the providers' widgets need a page of their own).
 */
function createProofs(): Partial<Record<Card["kind"], ProofAhead>> {
  const slots = createProof(bookingEndpoints.hold);
  const own = siteConfig.captchaProvider === "altcha";
  return own ? { slots, form: createProof(endpoints.captcha) } : { slots };
}
