import type { PartProps } from "../views.tsx";
import styles from "./circuits.module.css";

/** The directory in the door of a panel: odd circuits left, even ones right. */
export function Circuits({ part: { names, ringed, label } }: PartProps<"circuits">) {
  const pairs = Array.from({ length: Math.ceil(names.length / 2) }, (_, index) => 2 * index);
  return (
    <div className={styles.circuits} role="img" aria-label={label}>
      {pairs.map((left) => (
        <Row key={left} left={left} names={names} ringed={ringed} />
      ))}
    </div>
  );
}

interface RowProps {
  left: number;
  names: readonly string[];
  ringed: number;
}

function Row({ left, names, ringed }: RowProps) {
  const right = left + 1;
  const ring = (index: number) => (index + 1 === ringed ? styles.ringed : undefined);
  return (
    <>
      <span>{left + 1}</span>
      <i className={ring(left)}>{names[left]}</i>
      <em className={ring(left) || ring(right) ? styles.tripped : undefined} />
      <i className={ring(right)}>{names[right]}</i>
      <span>{right + 1}</span>
    </>
  );
}
