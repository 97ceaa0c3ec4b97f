import type { IndustryPage } from "../industry-page.ts";

export const medSpas: IndustryPage = {
  slug: "med-spas",
  frontDesk: { name: "Halcyon Skin", trade: "a med spa", opens: 600, closes: 1140 },
  emergency: {
    title: "The day after filler",
    quote: "“It’s gone kind of white around my lip. Is that normal?”",
    says: "after-treatment",
    steps: [
      "White, gray or mottled skin, or pain that grows, counts at any hour of the night.",
      "When was it, which product, who did it? It reads that to her while it rings.",
    ],
    note: "It never says that something is normal. Blisters after a laser and a drooping lid go the same way. The list is your medical director’s.",
  },
  sections: [
    {
      kind: "hero",
      layout: "side",
      title: "“How many units?” is not a\u00a0text.",
      text: "It books the consultation, takes the deposit and asks what an injector needs to know. The number of units is decided by someone who can see a face.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "10:14 pm",
      scene: "Instagram.",
      talk: {
        medium: "text",
        label: "Instagram messages between a client and the desk of Halcyon Skin",
        agent: "Desk",
        caller: "Client",
        lines: [
          { who: "caller", text: "how much for [forehead]? wedding is [may 16]" },
          {
            who: "agent",
            text: "Congratulations. Price depends on units, and the injector decides those in the chair. For the date: it wants about two weeks to settle, so no later than May 2.",
          },
          { who: "caller", text: "ok. [first time], kinda nervous" },
          {
            who: "agent",
            text: "Then a consultation first. Any blood thinners? Pregnant or nursing? Anything on your skin just now?",
          },
          { who: "caller", text: "[none of that]" },
          {
            who: "agent",
            text: "April 25 at 5:30, with Nurse Adler. The $50 deposit comes off the visit.",
          },
        ],
      },
      papers: [
        {
          look: "sheet",
          title: "Consultation",
          note: "Halcyon Skin",
          parts: [
            {
              kind: "beside",
              left: [
                {
                  kind: "drawing",
                  drawing: "face",
                  label: "A face chart. The forehead is outlined, with a question mark.",
                },
              ],
              right: [
                {
                  kind: "boxes",
                  boxes: [
                    { label: "Area", value: "Forehead", span: 12 },
                    { label: "First time", value: "Yes", span: 12 },
                    { label: "Event", value: "May 16", span: 12 },
                    { label: "Not after", value: "May 2", span: 12 },
                    { label: "Contraindications asked", value: "None said", span: 12 },
                    { label: "Units", value: "", span: 12 },
                  ],
                },
              ],
            },
            { kind: "note", text: "The last box stays empty until a license fills it." },
          ],
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "paper",
      title: "“The nurse will say” is its favorite sentence",
      limits: [
        {
          never: "No units, no syringes, no “you’d need two”.",
          because: "In most states injectables are medicine, and the exam comes first.",
        },
        {
          never: "No promise about how it will look.",
          because: "It can send the page of pictures you chose. It adds no adjective.",
        },
        {
          never: "Nothing about pregnancy but one answer.",
          because: "“Please tell the clinician.” And it makes sure that she is told.",
        },
        {
          never: "No verdict on a photograph.",
          because: "It passes the picture to whoever holds the license, unjudged.",
        },
      ],
    },
    {
      kind: "timeline",
      onSurface: true,
      title: "Counting back from the wedding",
      text: "Callers name the day they want to look rested. It counts the other way and offers dates that leave room.",
      stops: [
        {
          time: "May 16",
          title: "The wedding",
          text: "Nothing happens to her skin today.",
          gap: "two weeks",
        },
        {
          time: "May 2",
          title: "The last good day",
          text: "Later than this, and a touch-up lands on the rehearsal.",
          gap: "a week",
        },
        {
          time: "April 25",
          title: "Consultation",
          text: "Nurse Adler looks, decides, and says no if no is the answer.",
          gap: "a night",
        },
        {
          time: "April 24",
          title: "10:14 pm",
          text: "The courage lasts an evening. That is why somebody answers.",
        },
      ],
    },
    {
      kind: "columns",
      title: "Whose answer is it?",
      text: "Four people work here. It knows which of them a question belongs to.",
      columns: [
        {
          title: "Desk",
          items: ["Hours, parking, price list", "Deposits and moves", "“Can I bring my sister?”"],
        },
        { title: "Esthetician", items: ["Peels and facials", "What to leave off beforehand"] },
        {
          title: "Nurse",
          items: ["How much, and where", "“One lid is lower”", "Medicines you take"],
        },
        {
          title: "Medical director",
          items: ["Anything on the list", "Anyone who should be told no"],
        },
      ],
    },
    {
      kind: "asks",
      look: "messages",
      title: "Asked by text, one at a time",
      text: "Most of this trade is typed at night with a thumb. So are the questions.",
      questions: [
        {
          question: "Were you treated in the last two weeks? How does it feel?",
          label: "Before anything",
          answer: "filler monday, fine",
        },
        {
          question: "What would you like to change, in your own words?",
          label: "Wish",
          answer: "less tired",
        },
        {
          question: "Have you been here, and whose hands do you know?",
          label: "Known",
          answer: "last fall, nina",
        },
        {
          question: "Is there a date behind it?",
          label: "Event",
          answer: "wedding june 14",
        },
        {
          question: "Medicines, keloids, pregnant or nursing?",
          label: "For the clinician",
          answer: "none told",
        },
        {
          question: "Lips, skin or laser? The room hangs on it, and the length.",
          label: "Treatment",
          answer: "lips, consult",
        },
        {
          question: "Which hour may we keep for you? The deposit holds it.",
          label: "Deposit",
          answer: "paid 9:58",
        },
        {
          question: "May we text, and by which name?",
          label: "Discretion",
          answer: "yes. jo",
        },
      ],
    },
    {
      kind: "day",
      look: "rows",
      title: "Saturday, mostly after dark",
      text: "The room is busy till seven. The inbox begins then.",
      hours: [
        {
          time: "8:15 am",
          title: "“One lid is lower”",
          text: "“The nurse has this in a minute, with the day and the product.”",
        },
        {
          time: "11:30 am",
          title: "Price, please",
          text: "“By the syringe; the list is attached. How many is hers to say.”",
        },
        {
          time: "2:10 pm",
          title: "A bride",
          text: "“Let’s start at the aisle and walk backward.”",
        },
        {
          time: "6:40 pm",
          title: "A man, whispering",
          text: "“Thursday, the last slot. I’ll text, and leave nothing on a voicemail.”",
        },
        {
          time: "9:50 pm",
          title: "Lips",
          text: "“A picture of yourself that you like helps her more than one of somebody famous.”",
        },
      ],
    },
    {
      kind: "systems",
      look: "columns",
      title: "Where the evening goes",
      text: "Zenoti, Boulevard, Aesthetic Record and PatientNow are not connected yet, and the makers’ point programs are not either.",
      systems: [
        { name: "Instagram", text: "Where they ask" },
        { name: "WhatsApp", text: "Where the others ask" },
        { name: "Square", text: "The hour, the deposit, the gift card" },
        { name: "Google Calendar", text: "A column for each pair of hands" },
        { name: "Mailchimp", text: "Only those who said yes" },
        { name: "Google Ads", text: "Which picture made them call" },
      ],
    },
    {
      kind: "talk",
      title: "Text it the way they do",
      text: "No greeting, no capitals, one photograph in mind. It belongs to your practice while you try.",
      button: "Talk to the AI",
      say: [
        "How many units do I need for my elevens?",
        "My wedding’s the 14th, am I too late?",
        "I don’t want to look done.",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "med-spas",
        title: "Asked by the person with the license",
        items: [
          {
            id: "advice",
            question: "Will it give advice to get the booking?",
            answer:
              "No. An evening’s courage is worth a consultation, not an opinion. What it may send is the text you approved.",
          },
          {
            id: "deposits",
            question: "Can it hold an hour with a deposit?",
            answer:
              "By a link, which is a text; plan for Silver or more. No card number is asked for or repeated.",
          },
          {
            id: "woken",
            question: "Who is woken at eleven at night?",
            answer:
              "The name you put beside each word of the list. If it does not pick up, the next name, and the client knows that it is ringing.",
          },
          {
            id: "pictures",
            question: "May it show before-and-afters?",
            answer: "It can send the page you made. It will not add that hers will look like that.",
          },
          {
            id: "system",
            question: "We run everything in one med-spa program.",
            answer:
              "It is not connected yet. Appointments go into Square or a calendar; a webhook may carry them further.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Quarter past ten,", "and she almost asked"],
      text: "Half an hour. Bring the last twenty messages that nobody answered in time.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["spas", "doctors"],
  posts: ["the-empty-chair-at-two", "information-or-advice"],
};
