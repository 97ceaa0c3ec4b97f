import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import { emergencySigns } from "#content/front-desks/emergency-signs/emergency-signs.ts";
import { namedWords } from "#content/front-desks/emergency-signs/named-words.ts";
import { vitalWords } from "#content/front-desks/emergency-signs/vital-words.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { deniedChinese, statementsOf, withoutDenials } from "./denials.ts";
import { type Places, pause, WordGroups } from "./word-groups.ts";

/** Words within which the signs of one emergency stand. */
const near = 34;
/** The same where the message before belongs to it. */
const nearInTwo = 60;

const groups = new WordGroups({ ...namedWords, ...vitalWords });

/** Signs that mean an emergency together, unless a word says that something else is meant. */
interface Row {
  all: readonly number[];
  unless: number | undefined;
}

const known = emergencySigns.map(({ id, desks, latin, han }) => ({
  id,
  desks,
  rows: latin.map((row): Row => {
    const [signs = "", unless] = row.split(" - ");
    return {
      all: signs.split(" + ").map((group) => groups.add(group.trim())),
      unless: unless === undefined ? undefined : groups.add(unless.replaceAll("|", ",")),
    };
  }),
  han: han.map((row) => {
    const [signs = "", unless = ""] = row.split(" - ");
    return {
      all: signs.split(" + ").map((group) => group.split("|").map(chineseText)),
      unless: unless.split("|").map(chineseText).filter(Boolean),
    };
  }),
}));

/**
 * The emergency whose signs stand together in a message, in any order; undefined where there is
 * none.
 * `before`: what the same caller said last. It counts where this message goes on with it: "the
 * baby has one in her mouth".
 */
export function toldBySigns(
  readings: readonly string[],
  before: () => string,
  desk: string | undefined,
  except?: EmergencyId,
): EmergencyId | undefined {
  const listened = known.filter(
    ({ id, desks }) => id !== except && (!desks || (desk !== undefined && desks.includes(desk))),
  );
  for (const reading of readings) {
    const alone = signsIn(statements(reading), reading, listened, near);
    if (alone) return alone;
  }
  const [text = ""] = readings;
  const said = refersBack.test(text) && !allWell.test(text) ? before() : "";
  if (!said) return undefined;
  const earlier = statements(said);
  return signsIn(
    [...earlier, pause, ...statements(text)],
    `${said}。${text}`,
    listened,
    nearInTwo,
    {
      words: earlier.length,
      han: chineseText(said).length,
    },
  );
}

/** "He's fine, just crying": what was told before has no second half. */
export const allWell =
  /^(?!.*\b(?:but|except|although|pero)\b).*\b(?:he|she|they|everybody|everyone)(?:['’]?s|['’]?re| is| are) (?:totally |perfectly |completely |all |doing )?(?:fine|okay|ok|alright|good)\b/iu;

/** Words for something that was named before, or that go on with it: "now there is a cloud". */
export const refersBack =
  /\b(?:it|its|it's|one|ones|some|them|they|those|that|thats|that's|this|he|hes|he's|she|shes|she's|him|her|lo|la|los|las|le|eso|esa|ese|uno|una|[eé]l|ella)\b|^\W*(?:and |so |but |y )?(?:now|ahora|ya)\b|[它他她这那]|一个/u;

interface Since {
  words: number;
  han: number;
}

function signsIn(
  words: readonly string[],
  text: string,
  listened: typeof known,
  within: number,
  since?: Since,
): EmergencyId | undefined {
  const places = groups.places(words);
  const chinese = hasChinese(text) ? chineseText(withoutDenials(text)) : "";
  return listened.find(
    ({ rows, han }) =>
      rows.some((row) => together(row, places, within, since?.words)) ||
      (chinese !== "" && han.some((row) => inChinese(row, chinese, since?.han))),
  )?.id;
}

function together({ all, unless }: Row, places: Places, within: number, since = 0): boolean {
  if (!all.every((group) => places[group])) return false;
  if (unless !== undefined && places[unless]) return false;
  const found = all.map((group) => places[group] ?? []);
  const [first = []] = found;
  return first.some((start) => {
    const chosen = found.map(
      (one) => one.find((at) => at >= since && isNear(at, start, within)) ?? nearest(one, start),
    );
    const [low, high] = [Math.min(...chosen), Math.max(...chosen)];
    if (since === 0) return high - low <= within;
    // Those of the earlier message stand as near to each other as if it were alone.
    const earlier = chosen.filter((at) => at < since);
    const isOne = earlier.length > 0 && Math.max(...earlier) - low <= near;
    return isOne && high >= since && high - low <= within;
  });
}

const isNear = (at: number, start: number, within: number) => Math.abs(at - start) <= within;
const nearest = (places: readonly number[], start: number) =>
  places.reduce((best, at) => (Math.abs(at - start) < Math.abs(best - start) ? at : best));

function inChinese(
  { all, unless }: { all: readonly string[][]; unless: readonly string[] },
  text: string,
  since = 0,
): boolean {
  if (unless.some((one) => text.includes(one))) return false;
  const places = all.map((signs) =>
    Math.max(
      ...signs.map((one) => {
        const at = text.lastIndexOf(one);
        return at >= 0 && !deniedChinese(text, at) ? at : -1;
      }),
    ),
  );
  return places.every((at) => at >= 0) && Math.max(...places) >= since;
}

/** The words of a message, statements divided; questions about things in general are left out. */
function statements(text: string): string[] {
  return statementsOf(text)
    .map((part) => latinWords(part))
    .filter((words) => words.length > 0 && !asksInGeneral(words.join(" ")))
    .filter((words) => !ended.test(words.join(" ")))
    .flatMap((words) => [...words, pause]);
}

/** "The bleeding stopped already": a sign that is over is none. */
const ended =
  /^(?:the |it |his |her |my )?(?:\w+ )?(?:bleeding|swelling|smoke|smoking|sparks?|sparking|fever|vomiting|sangrado|fiebre|humo)(?: has| had| already| just| all| pretty much)* (?:stopped|is gone|went away|went down(?! (?:in)?to\b)|quit|ya paro|se quito)\b|\bya no (?:sangra|echa humo|tiene fiebre)\b/;

const asksInGeneral = (part: string) => general.test(part) && !ofSomebody.test(part);
const general =
  /^(?:and |so |also |hi |hello )?(?:do|does|did|can|could|would|will) (?:you|your|yall|any|anybody|people|filler|botox|the child|life)\b|^(?:are those|are these|how (?:much|many|long|hot|deep)|is the (?:pool|sauna)|tienen|venden|hacen|cuanto|cuanta|que tan)\b/;
/** Somebody is meant, and not anybody. */
const ofSomebody =
  /\b(?:he|hes|she|shes|him|her|my (?:mom|dad|wife|husband|son|daughter|baby|kid|boy|girl|friend|brother|sister|grand\w+|toddler|client|customer|guest|guy)|im|i am|i cant|ive|we cant|theres|send|help|hurry|now|tell (?:the|dr|doctor|everybody|everyone)|my size|my weight|kill me|mi|le|ella)\b/;
