import { useRef } from "react";
import { forms } from "#content/forms.ts";
import type { DialogId } from "#content/types/link.ts";
import type { FormKindName } from "#contract/form-kinds.ts";
import { LeadForm } from "../../forms/lead-form.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface FormDialogProps {
  /** The id that `commandfor` of the opening button names. */
  id: DialogId;
  form: FormKindName;
}

/** A form over the page; it closes behind a sent message. */
export function FormDialog({ id, form }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, text } = forms[form];
  return (
    <Dialog id={id} ref={dialog} title={title} text={text}>
      <LeadForm form={form} onSent={() => dialog.current?.close()} />
    </Dialog>
  );
}
