import { dialogues } from "../dialogue.ts";

/** Terse callers: hours changed, complaints, dangers in between. */
export const companyTerseDialogues = dialogues([
  {
    name: "terse: electrician, two cities, spanish crews",
    turns: [
      [
        "electrical contractor, 3 vans, Reno. half my customers speak spanish",
        { facts: { trade: /electric/i, place: /Reno/, size: /3 vans/, language: /Spanish/i } },
      ],
      ["18 calls a day, 4 min", { action: "plan", facts: { calls: /18/, length: /4/ } }],
      ["and if it doubles", { action: ["plan", "answer", "unknown"] }],
      [
        "can i get a call about it friday 2:30",
        { action: "book", asks: "name", facts: { day: /Friday 13/, time: /2:30/ } },
      ],
      ["Cruz Delgado, cruz@delgado.example", { asks: "confirm" }],
      ["perfect", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T20:30.*Cruz Delgado/ },
  },
  {
    name: "terse: is it down, is it safe, who reads",
    turns: [
      ["what happens if your servers go down", { action: "answer" }],
      ["do my callers know its ai", { action: "answer" }],
      ["can i read what it said", { says: /transcript|read|record/i }],
    ],
  },
  {
    name: "terse: phone message with a reason after",
    turns: [
      ["can someone call me back", { action: ["message", "person"] }],
      ["Ira Poole 816 555 0107", { facts: { name: /Ira Poole/, phone: /0107/ } }],
      ["ira@poole.example", {}],
      ["its about replacing our night service", {}],
      ["yes send it", { action: "sent" }],
    ],
    end: { left: /Ira Poole.*ira@poole\.example.*night service/s },
  },
  {
    name: "terse: 中文先问后约再取消",
    turns: [
      ["你们跟 HubSpot 能连吗", { language: "zh", says: /HubSpot/ }],
      ["那 Slack 呢", { says: /Slack/ }],
      ["约明天上午", { action: "book", offers: /13/ }],
      ["算了，不约了", { never: /哪个时间/ }],
    ],
    end: { booked: false },
  },
  {
    name: "terse: the day before, then noon",
    turns: [
      ["id like wed at 1", { action: "book", facts: { day: /Wednesday 18/, time: /1:00/ } }],
      ["the day before is better", { facts: { day: /Tuesday 17/, time: /1:00/ } }],
      ["Zoe Lark zoe@lark.example", { asks: "confirm" }],
      ["go", {}],
    ],
    end: { booked: /2026-03-17T19:00.*Zoe Lark/ },
  },
  {
    name: "terse: only complaints",
    turns: [
      ["your bot called me 3 times", { never: /lawyer|doctor/ }],
      ["take me off your list", { action: ["answer", "message", "person", "unknown"] }],
      ["my number is 702 555 0188", { facts: { phone: /0188/ } }],
    ],
  },
]);
