import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";
import styles from "./booking-warning.module.css";

/** Something that the visitor has to know at once; it can take the focus when it appears. */
export function BookingWarning({ children, focus }: { children: ReactNode; focus?: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) element.current?.focus();
  }, [focus]);
  return (
    <div ref={element} role="alert" tabIndex={-1} className={styles.warning}>
      <Icon name="alert" />
      <div>{children}</div>
    </div>
  );
}
