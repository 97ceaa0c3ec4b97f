import type { IconName } from "../icons.ts";
import type { Logo } from "../marks.ts";
import type { Statistic, TextCard } from "../types/card.ts";
import type { Link } from "../types/link.ts";
import type { Slip } from "../types/pink-slip.ts";

/** One line of a log: when or what, in words, and how it ended. */
export interface LogLine {
  term?: string;
  text: string;
  detail?: string;
  done: string;
}

/**
 * Sections that stand on figures, customers or roles which were given for law firms. No other trade
 * may take them before it has figures and customers of its own.
 */
export type ProofSection =
  | IntakeHeroSection
  | PartnersSection
  | BadgesSection
  | BenefitsSection
  | RolesSection
  | FlowSection
  | FeaturesSection
  | TestimonialSection
  | ReasonsSection
  | ResultsSection;

export interface IntakeHeroSection {
  kind: "intake-hero";
  title: string;
  text: string;
  book: Link;
  /** Scrolls to the flow on the same page. */
  how: Link;
  /** Opens the receptionist as the front desk of the page. */
  hear: string;
  chat: {
    /** The accessible name of the picture. */
    label: string;
    name: string;
    monogram: string;
    status: string;
    time: string;
    lines: readonly { who: "caller" | "agent"; text: string }[];
    slots: readonly string[];
    /** Index into `slots`. */
    chosen: number;
    input: string;
  };
  /** The slip that the conversation produces. */
  slip: Slip;
  rating?: { figure: string; text: string };
}

/** The strip of logos; `stop` names its pause. */
export interface PartnersSection {
  kind: "partners";
  title: string;
  logos: readonly Logo[];
  stop: string;
}

export interface BadgesSection {
  kind: "badges";
  badges: readonly { icon: IconName; text: string }[];
}

export interface BenefitsSection {
  kind: "benefits";
  title: string;
  /** A long log, a short one, and a time. */
  log: TextCard & { lines: readonly LogLine[] };
  qualified: TextCard & { lines: readonly LogLine[] };
  booked: TextCard & { time: string; note: string };
}

export interface RolesSection {
  kind: "roles";
  title: string;
}

export interface FlowSection {
  kind: "flow";
  id: string;
  title: string;
  steps: readonly TextCard[];
}

export interface FeaturesSection {
  kind: "features";
  title: string;
  form: { side: string; name: string; office: string; stamp: string; stampNote: string };
  /** `lang`: of a sample in another language. */
  items: readonly (TextCard & { sample: string; lang?: string })[];
}

export interface TestimonialSection {
  kind: "testimonial";
  /** The quote in parts, so that its heart can be marked. */
  quote: { before: string; marked: string; after: string };
  author: string;
  role: string;
  firm: string;
  practice: string;
}

export interface ReasonsSection {
  kind: "reasons";
  title: string;
  items: readonly TextCard[];
}

/** The title is for screen readers. */
export interface ResultsSection {
  kind: "results";
  title: string;
  items: readonly Statistic[];
}
