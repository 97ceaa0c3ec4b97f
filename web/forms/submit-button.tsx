import { Button } from "../ui/button.tsx";
import fieldError from "./field-error.module.css";

interface SubmitButtonProps {
  label: string;
  sending: boolean;
  /** Its label while it sends. */
  sendingLabel: string;
}

/** Sends a form. While it does it keeps its size, so that nothing around it moves. */
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
