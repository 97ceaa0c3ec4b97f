import { spread } from "#server/outbox/backoff.ts";

/** Milliseconds. */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Time after the first, second… failed try. After the last of them a person has to look. */
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

/** Time until a delivery is tried again; undefined when it was tried often enough. */
export function hookDelay(attempts: number, random = Math.random()): number | undefined {
  const delay = delays[attempts - 1];
  return delay === undefined ? undefined : spread(delay, random);
}
