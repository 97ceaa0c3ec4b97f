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
  ["can i cancel anytime or am i stuck in a contract", "general"],
  ["estoy atrapado en un contrato de un año", "general"],
  ["这个网站会用cookie跟踪我吗", "general"],
  ["need to push my meeting with nora", "general"],
  ["client wants to push her highlights to next week", "salons"],
  ["what can it do that a flesh and blood secretary cant", "general"],
  ["how does one privately disclose an exploit to your team", "general"],
  ["five lines blinking and one bot, does it choke", "general"],
  ["not talking to a machine about my clinic, get somebody", "general"],
  ["is somebody actually sitting there answering me", "general"],
  ["puede apuntar la visita mientras habla con el cliente", "general"],
  ["me ahogo en la bandeja de entrada, ayuda con eso?", "general"],
  ["se vale marcarle a gente que no me conoce", "general"],
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
  ["stuck in traffic and my dad just collapsed next to me", "general"],
  ["im stuck in the elevator and it smells like smoke", "hotels"],
  ["有人一直跟踪我", "general"],
  ["she says she needs to push, the baby is coming", "general"],
  ["he did choke on a grape and is turning blue", "general"],
  ["me está apuntando con una pistola", "general"],
  ["mi mamá de repente no me conoce y habla raro", "general"],
  ["me muero, no puedo respirar", "general"],
  ["他吓死了，现在不呼吸了", "general"],
])("somebody means it: %s", (said, desk) => {
  expect(emergencyIn(said, "", desk)?.id).toBeDefined();
});
