import { call } from "../trade-dialogue.ts";

/** Contractors, painters, movers: never tuned to. */
export const buildingAndMovingCallsKeptApart = [
  call(
    "contractors",
    [
      "looking to turn the garage into a inlaw unit",
      "house is from 72. no drawings or nothin",
      "wall between is that load bearing u think",
      "me and my wife both home evenings",
      "done by xmas, can u promise",
      "88 Quince Rd, Burt Amos 971 555 0187, tue 5:30pm",
    ],
    {
      facts: {
        project: /garage/i,
        house: /72/,
        decides: /both/i,
        address: /88 Quince/,
        name: /Burt Amos/,
        phone: /0187/,
        when: /Tuesday.*5:30/,
      },
      limits: { 3: "structure", 5: "finish-date" },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "我家浴室漏水，想整个翻新",
      "房子是1985年的",
      "保险会赔吗",
      "地址 210 Cedar Ave，李明 510 555 0114，周六上午十点",
    ],
    {
      facts: {
        project: /浴室|翻新/,
        house: /1985/,
        address: /210 Cedar/,
        name: /李明/,
        phone: /0114/,
        when: /10:00/,
      },
      limits: { 3: "coverage" },
    },
  ),
  call(
    "painters",
    [
      "outside of the house, 2 story, south side is peelin bad",
      "built 1961",
      "will one coat do it",
      "2 dogs and a toddler, is the paint safe for em",
      "17 Fern Way, Gail Nance 541 555 0160 thurs next week 8am",
    ],
    {
      facts: {
        where: /exterior/i,
        rooms: /south|story|house/i,
        condition: /peel/i,
        year: /1961/,
        living: /dogs|toddler/i,
        address: /17 Fern/,
        name: /Gail Nance/,
        phone: /0160/,
        when: /Thursday.*8:00/,
      },
      limits: { 3: "promise", 4: "safety-claims" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "just the kitchen n hallway, inside",
      "ceilings too, not the doors",
      "2004 house",
      "how much per room",
      "Lyle Ng, 503-555-0118, saturday 9 works",
    ],
    {
      facts: {
        where: /interior/i,
        rooms: /kitchen|hallway/i,
        extras: /ceiling/i,
        year: /2004/,
        name: /Lyle Ng/,
        phone: /0118/,
        when: /Saturday.*9:00/,
      },
      limits: { 4: "price" },
      done: true,
    },
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
