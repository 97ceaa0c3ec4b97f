import { Icon } from "./icon.tsx";

interface CloseButtonProps {
  /** Id of the dialog that it closes, without any script. */
  dialog: string;
  label: string;
  className?: string | undefined;
}

/** The cross of a dialog. */
export function CloseButton({ dialog, label, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      command="close"
      commandfor={dialog}
    >
      <Icon name="close" />
    </button>
  );
}
