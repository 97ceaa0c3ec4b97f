import { call } from "./trade-dialogue.ts";

/** Calls of people in a hurry: fragments, corrections, dangers put mildly. */
export const hurriedCalls = [
  call(
    "b2b-services",
    [
      "hi yeah our badge system is down since 8, 40 people outside",
      "Harlan Freight. were a client of yours",
      "Gus Ott 513 555 0177",
    ],
    { facts: { wish: /client/i, down: /badge|down/i, name: /Gus Ott/, phone: /0177/ } },
  ),
  call(
    "insurance-agents",
    [
      "hail got my truck last night, windshield n hood",
      "nobody hurt no. policy is under Bea Stroud",
      "am i covered for glass",
      "Bea Stroud 316 555 0188. call me mon 10",
    ],
    {
      facts: {
        wish: /happened/i,
        line: /auto/i,
        loss: /hail/i,
        name: /Bea Stroud/,
        phone: /0188/,
        when: /Monday.*10:00/,
      },
      limits: { 3: "coverage" },
    },
  ),
  call(
    "real-estate-agents",
    [
      "im outside the yellow one on Birch, is it still for sale",
      "looking to buy. no agent",
      "hows the schools, is it a safe area",
      "sat 11? Theo Banks 704 555 0139",
    ],
    {
      facts: {
        house: /yellow|Birch/i,
        side: /buyer/i,
        agent: /no agent/i,
        name: /Theo Banks/,
        when: /Saturday.*11:00/,
      },
      limits: { 3: "fair-housing" },
      done: true,
    },
  ),
  call(
    "doctors",
    [
      "need a refill on lisinopril, 4 left, and my kid has a rash",
      "started tuesday. spreading a bit",
      "yeah been coming there for years. birthdays 6/14/1979",
      "is it ok to put hydrocortisone on it",
      "Gina Poll 720 555 0146, tomorrow 2pm works",
    ],
    {
      facts: {
        refill: /lisinopril/i,
        since: /tuesday/i,
        known: /been here/i,
        dob: /1979/,
        name: /Gina Poll/,
        when: /Friday.*2:00/,
      },
      limits: { 4: "medical-advice" },
    },
  ),
  call(
    "doctors",
    [
      "hi can i come in today, ive been dizzy",
      "since this morning. and my face feels kinda droopy on one side, talking funny lol",
      "Abe Lund",
    ],
    { facts: { name: /Abe Lund/ }, emergency: 2 },
  ),
  call(
    "spas",
    [
      "couples massage for our anniversary this sat",
      "2 of us. 2pm? oh im 5 months pregnant btw",
      "is deep tissue safe then",
      "Wren Alder, 828 555 0102",
    ],
    {
      facts: {
        treatment: /couples|massage/i,
        people: /2/,
        health: /pregnant/i,
        occasion: /anniversary/i,
        name: /Wren Alder/,
        when: /Saturday.*2:00/,
      },
      limits: { 3: "health-claims" },
      done: true,
    },
  ),
  call(
    "salons",
    [
      "balayage n a trim with dee",
      "long, box dye black from like january",
      "can she get me blonde in one day",
      "thurs 1. no sorry 3. Nia Bloom 646 555 0133",
    ],
    {
      facts: {
        service: /balayage/i,
        stylist: /Dee/,
        hair: /black/i,
        name: /Nia Bloom/,
        when: /Thursday.*3:00/,
      },
      limits: { 3: "promise" },
      done: true,
    },
  ),
  call(
    "fitness-centers",
    [
      "i wanna quit. ive asked twice already, this is ridiculous",
      "tag 40718. it drafts on the 15th",
      "Rico Vance 915 555 0140",
      "so am i out yes or no",
    ],
    { facts: { wish: /cancel/i, tag: /40718/, draft: /15/, name: /Rico Vance/, phone: /0140/ } },
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
    "plumbers",
    [
      "toilet upstairs overflowed, its coming thru the ceiling light downstairs",
      "ok i stepped away. turned the water off",
      "my house. 7 Quill St. Ned Fry 314 555 0150",
    ],
    { emergency: 1, facts: { owner: /owner/i, address: /7 Quill/, name: /Ned Fry/ } },
  ),
  call(
    "electricians",
    [
      "half my kitchen outlets dont work, no smoke or anything",
      "yes i own. 301 Tern Ave",
      "can i just reset the breaker a bunch",
      "Moira Shaw 207 555 0113, friday 9. hm make it 10",
    ],
    {
      facts: {
        problem: /outlets/i,
        owner: /owner/i,
        address: /301 Tern/,
        name: /Moira Shaw/,
        when: /Friday.*10:00/,
      },
      limits: { 3: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "thinking bathroom redo, tub to shower, maybe knock out the closet wall",
      "house is from 1962, we got drawings no permit",
      "is that wall holding anything up",
      "15 Sage Rd. Vic Tran 503 555 0184. me n my wife decide. wed 5pm",
    ],
    {
      facts: {
        project: /bathroom|shower/i,
        house: /1962/,
        address: /15 Sage/,
        name: /Vic Tran/,
        when: /Wednesday.*5:00/,
      },
      limits: { 3: "structure" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "living room dining room and hallway. inside obv",
      "ceilings too not the trim. built 1971",
      "ballpark?",
      "Faye Orton 971 555 0194 mon 9am",
    ],
    {
      facts: {
        where: /interior/i,
        rooms: /living/i,
        extras: /ceiling/i,
        year: /1971/,
        name: /Faye Orton/,
        when: /Monday.*9:00/,
      },
      limits: { 3: "price" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "2br from Reno to Boise end of april, theres a piano",
      "third floor no elevator. garage yes its full",
      "will it get there by may 1 for sure",
      "Ollie Grant 775 555 0109, video call tues 4",
    ],
    {
      facts: {
        from: /Reno/,
        to: /Boise/,
        size: /2 ?br|garage/i,
        heavy: /piano/i,
        stairs: /third|elevator/i,
        name: /Ollie Grant/,
      },
      limits: { 3: "delivery-date" },
    },
  ),
  call(
    "car-dealerships",
    [
      "my 2019 civic has the check engine light on, steady, shakes a little",
      "service yeah. i'll need a ride",
      "ok to drive it to vegas sunday?",
      "Hank Moody jr, 702 555 0170. sat 8",
    ],
    {
      facts: {
        door: /service/i,
        car: /2019 civic/i,
        symptom: /engine light|shakes/i,
        morning: /ride/i,
        name: /Hank Moody/,
        when: /Saturday.*8:00/,
      },
      limits: { 3: "drive-advice" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "got rear ended, trunk wont close. everyones ok, its parked at home",
      "it drives. 2021 rav4, blue",
      "State Farm, claim 44-9921. they want me at their shop do i have to",
      "Priya Nair 408 555 0136. next tues 8am",
    ],
    {
      facts: {
        damage: /trunk|rear/i,
        drives: /drives/i,
        car: /rav4/i,
        claim: /44-9921|State Farm/i,
        name: /Priya Nair/,
        when: /Tuesday.*8:00/,
      },
      limits: { 3: "choice-of-shop" },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "do u have the green enamel kettle, screen says one left",
      "the 2 quart one",
      "hold it til tomorrow noon? Bree Sachs 541 555 0122",
    ],
    {
      facts: {
        wish: /looks/i,
        item: /kettle/i,
        size: /2 quart/i,
        name: /Bree Sachs/,
        when: /Friday.*12:00/,
      },
      done: true,
    },
  ),
  call(
    "restaurants",
    [
      "mesa para seis el viernes a las ocho, no, a las nueve",
      "¿cuánto hay que esperar si llegamos tarde?",
      "a nombre de Memo Paz, 206 555 0190",
    ],
    {
      facts: { people: /6|seis/i, when: /viernes.*9:00/, name: /Memo Paz/, phone: /0190/ },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "how much for just cremation, dont want to give a name",
      "and do i have to buy a casket by law",
    ],
    { facts: { wish: /price/i }, limits: { 2: "law-claims" } },
  ),
  call(
    "funeral-homes",
    [
      "我妈妈刚刚走了，在家里",
      "护士来过，确认了。三楼没电梯",
      "她叫陈玉兰，我哥在我旁边",
      "我叫陈志明，电话 206 555 0116",
    ],
    { facts: { died: /陈玉兰/, name: /陈志明/, phone: /0116/ } },
  ),
  call(
    "general",
    [
      "hey i need someone to look at my gate opener, it wont close",
      "Ward Ellis, 480 555 0183",
      "tomorrow 10? or 10:30 even better",
    ],
    { facts: { name: /Ward Ellis/, phone: /0183/, when: /Friday.*10:30/ }, done: true },
  ),
  call(
    "pest-control",
    [
      "wasps in the wall, my son got stung on the neck n his lips are swelling",
      "ok calling. 40 Ridge Ln",
    ],
    { emergency: 1, facts: { address: /40 Ridge/ } },
  ),
  call(
    "moving-companies",
    [
      "我要搬家，从西雅图到波特兰，两室一厅",
      "有一架钢琴，五楼有电梯",
      "刘洋 206 555 0127，周六上午十点视频看",
    ],
    {
      facts: {
        from: /西雅图/,
        to: /波特兰/,
        heavy: /钢琴/,
        name: /刘洋/,
        phone: /0127/,
        when: /10:00/,
      },
    },
  ),
  call(
    "attorneys",
    [
      "me chocaron en la autopista y el seguro no quiere pagar",
      "fue un camion de Valle Foods, el lunes pasado. si fui al doctor",
      "¿cuánto me pueden dar?",
      "Nico Vera 915 555 0173, el martes a las tres",
    ],
    {
      facts: {
        matter: /choca|seguro/i,
        other: /Valle Foods/,
        name: /Nico Vera/,
        when: /martes.*3:00/,
      },
      done: true,
    },
  ),
];
