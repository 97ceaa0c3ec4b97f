import type { Env } from "#server/env.ts";

/** `points` in `seconds`. */
export interface Limit {
  points: number;
  seconds: number;
}

/**
 * How often one client may do something, and how often all clients together if that is limited too.
 */
export interface LimitRule {
  client: Limit;
  overall?: Limit;
}

export type LimitRules = ReturnType<typeof limitRules>;
/** The actions that are limited. */
export type LimitedAction = keyof LimitRules;

const tenMinutes = 600;

/** The limits of every action. */
export function limitRules({
  limitPerClient,
  limitOverall,
}: Pick<Env, "limitPerClient" | "limitOverall">) {
  const perClient = (times: number): Limit => ({
    points: limitPerClient * times,
    seconds: tenMinutes,
  });
  const together = (times: number): Limit => ({ points: limitOverall * times, seconds: 60 });
  return {
    /** Messages. The overall limit counts only messages without a solved captcha. */
    send: { client: perClient(1), overall: together(1) },
    /** Bookings, moves and cancellations. */
    book: { client: perClient(1), overall: together(1) },
    /**
     * Bookings without a captcha: by a form without scripts, or in the conversation with the
     * receptionist.
     */
    bookPlain: {
      client: { points: 10, seconds: 3_600 },
      overall: { points: 60, seconds: 3_600 },
    },
    /** A hold is placed each time a visitor continues to the details. */
    hold: { client: perClient(1) },
    /** Looking through months and zones. */
    slots: { client: perClient(15) },
    /** A turn of a conversation costs milliseconds; a person needs seconds for one. */
    talk: { client: perClient(6), overall: together(4) },
    /** A form fetches a new challenge whenever the last one was used or refused. */
    captcha: { client: perClient(3) },
    /** Beacons with counts: one each time a page is hidden. */
    count: { client: perClient(30) },
    /** Pages rendered on request: two a second, enough for an office behind one address. */
    render: { client: perClient(60) },
    /**
     * Requests for a link to the desk. The refusal is shown: it does not reveal whether the address
     * is known.
     */
    deskAsk: { client: { points: 5, seconds: 900 }, overall: { points: 30, seconds: 3_600 } },
    /** Pressing a link to the desk, or typing its code. */
    deskEnter: { client: { points: 10, seconds: tenMinutes } },
  } satisfies Record<string, LimitRule>;
}
