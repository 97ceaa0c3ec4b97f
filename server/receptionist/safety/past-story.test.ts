import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { pastStory } from "./past-story.ts";

test.each([
  ["LAST summer a guest slipped by the pool, hit his head, and now HE is suing", "hotels"],
  [
    "we had a small fire in the server room, that was 2022, so the insurer wants backups",
    "b2b-services",
  ],
  ["kitchen fire last month, the claim is still open", "insurance-agents"],
  ["incendio en la cocina el mes pasado, el reclamo sigue abierto", "insurance-agents"],
  ["上个月厨房着火了，理赔还没下来", "insurance-agents"],
  ["we did have a gas leak once, in 2023, long fixed. No smell now", "plumbers"],
  ["we lost the last house to an electrical fire in 2018 so i want it done right", "electricians"],
  ["my dad dropped dead of a heart attack at 50, so i want a full checkup", "doctors"],
  [
    "last August I got stung five times and ended up in the ER. Nobody's been stung now",
    "pest-control",
  ],
  ["casi se nos ahoga hace dos veranos y desde entonces le tiene miedo al agua", "general"],
  ["我妈三年前中过风，想预约体检", "doctors"],
  ["gas leak about four years back, the line was replaced", "plumbers"],
  ["when i was a kid our kitchen caught fire, so yes i want detectors", "electricians"],
  ["el verano pasado se nos incendió la cocina, queremos pintarla", "painters"],
  ["she passed out in a sauna back in 2019, is a massage ok", "spas"],
  ["the winter before last a tree came down on a power line here", "contractors"],
  ["last Thanksgiving the oven caught fire, we need a new one", "retail-stores"],
  ["my mother's heart attack was in 2015, she sees dr Lee", "doctors"],
  ["the car next to mine caught fire, mine needs a door. it was a month ago", "auto-body-repair"],
  ["there was a leak over the light last month, its fixed, now the light is out", "plumbers"],
])("long over: %s", (said, desk) => {
  expect(emergencyIn(said, "", desk)).toBeUndefined();
});

test.each([
  ["had a heart attack last year and now it's happening again", "doctors"],
  ["my husband who had a stroke last year can't move his arm", "doctors"],
  [
    "we bought the house last year and my son fell into the pool, he's not breathing",
    "contractors",
  ],
  ["we put the heater in two summers ago and it smells like gas", "hvac"],
  ["the panel from 2018 is smoking", "electricians"],
  ["same thing as two years ago, chest pain and my arm is numb", "doctors"],
  ["there's a fire in the building they finished in 2019", "contractors"],
  ["she was stung last August too and now her throat is closing", "pest-control"],
  ["hace dos años le dio un infarto y otra vez le duele el pecho", "doctors"],
  ["我爸去年中风，现在又说不出话，半边动不了", "doctors"],
  ["去年装的热水器有煤气味", "plumbers"],
  ["i tried to kill myself in 2019 and i want to die", "doctors"],
])("of now: %s", (said, desk) => {
  expect(emergencyIn(said, "", desk)?.id).toBeDefined();
});

test("a year counts as past only once it is over", () => {
  expect(pastStory("we had a fire in 2026", "long", 2026)).toBeUndefined();
  expect(pastStory("we had a fire in 2025", "long", 2026)?.rest).toBe("we");
  expect(pastStory("a 2012 furnace, 40 feet of pipe", "long", 2026)).toBeUndefined();
});

test("weeks ago is over only where weeks count", () => {
  expect(pastStory("it leaked two weeks ago", "long")).toBeUndefined();
  expect(pastStory("it leaked two weeks ago", "weeks")?.rest).toBe("it");
});

test("a story of the past is no part of what was said before", () => {
  const story = "Last August I got stung five times and ended up in the ER";
  const now = "I saw one big one with wings by the garage, what kind would that be?";
  expect(emergencyIn(now, "", "pest-control", story)).toBeUndefined();
  const today = "I got stung five times just now";
  expect(
    emergencyIn("my throat feels like it is closing", "", "pest-control", today)?.id,
  ).toBeDefined();
});
