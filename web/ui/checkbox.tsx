import type { InputHTMLAttributes } from "react";
import styles from "./checkbox.module.css";
import { classNames } from "./class-names.ts";

/** A checkbox with its label. */
export function Checkbox({ className, children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={classNames(styles.tick, className)}>
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}
