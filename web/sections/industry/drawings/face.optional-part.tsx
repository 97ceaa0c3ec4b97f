import styles from "./broad.module.css";
import { Drawing, line, pen, penText } from "./drawing.tsx";

/** A face chart; the forehead is ringed. */
export function Face({ label }: { label: string | undefined }) {
  return (
    <Drawing width={300} height={380} label={label} className={styles.drawing}>
      <path
        className={line}
        d="M60 150C54 60 110 16 150 16S246 60 240 150C238 230 206 330 150 344C94 330 62 230 60 150ZM82 134q24-16 50-4M168 130q26-12 50 4M92 156q18-14 38 0q-20 10-38 0M170 156q20-14 38 0q-18 10-38 0M150 150c-2 30-14 48-16 62q16 14 32 0M118 262q32-18 64 0q-32 22-64 0M118 262h64M60 140c-18-8-16 50 8 54M240 140c18-8 16 50-8 54M122 338v36M178 338v36"
      />
      <path className={pen} d="M92 74c30-36 92-34 118 2c10 30-26 34-60 32c-36 0-66-6-58-34" />
      <text className={penText} x="298" y="18" textAnchor="end">
        Injector’s
      </text>
    </Drawing>
  );
}
