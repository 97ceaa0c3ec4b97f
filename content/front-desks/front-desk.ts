import type { IndustrySlug } from "../industries/names.ts";
import type { EmergencyId } from "./emergency-sentences.ts";

/** The same in English, Spanish and Chinese. */
export type Trio = readonly [en: string, es: string, zh: string];

/**
 * Words by which something is recognized. In English and in Spanish: phrases divided by commas,
 * without accents. Words of a phrase may stand a little apart in a sentence, in their order;
 * `a|b` is either word, `a*` any word that begins so, `a!` the word with this ending only. In Chinese: signs as they stand.
 */
export type Cues = readonly [en: string, es: string, zh?: string];

/** How a field is heard. */
export type FieldKind =
  /** The caller's own words, as far as they hold one of the cues. */
  | "words"
  /** One of the options. */
  | "choice"
  /** Asked before all others; a yes to it is an emergency. */
  | "safety"
  | "name"
  | "person-name"
  | "phone"
  | "email"
  | "address"
  | "from"
  | "to"
  | "people"
  | "figure"
  | "year"
  | "birth"
  | "when";

export interface Option {
  id: string;
  label: Trio;
  heard: Cues;
  /** Words that choose it only in a short answer to the field's question: "me", for who decides. */
  answer?: Trio;
  /** Said once when it is heard, before the next question. */
  say?: Trio;
}

/** One line of the slip. */
export interface Field {
  name: string;
  kind: FieldKind;
  /** As it is printed on the trade's paper. */
  label: Trio;
  ask: Trio;
  /** Why the business needs it; told to callers who ask. */
  why: Trio;
  /** A sentence that a caller might say. */
  example: string;
  heard?: Cues;
  options?: readonly Option[];
  /** The answer may be somebody else's name. */
  named?: true;
  /** The name of a business belongs here. */
  firm?: true;
  /** Asked only for these wishes (`id` of an option of the field `wish`). */
  only?: readonly string[];
  /** Asked once and no more where one of these options is chosen: the place, where a car was hit. */
  onceFor?: readonly string[];
  /** With `only`: calls with another wish do not fill it either ("Wednesday is my eye doctor" confirms no death). */
  strict?: true;
  /** Not asked where the call is about one of these: a checkup has no beginning. */
  unless?: Cues;
  /**
   * Not asked where one of these options is chosen: "where is my truck" needs no survey. A caller who has told
   * one such line, as where from, is asked for the others all the same.
   */
  notFor?: readonly string[];
  /** Asked only where the call is about one of these: an address, for a death at home. */
  about?: Cues;
  /** Not asked once one of these lines is filled. */
  instead?: readonly string[];
  /** Written down when it is said, never asked for. */
  optional?: true;
  /** The emergency that a yes means, for `safety`. */
  danger?: EmergencyId;
  /** What an answer has to hold: where it is missing, the line is asked for once all the same. */
  holds?: RegExp;
  /** A day is enough, for `when`. */
  dayOnly?: true;
  /** It is when to call, for `when`: "call me after 4" answers it. */
  calls?: true;
  /** The least and the most that makes sense, for `figure`. */
  range?: readonly [least: number, most: number];
}

/**
 * Kinds of question by their form: what the caller may do, what to think of it, what will come of it,
 * how long it takes, what somebody else does or did, and who pays for it.
 */
export type QuestionKind = "act" | "verdict" | "outcome" | "duration" | "others" | "payer";

/** Something the desk may not say, and the rule it follows. */
export interface Limit {
  id: string;
  /** The law or custom behind it, for readers of this file. */
  rule: string;
  heard: Cues;
  say: Trio;
  /** Questions of these kinds meet this limit where no word of another is heard. */
  takes?: readonly QuestionKind[];
  /** The question is not written down for anybody to answer. */
  quiet?: true;
  /** It goes to a person at once. */
  person?: true;
  /** The question itself says what the call is about, so its words are facts. */
  tells?: true;
}

/** A trade's front desk, as data. */
export interface FrontDesk {
  /** A price is told without a name: the name is not asked for beside it. */
  anonymousPrice?: true;
  slug: IndustrySlug | "general";
  /** Title of its slip. */
  paper: Trio;
  /** Who is meant by "somebody": "the dentist on call". */
  person: Trio;
  /** In the order in which they are asked. */
  fields: readonly Field[];
  limits: readonly Limit[];
  /** Words after which a person is promised at once. */
  handOver: Cues;
  /** Instead of any figure. */
  price: Trio;
}
