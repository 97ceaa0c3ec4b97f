import { phrases } from "#content/receptionist/languages.ts";
import { place } from "#content/receptionist/topic.ts";
import type { Language } from "#contract/receptionist.ts";
import type { Answer } from "#server/receptionist/answering/facts.ts";
import { plain } from "#server/receptionist/finish.ts";
import { beginBooking } from "./booking-task.ts";
import { beginChange } from "./change-task.ts";
import { beginMessage, offerPerson } from "./message-task.ts";
import { beginPlan } from "./plan-task.ts";
import type { Said, Step } from "./step.ts";
import type { Wish } from "./wish.ts";

export function begin(wish: Wish, step: Step): Promise<Said> | Said {
  const words = phrases[step.hearing.language];
  switch (wish) {
    case "book":
      return beginBooking(step);
    case "change":
      return beginChange(step);
    case "message":
      return beginMessage(step);
    case "plan":
      return beginPlan(step);
    case "person":
      return offerPerson(step, undefined, "");
    case "phone":
      return {
        ...plain(words.phone),
        action: "phone",
        sources: officeNumber(step.hearing.language).sources,
      };
  }
}

export const officeNumber = (language: Language): Answer => ({
  text: phrases[language].phone,
  sources: [place("contact", "Always answered")],
});
