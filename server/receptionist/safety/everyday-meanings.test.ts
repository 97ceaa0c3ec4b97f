import { expect, test } from "vitest";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { emergencyIn } from "./emergency.ts";

const heard = (desk: string, said: string, before = "") =>
  emergencyIn(said, hear(said).spelled, desk, before)?.id;

test.each([
  [
    "electricians",
    "dont know the panel sorry, its grey. tuesday works",
    "we just bought the place",
  ],
  ["painters", "can't remember the name of the color, it's gray and my wife picked it"],
  ["car-dealerships", "cant remember the stock number, its the gray one my husband liked"],
  ["pest-control", "we dont know what it is, its grey with a long tail, my husband saw it"],
  ["moving-companies", "I dont know the size of her couch, its grey and heavy"],
  [
    "funeral-homes",
    "He wanted to be buried next to mom in Galena. We could come tomorrow at 10 am",
  ],
  ["funeral-homes", "my grandfather is buried in Oakwood, we want her in the same plot"],
  ["funeral-homes", "quiere ser enterrado junto a mi mamá"],
  [
    "funeral-homes",
    "he drowned two years ago and now my mother passed, she wants to be next to him",
  ],
  ["plumbers", "No hay enchufes cerca ni huele a gas. Cerré la llave y ya no sale agua"],
  ["plumbers", "el agua caliente no sale en la regadera de mi mamá"],
  [
    "plumbers",
    "water heater is leaking a little from the bottom, its in the garage. shut the valve off so its stopped now",
  ],
  ["spas", "一个人,要女技师。我有高血压,在吃药"],
  ["spas", "我腰不好，别压太重，一个人"],
  ["plumbers", "水压很低，我家和楼上的人都这样"],
  ["hvac", "空调压缩机坏了,人在家等"],
  ["doctors", "降压药吃完了，想续药，我爸的"],
  ["spas", "tengo la presión alta y tomo pastillas, quiero una mujer"],
  ["restaurants", "peanuts make his throat close, so nothing with nuts please"],
  ["restaurants", "mi hija es alérgica, si come nuez se le cierra la garganta"],
  ["restaurants", "她一吃虾就喉咙肿，不要放虾"],
  ["hotels", "the dog comes too, she's trained for my seizures"],
  ["electricians", "i want an outlet by the hot tub"],
  ["contractors", "we had a fire in the den last year and it needs putting back together"],
  ["car-dealerships", "the recall on the airbags, they said it could explode"],
  ["contractors", "the guys were digging for our deck footings and they stopped"],
  ["contractors", "the crew was digging the trench and they left"],
  ["plumbers", "its leaking from the outlet pipe of the water heater"],
  [
    "hvac",
    "my ac outside unit has ice on the pipe. can I just pour hot water on it or like open the panel myself?",
  ],
  ["hvac", "the ac is frozen, should i pour warm water over it or open the panel"],
])("%s: everyday words in %s are no danger", (desk, said, before = "") => {
  expect(heard(desk, said, before)).toBeUndefined();
});

test.each([
  ["plumbers", "my dad turned grey and I don't know the address, please hurry"],
  ["doctors", "dont know what to do, she's grey and sweating"],
  ["electricians", "I don't know the panel but its buzzing and smoking"],
  ["electricians", "dont know what it is but he got shocked and is gray"],
  ["contractors", "my brother is buried in the trench up to his chest"],
  ["contractors", "mi compañero quedó enterrado en la zanja"],
  ["hotels", "mi niño se cayó a la alberca y ya no sale del agua"],
  ["plumbers", "gas smell in the basement, i shut the valve off so its stopped now"],
  ["contractors", "墙倒了，压在工人腿上，动不了"],
  ["spas", "我血压高，现在胸口痛，喘不上气"],
  ["doctors", "他把一瓶降压药吃完了"],
  ["doctors", "mi mamá se tomó todas las pastillas de la presión"],
  ["restaurants", "she ate a shrimp and now her throat is closing"],
  ["restaurants", "mi hija acaba de comer nuez y se le cierra la garganta"],
  ["electricians", "the outlet by the hot tub is sparking"],
  ["contractors", "we have a fire in the den"],
  ["contractors", "the guys were digging and they hit the gas line"],
  ["contractors", "one of the guys was digging and he collapsed"],
  ["contractors", "the guys were digging in the trench and the wall caved in"],
  ["electricians", "can i pour water on it, the outlet is on fire"],
  ["electricians", "water is pouring down onto the panel, can i open it"],
  ["plumbers", "water is dripping onto the outlet in the kitchen"],
])("%s: %s is still a danger", (desk, said) => {
  expect(heard(desk, said)).toBeDefined();
});
