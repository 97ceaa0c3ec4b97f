import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { Field } from "#content/front-desks/front-desk.ts";
import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import type { Fact } from "../call-state.ts";
import { meaningOf } from "../clauses/learned-clauses.ts";
import { factText } from "./fact-text.ts";
import { belongs, continued, leading } from "./field-parts.ts";
import { hearChoice } from "./hear-choice.ts";
import type { Listening } from "./hear-facts.ts";
import { hasHan } from "./hear-option.ts";
import { figureIn, nightsIn, yearIn } from "./numbers-said.ts";
import {
  isLone,
  joinsThem,
  lastCount,
  madeIt,
  orMore,
  withoutHours,
  withoutMadeIt,
  withoutOtherCounts,
} from "./people-said.ts";
import { isBare, isEmpty, isTimeOnly, type SaidPart, sentences } from "./said-parts.ts";
import { saysOnlyTime } from "./time-told.ts";
import { valuesIn } from "./values-said.ts";
import { saysOnlyYear } from "./year-told.ts";

/** Pieces of a fact. */
const pieces = 3;

/** "No, I meant", "actually": what follows replaces what was said. */
export const saysCorrection = (message: string): boolean => {
  const words = latinWords(message.replace(noCorrection, " "));
  return everyDeskCues.correction.some((cues) => hasCue(cues, words, 0));
};

/** "It's warm actually", "we'd be better off", "it got better": nothing said before is meant. */
const noCorrection =
  /\b(?:actually|though)\s*(?=$|[.!?,])|\bbetter (?:off|than|now|yet)\b|\b(?:be|been|get|gets|got|getting|feel|feels|felt|feeling|much|any|no|even|is|was|doing) better\b|\b(?:est[aá]|sigue|siente|mucho|algo) mejor\b|\bactually (?=(?:also|and|another|too)\b)/giu;

/** "It also leaks", "y también gotea": added to what was said. */
const adds = /\b(?:also|too|as well|besides|another|plus|tambien|ademas|otro|otra)\b/;

/** The sentences of a text that put right what was said before. */
const correcting = (text: string): Set<number> =>
  new Set(
    sentences(text).flatMap((sentence, at) =>
      saysCorrection(sentence) && !adds.test(latinWords(sentence).join(" ")) ? [at] : [],
    ),
  );

/** How long somebody has been a patient. */
const comesSince =
  /\b(?:been|was|were|am|im) (?:\w+ ){0,2}(?:with (?:you|yall|the (?:practice|office|clinic|doctor)|dr)|coming (?:here|there|to (?:you|yall)|since|for)|going (?:here|there|to (?:you|yall))|(?:a|your) patient|seeing (?:you|dr|the doctor))\b|\bpatients? (?:there |here |of yours )?(?:since|for)\b|\b(?:soy|somos|he sido|es|llevo) (?:\w+ ){0,2}(?:pacientes?|con ustedes|viniendo)\b/;

/** Who lives in a house: "on behalf of my mother" and "since my father died" tell it of nobody. */
const ofHome = new Set(["household", "living"]);
/** The same, and who comes along: "just me" is an answer there. */
const whoIsThere = new Set([...ofHome, "sits", "decides", "packing"]);
const justUs = /\b(?:just|only) (?:me|us)$/;
const notAtHome = /\b(?:behalf|died|passed(?: away)?|de parte de|murio|fallecio)\b/;

/** Kinds of field to which a number alone is no answer. */
const digitless = new Set<Field["kind"]>(["words", "choice", "safety", "name", "person-name"]);

interface FieldHearing {
  /** All that is left of the message once names and numbers are taken out. */
  whole: string;
  parts: SaidPart[];
  /** Parts that a field has recognized; added to. */
  used: Set<SaidPart>;
  facts: Record<string, Fact>;
  listening: Listening;
  asked: Field | undefined;
  corrects: boolean;
}

/** Hears one field in all parts of a message. */
export function hearField(
  field: Field,
  { whole, parts, used, facts, listening, asked, corrects }: FieldHearing,
): void {
  const { language, state } = listening;
  // "The 30th. Or the 28th if you're full", before a time is asked for: days of the truck.
  const ofTruck = field.name === "day" && asked?.kind !== "when" && state.facts.when === undefined;
  const isTruckDay = ({ text, words }: SaidPart) =>
    ofTruck && (isTimeOnly(words) || state.facts[field.name] === undefined) && namesDateOnly(text);
  const isCued = ({ words, han, asks }: SaidPart) =>
    !isTimeOnly(words) &&
    // "My name is", once the name is taken out.
    (words.length === 0 ||
      han !== "" ||
      !isEmpty(words) ||
      // "It's a birthday", for a table.
      field.name === "occasion" ||
      (whoIsThere.has(field.name) && justUs.test(words.join(" ")))) &&
    !(ofHome.has(field.name) && notAtHome.test(words.join(" "))) &&
    // "Is heat or ice better" tells nothing of how long it has lasted.
    !(asks && han === "" && field.name === "since" && state.facts.reason) &&
    // "Been with you since 2015" tells how long somebody has come, and not since when it hurts.
    !(field.name === "since" && comesSince.test(words.join(" "))) &&
    // "Fine, a trim then": a courtesy is no thin hair.
    (asked === field || han !== "" || !isBare(words)) &&
    (field.heard?.some((cues) => hasCue(cues, words)) || hasHan(field.heard, han));
  const cued = field.heard ? parts.filter((part) => isTruckDay(part) || isCued(part)) : [];
  const use = (list: readonly SaidPart[]) => {
    for (const part of list) used.add(part);
  };

  switch (field.kind) {
    case "words": {
      // Somebody else's name, told as such, is the whole answer.
      if ((field.named || field.firm) && facts[field.name]) return;
      const known = state.facts[field.name]?.text;
      // "Tuesday at 11 works", asked who is on the other side, names nobody.
      const told =
        asked === field && field.named
          ? naming(
              parts.filter((part) => mayName(part)),
              cued,
              (part) => meaningOf(listening.desk, part)?.of(`field ${field.name}`) ?? 1,
            )
          : cued;
      const anew = corrects ? correcting(whole) : new Set<number>();
      // Only the sentence that corrects replaces: what stands beside it is added.
      const replaces = told.some(({ sentence }) => anew.has(sentence));
      const before = replaces ? undefined : known;
      const timed = ofTime.has(field.name);
      const hasYear = listening.desk.fields.some(({ kind }) => kind === "year");
      const own = told.filter(
        (part) =>
          belongs(field, part, before !== undefined, listening) &&
          !(hasYear && saysOnlyYear(part.text)) &&
          // "I could drop it off wednesday 9:30", once it is known what for.
          !(known !== undefined && !timed && saysOnlyTime(part.text)) &&
          !(timed && ofVisit.test(part.text)),
      );
      if (own.length === 0) return;
      const more = own.flatMap((part) =>
        continued(part, parts, used, listening, {
          timed: timed && field.name !== "out",
          field,
        }),
      );
      const cause = own.flatMap((part) => [
        ...leading(part, parts, used),
        // "The 30th. or the 28th if you're full": of two days the first stands before it.
        ...(timed ? alternative(part, parts) : []),
      ]);
      const chosen = [...new Set([...cause, ...own, ...more])].slice(0, pieces + 1);
      use(chosen);
      const texts = parts.filter((part) => chosen.includes(part)).map(({ text }) => text);
      facts[field.name] = { text: joined(before, texts) };
      return;
    }
    case "choice": {
      const { fact, spent } = hearChoice(field, { whole, parts, listening, asked, corrects });
      use(spent);
      if (fact) facts[field.name] = fact;
      return;
    }
    case "people": {
      const known = state.facts[field.name] !== undefined;
      // "Actually nine. One has an allergy": the sentence that holds only the number.
      const timed =
        state.facts.when?.when?.time !== undefined && listening.desk.fields[0] !== field;
      const lone = sentences(whole.replace(nextPiece, ". ")).find(
        (one) => isLone(one) || isLone(withFigures(one.toLowerCase(), language)),
      );
      // "Actually five, and 1:30 pm instead", asked for a time: the hour stands beside it.
      const hourBeside =
        lone !== undefined && /\d ?(?:[ap]\.?m|:\d\d)/i.test(whole.replace(lone.slice(0, -1), ""));
      const count =
        lastCount(timed && corrects ? withoutMadeIt(whole) : whole, language) ??
        loneCount(
          asked?.kind === "people" ||
            (corrects &&
              known &&
              lone !== undefined &&
              (hourBeside || (!timed && asked?.kind !== "when"))) ||
            (corrects && joinsThem(whole, madeIt(whole, language), state.facts[field.name]?.text)),
          withoutHours(asked?.kind === "people" ? whole : (lone ?? whole)),
          language,
        );
      if (!count) return;
      facts[field.name] = { text: count };
      // Who is small, sits in a wheelchair or stays away is worth a note; a mere count is not.
      use(parts.filter(({ text, words }) => words.length <= 7 && isMereCount(text, language)));
      return;
    }
    case "year": {
      const year = yearIn(whole, language);
      if (!year) return;
      facts[field.name] = { text: year };
      use(
        parts.filter(
          ({ text, words }) => words.length <= 4 && (text.includes(year) || /\d\d ?年/u.test(text)),
        ),
      );
      return;
    }
    case "figure": {
      const nights = field.name === "nights" ? nightsIn(whole) : undefined;
      if (nights) {
        facts[field.name] = { text: nights };
        return;
      }
      // "A room the night of the 20th for three": only an answer counts nights without the word.
      if (field.name === "nights" && asked !== field) return;
      const range = field.range ?? [0, 999_999];
      // "At nine de la noche" counts no nights.
      const hour = /\b(?:de|por|en|esta) (?:la )?noche\b/i;
      const where = (asked === field ? parts : cued).filter(
        ({ text }) => field.name !== "nights" || !hour.test(text),
      );
      // "20551", whatever was asked: nothing else here is told by digits alone.
      const alone = parts.filter(({ text }) => /^\d{4,8}$/.test(text));
      const free = digitless.has(asked?.kind ?? "words") && !state.facts[field.name] ? alone : [];
      const found = [...where, ...free].find(({ text }) => figureIn(text, language, range));
      if (!found) return;
      use([found]);
      facts[field.name] = { text: figureIn(found.text, language, range) ?? "" };
      return;
    }
  }
}

/** "The 30th", "april 30", "el 28": a day of a month, and no hour. */
const namesDateOnly = (text: string) => {
  const values = valuesIn(text);
  return (
    values.some(({ kind, text: day }) => kind === "day" && /\d/.test(day)) &&
    !values.some(({ kind }) => kind === "hour")
  );
};

const mayName = ({ asks, words, han }: SaidPart) => !asks && (han !== "" || !isTimeOnly(words));

/**
 * Parts of an answer that may name the other side: not "no, no court date", nor what is told of the
 * caller in another sentence ("I went to urgent care and they took X-rays").
 */
function naming(
  parts: readonly SaidPart[],
  cued: readonly SaidPart[],
  shareOf: (part: SaidPart) => number,
): SaidPart[] {
  const [first] = parts;
  const denies =
    first !== undefined && parts.length > 1 && /^(?:no|nope|nah|none)$/iu.test(first.text);
  const opening = first?.sentence;
  return parts.filter(
    (part) =>
      cued.includes(part) ||
      (holdsName.test(part.text) && !isBare(part.words)) ||
      (part.sentence === opening
        ? !denies && !(ofNobody.test(part.text) && shareOf(part) < hardly)
        : !tellsOfCaller.test(part.text) && !ofNobody.test(part.text)),
  );
}
/** "Nobody was hurt, it is only about money. You may write to me": names nobody. */
const ofNobody =
  /^(?:and |but |so |y |pero )*(?:it['’]?s|it (?:is|was)|you|nobody|no one|there['’]?s?|es|fue|nadie|puede|hay)(?![\p{L}'’])/iu;
const hardly = 0.05;
/** "Quick Parcel", "my ex Tom": a name within a part, or all of one. */
const holdsName =
  /(?<=\S )(?!I(?![\p{L}])|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*)\p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+$/u;
const tellsOfCaller =
  /^(?:and |but |so |y |pero )*(?:i|i['’]m|im|i['’]ve|we|they|it|yo|me|nos)(?![\p{L}'’])/iu;

/** "Actually five, and 1:30 instead": the number stands alone in its piece. */
const nextPiece = /,\s+(?:and |y |also )?|\s+(?:and|y) (?=\d|at\b|a las?\b)/giu;

/** "Viernes a las seis para medir": when somebody comes to look. */
const ofVisit =
  /(?<!\p{L})(?:para (?:que (?:me |lo |la |nos |los |las )?(?:vengan?|pasen?|midan?|vean?|hagan?|den?)|medir|venir|pasar|verl[oa]|la (?:visita|cita|medida))|so (?:you|they|he|she|somebody|someone) can (?:measure|come|look)|to (?:measure|come|look|take a look|see it|swing by|stop by)|for (?:the|a) (?:visit|walkthrough|estimate|measuring))(?!\p{L})|(?:量|来看|上门)(?:一?下)?$/iu;

const alternative = (part: SaidPart, parts: readonly SaidPart[]): SaidPart[] => {
  const before = parts[parts.indexOf(part) - 1];
  const isOther = /^(?:or|o|u|or else|or maybe)\b|^(?:或|要么)/iu.test(part.text);
  return before && isOther && !before.asks && isTimeOnly(before.words) ? [before] : [];
};

/** Fields that tell a time of their own: "we land late, like 11 pm". */
const ofTime = new Set(["arrival", "late", "happened", "deadline", "day", "by", "out", "since"]);

const isMereCount = (text: string, language: Language) =>
  lastCount(text, language) !== undefined &&
  !/\p{L}*(?:kid|child|bab|toddler|infant|ni[nñ][oa]|beb|hij[oa]|chair|silla|allerg|alerg|vegan|dog|stroller)/iu.test(
    text,
  );

function loneCount(asked: boolean, text: string, language: Language): string | undefined {
  if (!asked) return undefined;
  const figures = withoutOtherCounts(withFigures(text, language));
  const found = figureIn(figures, language, [1, 400]);
  return found && orMore(found, figures);
}

function joined(before: string | undefined, texts: readonly string[]): string {
  const known = before?.split("; ") ?? [];
  const [first, ...later] = [
    ...known,
    ...texts.filter((text) => !known.some((each) => each.includes(text))),
  ];
  return first === undefined ? "" : factText([first, ...later.slice(-pieces - 2)]);
}
