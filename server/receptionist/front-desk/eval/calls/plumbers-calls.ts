import { call } from "../trade-dialogue.ts";

/** Calls at a plumbing company. */
export const plumbersCalls = [
  call(
    "plumbers",
    [
      "it's coming out of the ceiling, oh my God, the, the dining room, through the chandelier",
      "ok we're out of that room. it's slowing, I turned the lever",
      "12 Dover, Marion Webb, 419 555 0104. do I need you tonight?",
    ],
    {
      emergency: 1,
      facts: {
        problem: /ceiling|chandelier/i,
        address: /12 Dover/,
        name: /Marion Webb/,
        phone: /0104/,
      },
    },
  ),
  call(
    "plumbers",
    [
      "Toilet's, everything's coming up in the tub. no gas smell no lights or anything near",
      "I'm a tenant, do I call you or him? the landlord's Mr. Ames",
      "44 Mill St, Ivy Cole, 419 555 0166, how much to snake it",
      "7am tomorrow",
      "ok 8",
    ],
    {
      facts: {
        problem: /toilet|tub/i,
        owner: /tenant/i,
        address: /44 Mill/,
        name: /Ivy Cole/,
        when: /8:00/,
      },
      limits: { 3: "price" },
      never: /\$\d|landlord (will|has to) pay/i,
      done: 4,
    },
  ),
  call("plumbers", ["I smell rotten eggs, could be the drain?"], {
    emergency: 1,
    never: /probably the drain|it may be the drain/i,
  }),
  call(
    "plumbers",
    [
      "kitchen faucet's dripping, not bad, I have a pot under it. no outlets near, no smell",
      "we own. 9 Quail Ln",
      "Ruth Ames, 419 555 0178. monday between 12 and 12:30",
    ],
    {
      facts: {
        problem: /faucet|dripping/i,
        owner: /own/i,
        address: /9 Quail/,
        name: /Ruth Ames/,
        when: /Monday.*12:/,
      },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "water heater is leaking in the garage, nothing electric near it, I shut it off",
      "my house. 77 Ridge Rd. Carl Ott 419-555-0155",
      "how long till you come, like an hour?",
      "ok tomorrow 7:30",
    ],
    {
      facts: {
        problem: /water heater/i,
        running: /stopped/i,
        owner: /owner/i,
        address: /77 Ridge/,
        name: /Carl Ott/,
        when: /7:30/,
      },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "toilets running nonstop and the upstairs sink drips, nothing near any wires",
      "i own the place",
      "77 Garnet St",
      "whats it gonna run me",
      "Fay Ito 412 555 0111 thur morning, 9",
    ],
    {
      facts: {
        problem: /toilet/i,
        owner: /owner/i,
        address: /77 Garnet/,
        name: /Fay Ito/,
        when: /Thursday.*9:00/,
      },
      limits: { 4: "price" },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "water heater bursted basement is filling up and the outlets are under water",
      "Al Marsh 412 555 0126, 5 Rose Ln",
    ],
    { emergency: 1, facts: { name: /Al Marsh/, address: /5 Rose/ } },
  ),
  call("plumbers", ["hay agua por todos lados y llega a los enchufes"], { emergency: 1 }),
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
    "plumbers",
    [
      "toilet upstairs overflowed, its coming thru the ceiling light downstairs",
      "ok i stepped away. turned the water off",
      "my house. 7 Quill St. Ned Fry 314 555 0150",
    ],
    { emergency: 1, facts: { owner: /owner/i, address: /7 Quill/, name: /Ned Fry/ } },
  ),
  call(
    "plumbers",
    [
      "no hot water since yesterday",
      "no gas smell, dry floor",
      "its a Rheem from 2012. i own",
      "could i relight it myself",
      "3 Cobb Ct, Sid Marlow 314 555 0117, today 4?",
    ],
    {
      facts: {
        problem: /hot water/i,
        equipment: /Rheem|2012/i,
        owner: /owner/i,
        address: /3 Cobb/,
        name: /Sid Marlow/,
        when: /Thursday.*4:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "water heater is leaking all over the garage",
      "no outlets near, no gas smell",
      "i own it. 520 Finch Ave",
      "Dot Weems 314 555 0166 asap today",
    ],
    {
      facts: { problem: /heater|leak/i, owner: /owner/i, address: /520 Finch/, name: /Dot Weems/ },
    },
  ),
  call(
    "plumbers",
    [
      "马桶堵了，水快溢出来了",
      "没有，离插座很远",
      "我自己的房子",
      "88 Oak St，张强 314 555 0144，今天下午三点",
    ],
    {
      facts: { problem: /马桶/, address: /88 Oak/, name: /张强/, phone: /0144/, when: /3:00/ },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "i smell rotten eggs by the water heater, kinda strong",
      "ok out. 9 Fox Rd Kit Orr 314 555 0188",
    ],
    { emergency: 1, facts: { address: /9 Fox/, name: /Kit Orr/ } },
  ),
  call(
    "plumbers",
    [
      "toilet upstairs is overflowing and wont quit",
      "nowhere near lights. i found the valve its off now",
      "own it",
      "do i pour draino in",
      "41 Sable Ct, Mitch Ober 614 555 0129, tomorrow 7am",
    ],
    {
      facts: {
        problem: /overflowing|toilet/i,
        running: /stopped/i,
        owner: /owner/i,
        address: /41 Sable/,
        name: /Mitch Ober/,
        phone: /0129/,
        when: /Friday.*7:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "plumbers",
    ["el agua sale del techo justo encima de la lámpara y chispea", "ya apagué todo y salimos"],
    { emergency: 1 },
  ),
];
