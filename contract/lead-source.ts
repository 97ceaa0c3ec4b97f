import type { FormKindName } from "./form-kinds.ts";

/** How a lead reached us: a form, our calendar, or the conversation with the receptionist. */
export type LeadForm = FormKindName | "call" | "talk";

/** An arrival from another site: the address that was opened, reduced to the parts known below. */
export interface Touch {
  /** Milliseconds since 1970, by the visitor's clock. */
  at: number;
  path: string;
  /** Host of the page that led here; empty: none was told. */
  referrer: string;
  source: string;
  medium: string;
  campaign: string;
  term: string;
  content: string;
  /** The ad network whose click id was there, by the parameter's name; the id itself is not kept. */
  paid: string;
}

/**
 * The parts of an address's query that may say where a visit comes from; the rest is never kept.
 * For a click id only the name: its value is a person's number at an ad network.
 */
export const knownParameters = /(?<=[?&])(utm_\w+=[^&]{1,99}|(gcl|fbcl|msclk)id)/g;

/**
 * Bytes of the header `source` (contract/http.ts). The header is
 * `FORM PAGE TOUCH LAST`: the form, the path it was sent from, the first arrival of the tab's visit
 * and, where there was another, the last one. A touch is `TIME PATH HOST QUERY`, four words that
 * hold no blank because all are encoded as in an address; without scripts there is no header.
 */
export const sourceLimit = 1024;
