/** One question of an accordion. */
export interface FaqItem {
  /** Unique within its page; also the anchor. */
  id: string;
  question: string;
  answer: string;
}

/** An accordion: one item open at a time, collapsible. */
export interface Faq {
  id: string;
  title: string;
  items: readonly FaqItem[];
}
