import { call } from "../trade-dialogue.ts";

/** Every third of the reworded calls, by order, put aside when they were written and read later. */
export const moreRewordedCallsToTrades = [
  call(
    "hvac",
    [
      "got water dripping thru the hallway ceiling from the air conditioner. its cooling fine tho, nothing smells, no alarms",
      "we rent it, Mr. Dunn owns the place. 640 Birch Ave unit 5. this is Lea Hart, 701-555-0128",
      "could you do tues at 9",
    ],
    {
      facts: {
        problem: /water|dripping/i,
        owner: /tenant/i,
        address: /640 Birch/,
        name: /Lea Hart/,
        when: /Tuesday.*9:00/,
      },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "theres a puddle in the garage, its coming from the water heater. turned the valve off already. no electrical stuff around it",
      "yep I'm the homeowner. 15 Cedar Rd, Walt Beam, 419-555-0172",
      "when would you get here, within the hour?",
      "tomorrow at 7:30 is alright",
    ],
    {
      facts: {
        problem: /water heater/i,
        running: /stopped/i,
        owner: /owner/i,
        address: /15 Cedar/,
        name: /Walt Beam/,
        when: /7:30/,
      },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "power line came down across our back yard, it keeps sparking and hopping around",
      "the dog is still outside",
    ],
    { emergency: 1 },
  ),
  call(
    "electricians",
    [
      "could someone put four recessed lights in our den",
      "nah everything works, this is just an addition",
      "its my house, 12 Plum Ct",
      "am I allowed to wire it myself or does that take a permit",
      "thursday at 11 would be good. Ida Voss, 207 555 0134",
    ],
    {
      facts: {
        problem: /lights/i,
        owner: /owner/i,
        address: /12 Plum/,
        name: /Ida Voss/,
        when: /Thursday.*11:00/,
      },
      limits: { 4: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "we'd love to have a deck built on the back of the house, about 12 x 20",
      "built in 2004, address is 19 Wren Ct",
      "lol that'd be my wife, she decides",
      "would something like that need a permit",
      "saturday 10:15. I'm Erik Dahl, phone 614.555.0127",
    ],
    {
      facts: {
        project: /deck/i,
        house: /2004/,
        address: /19 Wren/,
        name: /Erik Dahl/,
        when: /Saturday.*10:15/,
      },
      limits: { 4: "structure" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "need the walls done in our hallway and dining room. 1999 house. two dogs at home",
      "how much do you guys usually ask per room",
      "monday next week at 8am. my name is Hal Greer, 614-555-0141",
    ],
    {
      facts: {
        where: /interior/i,
        rooms: /dining/i,
        extras: /walls/i,
        year: /1999/,
        living: /dogs/i,
        name: /Hal Greer/,
        when: /Monday.*8:00/,
      },
      limits: { 2: "price" },
      done: true,
    },
  ),
  call("pest-control", ["bees got my son, he has like six stings and his mouth is swelling up"], {
    emergency: 1,
  }),
  call(
    "pest-control",
    [
      "tengo la cocina llena de cucarachas",
      "llevan como un mes aquí, a nadie le han picado",
      "hay un bebé en casa",
      "¿y el producto que usan no hace daño?",
      "me llamo Elsa Ríos, vivo en calle Sol 18, mi teléfono es 775 555 0124, el lunes a las 9",
    ],
    {
      facts: {
        seen: /cucarachas/i,
        where: /cocina/i,
        household: /beb[eé]/i,
        name: /Elsa R[ií]os/,
        when: /lunes.*9:00/,
      },
      limits: { 4: "safety-claims" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "roommate and I are leaving Salem for Bend, its a studio and one extra room",
      "just boxes, oh and a 75 gallon aquarium i forgot",
      "and if that gets broken on the way?",
      "a call friday at 1pm is good. Pia Rossi 503 555 0149",
    ],
    {
      facts: { from: /Salem/, to: /Bend/, name: /Pia Rossi/, when: /Friday.*1:00/ },
      limits: { 3: "valuation" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "can I come take that red Mazda for a spin, saturday around 11?",
      "how much would you guys pay for my Jetta, its a 2014",
      "name's Kim Sato, 316 555 0145",
    ],
    {
      facts: {
        door: /sales/i,
        car: /Mazda/i,
        name: /Kim Sato/,
        when: /Saturday.*11:00/,
        phone: /0145/,
      },
      limits: { 2: "trade-value" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    ["just had an accident, the engine is smoking and there's a strong smell of gas"],
    { emergency: 1 },
  ),
  call(
    "auto-body-repair",
    [
      "found a big scratch on the door when I came back to the parking lot, wasnt in the car so im ok",
      "yes still runs and drives",
      "white crv, 2022",
      "the guy took off, so whose insurance has to pay for that",
      "wed at 5 would suit me. Gwen Hale, 408 555 0156",
    ],
    {
      facts: {
        damage: /scratch|door/i,
        drives: /drives/i,
        car: /crv/i,
        name: /Gwen Hale/,
        when: /Wednesday.*5:00/,
      },
      limits: { 4: "fault" },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "bought a kettle from you last week and water runs out the bottom. the order was 30551",
      "just refund me!",
      "its Herb Lang, 208 555 0161",
    ],
    {
      facts: {
        wish: /bought/i,
        wrong: /water|runs|leak/i,
        order: /30551/,
        name: /Herb Lang/,
        phone: /0161/,
      },
      done: true,
    },
  ),
  call(
    "restaurants",
    [
      "hi we wont make 7 o'clock, traffic on the bridge, more like a quarter past. please keep our table. its under Paula",
      "its for tonight and we're two",
      "my cell is 312 555 0146",
    ],
    {
      facts: {
        late: /late|quarter|traffic|7:15/i,
        people: /2/,
        when: /7:00/,
        name: /Paula/,
        phone: /0146/,
      },
    },
  ),
  call("hotels", ["hey theres smoke coming down the hall outside my room, im in 318"], {
    emergency: 1,
  }),
  call(
    "hotels",
    [
      "do you have a king for one night, friday next week",
      "I'm traveling alone",
      "could you tell me if Don Marsh is one of your guests, we used to be married",
      "my name is Fern Sloan and my number's 970 555 0163",
    ],
    {
      facts: { when: /Friday 20/, guests: /1/, name: /Fern Sloan/ },
      limits: { 3: "guest-privacy" },
      done: true,
    },
  ),
  call(
    "real-estate-agents",
    [
      "we just drove by the yellow house on Alder, number 418 i believe, has it sold yet",
      "we dont work with a realtor, its only my wife and I that are looking",
      "any room to come down on what they're asking",
      "saturday at 11 would be great. Tom Reed, 406 555 0157",
    ],
    {
      facts: {
        house: /418|Alder/,
        side: /buyer/i,
        agent: /no agent|realtor/i,
        name: /Tom Reed/,
        phone: /0157/,
        when: /Saturday.*11:00/,
      },
      limits: { 3: "negotiation" },
    },
  ),
];
