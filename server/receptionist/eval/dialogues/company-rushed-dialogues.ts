import { dialogues } from "../dialogue.ts";

/** Conversations with doubts, changed minds and mixed languages. */
export const companyRushedDialogues = dialogues([
  {
    name: "rushed: three jobs, one line, then the price of two",
    turns: [
      ["can it text ppl, remind them n take deposits", { says: [/text/i, /remind/i] }],
      ["whats that cost on gold and platinum", { says: [/Gold/, /Platinum/] }],
      ["monthly not yearly", { says: /\$1,295|\$1,995/ }],
    ],
  },
  {
    name: "rushed: books, forgets, changes name and day",
    turns: [
      ["id like a call fri 9ish", { facts: { day: /Friday 13/, time: /9:00/ } }],
      ["Wes Tran", { asks: "email" }],
      ["hmm can we do monday instead", { facts: { day: /Monday 16/ } }],
      ["wes.tran@tran.example", { asks: "confirm", facts: { email: "wes.tran@tran.example" } }],
      ["its Wesley actually", { facts: { name: /Wesley/ } }],
      ["confirm", { action: "booked" }],
    ],
    end: { booked: /2026-03-16.*Wesley/ },
  },
  {
    name: "rushed: a locksmith works out the plan aloud",
    turns: [
      [
        "im a locksmith in Fresno, calls come mostly nights",
        { action: ["answer", "plan"], facts: { place: /Fresno/ } },
      ],
      ["maybe 12 a day", { facts: { calls: /12/ } }],
      ["each one like 4 min", { action: "plan", facts: { length: /4/ } }],
      ["ok whats that a year", { says: /\$/ }],
      ["too much. one below?", { says: /Basic|\$/ }],
    ],
  },
  {
    name: "rushed: kid at home, then sales",
    turns: [
      ["hi do you work with outlook", { says: /Outlook/ }],
      ["oh no my kid just drank something from under the sink", { emergency: true }],
      ["shes ok, poison control says fine. so outlook yes?", { says: /Outlook/ }],
    ],
  },
  {
    name: "rushed: wants a person, gives phone only",
    turns: [
      ["get me a human", { action: "person" }],
      ["cell is 619 555 0144", { facts: { phone: /0144/ }, asks: "email" }],
      ["no email. name is Burt", { facts: { name: /Burt/ } }],
      ["fine burt@oak.example", {}],
      ["about switching from our old service", {}],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Burt.*burt@oak\.example/s },
  },
  {
    name: "rushed: doubts, one after another",
    turns: [
      ["sounds too good. whats the downside", { action: "answer" }],
      ["so if i hate it im stuck?", { says: /billing period|notice|cancel|leave/i }],
      ["and my number, do i lose it", { says: /number/i }],
      ["ok and when you hike prices", { says: /30 days/ }],
    ],
  },
  {
    name: "rushed: the earliest, then later that day",
    turns: [
      [
        "soonest call you have",
        { action: "book", asks: "name", facts: { day: /Friday 13/, time: /9:00/ } },
      ],
      ["later that day pls", { offers: /Friday 13/, offersNo: /9:00/, facts: { time: null } }],
      ["2:30 perfect", { asks: "name", facts: { time: /2:30/ } }],
      ["Moe Kent, moe@kent.example", { asks: "confirm" }],
      ["yes!", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T20:30.*Moe Kent/ },
  },
  {
    name: "rushed: figures thrown about",
    turns: [
      [
        "90 calls a week 5 minutes, 200 texts",
        { action: "plan", facts: { calls: /90/, length: /5/, texts: /200/ } },
      ],
      ["make it 9 calls a day", { facts: { calls: /9 a day/ } }],
      ["2 agents", { facts: { agents: /2/ } }],
    ],
  },
]);
