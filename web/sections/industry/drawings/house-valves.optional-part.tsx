import { Drawing, heavy, line, pen, penText, text } from "./drawing.tsx";
import styles from "./house-valves.module.css";

/** A house cut open: where the water comes in, and where it can be shut. */
export function HouseValves({ label }: { label: string | undefined }) {
  return (
    <Drawing width={760} height={430} label={label} className={styles.house}>
      <path
        className={heavy}
        d="M150 150L390 30L630 150M180 136V330H600V136M180 236H600M180 330V400H600V330"
      />
      <path
        className={line}
        d="M20 330H180M600 330H740M390 136V236M330 236V330M20 330v8M60 330v8M100 330v8M140 330v8M640 330v8M680 330v8M720 330v8"
      />
      <path
        className={line}
        d="M230 150h60v40h-60ZM232 200h56M470 196h70v40M470 196v40M505 196v-18h14M220 270h70v60M220 270v60M470 290h60v40h-60Z"
      />
      <path className={line} d="M540 342h36v50h-36Z" />
      <path className={pen} d="M40 372H558M250 372V306M500 372V306M505 306V210M250 306V190" />
      <g className={pen}>
        <circle cx="64" cy="372" r="10" />
        <circle cx="206" cy="372" r="10" />
        <circle cx="250" cy="318" r="8" />
        <circle cx="505" cy="224" r="8" />
        <circle cx="524" cy="372" r="8" />
      </g>
      <g className={penText} textAnchor="middle">
        <text x="64" y="356">
          1
        </text>
        <text x="206" y="356">
          2
        </text>
        <text x="272" y="322">
          3
        </text>
        <text x="530" y="222">
          4
        </text>
        <text x="524" y="356">
          5
        </text>
      </g>
      <g className={text}>
        <text x="24" y="416">
          Street
        </text>
        <text x="300" y="416">
          Crawlspace
        </text>
        <text x="404" y="166">
          Bath
        </text>
        <text x="344" y="262">
          Kitchen
        </text>
        <text x="196" y="262">
          Sink
        </text>
      </g>
    </Drawing>
  );
}
