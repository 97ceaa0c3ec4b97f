import fc from "fast-check";
import { expect, test } from "vitest";
import { contactDetails } from "./contact-details.ts";
import { hear } from "./hear.ts";
import { languageOf } from "./language.ts";
import { withFigures } from "./numbers.ts";
import { createSpeller, distance } from "./typo.ts";
import { volumeIn } from "./volume.ts";

const askedFor = { asked: true, lacking: true, alone: true };
const unasked = { asked: false, lacking: false, alone: false };

test("numbers are read in words of three languages", () => {
  expect(withFigures("thirty-five calls, two thousand five hundred minutes", "en")).toBe(
    "35 calls, 2500 minutes",
  );
  expect(withFigures("treinta y cinco llamadas, mil doscientos", "es")).toBe("35 llamadas, 1200");
  expect(withFigures("一千二百分钟，二十五个", "zh")).toBe("1200分钟,25个");
  expect(withFigures("1,200 minutes", "en")).toBe("1200 minutes");
});

test("the language stays where a text says nothing about it", () => {
  expect(languageOf("¿cuánto cuesta?")).toBe("es");
  expect(languageOf("how much is it", "es")).toBe("en");
  expect(languageOf("Silver", "es")).toBe("es");
  expect(languageOf("多少钱")).toBe("zh");
});

test("slips of the pen are put right, words that are right are left alone", () => {
  const speller = createSpeller(["price", "launch", "appointment", "cita"], ["lunch"], {
    sounds: true,
    isWord: (word) => word === "prize",
  });
  expect(speller.correct("prise")).toBe("price");
  expect(speller.correct("lunch")).toBe("lunch");
  expect(speller.correct("prize")).toBe("prize");
  expect(speller.correct("appointmnet")).toBe("appointment");
  expect(speller.correct("sita")).toBe("cita");
  expect(distance("price", "pirce", 2)).toBe(1);
});

test("a longer phrase hides the shorter ones inside it", () => {
  expect(hear("are you a real person").concepts).toEqual(new Set(["robot"]));
  expect(hear("I want a person").concepts.has("person")).toBe(true);
});

test.each([
  [
    "My name is Dana Whitfield, dana@hale.example",
    { name: "Dana Whitfield", email: "dana@hale.example" },
  ],
  ["marcus at example dot com", { email: "marcus@example.com" }],
  ["it's dana, my number is (307) 555-0142", { name: "Dana", phone: "(307) 555-0142" }],
  ["how much is it", {}],
])("contact details in: %s", (text, found) =>
  expect(contactDetails(text, "en", unasked)).toEqual(found),
);

test("a name alone is one only where it was asked for", () => {
  expect(contactDetails("Marcus Oyelaran", "en", askedFor)).toEqual({ name: "Marcus Oyelaran" });
  expect(contactDetails("me llamo Ana Ruiz", "es", unasked)).toEqual({ name: "Ana Ruiz" });
  expect(contactDetails("我叫王小明", "zh", unasked)).toEqual({ name: "王小明" });
  expect(contactDetails("what does it cost", "en", askedFor)).toEqual({});
});

test("calls, minutes and what else a month holds", () => {
  expect(volumeIn(hear("About thirty calls a day, two minutes each."))).toMatchObject({
    calls: { count: 30, per: "day" },
    each: 2,
  });
  expect(volumeIn(hear("3000 minutes a month and 4 agents"))).toMatchObject({
    minutes: 3000,
    agents: 4,
  });
  expect(volumeIn(hear("quiero reservar una llamada"))).toEqual({ extras: [] });
});

test("a wall of digits is read as fast as any message", () => {
  const digits = hear("1".repeat(600));
  const start = performance.now();
  for (let round = 0; round < 20; round++) volumeIn(digits);
  expect((performance.now() - start) / 20).toBeLessThan(30);
  expect(volumeIn(hear(`${"9".repeat(40)} calls a day`)).calls?.count).toBe(1_000_000);
});

// An open bracket behind a first name.
test.each(["Al(", "al( al@x.example", "Rosa[ (rosa@x.example"])(
  "%s is understood somehow",
  (text) => {
    expect(() => contactDetails(text, "en", askedFor)).not.toThrow();
  },
);

test("any text is understood somehow", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const hearing = hear(text);
      expect(["en", "es", "zh"]).toContain(hearing.language);
      contactDetails(text, hearing.language, askedFor);
      volumeIn(hearing);
    }),
    { numRuns: 300 },
  );
});

test("the address that puts another right counts", () => {
  const said = "modell@odell.example. sorry, one L: model@odell.example";
  expect(contactDetails(said, "en", unasked).email).toBe("model@odell.example");
  const two = "ana@one.example and bo@two.example";
  expect(contactDetails(two, "en", unasked).email).toBe("ana@one.example");
});

test("a question that begins with a misspelled does is about no medicine", () => {
  expect(hear("dose it work w jobber").text).toBe("does it work with jobber");
  expect(hear("what dose of ibuprofen").text).toContain("dose");
});
