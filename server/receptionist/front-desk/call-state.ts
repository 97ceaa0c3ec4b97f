import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import type { When } from "#server/receptionist/hearing/when.ts";

/**
 * A day and a time as far as they are known. `date`: YYYY-MM-DD; `time`: minutes after midnight.
 */
export interface CallTime {
  date?: string;
  time?: number;
}

/** Something that was taken down. */
export interface Fact {
  /** The caller's own words. */
  text?: string;
  /** The option of a field that has options. */
  option?: string;
  /** The option follows from another fact: words replace it. */
  inferred?: true;
  when?: CallTime;
}

/** All that a rehearsal knows. It travels with the conversation; nothing else keeps it. */
export interface CallState {
  facts: Record<string, Fact>;
  /** The field asked for last. */
  asked?: string;
  /** How often each field was asked for, and how often without an answer. */
  times: Record<string, number>;
  missed: Record<string, number>;
  /** Emergencies and limits that were answered, in their order. */
  emergencies: EmergencyId[];
  limits: string[];
  /** How often each kind of sentence was used, so that none is repeated in a row. */
  said: Record<string, number>;
  /** Times on offer. */
  offered: CallTime[];
  /** Hours between which the caller can come: "thursday after three". */
  window?: Pick<When, "since" | "until" | "part">;
  /** What the caller said of the time, as long as no hour is chosen: "any day but monday". */
  timeWords?: string;
  /** Fields that the caller would not or could not fill: they are not asked for again. */
  declined?: string[];
  /** The caller does not want to be called, and has given an address to write to. */
  noCalls?: true;
  byEmail?: true;
  /** A person was promised. */
  handed?: true;
  /** The call is about something that was left at the place, or a bill: nothing is booked. */
  unbooked?: true;
  /** The slip was handed in. */
  done?: true;
  /** The caller has taken the alarm back: the call goes on as any other. */
  calm?: true;
  /** The last emergency has not been taken up again. */
  shaken?: true;
}

/** Whether a danger was told that nobody has taken back. */
export const isAlarmed = ({ emergencies, calm }: CallState): boolean =>
  emergencies.length > 0 && !calm;

export const newDesk = (): CallState => ({
  facts: {},
  times: {},
  missed: {},
  emergencies: [],
  limits: [],
  said: {},
  offered: [],
});
