import { type RefObject, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { isUnsent, type Unsent } from "../shell/unsent.ts";
import type { PostOutcome } from "./post-outcome.ts";

/** Milliseconds between two savings of a draft that changes. */
const saveEvery = 5_000;
/** Milliseconds without a key after which the preview is made anew. */
const lookAfter = 400;

/**
 * Keeps the draft of a form while somebody types, and asks for its preview. `keeps`: false for a
 * post that has no id yet, and after a conflict, which a person has to decide.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, keeps: boolean) {
  const keeper = useFetcher<PostOutcome | Unsent>();
  const looker = useFetcher<PostOutcome | Unsent>();
  const changed = useRef(false);
  const pause = useRef(0);
  const { submit: keep } = keeper;
  const { submit: look } = looker;

  const kept = isUnsent(keeper.data) ? undefined : keeper.data;
  const runs = keeps && kept?.is !== "conflict";
  useEffect(() => {
    if (!runs) return;
    const clock = setInterval(() => {
      if (!changed.current || !form.current) return;
      changed.current = false;
      void keep(fieldsOf(form.current, "draft"), { method: "post" });
    }, saveEvery);
    return () => clearInterval(clock);
  }, [runs, form, keep]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const onType = () => {
    changed.current = true;
    clearTimeout(pause.current);
    pause.current = window.setTimeout(() => {
      if (form.current) void look(fieldsOf(form.current, "preview"), { method: "post" });
    }, lookAfter);
  };
  /** What a press sends needs no draft: published, it would come back as one. */
  const onSend = () => {
    changed.current = false;
  };
  const unsent = isUnsent(keeper.data) ? keeper.data : undefined;
  const seen = isUnsent(looker.data) ? undefined : looker.data;
  return { onType, onSend, kept, seen, unsent };
}

function fieldsOf(form: HTMLFormElement, act: string): FormData {
  const fields = new FormData(form);
  fields.set("act", act);
  return fields;
}
