import { classNames } from "../ui/class-names.ts";
import { Cell, type CellProps } from "./cell.tsx";
import styles from "./choice-cell.module.css";

/** A boxed field with a choice. */
export function ChoiceCell({ className, ...cell }: CellProps) {
  return <Cell {...cell} className={classNames(styles.choice, className)} />;
}
