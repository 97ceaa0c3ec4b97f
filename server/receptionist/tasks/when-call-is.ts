import type { Step } from "./step.ts";

const ofChange =
  /cancel|anul|resched|postpone|push|move|change|mover|cambiar|reprogram|can['’]?t make|取消|推迟|改/iu;
const tellsOfIt =
  /^\W*(?:(?:ok|okay|well|so|but|and|pero|bueno|y)\W+)*(?:it['’]?s|it is|it was|mine(?:['’]?s| is)|the (?:call|appointment|appt|demo|meeting|booking)(?:['’]?s| is| was)|(?:i['’]?m|im|i am|we['’]?re) (?:booked|scheduled|down) (?:for|at)|es|era|est[aá]|la (?:cita|llamada|reuni[oó]n) (?:es|era|est[aá]))(?!\p{L})|^(?:它|通话|预约)?(?:是|在)(?=.*(?:[点号日天]|周|星期))/iu;

/**
 * Whether a line tells when the call is that a person was asked to cancel or move: "its at 3 tomorrow". It
 * wishes for no other one.
 */
export const tellsWhenCallIs = (question: string, { original, when }: Step): boolean =>
  ofChange.test(question) &&
  tellsOfIt.test(original) &&
  (when.date !== undefined || when.time !== undefined);
