import type { TextCard } from "../types/card.ts";
import type { VideoId } from "../videos.ts";

/** A quote on a landing page. The people are placeholders. */
export interface LandingTestimonial {
  quote: string;
  author: string;
  role: string;
  firm: string;
  practice: string;
}

/** The common parts of the landing pages. */
export interface LandingPage {
  /** The eight roles come from roles.ts. */
  roles: { title: readonly string[]; text: string };
  hero: { title: readonly string[]; text: string };
  /** Connect, Train, Launch. */
  steps: { title: string; items: readonly [TextCard, TextCard, TextCard] };
  /** The film that is shown in action. */
  film: { title: string; video: VideoId };
}
