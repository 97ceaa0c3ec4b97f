import { expect, test } from "vitest";
import { emergencyIn } from "#server/receptionist/safety/emergency.ts";
import { callAt, factsOf } from "./eval/call-at.ts";

const say = (desk: string, lines: string) => {
  const call = callAt(desk);
  const replies = lines.split(" // ").map((line) => call.say(line));
  const last = replies.at(-1);
  return { text: last?.text ?? "", facts: last ? factsOf(last) : {} };
};

test.each([
  // What a call is about.
  ["general", "hi // its about a quilt", "about", /quilt/],
  ["general", "hi // about a blanket", "about", /blanket/],
  ["general", "你好 // 是关于一床被子", "about", /被子/],
  ["general", "my wife is gonna kill me, i bent her wedding ring in the vise", "about", /^i bent/],
  ["attorneys", "my husband is going to kill me, i need a restraining order", "other", /kill me/],
  [
    "general",
    "i think i left my umbrella at your counter yesterday, green, wood handle",
    "about",
    /wood handle/,
  ],
  // Who is on the other side, and for which firm somebody calls.
  [
    "attorneys",
    "my partner emptied the account, its an LLC // Dirk Nolan // Wanda Peale 720 555 0186 friday 10",
    "name",
    /^Wanda Peale$/,
  ],
  [
    "b2b-services",
    "the wifi is down at our office // Pam Yost with Halvorsen Dental. 937-555-0153",
    "note",
    /Halvorsen Dental/,
  ],
  [
    "b2b-services",
    "we want to switch vendors for cleaning // Mercer & Hale",
    "sites",
    /Mercer & H/,
  ],
  ["b2b-services", "our po got lost in the mail", "wish", /invoice/],
  // Decimals, counts, and how long somebody has come.
  ["doctors", "my fever is 101.5 since monday", "reason", /101\.5 since monday/],
  ["doctors", "i have a cough. 3.5 weeks now", "since", /^3\.5 weeks/],
  ["hotels", "星期六，两个大人一个孩子", "guests", /^3$/],
  [
    "general",
    "do you sharpen mower blades // 2 blades and like 8 knives. i can drop them monday at 9",
    "note",
    /8 knives/,
  ],
  // Who comes along, and what is traded in.
  [
    "car-dealerships",
    "i want to test drive the sorento // me and my sister, sat 3:15",
    "sits",
    /sis/,
  ],
  ["car-dealerships", "i want to test drive the sorento // just me, sat 3:15", "sits", /just me/],
  ["car-dealerships", "我想试驾那辆CR-V // 我有一辆2015年的福特要换", "trade", /福特/],
  ["car-dealerships", "the engine is making a knock on my 2019 rogue", "symptom", /knock/],
  // What may not be answered tells what somebody needs.
  [
    "hotels",
    "a room friday for two // can you promise theres a grab bar by the toilet",
    "access",
    /grab bar/,
  ],
  ["hotels", "a room friday for two // breakfast at 5:30 any chance", "question", /any chance/],
  ["fitness-centers", "hi // is it crowded around 4", "question", /crowded/],
])("%s: %s", (desk, call, line, value) => {
  expect(say(desk, call).facts[line]).toMatch(value);
});

test.each([
  ["doctors", "my labs are in // i want to come in. Ada Finch, been with you since 2015", "since"],
  ["doctors", "me quedan cinco pastillas // soy paciente desde hace años", "since"],
  ["doctors", "my fever is 101.5 since monday", "when"],
  ["electricians", "all the smoke detectors chirp at 3 am, theres no smoke no fire", "when"],
  ["fitness-centers", "hi // is it crowded around 4", "when"],
  ["b2b-services", "we want linen service, need a quote // net 90 on the phone", "down"],
  ["b2b-services", "we want to switch vendors for cleaning // its Pell & Vance CPAs", "name"],
])("%s: %s puts nothing on %s", (desk, call, line) => {
  expect(say(desk, call).facts[line]).toBeUndefined();
});

test("an hour stays one beside what goes wrong at another", () => {
  expect(
    say("electricians", "the light flickers, i can be there at 9 am friday").facts.when,
  ).toMatch(/9:00 am/);
  expect(say("doctors", "i have a cough // friday at 9.30").facts.when).toMatch(/9:30 am/);
});

test("for whom a caller works asks nothing about clients", () => {
  const asked = (line: string) => say("b2b-services", `the wifi is down // ${line}`).text;
  expect(asked("Pam Yost w/ Dunmore Schools. 937-555-0153")).not.toMatch(/who works with us/);
  expect(asked("do you work with Dunmore Schools")).toMatch(/who works with us/);
});

test("a cleaner who fell is no poison", () => {
  const told = "one of your cleaners fell off the ladder in our lobby, he's not answering us";
  expect(emergencyIn(told, "", "b2b-services")?.id).toBe("medical");
  expect(emergencyIn("my kid drank drain cleaner", "", "plumbers")?.id).toBe("poison");
});
