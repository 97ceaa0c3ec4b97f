import type { FormKindName } from "./form-kinds.ts";

/** What a lead came by: a form, our calendar, or the conversation with the receptionist. */
export type LeadForm = FormKindName | "call" | "talk";

/** An arrival from outside: the address that was opened, without anything but what is known below. */
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
 * What of an address's query may say where a visit comes from; all else of it is never kept. Of a
 * click id only the name: its value is a person's number at an ad network.
 */
export const knownParameters = /(?<=[?&])(utm_\w+=[^&]{1,99}|(gcl|fbcl|msclk)id)/g;

/**
 * Bytes of the header `source` (contract/http.ts). The header is
 * `FORM PAGE TOUCH LAST`: the form, the path it was sent from, the first arrival of the tab's visit
 * and, where there was another, the last one. A touch is `TIME PATH HOST QUERY`, four words that
 * hold no blank because all are encoded as in an address; without scripts there is no header.
 */
export const sourceLimit = 1024;
