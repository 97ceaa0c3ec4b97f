/** One question of an accordion (specification 3). */
export interface FaqItem {
  /** Unique within its page; also the anchor. */
  id: string;
  question: string;
  answer: string;
}

/** An accordion: one item open at a time, collapsible (specification 4). */
export interface Faq {
  id: string;
  title: string;
  items: readonly FaqItem[];
}
