import { callAt, factsOf } from "../eval/call-at.ts";
import {
  type ValueCall,
  valueCalls,
  valueCallsChinese,
  valueCallsSpanish,
  valueJoints,
  valueJointsChinese,
  valueJointsSpanish,
  valuesThatStay,
} from "./value-frames.ts";

/** A line with a value in it, and what the slip must say of it. */
export interface ValueCase {
  trade: string;
  line: string;
  field: string;
  expected: RegExp;
  /** The place of its frame in its list. */
  frame: number;
}

const joined = (calls: readonly ValueCall[], joints: readonly string[]): ValueCase[] =>
  joints.flatMap((joint, frame) =>
    calls.map(({ trade, line, field, old, fresh, expected }) => ({
      trade,
      line: line.replace("{v}", joint.replace("{v}", old).replace("{w}", fresh)),
      field,
      expected,
      frame,
    })),
  );

/** All lines by what they try. */
export const valueCases: Record<string, ValueCase[]> = {
  "values put right": [
    ...joined(valueCalls, valueJoints),
    ...joined(valueCallsSpanish, valueJointsSpanish),
    ...joined(valueCallsChinese, valueJointsChinese),
  ],
  "values that stay": valuesThatStay.map(([trade, line, field, expected], frame) => ({
    trade,
    line,
    field,
    expected,
    frame,
  })),
};

/** What the slip got wrong: nothing, or one line. */
export function missedValue({ trade, line, field, expected }: ValueCase): string[] {
  const value = factsOf(callAt(trade).say(line))[field] ?? "";
  return expected.test(value) ? [] : [`${trade}: ${line} → ${field}: ${value}`];
}
