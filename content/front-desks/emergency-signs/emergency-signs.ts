import type { EmergencyId } from "../emergency-sentences.ts";
import { accidentSigns } from "./accidents.ts";
import { bodySigns } from "./body.ts";
import { careSigns } from "./care.ts";
import { gasAndFireSigns } from "./gas-and-fire.ts";
import { harmSigns } from "./harm.ts";
import { signsInPassing } from "./in-passing.ts";
import { poisonSigns } from "./poison.ts";
import { vitalSigns } from "./vital-signs.ts";

/**
 * An emergency as people tell it who do not name it: signs that mean it together, in any order.
 */
export interface EmergencySigns {
  id: EmergencyId;
  /**
   * A row a line, English and Spanish without accents: groups divided by " + ", each with phrases
   * as in `Cues` (divided by commas, `a|b` either word, `a*` any ending). Behind " - ": phrases,
   * divided by |, with which something else is meant. `{name}`: words of `namedWords`.
   */
  latin: readonly string[];
  /** The same in Chinese, signs divided by |. */
  han: readonly string[];
  /** Desks that listen for it; absent: every desk. */
  desks?: readonly string[];
}

/** In the order in which they count. */
export const emergencySigns: readonly EmergencySigns[] = [
  ...harmSigns,
  ...careSigns,
  ...poisonSigns,
  ...gasAndFireSigns,
  ...accidentSigns,
  ...bodySigns,
  ...vitalSigns,
  ...signsInPassing,
];
