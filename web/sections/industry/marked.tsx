import type { MarkedText } from "#content/industries/sheet.ts";
import styles from "./marked.module.css";
import { numberWhole } from "./number-whole.tsx";

/**
 * Text whose words in square brackets end up on the form: underlined where they are said (`said`),
 * written with the pen where they stand on paper.
 */
export function Marked({ text, said }: { text: MarkedText; said?: true }) {
  const pieces = text.split(/\[([^\]]*)\]/);
  return pieces.map((piece, index) => {
    if (index % 2 === 0) return piece;
    const key = `${index} ${piece}`;
    return said ? (
      <u key={key} className={styles.said}>
        {numberWhole(piece)}
      </u>
    ) : (
      <b key={key} className={styles.pen}>
        {piece}
      </b>
    );
  });
}

export const penClass = styles.pen;
