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
const middle = 410;

/** The lower right first molar in the universal numbering, highlighted on the page. */
const marked = 30;

/** An adult's teeth from the dentist's view: outlines, and their numbers. */
export function teeth(): string[] {
  const jaws = [
    { places: row(upper, (place) => place + 1), turn: "translate(0 70)", numbersAt: 132 },
    {
      places: row(lower, (place) => 32 - place),
      turn: "translate(0 242)scale(1 -1)",
      numbersAt: 196,
    },
  ];
  const draw = (wanted: (number: number) => boolean) =>
    jaws
      .map(({ places, turn }) => {
        const paths = places.filter(({ number }) => wanted(number)).map(path);
        return paths.length > 0 ? `<g transform="${turn}">${paths.join("")}</g>` : "";
      })
      .join("");
  const numbers = jaws.flatMap(({ places, numbersAt }) =>
    places
      .filter(({ number }) => number !== marked)
      .map(
        ({ x, tooth: [width], number }) =>
          `<text x="${Math.round(x + width / 2)}" y="${numbersAt}">${number}</text>`,
      ),
  );
  return [
    `<g id="teeth">${draw((number) => number !== marked)}</g>`,
    `<g id="tooth-${marked}">${draw((number) => number === marked)}</g>`,
    `<g id="teeth-numbers" text-anchor="middle">${numbers.join("")}</g>`,
  ];
}

const path = ({ x, tooth }: Placed) => `<path d="${outline(tooth)}" transform="translate(${x})"/>`;

interface Placed {
  x: number;
  tooth: Tooth;
  number: number;
}

/** A jaw from the patient's right to the left. */
function row(teeth: readonly Tooth[], numberOf: (place: number) => number): Placed[] {
  const all = [...teeth.toReversed(), ...teeth];
  let x = middle - all.reduce((sum, [width]) => sum + width + between, 0) / 2 + between / 2;
  return all.map((tooth, place) => {
    const placed = { x: Math.round(x), tooth, number: numberOf(place) };
    x += tooth[0] + between;
    return placed;
  });
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
