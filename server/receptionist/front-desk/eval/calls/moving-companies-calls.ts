import { call } from "../trade-dialogue.ts";

/** Calls at a moving company. */
export const movingCompaniesCalls = [
  call(
    "moving-companies",
    [
      "Hi, just a rough price, it's a two-bedroom from Columbus, Ohio going to Muncie, Indiana",
      "on the thirtieth. I know, everyone. or the 28th. third floor, theres an elevator sort of",
      "oh and a piano at my moms. we pack ourselves",
      "video walk wednesday 6:00 pm? Gus Hall, 614 555 0155",
    ],
    {
      facts: {
        from: /Columbus/,
        to: /Muncie|Indiana/,
        size: /two.?bedroom/i,
        stairs: /third|3rd|elevator/i,
        heavy: /piano/i,
        packing: /our/i,
        name: /Gus Hall/,
        when: /Wednesday.*6:00/,
      },
      limits: { 1: "price" },
      never: /\$\d|about \d/i,
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "Where's my stuff? it said Tuesday!! I want a date and I want it now",
      "Bill Ames, 614 555 0101",
    ],
    {
      limits: { 1: "delivery-date" },
      person: 1,
      facts: { name: /Bill Ames/, phone: /0101/ },
      never: /it will arrive|by wednesday/i,
    },
  ),
  call(
    "moving-companies",
    ["our truck from you guys just crashed, one of the crew is hurt, he's pinned"],
    { emergency: 1 },
  ),
  call(
    "moving-companies",
    [
      "studio, from Tucson to Mesa, end of the month",
      "do you take plants? and are you insured",
      "Roy Beck 614 555 0171, video on monday 5pm",
    ],
    {
      facts: {
        size: /studio/i,
        from: /Tucson/,
        to: /Mesa/,
        name: /Roy Beck/,
        when: /Monday.*5:00/,
      },
      limits: { 2: "valuation" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "3 bedroom house in Reno, going to Boise. the 28th",
      "we have a gun safe and a treadmill, ground floor",
      "in person on tuesday 4pm. Cy Webb 614 555 0199",
    ],
    {
      facts: {
        size: /3 bedroom/i,
        from: /Reno/,
        to: /Boise/,
        heavy: /safe|treadmill/i,
        name: /Cy Webb/,
        when: /Tuesday.*4:00/,
      },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "2 bdrm apt from Akron to Erie, end of the month, theres an upright piano",
      "third floor no elevator",
      "can you promise itll be there by the 1st",
      "Vic Stone 330 555 0168. thursday 11 to talk",
    ],
    {
      facts: {
        from: /Akron/,
        to: /Erie/,
        size: /2 b/i,
        heavy: /piano/i,
        stairs: /third|elevator/i,
        name: /Vic Stone/,
        when: /Thursday.*11:00/,
      },
      limits: { 3: "delivery-date" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "where is my stuff? it was supposed to be here monday",
      "this is a joke. im Pru Dalton, order 4471",
      "get me a manager. 330 555 0171",
    ],
    { facts: { name: /Pru Dalton/, phone: /0171/ }, limits: { 1: "delivery-date" }, person: 3 },
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
    "moving-companies",
    [
      "moving from Tacoma to Bend june 3, 3 bedroom house plus garage",
      "no stairs. we pack",
      "what if you scratch the floors",
      "Uma Diaz 253 555 0142, video fri 11",
    ],
    {
      facts: {
        from: /Tacoma/,
        to: /Bend/,
        size: /3 bedroom|garage/i,
        packing: /pack/i,
        name: /Uma Diaz/,
        when: /Friday.*11:00/,
      },
      limits: { 3: "valuation" },
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
    "moving-companies",
    [
      "my stuff was supposed to be here tuesday, where is the truck",
      "order is under Fay Moss 253 555 0128",
    ],
    { facts: { name: /Fay Moss/, phone: /0128/ }, limits: { 1: "delivery-date" }, person: 1 },
  ),
  call(
    "moving-companies",
    [
      "need movers, 1br apt 3rd floor no elevator, Denver to Pueblo",
      "may 30 or 31",
      "theres a safe, like 400 lb",
      "what if my tv gets broke",
      "Ron Pell 719 555 0149, video thing friday noon",
    ],
    {
      facts: {
        from: /Denver/,
        to: /Pueblo/,
        size: /1 ?(br|bed)/i,
        day: /may 30/i,
        stairs: /3rd|no elevator/i,
        heavy: /safe/i,
        name: /Ron Pell/,
        phone: /0149/,
        when: /Friday.*12:00/,
      },
      limits: { 4: "valuation" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "wheres my stuff!! driver said tuesday its thursday",
      "nobody answers. im sleeping on the floor",
      "order under Ines Vidal, 213 555 0141",
    ],
    { facts: { name: /Ines Vidal/, phone: /0141/ }, never: /will arrive|be there tomorrow/i },
  ),
];
