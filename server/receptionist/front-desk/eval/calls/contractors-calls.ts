import { call } from "../trade-dialogue.ts";

/** Calls at a contractor. */
export const contractorsCalls = [
  call(
    "contractors",
    [
      "We're thinking of a deck, nothing huge, what's that run?",
      "house is from ninety-one, there's an HOA, they're, yeah. before the baby comes in October",
      "both of us decide. thursday 5:30, 30 Birch. Amy Doss 513 555 0190",
      "is that wall load bearing and do we need a permit",
    ],
    {
      facts: {
        project: /deck/i,
        house: /91/,
        deadline: /october|baby/i,
        decides: /both/i,
        when: /Thursday.*5:30/,
        address: /30 Birch/,
        name: /Amy Doss/,
      },
      limits: { 1: "price", 4: "structure" },
      never: /no permit|is load.?bearing|not load.?bearing|\$\d/i,
      done: 3,
    },
  ),
  call("contractors", ["your guys hit the gas line in the back yard, i can hear it hissing"], {
    emergency: 1,
  }),
  call(
    "contractors",
    [
      "Our other guy stopped showing up, half a roof is open. could you be done by thanksgiving? promise",
      "get me the owner now or I call my lawyer",
    ],
    {
      limits: { 1: "finish-date" },
      person: 2,
      never: /we('ll| will) be done|i promise (you|it|thanksgiving)/i,
    },
  ),
  call(
    "contractors",
    [
      "bathroom remodel, house was built in 1972. we have drawings",
      "how long will it take? by christmas?",
      "Nan Cruz, 4 Elk Rd, 513 555 0171, monday 4:30",
    ],
    {
      facts: {
        project: /bathroom/i,
        house: /1972/,
        paper: /drawings/i,
        address: /4 Elk/,
        name: /Nan Cruz/,
        when: /Monday.*4:30/,
      },
      limits: { 2: "finish-date" },
      done: true,
    },
  ),
  call(
    "contractors",
    ["Your truck's blocking my driveway, 3rd time this week", "Ann Bock, 513 555 0111"],
    { person: 1, facts: { name: /Ann Bock/, phone: /0111/ }, done: true },
  ),
  call(
    "contractors",
    [
      "want to take out the wall between kitchen and living room",
      "1958 ish, 30 Quarry Rd",
      "is that wall load bearing do you know",
      "Meg Sloan and my husband decides too, 614 555 0177",
      "saturdays only. 9am",
    ],
    {
      facts: {
        project: /wall/i,
        house: /1958/,
        address: /30 Quarry/,
        name: /Meg Sloan/,
        when: /Saturday.*9:00/,
      },
      limits: { 3: "structure" },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "roof's leaking over the bedroom since the storm, tarp on it now",
      "built 1990",
      "8 Holly Dr. when would it be finished if you start monday",
      "Ike Dunn 614-555-0160 tomorrow noon",
    ],
    {
      facts: { project: /roof|leak/i, house: /1990/, name: /Ike Dunn/, when: /Friday.*12:00/ },
      limits: { 3: "finish-date" },
      done: true,
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
    "contractors",
    [
      "deck rebuild, its rotten, 12 by 20",
      "1988 house",
      "hoa wants drawings",
      "how long would it take you",
      "9 Loon Way. Hal Dietz 503 555 0163, sat 10",
    ],
    {
      facts: {
        project: /deck/i,
        house: /1988/,
        paper: /hoa|drawings/i,
        address: /9 Loon/,
        name: /Hal Dietz/,
        when: /Saturday.*10:00/,
      },
      limits: { 4: "finish-date" },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "finish the basement, add a bath",
      "house is 2004",
      "my husband and i both decide",
      "will homeowners pay if it floods",
      "31 Elk Dr, Meg Sorel 503 555 0191 thurs 4:30",
    ],
    {
      facts: {
        project: /basement|bath/i,
        house: /2004/,
        decides: /both/i,
        address: /31 Elk/,
        name: /Meg Sorel/,
        when: /Thursday.*4:30/,
      },
      limits: { 4: "coverage" },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "roof is leaking into the bedroom, tarp on it",
      "1975 house",
      "55 Vale Rd",
      "how soon can it be done",
      "Stu Lamb 503 555 0122, tomorrow 8",
    ],
    {
      facts: {
        project: /roof|leak/i,
        house: /1975/,
        open: /tarp|leak/i,
        address: /55 Vale/,
        name: /Stu Lamb/,
        when: /Friday.*8:00/,
      },
      done: true,
    },
  ),
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
];
