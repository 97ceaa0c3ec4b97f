import type { Statistic, TextCard } from "../card.ts";
import type { Faq } from "../faq.ts";
import type { IconName } from "../icons.ts";
import type { Link } from "../link.ts";
import type { Logo } from "../marks.ts";
import type { PageId } from "../pages.ts";
import type { Slip } from "../slip.ts";

/** One line of a log: when or what, in words, and how it ended. */
export interface LogLine {
  term?: string;
  text: string;
  detail?: string;
  done: string;
}

/** A landing page under /industries. The next industry is one more value of this type. */
export interface IndustryPage {
  /** Of its entry in the directory; also its key in the table of pages. */
  slug: PageId;
  hero: {
    title: string;
    text: string;
    book: Link;
    /** Scrolls to the flow on the same page. */
    how: Link;
    chat: {
      /** What a screen reader calls the picture. */
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
    /** What the conversation leaves on the desk. */
    slip: Slip;
    rating: { figure: string; text: string };
  };
  /** The strip of logos; `speed` in pixels a second (specification 9), `stop` names its pause. */
  partners: { title: string; logos: readonly Logo[]; speed: number; stop: string };
  badges: readonly { icon: IconName; text: string }[];
  benefits: {
    title: string;
    /** A long log, a short one, and a time. */
    log: TextCard & { lines: readonly LogLine[] };
    qualified: TextCard & { lines: readonly LogLine[] };
    booked: TextCard & { time: string; note: string };
  };
  roles: { title: string };
  flow: { id: string; title: string; steps: readonly TextCard[] };
  features: {
    title: string;
    form: { side: string; name: string; office: string; stamp: string; stampNote: string };
    /** `lang`: of a sample in another language. */
    items: readonly (TextCard & { sample: string; lang?: string })[];
  };
  testimonial: {
    /** The quote in parts, so that its heart can be marked. */
    quote: { before: string; marked: string; after: string };
    author: string;
    role: string;
    firm: string;
    practice: string;
  };
  reasons: { title: string; items: readonly TextCard[] };
  /** The title is for screen readers. */
  results: { title: string; items: readonly Statistic[] };
  faq: Faq;
  closing: { title: readonly string[]; text: string; book: Link; pricing: Link };
}
