import { spread } from "#server/outbox/backoff.ts";

/** Milliseconds. */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delay after each failed attempt, in order. After the last one a person has to step in. */
const delays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Delay before the next attempt; undefined when no attempts are left. */
export function hookDelay(attempts: number, random = Math.random()): number | undefined {
  const delay = delays[attempts - 1];
  return delay === undefined ? undefined : spread(delay, random);
}
