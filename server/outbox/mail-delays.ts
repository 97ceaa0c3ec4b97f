/** Milliseconds. */
const second = 1000;
const minute = 60 * second;

/**
 * Time until a deferred mail is tried again: half a minute, doubling up to four hours, varied by up
 * to a fifth so that mails that failed together are not retried together. It never ends: a mail is
 * retried until a relay accepts it.
 */
export function mailDelay(attempts: number, random = Math.random()): number {
  return spread(Math.min(30 * second * 2 ** Math.min(attempts - 1, 20), 240 * minute), random);
}

/**
 * Time until an unusable relay is tried again, with one mail: two seconds, doubling up to a quarter
 * of an hour. Shorter than a mail's own delay, because one probe costs almost nothing while a whole
 * queue waits.
 */
export function relayDelay(failures: number, random = Math.random()): number {
  return spread(Math.min(2 * second * 2 ** Math.min(failures - 1, 20), 15 * minute), random);
}

export const longestRelayDelay = spread(15 * minute, 1);

/** The delay, up to a fifth shorter or longer. */
export function spread(delay: number, random: number): number {
  return Math.round(delay * (0.8 + 0.4 * random));
}
