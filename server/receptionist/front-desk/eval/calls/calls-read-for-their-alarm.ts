import { call } from "../trade-dialogue.ts";

/**
 * Calls that were kept apart until each raised a false alarm; they were read to mend its cause, so
 * they are kept apart no longer.
 */
export const callsReadForTheirAlarm = [
  call(
    "electricians",
    [
      "The breaker keeps popping, I just push it back. just the kitchen, no smell no smoke. neighbors have power",
      "6 Oak Ct, I rent. Wes Tate, 505 555 0116. thursday 9am",
    ],
    {
      facts: {
        problem: /breaker/i,
        neighbors: /power/i,
        address: /6 Oak/,
        owner: /rent/i,
        name: /Wes Tate/,
        when: /Thursday.*9:00/,
      },
      never: /reset it again/i,
    },
  ),

  call(
    "auto-body-repair",
    [
      "Where is my car? The tow guy took it last night after the accident. I'm ok. blue 2015 Focus",
      "whose fault is it if he braked? Jade Orr, 213 555 0148",
    ],
    { facts: { car: /Focus/i, name: /Jade Orr/, phone: /0148/ }, limits: { 2: "fault" } },
  ),
  call(
    "attorneys",
    [
      "my ex wont give the kids back, it was his weekend and hes keeping them til i sign something. court's on the 23rd",
      "his name is curtis bell",
      "can he do that??",
      "ok but would i win",
      "is curtis a client of yours? cause he said hes got somebody there",
      "im dawn. dawn pruitt. 970 555 0139, no sorry, 0193",
      "wednesday at 1",
    ],
    {
      facts: {
        matter: /kids|weekend/i,
        other: /curtis bell/i,
        deadline: /23/,
        name: /dawn pruitt/i,
        phone: /0193/,
        when: /Wednesday.*1:00/,
      },
      limits: { 3: "advice", 4: "advice", 5: "clients" },
      never: /you (would|will|should) win|he can(?:'|’)?t do that/i,
      done: true,
    },
  ),
  call(
    "insurance-agents",
    [
      "theres hail coming around 4 and i need the truck added to my policy right now",
      "ok but if it gets hit before that im covered right",
      "should i just drop to liability",
      "Ofelia Brandt, b r a n d t. 970 555 0112",
      "friday 9am",
    ],
    {
      facts: { name: /Ofelia Brandt/i, phone: /0112/, when: /Friday.*9:00/ },
      limits: { 1: "binding", 2: "coverage", 3: "coverage" },
      never: /truck (is|has been) added|you should (drop|keep)/i,
    },
  ),
  call(
    "dentists",
    [
      "chipped a front tooth on a fork, sharp edge cutting my lip",
      "no swelling, no bleeding now",
      "first time. delta dental",
      "should i file it down",
      "Ned Ruiz, 2/14/1988, 505 555 0170, monday 10am",
    ],
    {
      facts: {
        problem: /tooth|chipped/i,
        known: /new/i,
        dob: /1988/,
        name: /Ned Ruiz/,
        when: /Monday.*10:00/,
      },
      limits: { 4: "dental-advice" },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "water heater leaking all over the garage",
      "its not near any outlets. shut the water off already",
      "i own the house. its an AO Smith 2009",
      "can i patch it myself til you get here",
      "300 Plum St, Carl Inge 309 555 0131, today 3pm",
    ],
    {
      facts: {
        problem: /leaking/i,
        running: /stopped/i,
        owner: /owner/i,
        address: /300 Plum/,
        name: /Carl Inge/,
        when: /Thursday.*3:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "my grandmother just died at the nursing home",
      "her name was Agnes Lund",
      "a nurse confirmed it. im alone",
      "Ivy Lund, im her granddaughter, 218 555 0177",
    ],
    {
      facts: {
        died: /Agnes Lund/,
        where: /nursing home/i,
        pronounced: /nurse/i,
        name: /Ivy Lund/,
        phone: /0177/,
      },
    },
  ),
  call(
    "insurance-agents",
    [
      "parked car got hit overnite, left mirror hangin off. no one was in it nobody hurt",
      "its a 2020 rav4, policy under my husbands name kurt lindqvist",
      "are we covered for that or what",
      "happened outside 614 Delmar St, sometime after 10 last night",
      "anne lindqvist anne.l@mail.example 314 555 0175, agent can call me friday at noon",
    ],
    {
      facts: {
        wish: /happened|claim/i,
        safe: /nobody|no/i,
        line: /auto|car/i,
        loss: /hit|mirror/i,
        policy: /lindqvist/i,
        happened: /night|overnite|10/i,
        address: /614 Delmar/i,
        name: /anne lindqvist/i,
        email: /anne\.l@mail\.example/i,
        phone: /0175/,
        when: /Friday.*12:00/,
      },
      limits: { 3: "coverage" },
      never: /you are covered|it is covered/i,
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "yall did the house tuesday for mice. those green blocks behind the stove",
      "well the baby had one in her hands and half of it is gone, theres green on her chin",
      "shes acting normal so far. what do i do",
    ],
    { emergency: 2, never: /will be fine|give her milk/i },
  ),
  call(
    "pest-control",
    [
      "Tengo ratones en el garaje",
      "puse veneno el domingo",
      "ay no, mi niño de dos años se acaba de tragar unas pastillas del veneno",
      "sí, ya estoy llamando",
    ],
    { emergency: 3 },
  ),
  call(
    "attorneys",
    [
      "Hi, I slipped on a wet floor at a grocery store and broke my wrist",
      "it was the Harmon's on 4th, they had no sign out. do you think I have a case?",
      "ok. my name's Bettina Krause, 801 555 0127",
      "no sorry, 801 555 0172",
      "tuesday at 11 works to talk",
    ],
    {
      facts: {
        matter: /slipped|wet floor|wrist/i,
        other: /Harmon/i,
        name: /Bettina Krause/,
        phone: /801.*555.*0172/,
        when: /tue.*\b11\b/i,
      },
      limits: { 2: "advice" },
      done: true,
    },
  ),
  call(
    "restaurants",
    [
      "hi need a table for my dad's 80th, he's gonna have a heart attack when he walks in and sees everybody lol its a surprise",
      "11 of us, two of those are little ones in high chairs",
      "saturday at 5:30, we eat early",
      "my aunt has celiac, is your bread pudding gluten free",
      "do you do a cake or can we carry one in",
      "Janice Pruett 256 555 0158. mom says put us away from the kitchen doors",
    ],
    {
      facts: {
        people: /11|eleven/i,
        when: /Saturday.*5:30/,
        allergy: /celiac|gluten/i,
        occasion: /80|surprise|birthday/i,
        name: /Janice Pruett/i,
        phone: /0158/,
      },
      limits: { 4: "allergen" },
      never: /yes, it is/i,
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "hola es para mi hija, se le cayo la corona de una muela, la tengo aqui en una bolsita",
      "no tiene hinchado ni sangra ni nada, traga bien",
      "se la puedo pegar yo con algo mientras?",
      "nunca hemos ido con uds, somos nuevos",
      "cuanto cuesta la consulta",
      "soy Alma Cisneros su mama, 702 555 0118, el lunes a las 4, perdon 4:15 q sale de la escuela",
    ],
    {
      facts: {
        problem: /corona|muela/i,
        known: /nuev/i,
        name: /Alma Cisneros/i,
        phone: /0118/,
        when: /lunes.*(?:16:15|4:15)/i,
      },
      limits: { 3: "dental-advice", 5: "price" },
      never: /\$\s?\d/,
      done: true,
    },
  ),
  call(
    "restaurants",
    [
      "hiii its my girlfriends 30th and i'm about to have a heart attack trying to organize this, table for 11 saturday?",
      "7 pm, oh wait two more said yes so 13",
      "one of them is allergic to shellfish, like epipen allergic",
      "can you guarantee theres no shrimp anywhere near her food",
      "can we get the patio",
      "theo kastner 503 555 0147",
    ],
    {
      facts: {
        people: /13|thirteen/i,
        when: /Saturday.*7:00/,
        allergy: /shellfish/i,
        seat: /patio/i,
        occasion: /30|birthday/i,
        name: /theo kastner/i,
        phone: /0147/,
      },
      limits: { 4: "allergen" },
      never: /(?<!whether )it is safe|we guarantee/i,
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "we just lost my mom. what happens now",
      "she was in her bed here at the house. the hospice nurse has been and pronounced her",
      "her name was Irene Solis. I'm Marta, the daughter, and my aunt is sitting with me. 307 555 0156",
      "when will someone get here",
      "it's 26 Aspen Street",
    ],
    {
      facts: {
        wish: /death|died/i,
        died: /Irene Solis|mom/i,
        where: /home|house/i,
        pronounced: /nurse|hospice|yes/i,
        company: /aunt/i,
        name: /Marta/,
        phone: /0156/,
      },
      never: /\bbody\b|the deceased|no worries|!/i,
      done: true,
    },
  ),
  call(
    "painters",
    [
      "I got three bedrooms and a stairwell that havent been touched since the kids left, inside only, walls and the ceilings too, house went up in 1968 and theres a water stain over the stairs",
      "we're both living in it with two birds, 77 no wait 79 Hawthorne Street, Clyde Abernathy 555-0140 and come measure anytime wednesday morning before 11 say 10",
      "can you promise me it'll be covered in one coat?",
    ],
    {
      facts: {
        where: /Interior|Por dentro/i,
        rooms: /bedroom|stair/i,
        extras: /ceiling/i,
        year: /1968/i,
        condition: /stain/i,
        living: /bird|living/i,
        address: /79/i,
        name: /Abernathy/i,
        phone: /0140/i,
        when: /Wednesday 18.*10:00/i,
      },
      limits: { 3: "promise" },
      done: true,
    },
  ),
];
