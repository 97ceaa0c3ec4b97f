import type { ComponentType } from "react";
import type { IndustryPage, IndustrySection } from "#content/industries/industry-page.ts";

export type SectionKind = IndustrySection["kind"];

export interface SectionProps<K extends SectionKind> {
  section: Extract<IndustrySection, { kind: K }>;
  page: IndustryPage;
}

export interface AnySectionProps {
  section: IndustrySection;
  page: IndustryPage;
}

type Loaders = { [K in SectionKind]: () => Promise<ComponentType<SectionProps<K>>> };

const proof = async () => (await import("./proof.static-part.tsx")).Proof;
const plain = async () => (await import("./plain.static-part.tsx")).Plain;

/** Each kind is a file of its own, so that a page has the styles of its own sections and no others. */
const loaders: Loaders = {
  hero: plain,
  asks: plain,
  schedule: plain,
  scale: plain,
  answers: plain,
  columns: plain,
  table: plain,
  timeline: plain,
  durations: plain,
  pictures: plain,
  drawing: plain,
  prose: plain,
  words: plain,
  messages: plain,
  never: plain,
  day: plain,
  systems: plain,
  talk: plain,
  questions: async () => (await import("./questions.static-part.tsx")).Questions,
  horizon: async () => (await import("./closing.static-part.tsx")).Closing,
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

/** The component that shows a section. */
export const loadSection = async ({ kind }: IndustrySection) =>
  (await loaders[kind]()) as ComponentType<AnySectionProps>;
