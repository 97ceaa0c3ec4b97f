import { classNames } from "../../../ui/class-names.ts";
import styles from "./broad.module.css";
import { Drawing, heavy, line, pen, penText, text } from "./drawing.tsx";

/** The outline of a house, with the marks of an inspection. */
export function HouseOutline({ label }: { label: string | undefined }) {
  return (
    <Drawing
      width={520}
      height={360}
      label={label}
      className={classNames(styles.drawing, styles.roomy)}
    >
      <path className={heavy} d="M40 40H320V20H480V320H40Z" />
      <path
        className={line}
        d="M40 180H220M220 40V120M220 180V320M320 20V220M320 220H480M220 250H320M490 60v-34m-6 8l6-8 6 8"
      />
      <path
        className={line}
        d="M56 56h80v50H56ZM340 40h40v36h-40ZM350 49h20M350 60h20M240 270h34v34h-34Z"
      />
      <g className={text}>
        <text x="64" y="150">
          Bedroom
        </text>
        <text x="370" y="140">
          Kitchen
        </text>
        <text x="90" y="250">
          Living
        </text>
        <text x="344" y="290">
          Bath
        </text>
        <text x="60" y="206">
          Fish tank
        </text>
      </g>
      <path className={pen} d="M210 60c10 6-6 12 4 18c10 6-6 12 4 18M326 48c8-6 10 10 18 2" />
      <path className={pen} d="M480 96C440 110 400 96 352 92C300 88 250 60 216 84" />
      <circle className={pen} cx="480" cy="96" r="10" />
      <g className={penText}>
        <text x="178" y="86">
          N
        </text>
        <text x="388" y="68">
          D
        </text>
        <text x="446" y="84">
          E
        </text>
      </g>
    </Drawing>
  );
}
