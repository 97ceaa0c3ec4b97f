import { Pen } from "../../../ui/pen.tsx";
import styles from "./signature.module.css";

/** A signature that spells nothing. */
export function Signature() {
  return <Pen seed={5} words={[3, 4]} unit={9} height={30} gap={10} className={styles.signature} />;
}
