import { spread } from "#server/outbox/mail-delays.ts";

/** Milliseconds. */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Delay after each failed attempt, in order: about three days and four hours in all. After the last one the
 * delivery is dead, and a person has to replay it. How long an endpoint may fail before it is paused is
 * said in settle-deliveries.ts.
 */
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
