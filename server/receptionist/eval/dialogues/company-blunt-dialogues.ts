import { dialogues } from "../dialogue.ts";

/** Curt callers: dictated addresses, dangers in the middle of a task. */
export const companyBluntDialogues = dialogues([
  {
    name: "blunt: roofer with two towns and a temper",
    turns: [
      [
        "roofing outfit, Tyler and Longview TX. you people pick up at 6am or not",
        { action: "answer", facts: { trade: /roof|contract/i } },
      ],
      ["about 25 calls a day. storms its 100", { facts: { calls: /25/ } }],
      ["3 min tops", { action: "plan", facts: { length: /3/ } }],
      ["whats that monthly billed monthly", { says: /\$/ }],
    ],
  },
  {
    name: "blunt: el correo dictado",
    turns: [
      ["quiero una demo el miércoles por la mañana", { language: "es", offers: /miércoles 18.*a/ }],
      ["a las diez y media", { asks: "name", facts: { time: /10:30/ } }],
      ["Inés Mora", { asks: "email", facts: { name: /Inés Mora/ } }],
      [
        "ines punto mora arroba mora punto example",
        { asks: "confirm", facts: { email: /mora\.example/ } },
      ],
      ["sí, confirmo", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T16:30.*Inés Mora/ },
  },
  {
    name: "blunt: what a dentist wants to know in a row",
    turns: [
      ["dentist here. can it book into our calendar", { action: "answer" }],
      ["and send reminders", { says: /remind/i }],
      ["which plan has that", { says: /Gold|Silver|Basic|plan/i }],
      ["how much", { says: /\$/ }],
      [
        "ok call me, Dr Ann Sow 208 555 0133, ann@sow.example",
        { facts: { name: /Ann Sow/, phone: /0133/ } },
      ],
    ],
  },
  {
    name: "blunt: message, then one word changed",
    turns: [
      ["leave a note for nora: we need 4 numbers ported by june", {}],
      ["Gil Roth gil@roth.example", { asks: "confirm", facts: { name: /Gil Roth/ } }],
      [
        "wait my email is gil@roths.example",
        { asks: "confirm", facts: { email: "gil@roths.example" } },
      ],
      ["send", { action: "sent" }],
    ],
    end: { left: /gil@roths\.example.*4 numbers/s },
  },
  {
    name: "blunt: compares by number of agents",
    turns: [
      ["which plan gives 6 agents", { says: /Gold/ }],
      ["setup fee for it", { says: /\$2,995/ }],
      ["and the cheaper one", { says: /Silver/ }],
      ["how many agents there", { says: /3/ }],
    ],
  },
  {
    name: "blunt: nothing suits, so a message",
    turns: [
      ["any time saturday?", { action: "book" }],
      ["no weekends? forget it", { never: /Which of these/ }],
      ["just email me a price sheet, tom@vale.example", { facts: { email: "tom@vale.example" } }],
    ],
  },
  {
    name: "blunt: trust questions from a clinic",
    turns: [
      [
        "we are a clinic, will you sign a baa",
        { never: /yes|we do sign/i, says: /business associate|HIPAA/i },
      ],
      ["do you record patients", { says: /record/i }],
      ["who reads it", { action: "answer" }],
      ["ok", {}],
    ],
  },
]);
