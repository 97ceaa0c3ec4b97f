import { expect, it } from "vitest";
import { booking } from "./booking.ts";
import { contact } from "./contact.ts";
import { descriptions } from "./descriptions.ts";
import { closing } from "./home/closing.ts";
import { phrases } from "./receptionist/languages.ts";
import { receptionist } from "./receptionist-panel.ts";
import { scheduling } from "./scheduling.ts";
import { servicesPage } from "./services.ts";

const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

it("says the days on which calls can be booked", () => {
  const days = Object.keys(scheduling.hours).map(Number);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  expect(days).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index));
  expect(scheduling.daysInWords.en).toBe(`${names[first]} to ${names[last]}`);
});

it("says as many stretches of a day as there are", () => {
  for (const stretches of Object.values(scheduling.hours))
    expect(scheduling.hoursInWords.en.split(" and ")).toHaveLength(stretches.length);
});

it("says the same length of a call wherever it is written out", () => {
  const inWords: Record<number, RegExp> = {
    20: /twenty|veinte|二十/i,
    30: /thirty|half an hour|treinta|三十/i,
    45: /forty-five|cuarenta y cinco|四十五/i,
  };
  const texts = [
    scheduling.minutesInWords,
    booking.time.title,
    contact.calendar.title,
    descriptions.contact,
    descriptions.booking,
    closing.text,
    servicesPage.next.text,
    receptionist.plain.booking,
    receptionist.suggestions.at(-1),
    ...Object.values(phrases).flatMap(({ greeting, suggestions, booking: { when } }) => [
      greeting,
      suggestions.book,
      when,
    ]),
  ];
  for (const text of texts) expect(text).toMatch(inWords[scheduling.minutes] ?? /^$/);
});
