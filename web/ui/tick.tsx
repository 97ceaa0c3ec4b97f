import type { InputHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import styles from "./tick.module.css";

/** A box to be ticked, with its words beside it. */
export function Tick({ className, children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={classNames(styles.tick, className)}>
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}
