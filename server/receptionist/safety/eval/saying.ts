import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { emergencyIn } from "../emergency.ts";
import { emergencyOfVisitor } from "../emergency-of-visitor.ts";

/** What a caller says, and whether it is an emergency. */
export interface Saying {
  about: string;
  /** The trade that is called; empty: this company itself. */
  desk: string;
  /** What the same caller said just before. */
  before?: string;
  said: string;
  /** Emergencies of which one must be answered; absent: it only sounds like one. */
  is?: readonly EmergencyId[];
}

/** The emergency that is heard in it. */
export function heardIn({ said, desk, before = "" }: Saying): EmergencyId | undefined {
  const { spelled } = hear(said, "en");
  return desk
    ? emergencyIn(said, spelled, desk, before)?.id
    : emergencyOfVisitor(said, spelled, before)?.id;
}

/** Whether the right emergency is heard, or rightly none. */
export function isRight(saying: Saying): boolean {
  const heard = heardIn(saying);
  return saying.is ? heard !== undefined && saying.is.includes(heard) : heard === undefined;
}
