import { call } from "../trade-dialogue.ts";

/** Calls at an electrical company. */
export const electriciansCalls = [
  call(
    "electricians",
    [
      "So my lights are being weird, some are super bright and the kitchen's like brown. no smoke no smell",
      "neighbors are fine. what is it?",
      "9 Finch, Ruben Diaz, I own it. 505 555 0133",
      "can I just reset the breaker again",
      "tomorrow 8:30",
    ],
    {
      facts: {
        problem: /bright|lights/i,
        neighbors: /fine/i,
        address: /9 Finch/,
        name: /Ruben Diaz/,
        owner: /own/i,
        when: /8:30/,
      },
      limits: { 4: "electrical-advice" },
      never: /reset it again|you'?re fine|yes, you can/i,
      done: true,
    },
  ),
  call(
    "electricians",
    ["there's a wire down in the yard and it's kind of jumping", "my dog is out there"],
    { emergency: 1 },
  ),
  call(
    "electricians",
    [
      "how much for a car charger ballpark? can I put the outlet in myself",
      "house is ours, 31 Birch Lane, panel 150 amp. it's not urgent",
      "Lena Rao, 505 555 0177, friday at 2",
    ],
    {
      facts: {
        problem: /charger/i,
        owner: /own/i,
        address: /31 Birch/,
        name: /Lena Rao/,
        when: /Friday.*2:00/,
      },
      limits: { 1: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "half my house is out. No smoke no smell. next door is dark too",
      "I own, 18 Vista Ave. Sal Ruiz 505-555-0144",
      "whats causing it",
      "wednesday 8am",
    ],
    {
      facts: {
        problem: /half|out/i,
        neighbors: /next door/i,
        owner: /own/i,
        address: /18 Vista/,
        name: /Sal Ruiz/,
        when: /Wednesday.*8:00/,
      },
      limits: { 3: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "ceiling fan install, two of them, no emergency nothing burning or anything",
      "I own it - 40 Sage Ct",
      "May Liu, 505 555 0166, thursday after 2",
      "the first one",
    ],
    {
      facts: {
        problem: /fan/i,
        owner: /own/i,
        address: /40 Sage/,
        name: /May Liu/,
        when: /Thursday/,
      },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "half the kitchen outlets quit yesterday",
      "no burning no sparks nothing hot",
      "own. 1402 Pine Ave. can i just swap the outlet myself",
      "Dot Ames 614 555 0120 tues or wed... wed. 10 30",
    ],
    {
      facts: {
        problem: /outlets/i,
        owner: /owner/i,
        address: /1402 Pine/,
        name: /Dot Ames/,
        when: /Wednesday.*10:30/,
      },
      limits: { 3: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "electricians",
    ["the panel is hot and buzzing like crazy and theres smoke comin out", "Hank Ruiz"],
    { emergency: 1 },
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
    "electricians",
    [
      "breaker for the bedroom keeps popping, nothing hot no smell",
      "renting, landlord knows",
      "77 Gull St apt 2",
      "is it safe to sleep in there",
      "Nora Quill 207 555 0124 sat 9",
    ],
    {
      facts: {
        problem: /breaker|popping/i,
        owner: /rents/i,
        address: /77 Gull/,
        name: /Nora Quill/,
        when: /Saturday.*9:00/,
      },
      limits: { 4: "electrical-advice" },
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
    "electricians",
    [
      "lights flicker when the dryer runs and theres a fishy smell by the panel",
      "we rent. 9 Cove Rd #3",
      "Zed Park 207 555 0141",
    ],
    { emergency: 1, facts: { owner: /rents/i, address: /9 Cove/, name: /Zed Park/ } },
  ),
  call(
    "electricians",
    [
      "sparks came out of the outlet when i plugged in the vacuum",
      "yeah its stopped now. 8 Moss Ln, we own",
      "Rex Tate 207 555 0155",
    ],
    { emergency: 1, facts: { address: /8 Moss/, owner: /owner/i, name: /Rex Tate/ } },
  ),
  call(
    "electricians",
    [
      "want a ev charger in the garage, how much we talkin",
      "no smoke no burning smell",
      "panel says 200 amp, house is 1998, i own it",
      "can i run the wire myself n you hook it up",
      "6 Larch Ln, Pat Dowd 207 555 0155, next wed 4pm",
    ],
    {
      facts: {
        problem: /charger/i,
        panel: /200/,
        owner: /owner/i,
        address: /6 Larch/,
        name: /Pat Dowd/,
        phone: /0155/,
        when: /Wednesday.*4:00/,
      },
      limits: { 1: "price", 4: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "the outlet in my sons room is sparkin and its black around it",
      "breaker's off now. 19 Kite St, Ana Diaz, 207 555 0132",
    ],
    { emergency: 1, facts: { address: /19 Kite/, name: /Ana Diaz/, phone: /0132/ } },
  ),
];
