import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";

test.each([
  ["the last guys burned us badly, ticket still open", "b2b-services"],
  ["got burned by two contractors before so forgive me", "contractors"],
  ["my wife nearly had a heart attack when she saw the fence", "contractors"],
  ["that bill gave me a heart attack", "plumbers"],
  ["im having a stroke over this quote", "auto-body-repair"],
  ["I'd die for that kitchen", "real-estate-agents"],
  ["dying to try the new tasting menu", "restaurants"],
  ["these heels are killing me, do you repair them", "retail-stores"],
  ["my boss will kill me if the cake is late", "restaurants"],
  ["shoot me a quote when you can", "painters"],
  ["our phones have been on fire since the ad", "general"],
  ["we're drowning, every line is on fire", "general"],
  ["its slow here but saturdays we drown", "general"],
  ["my boyfriend says im drop dead gorgeous already", "med-spas"],
  ["casi me da un infarto cuando vi la cuenta", "dentists"],
  ["me muero de hambre, ¿hay mesa?", "restaurants"],
  ["累死了，想做个按摩", "spas"],
  ["看到账单差点心脏病发作", "hotels"],
])("nobody means it: %s", (said, desk) => {
  expect(emergencyIn(said, "", desk)).toBeUndefined();
});

test.each([
  ["the laser burned me badly, the skin is peeling off and bleeding", "med-spas"],
  ["my wife is having a heart attack", "contractors"],
  [
    "nearly had a heart attack at the fence, now my chest is tight and my arm is numb",
    "contractors",
  ],
  ["that peanut sauce is killing him, his throat is closing", "restaurants"],
  ["my husband says he will kill me if i leave", "attorneys"],
  ["our phones are on fire, the whole desk is burning", "b2b-services"],
  ["he's going to shoot me, he has a gun", "attorneys"],
  ["drop dead tired and my chest hurts, cant breathe", "fitness-centers"],
  ["me muero, no puedo respirar", "general"],
  ["他吓死了，现在不呼吸了", "general"],
])("somebody means it: %s", (said, desk) => {
  expect(emergencyIn(said, "", desk)?.id).toBeDefined();
});
