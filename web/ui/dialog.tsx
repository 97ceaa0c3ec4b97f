import { type ReactNode, type Ref, useId } from "react";
import { formWords } from "#content/forms.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

interface DialogProps {
  /** What `commandfor` of the opening button names. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
}

/**
 * A sheet over the page. It opens by `<button command="show-modal" commandfor={id}>` without any
 * script; Esc, the cross and a click beside it close it, and the focus returns.
 */
export function Dialog({ id, title, text, children, ref, onClose }: DialogProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc, by the platform
    <dialog
      id={id}
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      onClick={(event) => {
        // Browsers without `closedby`: only the backdrop has the dialog itself as its target.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={styles.sheet}>
        <header>
          <div>
            <h2 id={titleId}>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label={formWords.close}
            command="close"
            commandfor={id}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
