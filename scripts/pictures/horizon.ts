import { writePath } from "#server/handwriting/write-path.ts";

const width = 1440;
const height = 400;
/** Height at which the pad ends and the pen writes. */
const line = 64;
const depth = height - line;
/** Height of the viewpoint: the higher, the flatter the pad looks. */
const eye = 5.1;

/** A ruled pad in perspective: the rules recede, the margin runs to the vanishing point. */
export function horizon(): string {
  const pen = writePath("see beyond", { size: 40, line: true, tail: 1, grid: 0.5 });
  const middle = width / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    "<style>path{vector-effect:non-scaling-stroke}</style>",
    `<path fill="#ffe38c" d="M0 ${line}h${width}V${height}H0Z"/>`,
    ...rules(),
    `<path fill="none" stroke="#d3432f" stroke-opacity=".8" d="M${middle} ${line}L192.5 ${height}M${middle} ${line}L196.5 ${height}"/>`,
    `<path fill="none" stroke="#bf2d1a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M0 ${line}h${middle - Math.round(pen.width / 2)}${pen.path}H${width}"/>`,
    "</svg>",
  ].join("");
}

/** Rules of the pad, paler with distance until they are invisible. */
function rules(): string[] {
  const paths: string[] = [];
  for (let rule = 0; rule < 90; rule++) {
    const below = (depth * eye) / (eye + rule) - (rule ? 0 : 1.5);
    const opacity = 0.125 * Math.min(1, below ** 2 / (depth * eye) / 9);
    if (opacity < 0.005) break;
    paths.push(
      `<path stroke="#1b1813" stroke-opacity="${opacity.toFixed(3)}" d="M0 ${(line + below).toFixed(1)}H${width}"/>`,
    );
  }
  return paths;
}
