import { Drawing, line, pen, text } from "./drawing.tsx";
import styles from "./teeth.module.css";

/** Edge of a crown: molar, premolar, canine or incisor. */
type Edge = "molar" | "premolar" | "canine" | "incisor";

/** Width and height of a crown, depth of its roots, its edge, one root or two. */
type Tooth = [width: number, crown: number, root: number, edge: Edge, roots: 1 | 2];

/** From the midline outward: central incisor to wisdom tooth. */
const upper: Tooth[] = [
  [27, 34, 46, "incisor", 1],
  [21, 30, 44, "incisor", 1],
  [24, 36, 58, "canine", 1],
  [23, 27, 46, "premolar", 1],
  [23, 26, 46, "premolar", 1],
  [36, 25, 48, "molar", 2],
  [34, 24, 44, "molar", 2],
  [29, 21, 34, "molar", 2],
];
const lower: Tooth[] = [
  [18, 30, 42, "incisor", 1],
  [19, 30, 44, "incisor", 1],
  [22, 35, 54, "canine", 1],
  [22, 27, 46, "premolar", 1],
  [23, 26, 46, "premolar", 1],
  [38, 25, 46, "molar", 2],
  [36, 24, 42, "molar", 2],
  [31, 21, 34, "molar", 2],
];
const between = 16;
const middle = 510;
/** In the universal numbering: the lower right first molar. */
const ringed = 30;

/** An adult chart with a ring around one tooth. */
export function Teeth({ label }: { label: string | undefined }) {
  return (
    <Drawing width={820} height={316} label={label} className={styles.teeth}>
      <defs>
        {upper.map((tooth, index) => (
          <path key={`u${tooth[0]}`} id={`u${index}`} d={outline(tooth)} />
        ))}
        {lower.map((tooth, index) => (
          <path key={`l${tooth[0]}`} id={`l${index}`} d={outline(tooth)} />
        ))}
      </defs>
      <g transform="translate(-100)">
        <path className={line} strokeDasharray="2 6" d="M510 6V310M104 156H916" />
        <Row teeth={upper} name="u" y={70} number={(place) => place + 1} />
        <Row teeth={lower} name="l" y={242} number={(place) => 32 - place} flipped />
        <g className={text}>
          <text x="104" y="148">
            Right
          </text>
          <text x="916" y="148" textAnchor="end">
            Left
          </text>
        </g>
      </g>
    </Drawing>
  );
}

interface RowProps {
  teeth: Tooth[];
  name: string;
  y: number;
  /** Of a place, counted from the patient's right. */
  number: (place: number) => number;
  flipped?: boolean;
}

function Row({ teeth, name, y, number, flipped = false }: RowProps) {
  const outward = teeth.map((_, index) => index);
  const order = [...outward.toReversed(), ...outward];
  const widths = order.map((index) => (teeth[index] as Tooth)[0]);
  const total = widths.reduce((sum, width) => sum + width + between, 0);
  let x = middle - total / 2 + between / 2;
  return (
    <g className={styles.row} textAnchor="middle">
      {order.map((index, place) => {
        const left = x;
        const width = widths[place] as number;
        x += width + between;
        const hit = number(place) === ringed;
        return (
          <g key={number(place)}>
            <use
              href={`#${name}${index}`}
              className={hit ? styles.hit : undefined}
              transform={`translate(${left.toFixed()} ${y})${flipped ? " scale(1 -1)" : ""}`}
            />
            <text
              className={hit ? styles.hitNumber : undefined}
              x={(left + width / 2).toFixed()}
              y={flipped ? y - 46 : y + 62}
            >
              {number(place)}
            </text>
            {hit && (
              <path
                className={pen}
                d={`M${(left + width / 2 - 36).toFixed()} 296c-26-60-22-132 36-130c54 2 54 90 22 120c-30 28-68 12-66-44`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

function outline([w, c, r, edge, roots]: Tooth): string {
  const edges: Record<Edge, string> = {
    molar: `q${w * 0.14} 7 ${w * 0.27} 1q${w * 0.13}-5 ${w * 0.26} 0q${w * 0.13} 6 ${w * 0.27}-1`,
    premolar: `q${w * 0.2} 7 ${w * 0.4} 0q${w * 0.2} 7 ${w * 0.4} 0`,
    canine: `l${w * 0.4} 9l${w * 0.4}-9`,
    incisor: `h${w * 0.8}`,
  };
  const crown = `M0 0C-4 ${c * 0.45} 0 ${c * 0.9} ${w * 0.1} ${c}${edges[edge]}C${w} ${c * 0.9} ${w + 4} ${c * 0.45} ${w} 0`;
  const root =
    roots === 1
      ? `C${w * 0.95} ${-r * 0.6} ${w * 0.64} ${-r} ${w * 0.52} ${-r}C${w * 0.36} ${-r} ${w * 0.05} ${-r * 0.6} 0 0Z`
      : `C${w} ${-r * 0.5} ${w * 0.98} ${-r} ${w * 0.86} ${-r}C${w * 0.72} ${-r} ${w * 0.66} ${-r * 0.4} ${w * 0.5} ${-r * 0.3}C${w * 0.34} ${-r * 0.4} ${w * 0.28} ${-r} ${w * 0.14} ${-r}C${w * 0.02} ${-r} 0 ${-r * 0.5} 0 0Z`;
  return (crown + root)
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
    .replaceAll(" -", "-");
}
