import { Signature as Signed } from "../../../ui/signature.tsx";
import type { PartProps } from "../views.tsx";
import styles from "./signature.module.css";

/** The signature under a letter. */
export function Signature({ part }: PartProps<"signature">) {
  return <Signed of={part.name} className={styles.signature} />;
}
