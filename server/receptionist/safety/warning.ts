import {
  begunSentences,
  type EmergencyId,
  emergencySentences,
  type Trilingual,
} from "#content/front-desks/emergency-sentences.ts";

/** What a desk says to a danger. `begun`: as in `ToldEmergency`. */
export const warning = (id: EmergencyId, begun = false): Trilingual =>
  (begun ? begunSentences[id] : undefined) ?? emergencySentences[id];
