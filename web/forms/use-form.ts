import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { toasts } from "#content/forms.ts";
import { plainFields } from "#contract/http.ts";
import { count } from "../arrivals/count.ts";
import { toast, toastDurations } from "../ui/toast-store.ts";
import { preloadToasts } from "../ui/toasts.tsx";
import type { CaptchaHandle } from "./captcha/captcha.tsx";
import { firstTouch } from "./first-touch.ts";

/** Message by field name. */
export type FieldErrors = Record<string, string>;

/** Extra data that a form sends along with its fields, to tell people from bots. */
export interface Proofs {
  captchaToken: string | undefined;
  /** Milliseconds from the first touch of the form (first-touch.ts). */
  elapsed: number;
  /** Text in the hidden field. */
  honeypot: string;
}

/** Outcome of a submission. `message`: the server's text, absent if it sent none. */
export type Failure = { kind: "failed"; message?: string; fields?: FieldErrors };

export interface FormOptions<
  Draft extends { errors: FieldErrors },
  Other extends { kind: string },
> {
  /** The fields in order: the first one with an error gets the focus. */
  names: readonly string[];
  captcha: boolean;
  /** Values and errors of a refused post without JavaScript, shown again. */
  errors?: FieldErrors | undefined;
  /** Fields whose errors disappear when another field changes, by the name of that other field. */
  dependents?: Record<string, readonly string[]>;
  /** Runs at the first touch. */
  prepare?(): void;
  /** Checks the fields. */
  read(data: FormData): Draft | Promise<Draft>;
  send(draft: Draft, proofs: Proofs): Promise<Other | Failure>;
  /** Shows the visitor the result; an error from `read` or `send` counts as a failure. */
  onSettled(outcome: Other | Failure, form: HTMLFormElement): void;
}

/** The states of every form: idle, sending, then success, or a failure that keeps the input. */
export function useForm<Draft extends { errors: FieldErrors }, Other extends { kind: string }>(
  options: FormOptions<Draft, Other>,
) {
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const touchedAt = useRef<number>(undefined);
  const begun = useRef(false);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState(options.errors ?? {});
  const [enhanced, setEnhanced] = useState(false);

  // Until React runs, the browser's own validation is used; after that, ours is.
  useEffect(() => setEnhanced(true), []);

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (touchedAt.current !== undefined) return;
    touchedAt.current = firstTouch(target, {
      controls: Array.from(currentTarget.elements) as HTMLInputElement[],
      ignored: plainFields.honeypot,
      now: performance.now(),
    });
    preloadToasts();
    options.prepare?.();
  };

  /**
   * An error message disappears as soon as its field is valid; it never appears while the visitor
   * is typing.
   */
  const onInput = async (event: FormEvent<HTMLFormElement>) => {
    if (!begun.current) count("begun");
    begun.current = true;
    const { name } = event.target as HTMLInputElement;
    const touched = [name, ...(options.dependents?.[name] ?? [])].filter((one) => errors[one]);
    if (touched.length === 0) return;
    const still = (await options.read(new FormData(event.currentTarget))).errors;
    setErrors((shown) => {
      const left = Object.entries(shown).filter(([one]) => !touched.includes(one) || still[one]);
      return Object.fromEntries(
        left.map(([one, message]) => [one, (touched.includes(one) && still[one]) || message]),
      );
    });
  };

  const mark = (found: FieldErrors) => {
    setErrors(found);
    const first = options.names.find((name) => found[name]);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  /** Resolves with undefined if the visitor has to correct something first. */
  const attempt = async (data: FormData): Promise<Other | Failure | undefined> => {
    const draft = await options.read(data);
    if (Object.keys(draft.errors).length > 0) return void mark(draft.errors);
    setErrors({});
    const captchaToken = captcha.current?.token();
    if (options.captcha && !captchaToken) {
      toast({ ...toasts.captcha, look: "attention", duration: toastDurations.form });
      return void captcha.current?.focus();
    }
    setSending(true);
    return options.send(draft, {
      captchaToken,
      // For a form touched before React was ready, the time is measured from the opening of the
      // page.
      elapsed: performance.now() - (touchedAt.current ?? 0),
      honeypot: String(data.get(plainFields.honeypot) ?? ""),
    });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current) return;
    busy.current = true;
    const failure: Failure = { kind: "failed" };
    const outcome = await attempt(new FormData(element)).catch(() => failure);
    busy.current = false;
    setSending(false);
    if (!outcome) return;
    if (outcome.kind === "failed") count("refused");
    const fields = "fields" in outcome ? outcome.fields : undefined;
    if (fields) mark(fields);
    if (outcome.kind === "done") touchedAt.current = undefined;
    // A refused or used token cannot be used again; after any other failure it can.
    if (outcome.kind === "done" || fields?.captcha) captcha.current?.reset();
    options.onSettled(outcome, element);
  };

  return {
    captcha,
    sending,
    errors,
    formProps: { ref: form, noValidate: enhanced, onSubmit, onInput, onFocus },
  };
}
