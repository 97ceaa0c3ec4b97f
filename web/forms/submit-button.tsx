import { Button } from "../ui/button.tsx";
import fieldError from "./field-error.later.module.css";

interface SubmitButtonProps {
  label: string;
  sending: boolean;
  /** Its label while sending. */
  sendingLabel: string;
}

/** Submits a form. It keeps its size while sending, so that nothing around it moves. */
export function SubmitButton({ label, sending, sendingLabel }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      kind="red"
      arrow
      disabled={sending}
      className={sending ? fieldError.sending : undefined}
    >
      {sending ? (
        <>
          <span>{sendingLabel}</span>
          <span>{label}</span>
        </>
      ) : (
        label
      )}
    </Button>
  );
}
