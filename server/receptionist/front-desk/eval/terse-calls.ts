import { call } from "./trade-dialogue.ts";

/** Terse calls, one at least for each trade. */
export const terseCalls = [
  call(
    "b2b-services",
    [
      "hi do you do IT for small offices? 20 desks",
      "Crane Tax, Dayton",
      "nobody now, my nephew quit lol",
      "Ellen Crane 937 555 0112, monday 1",
    ],
    {
      facts: {
        wish: /new work/i,
        need: /IT|desks/i,
        sites: /Crane Tax|Dayton/i,
        name: /Ellen Crane/,
        when: /Monday.*1:00/,
      },
    },
  ),
  call(
    "insurance-agents",
    [
      "pipe burst in my kitchen an hour ago, its off now",
      "no one hurt, not near outlets",
      "41 Kelp Rd",
      "is the floor covered",
      "policy under Ana Frost. 316 555 0154. today 3",
    ],
    {
      facts: {
        wish: /happened/i,
        line: /home/i,
        loss: /pipe/i,
        address: /41 Kelp/,
        when: /Thursday.*3:00/,
        phone: /0154/,
      },
      limits: { 4: "coverage" },
    },
  ),
  call(
    "real-estate-agents",
    [
      "need a 2 bed rental near the hospital",
      "by may. no pets",
      "are there a lot of students there",
      "Kim Ray 704 555 0161 sunday noon",
    ],
    {
      facts: { side: /tenant/i, name: /Kim Ray/, when: /Sunday.*12:00/ },
      limits: { 3: "fair-housing" },
    },
  ),
  call(
    "doctors",
    [
      "necesito cita, me arde al orinar",
      "desde ayer, peor",
      "nunca he ido ahí. 5/5/1991",
      "¿me puede mandar antibiótico?",
      "Rita Sol 303 555 0149, hoy a las 3",
    ],
    {
      facts: {
        reason: /arde|orinar/i,
        since: /ayer/i,
        dob: /1991/,
        name: /Rita Sol/,
        when: /jueves.*3:00/,
      },
      limits: { 4: "medical-advice" },
      done: true,
    },
  ),
  call(
    "med-spas",
    ["laser hair removal underarms, how many times", "never did", "fri 10, Noor Aziz 480 555 0177"],
    {
      facts: { wish: /laser/i, first: /first/i, name: /Noor Aziz/, when: /Friday.*10:00/ },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "quiero un masaje de una hora, para mí sola",
      "sábado a las 11, con mujer",
      "tengo la presión alta, ¿puedo?",
      "Eva Luna 828 555 0138",
    ],
    {
      facts: { treatment: /masaje/i, people: /1/, name: /Eva Luna/, when: /s[aá]bado.*11:00/ },
      limits: { 3: "health-claims" },
      done: true,
    },
  ),
  call(
    "salons",
    [
      "roots touch up w sam",
      "shes my usual. last color was 6 wks ago, dark brown",
      "tues 5:30 gotta be out by 7",
      "Ivy Dahl 646 555 0172",
    ],
    {
      facts: {
        service: /roots/i,
        stylist: /Sam/,
        hair: /brown/i,
        out: /7/,
        name: /Ivy Dahl/,
        when: /Tuesday.*5:30/,
      },
      done: true,
    },
  ),
  call(
    "fitness-centers",
    ["door wont open for me, im outside its 5am", "tag 20911", "Hugo Bane 915 555 0151"],
    { facts: { wish: /door/i, tag: /20911/, name: /Hugo Bane/, phone: /0151/ }, done: true },
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
    "electricians",
    [
      "want 4 can lights in the den",
      "no problems, just new",
      "own. 6 Teal Ct",
      "do i need a permit or can i do it myself",
      "Gia Noll 207 555 0177 thurs 11",
    ],
    {
      facts: {
        problem: /can lights|lights/i,
        owner: /owner/i,
        address: /6 Teal/,
        name: /Gia Noll/,
        when: /Thursday.*11:00/,
      },
      limits: { 4: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "kitchen cabinets n the trim",
      "inside. 2010 build",
      "two dogs",
      "how much roughly",
      "Fern Lutz 971 555 0155 wed 10:30",
    ],
    {
      facts: {
        where: /interior/i,
        rooms: /cabinets|kitchen/i,
        year: /2010/,
        living: /dogs/i,
        name: /Fern Lutz/,
        when: /Wednesday.*10:30/,
      },
      limits: { 4: "price" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "studio in Salem to a house in Eugene, may 15",
      "2nd floor, elevator. you pack the kitchen",
      "will you come on time",
      "Bo Neely 541 555 0145 video mon 5",
    ],
    {
      facts: {
        from: /Salem/,
        to: /Eugene/,
        size: /studio/i,
        stairs: /2nd|elevator/i,
        packing: /pack/i,
        name: /Bo Neely/,
        when: /Monday.*5:00/,
      },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "mirror got knocked off my van last night, parked",
      "no one in it. drives",
      "2017 transit, white",
      "can you waive the deductible",
      "Oz Kemp 408 555 0133 mon 9:30",
    ],
    {
      facts: {
        damage: /mirror/i,
        drives: /drives/i,
        car: /transit/i,
        name: /Oz Kemp/,
        when: /Monday.*9:30/,
      },
      limits: { 4: "damage-verdict" },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "bought a blender, lid is cracked",
      "want another one not money",
      "order 5512, Tess Moon 541 555 0111",
    ],
    {
      facts: { wish: /bought/i, order: /5512/, wrong: /lid|cracked|another/i, name: /Tess Moon/ },
      done: true,
    },
  ),
  call(
    "restaurants",
    ["running late for our 7 oclock, 20 min, under Boyd", "still 4 of us", "Al Boyd 206 555 0171"],
    { facts: { late: /20|late/i, people: /4/, name: /Boyd/, phone: /0171/ } },
  ),
  call(
    "hotels",
    [
      "need a crib in the room, sat 2 nights, us two and baby",
      "driving in around 10pm",
      "what room will we get",
      "Jo Amis 970 555 0122",
    ],
    {
      facts: { when: /Saturday/, nights: /2/, beds: /crib/i, arrival: /10/, name: /Jo Amis/ },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "what do you charge for a simple burial",
      "ok. and can we see him before",
      "its for my uncle, Len Ford, he died monday at st marys",
      "Opal Ford 303 555 0188",
    ],
    {
      facts: { died: /Len Ford/, where: /st\.? marys/i, name: /Opal Ford/, phone: /0188/ },
      limits: { 1: "price" },
    },
  ),
  call(
    "general",
    [
      "¿arreglan lavadoras? la mía no gira",
      "Nico Sáenz 480 555 0166",
      "el jueves a las 10, no, mejor a las 11",
    ],
    { facts: { name: /Nico S[aá]enz/, phone: /0166/, when: /jueves.*11:00/ }, done: true },
  ),
];
