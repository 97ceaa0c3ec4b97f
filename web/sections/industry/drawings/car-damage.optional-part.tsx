import styles from "./car-damage.module.css";
import { carViews } from "./car-views.ts";
import { Drawing, line, pen, shape, text } from "./drawing.tsx";

/** Four views of a sedan with rings around what is damaged. */
export function CarDamage({ label }: { label: string | undefined }) {
  return (
    <Drawing width={1080} height={350} label={label} className={styles.car}>
      {carViews.map(({ place, outlines, lines, wheels }) => (
        <g key={place} transform={place}>
          <g className={shape}>
            <path d={outlines} />
            {wheels.map((x) => (
              <circle key={x} cx={x} cy="98" r="27" />
            ))}
          </g>
          <g className={line}>
            <path d={lines} />
            {wheels.map((x) => (
              <circle key={x} cx={x} cy="98" r="14" />
            ))}
          </g>
        </g>
      ))}
      <g className={text}>
        <text x="24" y="156">
          Left side
        </text>
        <text x="24" y="340">
          Right side
        </text>
        <text x="452" y="250">
          Top
        </text>
        <text x="880" y="162">
          Front
        </text>
        <text x="880" y="340">
          Rear
        </text>
      </g>
      <path
        className={pen}
        d="M8 96c-12-44 42-58 84-46c50 14 46 60 10 74c-38 16-96 14-92-30M30 104l18-24M46 110l26-40M66 112l28-44"
      />
      <path
        className={pen}
        d="M446 214c-10-34 20-50 52-40c32 10 28 38 2 44c-22 6-52 8-54-12M984 84c2-26 30-34 52-26c26 10 22 42-8 46c-24 4-44-2-44-22"
      />
    </Drawing>
  );
}
