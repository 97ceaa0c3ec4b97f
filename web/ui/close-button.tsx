import { Icon } from "./icon.tsx";

interface CloseButtonProps {
  /** Id of the dialog that it closes, without scripts. */
  dialog: string;
  label: string;
  className?: string | undefined;
}

/** The close button of a dialog. */
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
