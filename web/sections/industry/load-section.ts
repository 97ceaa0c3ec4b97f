import type { ComponentType } from "react";
import type { IndustryPage, IndustrySection } from "#content/industries/industry-page.ts";
import type { PaperName } from "#content/industries/papers.ts";
import type { HeroSection } from "#content/industries/section-types.ts";

export type SectionKind = IndustrySection["kind"];

export interface SectionProps<K extends SectionKind> {
  section: Extract<IndustrySection, { kind: K }>;
  page: IndustryPage;
}

type Loader<K extends SectionKind> = () => Promise<ComponentType<SectionProps<K>>>;

/** A kind, with its look where it has several, and the component that shows it. */
interface Loaders {
  hero: Record<HeroSection["layout"], Loader<"hero">>;
  asks: Record<SectionProps<"asks">["section"]["look"], Loader<"asks">>;
  never: Record<SectionProps<"never">["section"]["look"], Loader<"never">>;
  day: Record<SectionProps<"day">["section"]["look"], Loader<"day">>;
  systems: Record<SectionProps<"systems">["section"]["look"], Loader<"systems">>;
}

const paperClosing = async () =>
  (await import("./views/paper-closing.optional-part.tsx")).PaperClosing;
const proof = async () => (await import("./proof.optional-part.tsx")).Proof;

/** Each is a file of its own, so that a page has the styles of its own sections and no others. */
const looks: Loaders = {
  hero: {
    side: async () => (await import("./heroes/side.optional-part.tsx")).SideHero,
    wide: async () => (await import("./heroes/wide.optional-part.tsx")).WideHero,
    spread: async () => (await import("./heroes/spread.optional-part.tsx")).SpreadHero,
    form: async () => (await import("./heroes/form.optional-part.tsx")).FormHero,
    night: async () => (await import("./heroes/night.optional-part.tsx")).NightHero,
    quiet: async () => (await import("./heroes/quiet.optional-part.tsx")).QuietHero,
  },
  asks: {
    list: async () => (await import("./views/asks-list.optional-part.tsx")).AsksList,
    boxes: async () => (await import("./views/asks-boxes.optional-part.tsx")).AsksBoxes,
    messages: async () => (await import("./views/asks-messages.optional-part.tsx")).AsksMessages,
    card: async () => (await import("./views/asks-card.optional-part.tsx")).AsksCard,
    sheet: async () => (await import("./views/asks-sheet.optional-part.tsx")).AsksSheet,
    check: async () => (await import("./views/asks-check.optional-part.tsx")).AsksCheck,
    quiet: async () => (await import("./views/asks-quiet.optional-part.tsx")).AsksQuiet,
  },
  never: {
    card: async () => (await import("./views/never-card.optional-part.tsx")).NeverCard,
    band: async () => (await import("./views/never-band.optional-part.tsx")).NeverBand,
  },
  day: {
    rows: async () => (await import("./views/day-rows.optional-part.tsx")).DayRows,
    leaf: async () => (await import("./views/day-leaf.optional-part.tsx")).DayLeaf,
    line: async () => (await import("./views/day-line.optional-part.tsx")).DayLine,
    week: async () => (await import("./views/day-week.optional-part.tsx")).DayWeek,
    night: async () => (await import("./views/day-night.optional-part.tsx")).DayNight,
  },
  systems: {
    list: async () => (await import("./views/systems-list.optional-part.tsx")).SystemsList,
    columns: async () => (await import("./views/systems-columns.optional-part.tsx")).SystemsColumns,
    copies: async () => (await import("./views/systems-copies.optional-part.tsx")).SystemsCopies,
  },
};

const kinds: { [K in Exclude<SectionKind, keyof Loaders>]: Loader<K> } = {
  schedule: async () => (await import("./views/schedule.optional-part.tsx")).Schedule,
  scale: async () => (await import("./views/scale.optional-part.tsx")).Scale,
  answers: async () => (await import("./views/answers.optional-part.tsx")).Answers,
  columns: async () => (await import("./views/columns.optional-part.tsx")).Columns,
  table: async () => (await import("./views/table.optional-part.tsx")).Table,
  timeline: async () => (await import("./views/timeline.optional-part.tsx")).Timeline,
  durations: async () => (await import("./views/durations.optional-part.tsx")).Durations,
  pictures: async () => (await import("./views/pictures.optional-part.tsx")).Pictures,
  drawing: async () => (await import("./views/drawn.optional-part.tsx")).Drawn,
  prose: async () => (await import("./views/prose.optional-part.tsx")).Prose,
  words: async () => (await import("./views/words.optional-part.tsx")).Words,
  messages: async () => (await import("./views/messages.optional-part.tsx")).Messages,
  talk: async () => (await import("./views/talk.optional-part.tsx")).Talk,
  questions: async () => (await import("./views/questions.optional-part.tsx")).Questions,
  horizon: async () => (await import("./views/closing.optional-part.tsx")).Closing,
  "intake-hero": proof,
  partners: proof,
  badges: proof,
  benefits: proof,
  roles: proof,
  flow: proof,
  features: proof,
  testimonial: proof,
  reasons: proof,
  results: proof,
};

type AnySection = ComponentType<{ section: IndustrySection; page: IndustryPage }>;

/** The component that shows a section. The yellow pad has the horizon of all other pages. */
export async function loadSection(section: IndustrySection, paper: PaperName): Promise<AnySection> {
  const load =
    section.kind === "horizon" && paper !== "pad"
      ? paperClosing
      : section.kind === "hero"
        ? looks.hero[section.layout]
        : section.kind === "asks"
          ? looks.asks[section.look]
          : section.kind === "never"
            ? looks.never[section.look]
            : section.kind === "day"
              ? looks.day[section.look]
              : section.kind === "systems"
                ? looks.systems[section.look]
                : kinds[section.kind];
  return (await load()) as AnySection;
}
