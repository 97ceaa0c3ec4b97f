import type { PartProps } from "../views.tsx";
import styles from "./punches.module.css";

/** A card of visits: so many are punched, one is ringed. */
export function Punches({ part: { count, punched, ringed, label } }: PartProps<"punches">) {
  const visits = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className={styles.punches} role="img" aria-label={label}>
      {visits.map((visit) => (
        <span
          key={visit}
          className={
            visit === ringed ? styles.ringed : visit <= punched ? styles.punched : undefined
          }
        >
          {visit}
        </span>
      ))}
    </div>
  );
}
