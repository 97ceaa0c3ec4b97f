import { Drawing, line, pen, penText, text } from "./drawing.tsx";
import styles from "./key-tag.module.css";

/** A key tag on its red string. */
export function KeyTag({ label }: { label: string | undefined }) {
  return (
    <Drawing width={230} height={330} label={label} className={styles.drawing}>
      <path className={pen} d="M112 64C60 20 150-40 190 30C224 100 120 60 40 0" />
      <g transform="translate(20 50) rotate(7 90 120)">
        <path className={styles.tag} d="M30 0H150L180 34V250a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V34Z" />
        <circle className={styles.hole} cx="90" cy="26" r="10" />
        <g className={text}>
          <text x="20" y="82">
            Key no.
          </text>
          <text x="20" y="140">
            Address
          </text>
          <text x="20" y="198">
            Showing
          </text>
        </g>
        <g className={penText}>
          <text x="20" y="106">
            41
          </text>
          <text x="20" y="164">
            18 Juniper Ct
          </text>
          <text x="20" y="222">
            Mon 5:30, Priya
          </text>
        </g>
        <path className={line} d="M20 112H160M20 170H160M20 228H160" />
      </g>
    </Drawing>
  );
}
