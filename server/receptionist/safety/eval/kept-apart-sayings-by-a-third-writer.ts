import type { Saying } from "./saying.ts";

/** Every third of the third writer’s sayings, chosen by order: never read, never tuned to. */
export const keptApartSayingsByAThirdWriter: readonly Saying[] = [
  {
    about: "third writer",
    desk: "b2b-services",
    said: "one of your cleaners is on the floor by the elevators, wont wake up",
    is: ["medical"],
  },
  {
    about: "third writer",
    desk: "insurance-agents",
    said: "el coche está volteado y mi papá sigue colgado del cinturón",
    is: ["crash", "medical"],
  },
  {
    about: "third writer",
    desk: "doctors",
    said: "dads talking mush since breakfast and cant hold his coffee, he says hes fine",
    is: ["medical"],
  },
  {
    about: "third writer",
    desk: "doctors",
    said: "我妈突然半边身子动不了 嘴也歪了",
    is: ["medical"],
  },
  {
    about: "third writer",
    desk: "dentists",
    said: "since the extraction this mornin ive filled like three cups w blood",
    is: ["medical", "tooth-out"],
  },
  {
    about: "third writer",
    desk: "med-spas",
    said: "the filler side went all white and spider webby and now that eye is fuzzy",
    is: ["after-treatment", "medical"],
  },
  {
    about: "third writer",
    desk: "spas",
    said: "lady in the hot tub went under n we got her out, shes not doing anything",
    is: ["medical"],
  },
  {
    about: "third writer",
    desk: "salons",
    said: "ever since you guys did my color this morning im covered in welts and my lips are huge",
    is: ["medical", "after-treatment"],
  },
  {
    about: "third writer",
    desk: "fitness-centers",
    said: "se cayó de la caminadora y está temblando todo, con los ojos en blanco",
    is: ["medical"],
  },
  {
    about: "third writer",
    desk: "hvac",
    said: "desde que prendimos la calefacción todos andamos mareados y con ganas de vomitar",
    is: ["carbon-monoxide"],
  },
  {
    about: "third writer",
    desk: "plumbers",
    said: "its dripping straight thru the ceiling light n the light is buzzing",
    is: ["water-near-power", "electrical"],
  },
  {
    about: "third writer",
    desk: "electricians",
    said: "my brother grabbed the wire n he cant let go",
    is: ["electrical", "medical"],
  },
  {
    about: "third writer",
    desk: "electricians",
    said: "插座冒火花 还有焦味",
    is: ["electrical", "fire"],
  },
  {
    about: "third writer",
    desk: "contractors",
    said: "el muchacho se cayó del techo, no mueve las piernas",
    is: ["medical"],
  },
  {
    about: "third writer",
    desk: "pest-control",
    said: "kid ate the green blocks from behind the fridge, dunno how many",
    is: ["poison"],
  },
  {
    about: "third writer",
    desk: "pest-control",
    said: "孩子把老鼠药吃了几粒",
    is: ["poison"],
  },
  {
    about: "third writer",
    desk: "car-dealerships",
    said: "keys are in it, cars off, my babys in the back n its 95 out",
    is: ["locked-in-car"],
  },
  {
    about: "third writer",
    desk: "retail-stores",
    said: "the scooter battery i got from you is hissing n smoking on my kitchen floor",
    is: ["fire", "electrical"],
  },
  {
    about: "third writer",
    desk: "hotels",
    said: "theres yelling next door n a woman saying stop, then a thud n nothing",
    is: ["violence", "medical"],
  },
  {
    about: "third writer",
    desk: "funeral-homes",
    said: "我老公走了 我也不想活了 药都准备好了",
    is: ["suicide"],
  },
  {
    about: "third writer",
    desk: "attorneys",
    said: "a guy was shot outside the bar my client owns, last june, he wants to know about liability",
  },
  {
    about: "third writer",
    desk: "b2b-services",
    said: "we had a fire drill this morning so sorry i missed your call",
  },
  {
    about: "third writer",
    desk: "insurance-agents",
    said: "does my policy cover a gas leak, just in general",
  },
  {
    about: "third writer",
    desk: "real-estate-agents",
    said: "that price gave me a heart attack haha, still available?",
  },
  {
    about: "third writer",
    desk: "doctors",
    said: "my mom passed from breast cancer so i want the screening",
  },
  {
    about: "third writer",
    desk: "doctors",
    said: "ya no me duele el pecho, eso fue hace un año, ocupo mi receta",
  },
  {
    about: "third writer",
    desk: "dentists",
    said: "got my tooth knocked out in hockey 10 yrs ago, want an implant",
  },
  {
    about: "third writer",
    desk: "spas",
    said: "my neck is killing me, deep tissue tomorrow?",
  },
  {
    about: "third writer",
    desk: "salons",
    said: "i look like i stuck my finger in a socket, need a cut",
  },
  {
    about: "third writer",
    desk: "fitness-centers",
    said: "that spin class almost killed me, sign me up again",
  },
  {
    about: "third writer",
    desk: "hvac",
    said: "co detector was chirping once a minute so i put new batteries in, all good. need a tuneup",
  },
  {
    about: "third writer",
    desk: "hvac",
    said: "no huele a gas, nomás no enfría",
  },
  {
    about: "third writer",
    desk: "plumbers",
    said: "the wife is gonna kill me if the toilet isnt fixed by thanksgiving",
  },
  {
    about: "third writer",
    desk: "electricians",
    said: "power company fixed the downed line yesterday, lights ok, need the mast looked at",
  },
  {
    about: "third writer",
    desk: "painters",
    said: "el vecino se cayó de la escalera el año pasado, por eso prefiero contratar",
  },
  {
    about: "third writer",
    desk: "pest-control",
    said: "is the bait poisonous to dogs? havent put any out",
  },
  {
    about: "third writer",
    desk: "car-dealerships",
    said: "locked my keys in the trunk at home, nobodys in it, just need a spare made",
  },
  {
    about: "third writer",
    desk: "retail-stores",
    said: "those boots are to die for, got a size 8?",
  },
  {
    about: "third writer",
    desk: "hotels",
    said: "im dead tired, got a room? been driving since 4",
  },
  {
    about: "third writer",
    desk: "funeral-homes",
    said: "我想提前给自己安排 我身体很好 不急",
  },
];
