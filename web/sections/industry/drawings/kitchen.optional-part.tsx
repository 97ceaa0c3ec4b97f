import styles from "./broad.module.css";
import { Drawing, heavy, line, pen, penText, text } from "./drawing.tsx";

/** A kitchen with its measures, and a wall that may go. */
export function Kitchen({ label }: { label: string | undefined }) {
  return (
    <Drawing width={520} height={316} label={label} className={styles.drawing}>
      <path className={heavy} d="M40 40H440V260H40ZM40 40" />
      <path
        className={line}
        d="M40 84H240M240 84V40M84 84V260M150 46h50v32h-50ZM48 150h28v50H48ZM280 40v-8h90v8M440 140a50 50 0 0 1-50 50h50"
      />
      <g className={text}>
        <text x="160" y="66">
          Sink
        </text>
        <text x="304" y="26">
          Window stays
        </text>
        <text x="96" y="180">
          Range
        </text>
        <text x="250" y="170">
          Kitchen
        </text>
        <text x="452" y="168">
          Door
        </text>
      </g>
      <path className={line} d="M40 282H440M40 276v12M440 276v12M18 40V260M12 40h12M12 260h12" />
      <text className={penText} x="212" y="308">
        {"12′ 6″"}
      </text>
      <path className={pen} d="M240 250c70-16 150-14 196-2M240 270c70 10 150 8 196-2" />
      <text className={penText} x="268" y="226">
        This wall out?
      </text>
    </Drawing>
  );
}
