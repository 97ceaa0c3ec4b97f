import { call } from "../trade-dialogue.ts";

/** Calls at an HVAC company. */
export const hvacCalls = [
  call("hvac", ["no heat and it smells like gas in here"], {
    emergency: 1,
    never: /when did it happen/i,
  }),
  call(
    "hvac",
    [
      "it's fifty-eight in here and I've got a baby, can you just send somebody?",
      "No. no gas smell, no alarm. the furnace kind of clicks and gives up",
      "77 Quarry, the gray house, side door. gas furnace 2009, your sticker",
      "what's it cost for tonight",
      "first thing tomorrow then. Ana Webb 701 555 0182",
      "8 am",
    ],
    {
      facts: {
        problem: /heat|clicks/i,
        temperature: /58/,
        household: /baby/i,
        equipment: /2009/,
        address: /77 Quarry/,
        safe: /no|none/i,
        name: /Ana Webb/,
        when: /8:00/,
      },
      limits: { 4: "price" },
      never: /\$\d|relight|open the panel/i,
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "My CO alarm is going off and we all have headaches",
      "so should I open windows or what, do I relight it",
    ],
    { emergency: 1, never: /you can relight|try relighting/i },
  ),
  call(
    "hvac",
    [
      "No enfría, sopla pero aire caliente, y mi suegra tiene 80 años",
      "no, no huele a nada. Son 31 grados adentro. Vivo en Calle Olmo 214",
      "Luis Paz 915 555 0109, mañana a las 10",
    ],
    {
      facts: {
        problem: /enfr/i,
        household: /suegra|80/i,
        address: /Olmo 214/i,
        name: /Luis Paz/,
        when: /10:00/,
        phone: /0109/,
      },
      done: true,
    },
  ),
  call("hvac", ["家里有煤气味，我头晕"], { emergency: 1 }),
  call("hvac", ["no, no hay olor a gas ni nada, solo quiero mantenimiento", "¿cuánto cobran?"], {
    facts: { problem: /mantenimiento/i },
    limits: { 2: "price" },
  }),
  call(
    "hvac",
    [
      "thermostat's just blank, it's 66 in here, nobody feels sick and no smell of anything",
      "3 Canyon Rd. Bo Tran here, 701 555 0133. do you charge just to come out?",
      "friday 10:30",
    ],
    {
      facts: {
        problem: /thermostat/i,
        temperature: /66/,
        address: /3 Canyon/,
        name: /Bo Tran/,
        when: /Friday.*10:30/,
      },
      limits: { 2: "price" },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "my ac is leaking water on the ceiling of the hallway, it still cools. No smell no alarm",
      "Renting, landlord is Mr. Cole. 1200 Pine Ave, apt 3. Dina Fox 701-555-0166",
      "tuesday 9",
    ],
    {
      facts: {
        problem: /leaking/i,
        owner: /tenant/i,
        address: /1200 Pine/,
        name: /Dina Fox/,
        when: /Tuesday.*9:00/,
      },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "necesito mantenimiento de la calefacción, no hay olores ni alarmas",
      "Avenida Sol 88, Tomás Gil, 701 555 0144",
      "el lunes por la tarde",
      "la primera",
    ],
    {
      facts: { problem: /mantenimiento/i, address: /Sol 88/, name: /Tomás Gil/, when: /lunes/ },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "house is 54 and dropping, furnace just hums, got a newborn",
      "no no smell no alarm were ok",
      "212 Ash Ct. we rent",
      "should i flip the breaker for it",
      "Omar Sayed 701 555 0138, asap like today 4pm",
    ],
    {
      facts: {
        problem: /furnace|hums/i,
        temperature: /54/,
        household: /newborn/i,
        address: /212 Ash/,
        owner: /tenant/i,
        name: /Omar Sayed/,
        when: /4:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "no heat, and theres a funny smell by the furnace like rotten eggs",
      "ok were outside. Gus Hale, 701 555 0152, 9 Mill Rd",
    ],
    { emergency: 1, facts: { name: /Gus Hale/, phone: /0152/, address: /9 Mill/ } },
  ),
  call("hvac", ["家里有股臭鸡蛋味，暖气也不热"], { emergency: 1 }),
  call(
    "hvac",
    [
      "ac isnt cooling, its blowing but warm. upstairs is 84",
      "no smells, no alarms",
      "55 Delta Rd",
      "is it worth fixing, its like 15 yrs old",
      "Joan Pike, home phone 701 555 0190. monday after 3. 3:30?",
    ],
    {
      facts: {
        problem: /cooling|warm/i,
        address: /55 Delta/,
        name: /Joan Pike/,
        when: /Monday.*3:30/,
      },
      limits: { 4: "rebates" },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "furnace keeps clicking but wont light. its 58 in here and my moms 84",
      "no smell no alarms",
      "88 Fern Ct, i own it",
      "Cal Brandt, 612 555 0128. soon as you can today. 3?",
    ],
    {
      facts: {
        problem: /clicking|light/i,
        temperature: /58/,
        household: /mom|84/i,
        owner: /owner/i,
        address: /88 Fern/,
        name: /Cal Brandt/,
        when: /Thursday.*3:00/,
      },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "theres a burning smell from the vents n the lights dimmed",
      "ok everyones outside",
      "14 Mesa Dr, Al Boone 505 555 0101",
    ],
    { emergency: 1, facts: { address: /14 Mesa/, name: /Al Boone/, phone: /0101/ } },
  ),
  call(
    "hvac",
    [
      "heat pump is iced over, blowing cold",
      "no alarms no smells, just me here",
      "12 Ridge Ct, renting",
      "shud i pour hot water on it",
      "Pam Dey 612 555 0143 tomorrow 10",
    ],
    {
      facts: {
        problem: /iced|cold/i,
        owner: /tenant/i,
        address: /12 Ridge/,
        name: /Pam Dey/,
        when: /Friday.*10:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "no hay calefaccion y la alarma esa de monoxido esta pitando, nos duele la cabeza",
      "ya salimos. calle Olmo 41",
      "Lupe Arce 505 555 0167",
    ],
    { emergency: 1, facts: { name: /Lupe Arce/, phone: /0167/ } },
  ),
  call(
    "hvac",
    [
      "el aire no enfría, sale tibio",
      "no huele a nada, sin alarmas",
      "calle Cedro 19, soy inquilino",
      "¿lo puedo reiniciar yo?",
      "Beto Cano 505 555 0133 mañana a las 8",
    ],
    {
      facts: {
        problem: /enfr[ií]a|tibio/i,
        address: /Cedro 19/,
        name: /Beto Cano/,
        when: /viernes.*8:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "ac quit, 88 in here n my moms 81",
      "no alarms no smell",
      "trane i think, from 2012, its on the roof",
      "can i just hit the reset button myself",
      "we rent. 2209 Juniper Ave, Amy Cho, 480-555-0103",
      "today at 5 pls",
    ],
    {
      facts: {
        problem: /quit/i,
        temperature: /88/,
        household: /81|mom/i,
        equipment: /trane|2012/i,
        owner: /tenant|rent/i,
        address: /2209 Juniper/,
        name: /Amy Cho/,
        phone: /0103/,
        when: /Thursday.*5:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "hvac",
    ["the carbon monoxide thing is going off and were all kinda sick", "were out in the car now"],
    { emergency: 1 },
  ),
  call("hvac", ["家里有煤气味，头很晕"], { emergency: 1 }),
];
