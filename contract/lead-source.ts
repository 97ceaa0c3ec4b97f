import type { FormKindName } from "./form-kinds.ts";

/** How a lead reached us: a form, our calendar, or the conversation with the receptionist. */
export type LeadForm = FormKindName | "call" | "talk";

/** An arrival from another site: the address that was opened, reduced to the parts known below. */
export interface Touch {
  /** Milliseconds since 1970, by the visitor's clock. */
  at: number;
  path: string;
  /** Host of the referring page; empty when unknown. */
  referrer: string;
  source: string;
  medium: string;
  campaign: string;
  term: string;
  content: string;
  /**
   * The ad network that added a click id, as the name of the query parameter; the id itself is not
   * kept.
   */
  paid: string;
}

/**
 * The parts of a URL's query that may say where a visit came from; the rest is never kept. Of a
 * click id only the name is kept: its value identifies a person at an ad network.
 */
export const knownParameters = /(?<=[?&])(utm_\w+=[^&]{1,99}|(gcl|fbcl|msclk)id)/g;

/**
 * Bytes of the header `source` (contract/http.ts). The header is `FORM PAGE TOUCH LAST`: the form,
 * the path it was sent from, the first arrival of the tab's visit and, if there was another, the
 * last one. A touch is `TIME PATH HOST QUERY`, four words without spaces, because each is
 * URL-encoded. Without scripts there is no header.
 */
export const sourceLimit = 1024;
