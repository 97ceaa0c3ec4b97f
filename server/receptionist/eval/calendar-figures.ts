import { scheduling } from "#content/scheduling.ts";
import { site } from "#content/site.ts";
import { languages, type Persona } from "#contract/receptionist.ts";
import { sayDay, sayTime } from "#contract/say-time.ts";
import { testNow, testZone } from "./test-actions.ts";

const dayLength = 86_400_000;

/** The figures of every day and half hour that may be named, and of our telephone and rules. */
const days = Array.from({ length: 60 }, (_, ahead) => {
  const date = new Date(testNow + ahead * dayLength).toISOString().slice(0, 10);
  return languages.map((language) => sayDay(date, "long", language)).join(" ");
});
const clocks = Array.from({ length: 96 }, (_, quarter) => {
  const start = new Date(testNow + quarter * 900_000).toISOString();
  return languages.map((language) => sayTime(start, testZone, language)).join(" ");
});
const rules = `${site.phone.display} ${scheduling.minutes} ${scheduling.holdMinutes} 911 988`;

const figures = [...days, ...clocks, rules];

/** Texts whose figures any answer may use: days, hours, and those of the business rehearsed. */
export function calendarFigures(persona?: Persona): string[] {
  return persona ? [...figures, hoursOf(persona)] : figures;
}

const hoursOf = ({ opens, closes }: Persona) =>
  [opens, closes]
    .map((at) => `${Math.floor(at / 60)} ${Math.floor(at / 60) % 12 || 12} ${at % 60}`)
    .join(" ");
