import { type ReactNode, type Ref, useId } from "react";
import { formWords } from "#content/forms.ts";
import { CloseButton } from "./close-button.tsx";
import styles from "./dialog.later.module.css";
import { Modal } from "./modal.tsx";

interface DialogProps {
  /** The id that `commandfor` of the opening button names. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
}

/**
 * A dialog over the page. `<button command="show-modal" commandfor={id}>` opens it without scripts;
 * Esc, the close button and a click outside close it, and the focus returns.
 */
export function Dialog({ id, title, text, children, ref, onClose }: DialogProps) {
  const titleId = useId();
  return (
    <Modal id={id} ref={ref} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.sheet}>
        <header>
          <div>
            <h2 id={titleId}>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          <CloseButton dialog={id} label={formWords.close} className={styles.close} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </Modal>
  );
}
