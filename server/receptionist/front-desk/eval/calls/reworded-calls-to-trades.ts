import { call } from "../trade-dialogue.ts";

/** Tuned calls as other callers would word them, at the desks of the trades in houses, cars and hospitality. */
export const rewordedCallsToTrades = [
  call(
    "hvac",
    [
      "its only 58 degrees inside and we have an infant, is there anyone who could come out",
      "nope. dont smell any gas and the detectors are quiet. the heat tries to start, clicking, then quits",
      "address is 31 Larch, brick house on the corner. it's a 2009 gas furnace, one of yours I think",
      "how much would it run me if someone came tonight",
      "fine, tomorrow morning then. I'm Nora Pike, 701 555 0147",
      "8 o clock works",
    ],
    {
      facts: {
        problem: /heat|click/i,
        temperature: /58/,
        household: /infant/i,
        equipment: /2009/,
        address: /31 Larch/,
        safe: /no|none|don.?t smell/i,
        name: /Nora Pike/,
        when: /8:00/,
      },
      limits: { 4: "price" },
      never: /\$\d|relight|open the panel/i,
      done: true,
    },
  ),
  call("hvac", ["屋里闻到煤气，头很晕"], { emergency: 1 }),
  call(
    "hvac",
    [
      "heater quit on us and it stinks like rotten eggs down by the furnace",
      "alright we all went outside. name's Ned Frey, 18 Dale Rd, number is 701 555 0139",
    ],
    { emergency: 1, facts: { name: /Ned Frey/, phone: /0139/, address: /18 Dale/ } },
  ),
  call(
    "plumbers",
    [
      "whenever I flush it backs up into the tub. toilet wont go down at all. no gas smell, no outlets near it",
      "we're renting, so should I be calling you guys or the landlord? he's Mr. Boyd",
      "what would you charge to clear it. I'm at 90 Lowell St, my name is Fay Grant, cell 419 555 0121",
      "can someone be here at 7am tomorrow",
      "8 is fine",
    ],
    {
      facts: {
        problem: /toilet|tub/i,
        owner: /tenant/i,
        address: /90 Lowell/,
        name: /Fay Grant/,
        when: /8:00/,
      },
      limits: { 3: "price" },
      never: /\$\d|landlord (will|has to) pay/i,
      done: 4,
    },
  ),
  call("plumbers", ["se está inundando la casa y el agua ya alcanza los enchufes"], {
    emergency: 1,
  }),
  call(
    "plumbers",
    [
      "the hot water quit on us yesterday",
      "floors dry and I dont smell any gas",
      "a Rheem, put in 2012. the house is mine",
      "is relighting the pilot something I can do on my own",
      "Rex Dalton, 8 Fenn Ct, 314 555 0162. any chance today at 4",
    ],
    {
      facts: {
        problem: /hot water/i,
        equipment: /Rheem|2012/i,
        owner: /owner/i,
        address: /8 Fenn/,
        name: /Rex Dalton/,
        when: /Thursday.*4:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "I need two ceiling fans put up. not urgent, nothings burning or sparking",
      "the house is ours, 62 Aster Ct",
      "name is Jun Park, 505 555 0143. thursday sometime after 2 pls",
      "I'll take the first one",
    ],
    {
      facts: {
        problem: /fan/i,
        owner: /own/i,
        address: /62 Aster/,
        name: /Jun Park/,
        when: /Thursday/,
      },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "we bought an electric car and need a charger in the garage",
      "nope, no smoke or burning or anything",
      "our own house, its 455 Elm Hill Dr",
      "is the panel we have big enough for that?",
      "my name's Anil Rao, 614 555 0152, wednesday next week at 5pm",
    ],
    {
      facts: {
        problem: /charger/i,
        owner: /owner/i,
        address: /455 Elm/,
        name: /Anil Rao/,
        when: /Wednesday.*5:00/,
      },
      done: true,
    },
  ),
  call(
    "contractors",
    ["the crew just cut into a gas pipe behind the house, its hissing really loud"],
    { emergency: 1 },
  ),
  call(
    "contractors",
    [
      "I can't get out of my driveway because one of your trucks is parked across it. AGAIN, third time now",
      "its Sue Hahn, you can reach me at 513 555 0122",
    ],
    { person: 1, facts: { name: /Sue Hahn/, phone: /0122/ }, done: true },
  ),
  call(
    "contractors",
    [
      "looking to get our basement finished and put a bathroom down there",
      "the place was built in 2004",
      "its up to both of us, me and my husband",
      "if it ever floods does the home insurance cover that",
      "thursday 4:30 would be good, Kate Lund, 22 Moose Dr, 503 555 0138",
    ],
    {
      facts: {
        project: /basement|bath/i,
        house: /2004/,
        decides: /both/i,
        address: /22 Moose/,
        name: /Kate Lund/,
        when: /Thursday.*4:30/,
      },
      limits: { 4: "coverage" },
      done: true,
    },
  ),
  call(
    "painters",
    ["our little boy swallowed some paint chips that were coming off the porch rail"],
    { emergency: 1 },
  ),
  call(
    "painters",
    [
      "paint is coming off the trim outside, mostly on the south side. only the trim needs doing",
      "it was built in 1955",
      "is there a chance thats lead paint",
      "I'm Ines Kahn, six one four 555 0158, can you come thursday at 4",
    ],
    {
      facts: { where: /exter/i, year: /1955/, name: /Ines Kahn/, when: /Thursday.*4:00/ },
      limits: { 3: "safety-claims" },
    },
  ),
  call(
    "painters",
    [
      "want to have the whole exterior painted, all four sides",
      "1956 I think, one of those fifties houses",
      "the paint flakes off where it faces south",
      "can you promise me its good for ten years",
      "Lou Finch, 44 Gull Rd, 971 555 0126, how about tuesday at 1",
    ],
    {
      facts: {
        where: /exterior/i,
        rooms: /sides/i,
        year: /1956/,
        condition: /flak/i,
        name: /Lou Finch/,
        when: /Tuesday.*1:00/,
      },
      limits: { 4: "promise" },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "a huge wasp nest is hanging below our porch roof, none of us got stung",
      "there's two toddlers and a dog here. I used a can of spray on it one time",
      "fri at 8 am would work, Bess Lane, 512 555 0132, 17 Mesa St",
    ],
    {
      facts: {
        seen: /wasp|nest/i,
        where: /porch/i,
        household: /dog|toddlers/i,
        used: /spray/i,
        address: /17 Mesa/,
        name: /Bess Lane/,
        when: /Friday.*8:00/,
      },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "something's running around up in the attic when we go to bed, going on two weeks now",
      "no bites or anything like that",
      "its only me and my dog here. havent used anything",
      "do you think those are rats",
      "I live at 12 Oak St. name is Ray Dunn, 919 555 0131. can you come tuesday at 10",
    ],
    {
      facts: {
        where: /attic/i,
        household: /dog/i,
        address: /12 Oak/,
        name: /Ray Dunn/,
        when: /Tuesday.*10:00/,
      },
      limits: { 4: "identification" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "you people told me tuesday and there's still no truck. when exactly does my stuff get here??",
      "name is Ron Bell and the number is 614 555 0116",
    ],
    {
      limits: { 1: "delivery-date" },
      person: 1,
      facts: { name: /Ron Bell/, phone: /0116/ },
      never: /it will arrive|by wednesday/i,
    },
  ),
  call(
    "moving-companies",
    [
      "we're relocating from Reno to Boise on the 28th, its a house with 3 bedrooms",
      "ground floor. the heavy things would be a treadmill and a gun safe",
      "I'd rather someone comes by, tuesday at 4pm. Al Stone, 614 555 0184",
    ],
    {
      facts: {
        size: /3 bedroom/i,
        from: /Reno/,
        to: /Boise/,
        heavy: /safe|treadmill/i,
        name: /Al Stone/,
        when: /Tuesday.*4:00/,
      },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "we need movers on june 3, Tacoma to Bend. house has 3 bedrooms, and theres a garage",
      "we'll do our own packing, and it's all one level",
      "who pays if the floors get scratched up",
      "video call friday at 11, my name is Zoe Kern, 253 555 0151",
    ],
    {
      facts: {
        from: /Tacoma/,
        to: /Bend/,
        size: /3 bedroom|garage/i,
        packing: /pack/i,
        name: /Zoe Kern/,
        when: /Friday.*11:00/,
      },
      limits: { 3: "valuation" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    ["I locked my keys in the car and my baby is still strapped in, we're on your lot"],
    { emergency: 1 },
  ),
  call(
    "car-dealerships",
    [
      "saw a white f150 online at yours, the stock no is 5512, is it still there",
      "I've got nothing to trade in",
      "if I put 2 grand down whats the monthly",
      "tomorrow at 5:15 for a drive would be good, I'm Jill Arno, 602 555 0129",
    ],
    {
      facts: { door: /sales/i, car: /f150|5512/i, name: /Jill Arno/, when: /Friday.*5:15/ },
      limits: { 3: "finance" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "my 2020 camry is due for an oil change, and could you rotate the tires while its in",
      "I'd sit and wait for it",
      "friday at 7:30",
      "its Bo Kwan, 702 555 0137",
    ],
    {
      facts: {
        door: /service/i,
        car: /camry/i,
        morning: /wait/i,
        name: /Bo Kwan/,
        when: /Friday.*7:30/,
      },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "ran into a deer yesterday evening. nobody got hurt but the car wont drive, they took it to Al's tow yard",
      "its a Sienna from 2016, im with state farm, the claim number is 4471",
      "do you think they'll total it",
      "wed at 9am is good, my name is Meg Dorn, 213 555 0153",
    ],
    {
      facts: {
        damage: /deer/i,
        drives: /does not|tow|wont|won't/i,
        car: /Sienna/i,
        claim: /4471|state farm/i,
        name: /Meg Dorn/,
        when: /Wednesday.*9:00/,
      },
      limits: { 3: "damage-verdict" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "some jerk dragged a key down the passenger side of my tesla, model 3 from 2022, black",
      "everyones fine haha, I'm driving it right now",
      "how long would I be without the car",
      "put me down for monday at 8. Leo Tran, (503) 555-0142",
    ],
    {
      facts: {
        damage: /key|side/i,
        drives: /driv|yes/i,
        car: /tesla/i,
        name: /Leo Tran/,
        when: /Monday.*8:00/,
      },
      limits: { 3: "finish-date" },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "tracking says my package got delivered but theres nothing here. order no 55219",
      "unbelievable. this thing from december quit working within a week and now this. give me my money back",
      "my name is Joan Lutz, 208 555 0125",
    ],
    {
      facts: { order: /55219/, wrong: /delivered|quit|nothing/i, name: /Joan Lutz/, phone: /0125/ },
      done: true,
      never: /we will refund|your refund is/i,
    },
  ),
  call(
    "retail-stores",
    [
      "do you guys carry bikes for a kid whos six, red if possible",
      "would I pay less on your website?",
      "can you put one aside for me until saturday at 3. I'm Gil Hunt, 208 555 0143",
    ],
    { facts: { item: /bike/i, name: /Gil Hunt/, when: /Saturday.*3:00/, phone: /0143/ } },
  ),
  call(
    "retail-stores",
    [
      "请问有没有登山鞋，要黑色",
      "我穿四十二码",
      "我叫王强，手机 541 555 0148，先替我留着，明天中午来取",
    ],
    { facts: { item: /登山鞋/, size: /黑色|四十二/, name: /王强/, phone: /0148/, when: /12:00/ } },
  ),
  call(
    "restaurants",
    [
      "my husband's got food stuck in his throat and can't breathe, we're sitting at table 9, please help",
    ],
    { emergency: 1 },
  ),
  call(
    "restaurants",
    [
      "quisiera reservar para hoy a las ocho y media, somos cuatro",
      "preferimos la terraza, y una persona usa silla de ruedas",
      "me llamo Hugo Lara y mi número es 206 555 0165",
    ],
    {
      facts: {
        people: /4/,
        when: /8:30/,
        seat: /terraza|silla/i,
        name: /Hugo Lara/,
        phone: /0165/,
      },
      done: true,
    },
  ),
  call(
    "restaurants",
    [
      "necesito una mesa el viernes, seremos seis, a las ocho... perdón, mejor a las nueve",
      "¿si nos retrasamos cuánto nos guardan la mesa?",
      "ponla a nombre de Rita Sanz, el celular es 206 555 0154",
    ],
    {
      facts: { people: /6|seis/i, when: /viernes.*9:00/, name: /Rita Sanz/, phone: /0154/ },
      done: true,
    },
  ),
  call(
    "hotels",
    [
      "there'll be four of us, arriving saturday and staying 2 nights, we need two queen beds. do you serve breakfast with that?",
      "its for Dee Lamb, 505-555-0133",
    ],
    {
      facts: {
        guests: /4/,
        beds: /queen/i,
        when: /Saturday/,
        nights: /2/,
        name: /Dee Lamb/,
        phone: /0133/,
      },
      done: true,
    },
  ),
  call(
    "hotels",
    ["the whole second floor corridor is smoky, cant see the end of it", "we're in 226"],
    { emergency: 1 },
  ),
  call(
    "attorneys",
    [
      "its been two months since we moved out and the landlord is keeping our deposit",
      "the company is Larkspur Rentals",
      "do I have a case against them?",
      "friday around 2 in the afternoon would work. name's Dana Kirk, my cell is 307-555-0168",
    ],
    {
      facts: {
        matter: /deposit/i,
        other: /Larkspur/,
        name: /Dana Kirk/,
        phone: /0168/,
        when: /Friday.*2:00/,
      },
      limits: { 3: "advice" },
      never: /you (?:can|should) sue/i,
    },
  ),
  call(
    "insurance-agents",
    [
      "I'm at the dealership signing for a new truck, could the policy start right away today",
      "its for the auto. Walt Dean, 307 555 0136",
      "ok how about 10 tomorrow",
    ],
    {
      facts: {
        wish: /new policy|quote/i,
        line: /auto/i,
        name: /Walt Dean/,
        phone: /0136/,
        when: /Friday.*10:00/,
      },
      limits: { 1: "binding" },
      never: /you are bound|coverage starts/i,
    },
  ),
  // Worded once more, after the others were mended.
  call(
    "electricians",
    [
      "lights flicker whenever the dryer runs, nothing hot or smelly",
      "we own it, 7 Dell Ct",
      "is that dangerous",
      "Ruth Hall, 505 555 0121, friday 1pm",
    ],
    {
      facts: {
        problem: /flicker/i,
        owner: /owner/i,
        address: /7 Dell/,
        name: /Ruth Hall/,
        when: /Friday.*1:00/,
      },
      limits: { 3: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "someone rear ended me at a light, other guys insurance is geico claim 88213. im fine",
      "bumper is hanging but it drives, 2019 rav4",
      "they say I gotta take it to their shop, is that right",
      "Omar Diaz 213 555 0181, tues 8:30",
    ],
    {
      facts: {
        damage: /bumper|rear/i,
        drives: /drives/i,
        car: /rav4/i,
        claim: /88213/,
        name: /Omar Diaz/,
        when: /Tuesday.*8:30/,
      },
      limits: { 3: "choice-of-shop" },
      done: true,
    },
  ),
  call(
    "hotels",
    ["need to push my reservation back a day, it's under Sam Hill for the 20th", "505 555 0151"],
    { facts: { name: /Sam Hill/, phone: /0151/ } },
  ),
  call(
    "contractors",
    [
      "one of your vans has had me boxed in since this morning",
      "name would be Nell Frost, 513 555 0118",
    ],
    { person: 1, facts: { name: /Nell Frost/, phone: /0118/ }, done: true },
  ),
];
