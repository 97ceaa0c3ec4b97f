import { type FormWords, forms, toasts } from "#content/forms.ts";
import { type FormKindName, fieldNames, formKinds } from "#contract/form-kinds.ts";
import { toast, toastDurations } from "../ui/toast-store.ts";
import { type FieldErrors, useForm } from "./use-form.ts";

/** Checks and sending are loaded only for visitors who write to us, not for those who only read. */
const loadMessenger = () => import("./lead-messenger.ts");

/**
 * A form that sends a message: success clears its fields, a failure keeps them; both show a toast.
 */
export function useLeadForm(form: FormKindName, errors?: FieldErrors, onSent?: () => void) {
  const words: FormWords = forms[form];
  const kind = formKinds[form];
  const core = useForm({
    names: fieldNames(kind),
    captcha: kind.captcha,
    errors,
    prepare: () => void loadMessenger().catch(() => {}),
    read: async (data) => (await loadMessenger()).draftOf(form, data),
    send: async (draft, proofs) => (await loadMessenger()).sendDraft(form, draft, proofs),
    onSettled(outcome, element) {
      if (outcome.kind === "failed") {
        toast({
          title: toasts.failed.title,
          description: outcome.message ?? toasts.failed.description,
          look: "destructive",
          duration: toastDurations.form,
        });
        return;
      }
      toast({ ...words.success, duration: toastDurations.form });
      element.reset();
      onSent?.();
    },
  });
  return { ...core, kind, words };
}
