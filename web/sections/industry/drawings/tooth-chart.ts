/** Edge of a crown: molar, premolar, canine or incisor. */
type Edge = "molar" | "premolar" | "canine" | "incisor";

/** Width and height of a crown, depth of its roots, its edge, one root or two. */
type Tooth = readonly [width: number, crown: number, root: number, edge: Edge, roots: 1 | 2];

/** From a canine outward to the wisdom tooth. Above and below they are almost alike. */
const side: Tooth[] = [
  [23, 36, 56, "canine", 1],
  [23, 27, 46, "premolar", 1],
  [23, 27, 46, "premolar", 1],
  [37, 25, 47, "molar", 2],
  [35, 24, 43, "molar", 2],
  [30, 21, 34, "molar", 2],
];
/** From the midline outward. */
const upper: Tooth[] = [[27, 34, 46, "incisor", 1], [21, 30, 44, "incisor", 1], ...side];
const lower: Tooth[] = [[19, 30, 44, "incisor", 1], [19, 30, 44, "incisor", 1], ...side];
const between = 16;
const middle = 410;

/** The lower right first molar in the universal numbering. */
export const marked = 30;

/** The jaws of an adult from the dentist's view, from the patient's right to the left. */
export const jaws = [
  { teeth: row(upper, (place) => place + 1), turn: "translate(0 70)", numbersAt: 132 },
  { teeth: row(lower, (place) => 32 - place), turn: "translate(0 242)scale(1 -1)", numbersAt: 196 },
];

function row(half: readonly Tooth[], numberOf: (place: number) => number) {
  const all = [...half.toReversed(), ...half];
  let left = middle - all.reduce((sum, [width]) => sum + width + between, 0) / 2 + between / 2;
  return all.map((tooth, place) => {
    const x = Math.round(left);
    const [width] = tooth;
    left += width + between;
    return {
      middle: Math.round(x + width / 2),
      outline: `M${x} 0${outlineOf(tooth)}`,
      number: numberOf(place),
    };
  });
}

/** Relative to its upper left corner, so that teeth of one kind have one text, which packs well. */
function outlineOf([w, c, r, edge, roots]: Tooth): string {
  const edges: Record<Edge, string> = {
    molar: `q${w * 0.14} 7 ${w * 0.27} 1q${w * 0.13} -5 ${w * 0.26} 0q${w * 0.13} 6 ${w * 0.27} -1`,
    premolar: `q${w * 0.2} 7 ${w * 0.4} 0q${w * 0.2} 7 ${w * 0.4} 0`,
    canine: `l${w * 0.4} 9l${w * 0.4} -9`,
    incisor: `h${w * 0.8}`,
  };
  const crown = `c-4 ${c * 0.45} 0 ${c * 0.9} ${w * 0.1} ${c}${edges[edge]}c${w * 0.1} ${-c * 0.1} ${w * 0.1 + 4} ${-c * 0.55} ${w * 0.1} ${-c}`;
  const root =
    roots === 1
      ? `c${-w * 0.05} ${-r * 0.6} ${-w * 0.36} ${-r} ${-w * 0.48} ${-r}c${-w * 0.16} 0 ${-w * 0.47} ${r * 0.4} ${-w * 0.52} ${r}z`
      : `c0 ${-r * 0.5} ${-w * 0.02} ${-r} ${-w * 0.14} ${-r}c${-w * 0.14} 0 ${-w * 0.2} ${r * 0.6} ${-w * 0.36} ${r * 0.7}c${-w * 0.16} ${-r * 0.1} ${-w * 0.22} ${-r * 0.7} ${-w * 0.36} ${-r * 0.7}c${-w * 0.12} 0 ${-w * 0.14} ${r * 0.5} ${-w * 0.14} ${r}z`;
  return (crown + root)
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
    .replaceAll(" -", "-");
}
