import { isBookingWord } from "./booking-words.ts";
import { stopWords } from "./language.ts";
import { titleCase } from "./title-case.ts";

/** What is counted or measured behind a number, in one. */
const counted =
  /^(?:\p{L}{1,2}|ton|tons|amp|volt|watt|inch|foot|feet|gallon|gal|story|stall|year|yr|bed|bdrm|bedroom|bath|bathroom|room|door|floor|percent|dollar|buck|hundred|thousand|million|dozen|pound|mile|unit|truck|car|kid|child|baby|adult|person|people|men|women|guy|dog|cat|night|min|sec|sharp|tonight|ish|please|instead|karat|carat|ply|pack|piece|speed|burner|zone|head|panel|line|phone|location|office|desk|seat|top|course|tooth|teeth|mice|geese|something|plus|more|some|left|higher|lower|better|even|off|late|early|ago|away|long|wide|deep|tall|high|old|free|open|gone|cash|short|ppl|sitting|max|maybe|perhaps|probably|ideally|exactly|preferably|latest|earliest|total|each|ouch|pm|am|oz|kg|lb|mg|cm|mm|sq|square|btu|hp|por|para|dias?|horas?|años?|meses|mes|cuartos?|niños?|personas?|pisos?|gente|mil|pesos?|libras?|metros?|pies|toneladas?|galones|de|del|y|al|street|st|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|way|pl|place)$/u;
const compass = "(?:(?:[nsew]|[ns][ew]|north|south|east|west)\\.? )?";
/** "9 coyote", "1730 south irving", "915 w palm st" with nothing else in their part of the line. */
const street = new RegExp(
  `(?<=(?:^|[,.;!?，。\\n]|: |(?<!\\p{L})(?:at|to|from|is|it['’]?s|es|en|in|on|address|live at|vivo en|origin|a|de|desde))\\s*)(\\d{1,5}) (${compass})(\\p{Ll}[\\p{Ll}'’]{2,})((?: \\p{Ll}[\\p{Ll}'’]+){0,2})(?=\\s*(?:$|[,.;!?，。#]|(?:apt|unit|suite|ste|to)(?!\\p{L})))`,
  "gu",
);
const suffix =
  /^(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|boulevard|way|pl|place|hwy|ter|terrace|cir|circle|pkwy|plaza|trl|trail|loop|sq|run|pass|path|row|cove|ridge|hollow|crossing|alley|square|park)$/;
const isPlain = (word: string) =>
  isBookingWord(word) || stopWords.en.has(word) || stopWords.es.has(word);
/** A line in small letters with the capitals of its streets: only one of a thing is called by a number. */
export const withStreets = (line: string): string =>
  line
    .replace(street, (all: string, number: string, side: string, first: string, more: string) => {
      const rest = more.trim().split(" ").filter(Boolean);
      const [second = ""] = rest;
      const streetlike = suffix.test(rest.at(-1) ?? "");
      const isCounted =
        counted.test(first) || isPlain(first) || number === "1" || /(?<!s|u|i)s$/.test(first);
      const odd = rest.some((word) => (isPlain(word) || counted.test(word)) && !suffix.test(word));
      // "At 2 maybe": a small number alone is an hour, or counts.
      const lone = number.length < 3 && !/[,，]|\d{3}/.test(line);
      const year = /^(?:19|20)\d\d$/.test(number) && !side && !streetlike;
      if (!streetlike && (isCounted || odd || lone || year || rest.length > 1)) return all;
      if (streetlike && (isPlain(first) || (second === "" && !side))) return all;
      return `${number} ${side === side.trimEnd() ? side : titleCase(side)}${titleCase(first)}${titleCase(more)}`;
    })
    // "915 w palm st": no "with".
    .replace(
      /(?<=(?<![\d:])\d{2,5} )([nsew])(?= \p{L}{3,} (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|pl|place|ct|court|way)(?!\p{L}))/giu,
      (letter) => letter.toUpperCase(),
    );
