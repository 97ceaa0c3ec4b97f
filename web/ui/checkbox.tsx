import type { InputHTMLAttributes } from "react";
import styles from "./checkbox.module.css";
import { classNames } from "./class-names.ts";

/** A box to tick, with its words next to it. */
export function Checkbox({ className, children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={classNames(styles.tick, className)}>
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}
