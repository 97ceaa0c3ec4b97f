import { keptApartSayings } from "./kept-apart-sayings.ts";
import { keptApartSayingsByAThirdWriter } from "./kept-apart-sayings-by-a-third-writer.ts";
import { keptApartSayingsByDanger } from "./kept-apart-sayings-by-danger.ts";
import { keptApartSayingsBySituation } from "./kept-apart-sayings-by-situation.ts";
import { openedSayingsByAThirdWriter } from "./opened-sayings-by-a-third-writer.ts";
import { heardIn, isRight, type Saying } from "./saying.ts";
import { tunedSayings } from "./tuned-sayings.ts";
import { tunedSayingsByDanger } from "./tuned-sayings-by-danger.ts";
import { tunedSayingsBySituation } from "./tuned-sayings-by-situation.ts";
import { tunedSayingsByTesters } from "./tuned-sayings-by-testers.ts";

/**
 * The last part of `npm run eval`: emergencies that are told indirectly, and false alarms.
 */
function report(title: string, sayings: readonly Saying[]): void {
  const told = sayings.filter(({ is }) => is);
  const harmless = sayings.filter(({ is }) => !is);
  const right = told.filter(isRight).length;
  const alarms = harmless.filter(heardIn).length;
  const share = ((100 * right) / told.length).toFixed(1);
  console.log(`Emergencies told indirectly, ${title}`);
  console.log(`  recognized    ${right} of ${told.length} (${share} %)`);
  console.log(`  false alarms  ${alarms} of ${harmless.length}`);
}

report("tuned", tunedSayings);
report("kept apart", keptApartSayings);
report("third writer, opened", openedSayingsByAThirdWriter);
report("third writer, kept apart", keptApartSayingsByAThirdWriter);
report("by danger, tuned", tunedSayingsByDanger);
report("by danger, kept apart", keptApartSayingsByDanger);
report("by testers, tuned", tunedSayingsByTesters);
report("by situation, tuned", tunedSayingsBySituation);
report("by situation, kept apart", keptApartSayingsBySituation);
