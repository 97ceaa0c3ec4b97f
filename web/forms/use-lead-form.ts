import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FormWords, forms, toasts, toastWords } from "#content/forms.ts";
import { type FormKindName, formKinds } from "#contract/form-kinds.ts";
import { toast } from "../ui/toast-store.ts";
import { preloadToasts } from "../ui/toasts.tsx";
import type { CaptchaHandle } from "./captcha/captcha.tsx";
import { formFields } from "./form-field.ts";
import type { FieldErrors } from "./lead-payload.ts";
import type { SendResult } from "./send-lead.ts";

/** What checks and sends; needed by those who write to us, not by those who only read. */
const loadMessenger = () => import("./lead-messenger.ts");

/**
 * The life of a form (specification 4): idle, sending, then success (toast, fields cleared, captcha
 * reset) or failure (toast with the server's words, fields kept).
 */
export function useLeadForm(
  id: FormKindName,
  initialErrors: FieldErrors = {},
  onSent?: () => void,
) {
  const words: FormWords = forms[id];
  const kind = formKinds[id];
  const fields = formFields(id);
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const touchedAt = useRef<number>(undefined);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState(initialErrors);
  const [enhanced, setEnhanced] = useState(false);

  // Until React is here the browser's own validation speaks; from now on ours does.
  useEffect(() => setEnhanced(true), []);

  const onFocus = () => {
    if (touchedAt.current !== undefined) return;
    touchedAt.current = performance.now();
    preloadToasts();
    loadMessenger().catch(() => {});
  };

  /** A message goes as soon as its field is right; it never appears while somebody types. */
  const onInput = async (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (!errors[name]) return;
    const data = new FormData(event.currentTarget);
    const { draftOf } = await loadMessenger();
    const still = draftOf(id, data).errors[name];
    setErrors(({ [name]: _, ...others }) => (still ? { ...others, [name]: still } : others));
  };

  const fail = (found: FieldErrors) => {
    setErrors(found);
    const first = fields.find(({ name }) => found[name])?.name;
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      await submit(event.currentTarget);
    } finally {
      busy.current = false;
    }
  };

  const submit = async (element: HTMLFormElement) => {
    const data = new FormData(element);
    const messenger = await loadMessenger().catch(() => undefined);
    if (!messenger) return sayFailure({ ok: false });
    const draft = messenger.draftOf(id, data);
    if (Object.keys(draft.errors).length > 0) return fail(draft.errors);
    setErrors({});
    const captchaToken = captcha.current?.token();
    if (kind.captcha && !captchaToken) {
      toast({ ...toasts.captcha, look: "attention", duration: toastWords.sendDuration });
      captcha.current?.focus();
      return;
    }
    setSending(true);
    // A form that was touched before React was here counts from the opening of the page.
    const elapsed = performance.now() - (touchedAt.current ?? 0);
    const result = await messenger.sendDraft(id, draft, { captchaToken, elapsed });
    setSending(false);
    if (!result.ok) return sayFailure(result);
    toast({ ...words.success, duration: toastWords.sendDuration });
    element.reset();
    captcha.current?.reset();
    touchedAt.current = undefined;
    onSent?.();
  };

  const sayFailure = (result: SendResult & { ok: false }) => {
    toast({
      title: toasts.failed.title,
      description: result.message ?? toasts.failed.description,
      look: "destructive",
      duration: toastWords.sendDuration,
    });
    if (result.fields) fail(result.fields);
    // A refused token is of no use again; any other failure keeps it (specification 4).
    if (result.fields?.captcha) captcha.current?.reset();
  };

  return {
    kind,
    words,
    fields,
    captcha,
    sending,
    errors,
    formProps: { ref: form, noValidate: enhanced, onSubmit, onInput, onFocus },
  };
}
