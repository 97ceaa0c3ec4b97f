import type { InputHTMLAttributes } from "react";
import styles from "./checkbox.module.css";
import { classNames } from "./class-names.ts";

/** A box to be ticked, with its words beside it. */
export function Checkbox({ className, children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={classNames(styles.tick, className)}>
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}
