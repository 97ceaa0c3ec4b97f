import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./done-mark.module.css";
import { Icon } from "./icon.tsx";

/** A green check mark and its label: "Booked". */
export function DoneMark({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={classNames(styles.done, className)}>
      <Icon name="check" />
      {children}
    </span>
  );
}
