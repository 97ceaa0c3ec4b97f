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

test.each([
  ["med-spas", "下个月拍婚纱照，到时候皮肤肯定能变白吧"],
  ["spas", "would a wrap pull the toxins out, ive been drinking too much"],
  ["electricians", "my brother in law says aluminum wireing burns houses down, is he right"],
  ["electricians", "i heard space heaters set houses on fire, should i have a dedicated circuit"],
  ["electricians", "mi suegro dice que el cable de aluminio quema las casas, es cierto"],
  ["pest-control", "i read online that the green stuff is harmless, so the kids can crawl on it"],
  ["pest-control", "is the blue stuff ok once its dry, my kids lay on the floor"],
  ["hvac", "the co detector chirped last week but that was just the battery, its quiet now"],
  ["hvac", "一氧化碳报警器上周响过，是没电了，换了电池就好了，想约空调保养"],
  ["plumbers", "washer hose split, laundry room is soaked and i cant find the shut off"],
  ["plumbers", "ice maker line split and soaked the floor, it wont quit"],
  ["pest-control", "a snake got in the wood pile and its huge"],
  ["salons", "my daughter wants glitter gel on her lips for the recital"],
  ["pest-control", "a snake struck at me but missed, its still under the porch"],
  ["pest-control", "snake got out of its tank, my hand is shaking typing this"],
  ["pest-control", "院子里有蛇，怕咬到孩子"],
  ["car-dealerships", "ac blows hot, im burning up in there lol"],
  ["moving-companies", "12 desks and a server rack. this rack is gonna kill somebodys back"],
  ["restaurants", "mi hijo es alérgico al ajonjolí, se le cierra la garganta. ¿el mole lleva?"],
  ["restaurants", "my son is allergic to sesame, his throat closes up. does the mole have it"],
  ["dentists", "我最怕看牙了，怕得要死，可是门牙磕掉一个角"],
  ["auto-body-repair", "car sat in a flood last spring, radio still pops"],
])("%s: %s is no danger", (desk, said) => {
  expect(heard(desk, said)).toBeUndefined();
});

test.each([
  ["med-spas", "昨天打了玻尿酸，嘴唇那块变白了，还很痛"],
  ["spas", "my husband passed out in the sauna, hes been drinking"],
  ["spas", "i think ive taken too many pills"],
  ["electricians", "my wife says the panel is hot and it smells like burning plastic"],
  ["electricians", "i heard the old panels start fires and mine is hot and buzzing"],
  ["pest-control", "i read the green stuff is harmless but my kid ate it and is throwing up"],
  ["pest-control", "they said the green stuff is safe but my toddler has it on her hands and lips"],
  ["painters", "the baby has the paint stripper gel on his mouth"],
  ["hvac", "co detector chirped last week and now its going off again"],
  ["hvac", "co alarm went off last night, they said it was the battery but my wife is dizzy"],
  ["plumbers", "the pipe burst and scalded my leg, skin is peeling"],
  ["plumbers", "washer hose split, laundry room is soaked and the outlet is under water"],
  ["pest-control", "a snake got me in the wood pile and my hand is huge"],
  ["pest-control", "snake struck me in the ankle"],
  ["pest-control", "something got me in the woodpile, my arm is twice its size and i feel sick"],
  ["pest-control", "me mordio una vibora en la leña"],
  ["pest-control", "孩子被蛇咬了脚"],
  ["moving-companies", "he is gonna kill somebody"],
  ["restaurants", "mi hijo es alérgico al ajonjolí y se le está cerrando la garganta"],
  ["restaurants", "my son is allergic to sesame and his throat is closing up"],
  ["dentists", "门牙整颗磕掉了"],
  [
    "auto-body-repair",
    "my ioniq went thru flood water last nite and now its hissing n popping in the garage",
  ],
])("%s: %s is one", (desk, said) => {
  expect(heard(desk, said)).toBeDefined();
});
