import { sentPhrases } from "#content/receptionist/sent-phrases.ts";
import { place } from "#content/receptionist/topic.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import type { Answer } from "#server/receptionist/answering/facts.ts";
import {
  askedOfSent,
  asksIfBooked,
  asksIfChanged,
  asksOfBookedCall,
  asksOfSent,
  asksOwnBooking,
} from "#server/receptionist/hearing/asks-of-sent.ts";
import { sayStart } from "./say-when.ts";
import type { Step } from "./step.ts";

/**
 * "Did my message go", "is it booked": what was sent or booked in this conversation. Undefined where
 * nothing was, or a message asks for something else.
 */
export function doneAnswer({
  original,
  conversation,
  hearing,
  actions,
  choice,
}: Step): Answer | undefined {
  if (choice) return undefined;
  const { sent, booked, task } = conversation;
  const { language } = hearing;
  const words = sentPhrases[language];
  const answer = (text: string): Answer => ({
    text,
    sources: [place("contact", "Read by a person")],
  });
  const writing = task?.kind === "message" && !task.offered;
  if (asksOfSent(original)) {
    if (writing) return answer(words.notYet);
    if (sent) return answer(words[askedOfSent(original)](sent));
  }
  if (sent && !booked && !writing && asksIfChanged(original)) return answer(words.byPerson(sent));
  const open = task?.kind === "booking" || task?.kind === "change";
  if (booked && !open && asksOfBookedCall(original))
    return answer(turnPhrases[language].byMail(sayStart(booked, actions.zone, language)));
  if (booked && !(task?.kind === "change") && asksIfBooked(original))
    return answer(turnPhrases[language].stays(sayStart(booked, actions.zone, language)));
  if (asksOwnBooking(original) && !task)
    return booked
      ? answer(turnPhrases[language].byMail(sayStart(booked, actions.zone, language)))
      : { text: turnPhrases[language].inItsMail, sources: [place("contact", "Booking calendar")] };
  return undefined;
}
