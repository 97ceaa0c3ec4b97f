import styles from "./car-damage.module.css";
import { Drawing, line, pen, shape, text } from "./drawing.tsx";

/** Four views of a sedan with rings around what is damaged. */
export function CarDamage({ label }: { label: string | undefined }) {
  return (
    <Drawing width={1080} height={350} label={label} className={styles.car}>
      <Side />
      <use href="#side" transform="translate(420 180) scale(-1 1)" />
      <Top />
      <End y={10} detail="M18 78l34 6v12H14M162 78l-34 6v12h38M62 88h56M64 96h52M66 104h48" />
      <End y={186} detail="M20 74h34v12H14M160 74h-34v12h40M70 84h40v16H70Z" />
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

function Side() {
  return (
    <g id="side" transform="translate(10 10)">
      <path
        className={shape}
        d="M14 92C12 80 15 71 26 67C52 60 82 58 108 53C130 34 154 22 192 21C238 20 268 25 294 49C322 50 354 53 374 59C386 63 389 75 388 90L385 96L341 97A35 35 0 0 0 273 97L135 98A35 35 0 0 0 67 97L24 97C18 97 15 95 14 92Z"
      />
      <path
        className={line}
        d="M121 53C138 40 156 31 184 30V54ZM192 30C228 29 252 33 276 51L192 54ZM188 56V95M130 56C127 70 128 84 134 96M266 53C268 66 268 76 262 92M198 64h14M18 74l24-8 4 8-26 6ZM376 62l-14 3 2 12 23 1M16 86h48"
      />
      {[101, 307].map((wheel) => (
        <g key={wheel}>
          <circle className={shape} cx={wheel} cy="98" r="27" />
          <circle className={line} cx={wheel} cy="98" r="14" />
        </g>
      ))}
    </g>
  );
}

function Top() {
  return (
    <g transform="translate(430 90)">
      <path
        className={shape}
        d="M22 46C8 62 8 98 22 114C50 132 120 134 190 134C270 134 340 132 372 118C388 104 388 56 372 42C340 28 270 26 190 26C120 26 50 28 22 46Z"
      />
      <path
        className={line}
        d="M106 34C90 58 90 102 106 126M112 38L158 48C150 68 150 92 158 112L112 122C98 98 98 62 112 38ZM292 50L330 40C344 64 344 96 330 120L292 110C298 90 298 70 292 50ZM158 48C200 44 250 44 292 50M158 112C200 116 250 116 292 110M120 26l-8-10 22-2 6 12M120 134l-8 10 22 2 6-12M210 27V46M210 133V114"
      />
    </g>
  );
}

/** Front or rear; `detail` is what tells them apart. */
function End({ y, detail }: { y: number; detail: string }) {
  return (
    <g transform={`translate(870 ${y})`}>
      <path
        className={shape}
        d="M20 118C10 116 8 104 10 88C11 74 16 66 24 60L42 30C46 22 54 19 64 18H116C126 19 134 22 138 30L156 60C164 66 169 74 170 88C172 104 170 116 160 118Z"
      />
      <path
        className={line}
        d={`M32 56L48 31C51 27 56 26 64 25H116C124 26 129 27 132 31L148 56ZM26 62H154${detail}M10 108h160`}
      />
      <path className={shape} d="M18 118v14h24v-14M138 118v14h24v-14" />
    </g>
  );
}
