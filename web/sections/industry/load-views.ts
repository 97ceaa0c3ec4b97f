import type { ComponentType } from "react";
import type { IndustryPage, IndustrySection } from "#content/industries/industry-page.ts";
import type { PaperName } from "#content/industries/papers.ts";
import type { DrawingName, Sheet, SheetPart } from "#content/industries/sheet.ts";
import type { LookProps, PartKind, PartProps, SheetLook, Views } from "./views.tsx";

type LoadLook = () => Promise<ComponentType<LookProps>>;
type DrawingView = ComponentType<{ label: string | undefined }>;

const parts: { [K in PartKind]: () => Promise<ComponentType<PartProps<K>>> } = {
  boxes: async () => (await import("./parts/boxes.optional-part.tsx")).Boxes,
  drawing: async () => (await import("./parts/picture.optional-part.tsx")).Picture,
  table: async () => (await import("./parts/sheet-table.optional-part.tsx")).SheetTable,
  talk: async () => (await import("./parts/talk-box.optional-part.tsx")).TalkBox,
  note: async () => (await import("./parts/note.optional-part.tsx")).Note,
  legend: async () => (await import("./parts/note.optional-part.tsx")).Note,
  ticks: async () => (await import("./parts/ticks.optional-part.tsx")).Ticks,
  clauses: async () => (await import("./parts/clauses.optional-part.tsx")).Clauses,
  headline: async () => (await import("./parts/headline.optional-part.tsx")).Headline,
  alarm: async () => (await import("./parts/alarm.optional-part.tsx")).Alarm,
  lines: async () => (await import("./parts/lines.optional-part.tsx")).Lines,
  facts: async () => (await import("./parts/facts.optional-part.tsx")).Facts,
  punches: async () => (await import("./parts/punches.optional-part.tsx")).Punches,
  colors: async () => (await import("./parts/colors.optional-part.tsx")).Colors,
  circuits: async () => (await import("./parts/circuits.optional-part.tsx")).Circuits,
  "key-number": async () => (await import("./parts/key-number.optional-part.tsx")).KeyNumber,
  stub: async () => (await import("./parts/stub.optional-part.tsx")).Stub,
  signature: async () => (await import("./parts/signature.optional-part.tsx")).Signature,
  chairs: async () => (await import("./parts/chairs.optional-part.tsx")).ChairBook,
  beside: async () => (await import("./parts/beside.optional-part.tsx")).Beside,
};

const grid: LoadLook = async () => (await import("./looks/grid.optional-part.tsx")).GridPaper;

/** A plain sheet needs no component. */
const looks: { [L in SheetLook]?: LoadLook } = {
  carbon: async () => (await import("./looks/carbon.optional-part.tsx")).Carbon,
  clipboard: async () => (await import("./looks/clipboard.optional-part.tsx")).Clipboard,
  letter: async () => (await import("./looks/letter.optional-part.tsx")).Letter,
  card: async () => (await import("./looks/card.optional-part.tsx")).Card,
  "hang-tag": async () => (await import("./looks/hang-tag.optional-part.tsx")).HangTag,
  tilted: async () => (await import("./looks/tilted.optional-part.tsx")).Tilted,
  spread: async () => (await import("./looks/spread.optional-part.tsx")).Spread,
  framed: async () => (await import("./looks/framed.optional-part.tsx")).Framed,
  loose: async () => (await import("./looks/loose.optional-part.tsx")).Loose,
  hung: async () => (await import("./looks/hung.optional-part.tsx")).Hung,
};

const drawings: Record<DrawingName, () => Promise<DrawingView>> = {
  teeth: async () => (await import("./drawings/teeth.optional-part.tsx")).Teeth,
  face: async () => (await import("./drawings/face.optional-part.tsx")).Face,
  valves: async () => (await import("./drawings/valves.optional-part.tsx")).Valves,
  "house-valves": async () =>
    (await import("./drawings/house-valves.optional-part.tsx")).HouseValves,
  kitchen: async () => (await import("./drawings/kitchen.optional-part.tsx")).Kitchen,
  "room-walls": async () => (await import("./drawings/room-walls.optional-part.tsx")).RoomWalls,
  "house-outline": async () =>
    (await import("./drawings/house-outline.optional-part.tsx")).HouseOutline,
  "car-damage": async () => (await import("./drawings/car-damage.optional-part.tsx")).CarDamage,
  "listing-plan": async () =>
    (await import("./drawings/listing-plan.optional-part.tsx")).ListingPlan,
  "key-tag": async () => (await import("./drawings/key-tag.optional-part.tsx")).KeyTag,
  "dining-room": async () => (await import("./drawings/dining-room.optional-part.tsx")).DiningRoom,
  "key-rack": async () => (await import("./drawings/key-rack.optional-part.tsx")).KeyRack,
  crawlspace: async () => (await import("./drawings/crawlspace.optional-part.tsx")).Crawlspace,
  "curb-box": async () => (await import("./drawings/curb-box.optional-part.tsx")).CurbBox,
  slab: async () => (await import("./drawings/slab.optional-part.tsx")).Slab,
  "photo-front-corner": async () =>
    (await import("./drawings/photo-front-corner.optional-part.tsx")).PhotoFrontCorner,
  "photo-rear-corner": async () =>
    (await import("./drawings/photo-rear-corner.optional-part.tsx")).PhotoRearCorner,
  "photo-damage": async () =>
    (await import("./drawings/photo-damage.optional-part.tsx")).PhotoDamage,
  "photo-gap": async () => (await import("./drawings/photo-gap.optional-part.tsx")).PhotoGap,
  "photo-sticker": async () =>
    (await import("./drawings/photo-sticker.optional-part.tsx")).PhotoSticker,
  "photo-dash": async () => (await import("./drawings/photo-dash.optional-part.tsx")).PhotoDash,
};

const media = {
  call: async () => (await import("./call.optional-part.tsx")).Call,
  text: async () => (await import("./text-messages.optional-part.tsx")).TextMessages,
};

/** Loads the sheets, drawings and conversation that a page needs, and no others. */
export async function loadViews(page: IndustryPage, paper: PaperName): Promise<Views> {
  const sheets = page.sections.flatMap(sheetsOf);
  const used = sheets.flatMap((sheet) => sheet.parts).flatMap(withInner);
  const kinds = new Set(used.map(({ kind }) => kind));
  const names = new Set([...used.flatMap(drawingOf), ...page.sections.flatMap(drawingsOf)]);
  const hero = page.sections.find((section) => section.kind === "hero");
  const [loadedParts, loadedLooks, loadedDrawings, talk] = await Promise.all([
    all(kinds, (kind) => parts[kind]() as Promise<ComponentType<PartProps>>),
    all(new Set(sheets.map(({ look }) => look)), (look) =>
      look === "sheet" && paper.startsWith("section") ? grid() : looks[look]?.(),
    ),
    all(names, (name) => drawings[name]()),
    hero && media[hero.talk.medium](),
  ]);
  return { parts: loadedParts, looks: loadedLooks, drawings: loadedDrawings, talk };
}

/** The result of `load` for each key, by key. */
async function all<K extends string, V>(
  keys: Set<K>,
  load: (key: K) => Promise<V> | undefined,
): Promise<Partial<Record<K, V>>> {
  const entries = await Promise.all([...keys].map(async (key) => [key, await load(key)] as const));
  return Object.fromEntries(entries.filter(([, view]) => view)) as Partial<Record<K, V>>;
}

function sheetsOf(section: IndustrySection): readonly Sheet[] {
  if (section.kind === "hero") return section.papers;
  return section.kind === "asks" && section.look === "sheet" ? [section.sheet] : [];
}

function withInner(part: SheetPart): SheetPart[] {
  if (part.kind !== "beside") return [part];
  return [part, ...[...part.left, ...part.right].flatMap(withInner)];
}

const drawingOf = (part: SheetPart) => (part.kind === "drawing" ? [part.drawing] : []);

function drawingsOf(section: IndustrySection): DrawingName[] {
  if (section.kind === "hero") {
    const sent = section.talk.lines.flatMap(({ pictures = [] }) => pictures);
    return section.drawing ? [...sent, section.drawing.name] : sent;
  }
  if (section.kind === "drawing") return [section.drawing];
  return section.kind === "pictures" ? section.pictures.map(({ drawing }) => drawing) : [];
}
