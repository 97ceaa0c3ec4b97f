import { isInforming } from "#server/receptionist/answering/questions.ts";
import type { Understood } from "#server/receptionist/understand.ts";

/** Something that a message asks to be done. */
export type Wish = "book" | "change" | "message" | "plan" | "person" | "phone";

const meeting =
  /\b(call|talk|chat|meet|meeting|see it|slot|appointment|see (?:you|someone|somebody|nora)|speak|time on|times on|anything on|llamada|hablar|cita|vernos|hueco|reuni[oó]n)\b|电话|通话|聊|谈|见|约/iu;
const ownBooking =
  /\b(cancel|move|reschedule|change|push|postpone|delete|cancelar|mover|cambiar|reprogramar|anular)\b.{0,24}\b(my|our|his|her|the|mi|la|nuestra|\p{L}+'s)\b.{0,16}\b(call|appointment|appt|booking|meeting|thing|slot|spot|time|demo|reservation|cita|llamada|reuni[oó]n|reserva|hora)\b/iu;
/** "Any time saturday?", "free friday?": a day beside a word for an open time. */
const freeTime =
  /^\W*(?:(?:is|are|do|u|you|got|have|there|hay|tienen|tiene)\s+)*(?:any ?time|anything|any|free|open|opening|available|algo|libre)\b|\b(?:free|open|available|libre)\W*$|(?:可以|行|方便|有空|有时间)吗/iu;
/** "Fit me in tuesday", "I'm around wed", or nothing but a day. */
const suits =
  /\b(?:fit|squeeze|slot) (?:me|us) in\b|\b(?:i ?'?m|i am|we ?'?re|we are) (?:around|free|open|available)\b|\b(?:can|could|shall) we (?:zoom|meet|chat|talk)\b|^\W*[a-z]+\W*$/i;
/** "Send me that", beside an address. */
const sendsMe =
  /\b(?:send|e-?mail|mail|write|forward|shoot)\b.{0,12}\b(?:me|us|it|that|this|info|details)\b|\bm[aá]nd\w*(?:me|nos|lo)\b|env[ií]e\w*(?:me|nos|lo)\b|发给我|发到/iu;
/** "I have a call booked, can we push it". */
const hasBooking =
  /\b(?:have|had|got|made|tengo|hice)\b.{0,24}\b(?:call|appointment|booking|meeting|demo|booked|scheduled|cita|llamada|reserva)\b.*\b(?:push|move|change|cancel|reschedule|postpone|mover|cambiar|cancelar)/iu;
const bookingLink = /[?&]token=[\w.%-]{5,}/;

/** Finds the task that a message asks for, if any: the clearest sign first. */
export function wishIn({ step, intent }: Understood): Wish | undefined {
  const { changes, when, original } = step;
  const { concepts } = step.hearing;
  const kind = intent?.kind;
  if (bookingLink.test(original)) return "change";
  if (hasBooking.test(original)) return "change";
  const product = /\b(it|you|farline|agent|ai|clients?|callers?|patients?|customers?)\b/i.test(
    original,
  );
  if (ownBooking.test(original) && !/\b(can|does|will|could) (it|your)\b/i.test(original))
    return "change";
  if (
    concepts.has("move") &&
    !(product && /\b(clients?|callers?|patients?|customers?|can it|does it)\b/i.test(original))
  )
    return "change";
  const dated = when.date !== undefined || when.from !== undefined || when.soonest !== undefined;
  const timed = when.time !== undefined && (when.date !== undefined || when.from !== undefined);
  if (timed && (concepts.has("message") || meeting.test(original) || concepts.has("book")))
    return "book";
  if (dated && concepts.has("book") && !changes.message) return "book";
  // "Can I talk to somebody on monday" wants a time with a person.
  if (kind === "person" && dated && !changes.email) return "book";
  if (changes.email && sendsMe.test(original)) return "message";
  if (kind === "message") return "message";
  const told = changes.email || changes.phone || changes.name;
  if (concepts.has("message") && !concepts.has("offTopic") && (told || changes.message))
    return "message";
  if (kind === "person") return changes.email || changes.message ? "message" : "person";
  // "Will it put appointments in google calendar" asks what it does.
  const asksOfProduct =
    /^(?:and |so |ok )?(?:can|does|will|would|could) (?:it|your|the (?:agent|ai|bot|assistant))\b/i;
  if (kind === "book") return asksOfProduct.test(original.trim()) ? undefined : "book";
  if (dated && meeting.test(original) && (kind === "phone" || !intent || intent.score < 3))
    return "book";
  if (dated && freeTime.test(original) && step.hearing.words.length <= 9) return "book";
  if (dated && suits.test(original)) return "book";
  if (kind === "phone") return "phone";
  if (kind === "plan") return "plan";
  if (timed && !intent) return "book";
  if (timed && told) return "book";
  const reckoned = [changes.calls, changes.minutes, changes.texts, changes.agents].filter(Boolean);
  if (reckoned.length > 1 && (changes.calls || changes.minutes)) return "plan";
  if ((changes.calls || changes.minutes) && !(intent && isInforming(intent))) return "plan";
  return undefined;
}
