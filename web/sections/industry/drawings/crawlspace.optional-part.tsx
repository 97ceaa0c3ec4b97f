import { Drawing, heavy, line, pen, shape } from "./drawing.tsx";
import styles from "./photo.module.css";

/** A pipe with its lever under the floor of a house. */
export function Crawlspace({ label }: { label: string | undefined }) {
  return (
    <Drawing width={148} height={96} label={label} className={styles.drawing}>
      <rect className={shape} x="1" y="1" width="146" height="94" />
      <path className={heavy} d="M10 34H138" />
      <path className={line} d="M24 34v50M64 34v50M104 34v50M10 84H138M10 66H60M84 66H138" />
      <path className={pen} d="M60 58h24v16H60ZM72 58V42" />
    </Drawing>
  );
}
