import { call } from "./trade-dialogue.ts";

/** Calls in fragments: slips put right later, Spanish and Chinese. */
export const fragmentCalls = [
  call(
    "attorneys",
    [
      "my mother passed and my brother won't show us the will. he's hiding stuff",
      "brother, Gordon Pell. no court date no",
      "would we win something like that",
      "Nell Pell, 720 555 0143, mornings, so friday 9:30",
    ],
    {
      facts: { matter: /will|brother/i, other: /Gordon/, name: /Nell Pell/, when: /Friday.*9:30/ },
      limits: { 3: "advice" },
      done: true,
    },
  ),
  call(
    "insurance-agents",
    [
      "need a certificate for a job site by noon",
      "holder is Bright Build LLC, 44 Dock St Toledo",
      "can u just email it. ray@raysroofing.example",
      "Ray Tully 419 555 0166",
    ],
    {
      facts: {
        wish: /certificate/i,
        holder: /Bright Build/,
        email: /ray@/,
        name: /Ray Tully/,
        phone: /0166/,
      },
    },
  ),
  call(
    "doctors",
    [
      "tos con flema desde hace una semana, ya no aguanto",
      "no, primera vez. 3/3/1988",
      "¿me puede recetar algo?",
      "Pilar Núñez 303 555 0127 el viernes a las nueve y media",
    ],
    {
      facts: {
        reason: /tos/i,
        since: /semana/i,
        known: /nuevo/i,
        dob: /1988/,
        name: /Pilar N[uú]ñez/,
        when: /viernes.*9:30/,
      },
      limits: { 3: "medical-advice" },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "我牙疼，右下边，两天了",
      "没有肿，没有发烧",
      "第一次来",
      "会很贵吗",
      "陈美玲，208 555 0155",
      "周五上午十点",
    ],
    {
      facts: { problem: /牙疼/, known: /新病人/, name: /陈美玲/, phone: /0155/, when: /10:00/ },
      limits: { 4: "price" },
      done: true,
    },
  ),
  call(
    "restaurants",
    [
      "你好，想订位，六个人，周六晚上七点",
      "有一位对花生过敏，你们的菜安全吗",
      "王先生 206 555 0133",
    ],
    { facts: { people: /6/, when: /7:00/, phone: /0133/ }, limits: { 2: "allergen" } },
  ),
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
    "plumbers",
    [
      "kitchen drain is backing up into the sink, smells awful",
      "not near any outlets, no gas",
      "renting. landlord said to call you. does he pay or me",
      "19 Larch Way apt 4, Kip Dow 412 555 0199",
      "saturday? morning, ten",
    ],
    {
      facts: {
        problem: /drain|sink/i,
        owner: /tenant/i,
        address: /19 Larch/,
        name: /Kip Dow/,
        when: /Saturday.*10:00/,
      },
      limits: { 3: "landlord" },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "want an ev charger put in the garage",
      "no nothing like that, no smoke",
      "yes we own. 1210 Oak Hill Dr",
      "will my panel handle it?",
      "Ravi Menon 614 555 0174 next wed 5pm",
    ],
    {
      facts: {
        problem: /charger/i,
        owner: /owner/i,
        address: /1210 Oak/,
        name: /Ravi Menon/,
        when: /Wednesday.*5:00/,
      },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "just the outside trim, its peeling bad on the south side",
      "house is a 1955",
      "could there be lead in that",
      "Opal Reyes. six one four 555 0110. thursday 4",
    ],
    {
      facts: { where: /exter/i, year: /1955/, name: /Opal Reyes/, when: /Thursday.*4:00/ },
      limits: { 3: "safety-claims" },
    },
  ),
  call(
    "pest-control",
    [
      "scratching in the attic at night, every night for like 2 weeks",
      "nobody bit no",
      "just me and the dog. no i put nothing",
      "is it rats?",
      "77 Pine St. Cal Moss. 919 555 0148, tues 10am",
    ],
    {
      facts: {
        where: /attic/i,
        household: /dog/i,
        address: /77 Pine/,
        name: /Cal Moss/,
        when: /Tuesday.*10:00/,
      },
      limits: { 4: "identification" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "me and my roommate, studio plus a room, Salem to Bend",
      "nothing heavy, oh wait a fish tank, 75 gallons",
      "what if u break it",
      "Tia Ruiz 503 555 0106 fri 1pm is fine for a call",
    ],
    {
      facts: { from: /Salem/, to: /Bend/, name: /Tia Ruiz/, when: /Friday.*1:00/ },
      limits: { 3: "valuation" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "hey looking at that white f150 on your site, stock number 5512",
      "nah no trade",
      "what would payments be with like 2 down",
      "Deb Orlo 602 555 0118. tomorrow 5:15 to drive it",
    ],
    {
      facts: { door: /sales/i, car: /f150|5512/i, name: /Deb Orlo/, when: /Friday.*5:15/ },
      limits: { 3: "finance" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "got keyed, whole passenger side of my black tesla model 3, 2022",
      "nobody hurt lol. yeah it drives",
      "how many days will u have it",
      "Max Ito (503) 555-0120 / monday first thing, 8",
    ],
    {
      facts: {
        damage: /keyed|side/i,
        drives: /drive|yes/i,
        car: /tesla/i,
        name: /Max Ito/,
        when: /Monday.*8:00/,
      },
      limits: { 3: "finish-date" },
      done: true,
    },
  ),
  call(
    "salons",
    [
      "mi hija quiere luces y un corte, tiene el pelo hasta la cintura",
      "con Dee si se puede",
      "el sábado, no, mejor el viernes a las 4",
      "Alma Ríos 208 555 0177",
    ],
    {
      facts: {
        service: /luces|corte/i,
        stylist: /Dee/,
        name: /Alma R[ií]os/,
        when: /viernes.*4:00/,
      },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "do you have anything for two ladies tomorrow, we want to be pampered. facials maybe",
      "either is fine for who does it",
      "1 or 2? 2",
      "June Fox. 808 555 0155. is my gift card from 2019 still good",
    ],
    {
      facts: { treatment: /facial|pamper/i, people: /2/, name: /June Fox/, when: /Friday.*2:00/ },
      limits: { 4: "gift-card" },
      done: true,
    },
  ),
  call(
    "fitness-centers",
    [
      "my key fob wont let me in, its 5am and im standing outside",
      "88213",
      "Tom Rook 775 555 0121",
    ],
    { facts: { wish: /door/i, tag: /88213/, name: /Tom Rook/, phone: /0121/ }, done: true },
  ),
  call(
    "hotels",
    [
      "two nights from friday, 2 adults 1 kid",
      "do you have a roll in shower",
      "crib too please. Nia Cole 575 555 0163",
    ],
    {
      facts: {
        when: /Friday/,
        guests: /2|3/,
        nights: /2/,
        access: /roll/i,
        beds: /crib/i,
        name: /Nia Cole/,
      },
      limits: { 2: "access-promise" },
      done: true,
    },
  ),
  call(
    "real-estate-agents",
    [
      "quisiera ver la casa azul de la calle Roble el domingo",
      "para comprar, con mi esposa. no tenemos agente",
      "¿hay mucha delincuencia por ahí?",
      "Hugo Peña 503 555 0117, a las 11",
    ],
    {
      facts: {
        house: /azul|Roble/i,
        side: /compra/i,
        name: /Hugo Peña/,
        when: /domingo.*11:00/,
      },
      limits: { 3: "fair-housing" },
      done: true,
    },
  ),
  call(
    "b2b-services",
    [
      "wrong amount on invoice 7719, you billed us twice",
      "Orin Vale, Vale Dental, 937 555 0171",
      "also our bank changed, update it please",
    ],
    {
      facts: { wish: /invoice|account/i, name: /Orin Vale/, phone: /0171/ },
      limits: { 3: "payment-details" },
    },
  ),
  call(
    "contractors",
    [
      "we're thinking about a deck, 12 by 20, off the back",
      "2004. 81 Tern Ct",
      "my wife has the last word ha",
      "do we need a permit for it",
      "Lars Holm 614.555.0188, sat 10:15",
    ],
    {
      facts: {
        project: /deck/i,
        house: /2004/,
        address: /81 Tern/,
        name: /Lars Holm/,
        when: /Saturday.*10:15/,
      },
      limits: { 4: "structure" },
      done: true,
    },
  ),
  call(
    "med-spas",
    [
      "botox for the forehead. never did it, kinda scared",
      "will i look frozen",
      "no date, no meds",
      "Kat Bloom 602 555 0193 / wednesday noonish",
    ],
    {
      facts: { wish: /botox/i, first: /first/i, name: /Kat Bloom/, when: /Wednesday.*12:00/ },
      limits: { 2: "promise" },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "¿tienen los zapatos rojos del aparador en 38?",
      "apártemelos hasta el sábado a las 12",
      "Lola Gil 208 555 0181",
    ],
    {
      facts: { item: /zapatos/i, name: /Lola Gil/, phone: /0181/, when: /s[aá]bado.*12:00/ },
      limits: { 1: "stock" },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    ["I need the time of the service for Walter Finch", "I'm a cousin, Ada Finch, 605 555 0177"],
    {
      facts: {
        wish: /service/i,
        service: /Walter Finch|service/i,
        name: /Ada Finch/,
        phone: /0177/,
      },
      done: true,
    },
  ),
];
