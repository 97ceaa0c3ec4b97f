import type { ChangeEventHandler } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./pause-button.module.css";

interface PauseButtonProps {
  /** Its label: "Stop the moving rows". */
  label: string;
  /** Shows only the icon; the label stays for screen readers. */
  quiet?: boolean;
  className?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/**
 * Stops everything that moves by itself inside the nearest `pausable` element. A checkbox that
 * looks like a button, so that it works before any script runs.
 */
export function PauseButton({ label, quiet, className, onChange }: PauseButtonProps) {
  return (
    <label className={classNames(styles.button, className)} title={quiet ? label : undefined}>
      <input type="checkbox" className={styles.box} data-stops="" onChange={onChange} />
      <Icon name="pause" className={styles.moving} />
      <Icon name="play" className={styles.stopped} />
      <span className={quiet ? "visually-hidden" : undefined}>{label}</span>
    </label>
  );
}

/** The class of an element whose motion a `PauseButton` inside it stops. */
export const pausable = styles.pausable;
