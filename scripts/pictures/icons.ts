import { steps } from "#content/handwriting.ts";
import { agentKinds } from "#content/home/agent-kinds.ts";
import type { IconName } from "#content/icons.ts";
import { navigation } from "#content/navigation.ts";
import { signatureOf, stepLine } from "#content/pen-line-names.ts";
import { testimonials } from "#content/testimonials.ts";
import { barHeights } from "#web/ui/bar-heights.ts";
import { penLines } from "./pen-lines.ts";

/**
 * All icons and handwritten lines, for what React draws in the browser
 * (`<use href="icons.svg#phone">`, web/ui/drawn.ts).
 */
export function icons(): string {
  return sprite([...drawings().values()]);
}

/**
 * The icons in the menus and in the footer of nearly every page, and the large lines in the lower half
 * of a page. In the pages they would add 2 KB to each document, and 6 KB to home; in the file of all
 * drawings they would cost a fetch of 10 KB. The browser fetches this file once for all pages.
 */
export function sharedIcons(): string {
  return sprite([...drawings()].flatMap(([name, drawing]) => (isShared(name) ? [drawing] : [])));
}

/** All other drawings, by name, which the server writes into the pages; as JSON. */
export function inlinedIcons(): string {
  const inlined = [...drawings()]
    .filter(([name]) => !isShared(name))
    .map(([name, drawing]) => [
      name,
      drawing.replace(/^<symbol [^>]*>|<\/symbol>$| id="[^"]*"/g, ""),
    ]);
  return JSON.stringify(Object.fromEntries(inlined), null, 2);
}

const isShared = (name: string) => name in marks || sharedNames.has(name);

const sharedNames = new Set<string>([
  "hero",
  "hero-narrow",
  "footer-line",
  "closing",
  "speech",
  "rules",
  "grid",
  ...steps.map(stepLine),
  ...agentKinds.items.map((_, index) => `kind-${index + 1}`),
  "scene-train",
  "scene-automate",
  "scene-deploy",
  "film",
  ...testimonials.map(({ name }) => signatureOf(name)),
  ...navigation.flatMap(({ dropdownItems }) =>
    dropdownItems.flatMap(({ items }) => items.map(({ icon }) => icon)),
  ),
]);

const sprite = (drawn: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join("\n")}\n</svg>`;

/** Every drawing, by name. */
function drawings(): Map<string, string> {
  const ruled = 'vector-effect="non-scaling-stroke" ';
  return new Map([
    ...Object.entries(strokes).map(([name, path]) => symbol(name, 20, `<path d="${path}"/>`)),
    ...Object.entries(marks).map(([name, path]) =>
      symbol(name, 24, `<path fill="currentColor" stroke="none" fill-rule="evenodd" d="${path}"/>`),
    ),
    // Lines that are animated have a path length of 1, to which their dashes refer.
    ...penLines.map(({ name, path }) =>
      line(name, path, name === "waiting" ? 'pathLength="1" ' : ""),
    ),
    line("speech", speech()),
    line("rules", rules(), ruled),
    line("grid", rules() + grid(), ruled),
  ]);
}

/** A voice: 46 bars, 6 px apart and up to 64 px high. */
const speech = () =>
  barHeights(46, 19, 64)
    .map((bar, index) => `M${6 * index + 2} ${32 - bar / 2}v${bar}`)
    .join("");

/** Rules of a paper that recede to the horizon (views/paper-closing.optional-part.tsx). */
const rules = () =>
  Array.from(
    { length: 16 },
    (_, index) => `M0 ${Math.round(64 + (336 * 2.6) / (2.6 + index))}H1440`,
  ).join("");

/** Section paper has lines to its vanishing point too, 150 px apart at their lower end. */
const grid = () =>
  Array.from({ length: 33 }, (_, index) => 150 * (index - 16))
    .filter((x) => x !== 0)
    .map((x) => `M720 64L${720 + x} 400`)
    .join("");

const symbol = (name: string, grid: number, content: string): [string, string] => [
  name,
  `<symbol id="${name}" viewBox="0 0 ${grid} ${grid}">${content}</symbol>`,
];

const line = (name: string, path: string, attributes = ""): [string, string] => [
  name,
  `<path id="${name}" ${attributes}d="${path}"/>`,
];

/** Marks of other companies, filled, on a grid of 24, with few points to keep the file small. */
const marks = {
  "x-logo":
    "M14.2 10.2 23 0h-2.1l-7.6 8.8L7.3 0H.3l9.2 13.3L.3 24h2.1l8-9.3 6.4 9.3h7Zm-2.8 3.3-.9-1.3L3.1 1.6h3.2l6 8.5.9 1.3 7.8 11.1h-3.2Z",
  facebook:
    "M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.6-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.9v8.4A12 12 0 0 0 24 12Z",
  instagram:
    "M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Zm0 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2ZM12 5.8a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM18.4 4.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z",
  youtube:
    "M23.5 6.2a3 3 0 0 0-2.1-2.1C19.5 3.5 12 3.5 12 3.5s-7.5 0-9.4.5A3 3 0 0 0 .5 6.2C0 8.1 0 12 0 12s0 3.9.5 5.8a3 3 0 0 0 2.1 2.1c1.9.5 9.4.5 9.4.5s7.5 0 9.4-.5a3 3 0 0 0 2.1-2.1C24 15.9 24 12 24 12s0-3.9-.5-5.8ZM9.5 15.6V8.4l6.3 3.6Z",
} satisfies Partial<Record<IconName, string>>;

/** Our own icons: a stroke of 1.6 on a grid of 20. A name without a stroke does not compile. */
const strokes = {
  alert: "M10 3.2 17.6 16.5H2.4ZM10 8v4M10 14.3v.1",
  briefcase: "M3 6.5h14v9.5H3ZM7 6.5V4h6v2.5M3 10.5h14M10 9.5v2",
  arrow: "M4 10h12M11.5 5.5 16 10l-4.5 4.5",
  building: "M4 17V4.5h7.5V17M11.5 8.5H16V17M2.5 17h15M6.5 7.5h2.5M6.5 10.5h2.5M6.5 13.5h2.5",
  bulb: "M7.5 14.5c0-2-2.3-3-2.3-6a4.8 4.8 0 0 1 9.6 0c0 3-2.3 4-2.3 6ZM8 17.2h4",
  calendar: "M3.5 5.5h13v11h-13ZM3.5 9h13M7 3.5v3.5M13 3.5v3.5",
  chart: "M3.5 3.5v13h13M6.5 13l3-4 2.5 2 4-5.5",
  chat: "M3 4.5h14v9.5H9.5L6 17v-3H3ZM6.5 8h7M6.5 10.8h4.5",
  check: "M4 10.5 8.2 14.7 16.5 6",
  chevron: "M5 7.5l5 5 5-5",
  clock: "M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM10 6v4.2l2.8 1.8",
  close: "M5 5l10 10M15 5 5 15",
  document: "M5 2.8h6.8L15.5 6.5v10.7H5ZM11.5 3v3.8h3.8M7.5 10h5.5M7.5 13h5.5",
  globe:
    "M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM2.8 10h14.4M10 2.8c2.2 2 3 4.5 3 7.2s-.8 5.2-3 7.2c-2.2-2-3-4.5-3-7.2s.8-5.2 3-7.2",
  handshake:
    "M2.5 6.5 6 5l4 1.5L14 5l3.5 1.5v6H16l-4.5 4L7 13.5l-1.5-1h-3ZM10 6.5 7.8 9.2c1 1 2.4.9 3.4-.2l4.3 3.5",
  house: "M2.8 10 10 3.5 17.2 10M5 8.5V16.5h10V8.5M8.5 16.5v-4.5h3v4.5",
  key: "M12.8 2.8a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8ZM9.6 10.2 3 16.8M5.2 14.6l2.3 2.3M13.8 6.2v.1",
  leaf: "M16.5 3.5c-8 0-12 3.5-12 8 0 2.8 1.8 4.5 4.3 4.5 5 0 7.7-5 7.7-12.5ZM3 17.5c2-4.5 5-7.5 9-9.5",
  left: "M12.5 4.5 7 10l5.5 5.5",
  lifebuoy:
    "M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM7.7 7.8c.2-1.3 1.1-2 2.4-2 1.4 0 2.4.8 2.4 2 0 1.7-2.4 1.8-2.4 3.7M10 14v.1",
  lock: "M5 9h10v8H5ZM7 9V6.5a3 3 0 0 1 6 0V9",
  mail: "M2.8 5h14.4v10.5H2.8ZM3 5.5l7 5.5 7-5.5",
  menu: "M2.5 6.5h15M2.5 13.5h15",
  microphone:
    "M10 3a2.4 2.4 0 0 0-2.4 2.4v4.2a2.4 2.4 0 0 0 4.8 0V5.4A2.4 2.4 0 0 0 10 3ZM4.8 9.4a5.2 5.2 0 0 0 10.4 0M10 14.6V17.5",
  money: "M2.5 5.5h15v9h-15ZM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM5 8v.1M15 12v.1",
  "one-line": "M2 14h4c4 0 7-9 4.5-9S8 14 12.5 14H18",
  pause: "M7 4.5v11M13 4.5v11",
  pen: "M3.5 16.5l1-4L13.8 3.2l3 3L7.5 15.5ZM11.8 5.2l3 3",
  people:
    "M7.5 9a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM2.5 16.5c.3-3 2.2-4.7 5-4.7s4.7 1.7 5 4.7M13 4a2.6 2.6 0 0 1 0 4.9M14.8 12.2c1.7.7 2.6 2.2 2.8 4.3",
  phone:
    "M6.6 3.2 4.4 3.6c-1 .2-1.4 1-1.2 2C4.3 11.4 8.6 15.7 14.4 16.8c1 .2 1.8-.2 2-1.2l.4-2.2-3.4-1.9-1.7 1.6C9.8 12.3 7.7 10.2 6.9 8.3L8.5 6.6Z",
  "phone-out":
    "M6.6 5.2 4.6 5.5c-1 .2-1.4 1-1.1 1.9 1.2 4.5 4.7 8 9.2 9.2 1 .3 1.8-.1 1.9-1.1l.4-2-3-1.6-1.5 1.4c-1.7-.7-3.3-2.4-4-4l1.4-1.5ZM12 3.5h4.5V8M16.5 3.5 11.5 8.5",
  play: "M6.5 4.2v11.6l9-5.8Z",
  plug: "M7 2.8v4M13 2.8v4M5 6.8h10v3a5 5 0 0 1-10 0ZM10 14.8v2.7",
  right: "M7.5 4.5 13 10l-5.5 5.5",
  scale:
    "M10 3v14M5.5 17h9M4 5.5h12M4 5.5 1.8 11a2.3 2.3 0 0 0 4.4 0ZM16 5.5 13.8 11a2.3 2.3 0 0 0 4.4 0Z",
  search: "M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13.2 13.2 17 17",
  send: "M10 16V4.5M5 9l5-5 5 5",
  shield: "M10 2.8 16 5v5c0 3.6-2.4 6-6 7.4C6.4 16 4 13.6 4 10V5ZM7.3 10l2 2 3.6-4",
  sliders: "M4 3v5M4 12v5M10 3v2.5M10 9.5V17M16 3v8M16 15v2M2.3 12h3.4M8.3 9.5h3.4M14.3 11h3.4",
  star: "M10 2.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3L10 14.6l-4.6 2.5.9-5.3L2.5 8.1l5.2-.7Z",
  stethoscope:
    "M5 3H4v4a3.6 3.6 0 0 0 7.2 0V3h-1M7.6 10.6v2.4a3.8 3.8 0 0 0 7.6 0v-2M15.2 11a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z",
  sync: "M16.5 8A6.8 6.8 0 0 0 4.2 6.5M3.5 3v4h4M3.5 12a6.8 6.8 0 0 0 12.3 1.5M16.5 17v-4h-4",
  tooth:
    "M6.5 3C4 3 3.2 4.8 3.2 7c0 3 1.6 4 1.6 7.2 0 3.4 2.6 3.4 2.7.2.1-2 .7-3 2.5-3s2.4 1 2.5 3c.1 3.2 2.7 3.2 2.7-.2C15.2 11 16.8 10 16.8 7c0-2.2-.8-4-3.3-4C12 3 11.5 3.8 10 3.8S8 3 6.5 3Z",
  video: "M3 5.5h9.5v9H3ZM12.5 9l4.5-2.5v7L12.5 11",
} satisfies Record<Exclude<IconName, keyof typeof marks>, string>;
