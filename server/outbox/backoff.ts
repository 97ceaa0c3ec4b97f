/** Milliseconds. */
const second = 1000;
const minute = 60 * second;

/**
 * Time until a put-off mail is tried again: half a minute, doubling up to four hours, spread by a
 * fifth to either side so that mails that failed together do not come back together.
 */
export function mailDelay(attempts: number, random = Math.random()): number {
  return spread(Math.min(30 * second * 2 ** Math.min(attempts - 1, 20), 240 * minute), random);
}

/**
 * Time until a relay that cannot be used is tried again, with one mail: two seconds, doubling up
 * to a quarter of an hour. Short against a mail's own delay, because one probe costs nothing and
 * a queue waits behind it.
 */
export function relayDelay(failures: number, random = Math.random()): number {
  return spread(Math.min(2 * second * 2 ** Math.min(failures - 1, 20), 15 * minute), random);
}

/** A delay up to a fifth shorter or longer. */
export function spread(delay: number, random: number): number {
  return Math.round(delay * (0.8 + 0.4 * random));
}
