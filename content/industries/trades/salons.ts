import type { IndustryPage } from "../industry-page.ts";

export const salons: IndustryPage = {
  slug: "salons",
  frontDesk: {
    name: "Parlor Nine",
    trade: "a salon",
    opens: 540,
    closes: 1140,
  },
  emergency: {
    title: "When it is not about hair",
    quote: "“I colored it at home and my eyes are swelling shut.”",
    says: "medical",
    steps: [
      "Until they come, cool running water. Keep rinsing.",
      "No trouble breathing, no swelling? Poison Help is 1-800-222-1222, at any hour.",
    ],
    note: "Then, and only then, it leaves a note for the owner.",
  },
  sections: [
    {
      kind: "hero",
      layout: "spread",
      title: "Ana is booked until six. Her hands are free at 2:35.",
      text: "It knows who cuts whose hair, what is on it now and how long it has to sit, and the half hour in the middle of a color that every good book has always sold twice.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "9:37 pm",
      scene: "Instagram. Nobody is at the desk.",
      talk: {
        medium: "text",
        label: "Instagram messages to Parlor Nine",
        agent: "Desk",
        caller: "Client",
        lines: [
          {
            who: "caller",
            text: "any chance ana can do my [bangs thursday]??",
          },
          {
            who: "agent",
            text: "Ana is full, but she has a color sitting from 2:35 to 3:10 and likes to fit bangs in there. 2:40, fifteen\u00a0minutes?",
          },
          {
            who: "caller",
            text: "[YES]",
          },
          {
            who: "agent",
            text: "Dry, like last time? Just the bangs?",
          },
          {
            who: "caller",
            text: "[just bangs]",
          },
          {
            who: "agent",
            text: "2:40 Thursday with Ana. If you can’t come, tell me by Wednesday at that time, no hard feelings.",
          },
        ],
      },
      papers: [
        {
          look: "spread",
          title: "Thursday",
          note: "a: apply, p: process, f: finish",
          parts: [
            {
              kind: "chairs",
              chairs: {
                label:
                  "The book for Thursday afternoon, four chairs. Bangs have been written into Ana’s processing time at 2:40.",
                names: ["Ana", "Bea", "Cleo", "Dot"],
                hours: ["1:30", "2:00", "2:30", "3:00", "3:30", "4:00"],
                blocks: [
                  {
                    column: 1,
                    row: 1,
                    rows: 13,
                    text: "Mrs. Pham, root touch-up, a",
                  },
                  {
                    column: 1,
                    row: 14,
                    rows: 7,
                    text: "p 35 min",
                    look: "wait",
                  },
                  {
                    column: 1,
                    row: 15,
                    rows: 3,
                    text: "[Tess, bangs]",
                    look: "new",
                  },
                  {
                    column: 1,
                    row: 21,
                    rows: 8,
                    text: "Mrs. Pham, f. Rinse, blow-dry",
                  },
                  {
                    column: 1,
                    row: 29,
                    rows: 8,
                    text: "Gloss",
                  },
                  {
                    column: 2,
                    row: 1,
                    rows: 9,
                    text: "Cut, curly. No brush.",
                  },
                  {
                    column: 2,
                    row: 10,
                    rows: 9,
                    text: "Cut, kid + dad",
                  },
                  {
                    column: 2,
                    row: 22,
                    rows: 15,
                    text: "Balayage, a",
                  },
                  {
                    column: 3,
                    row: 1,
                    rows: 18,
                    text: "Braids, Imani. All afternoon.",
                  },
                  {
                    column: 3,
                    row: 19,
                    rows: 18,
                    text: "Braids",
                  },
                  {
                    column: 4,
                    row: 5,
                    rows: 8,
                    text: "Lunch. Really.",
                    look: "off",
                  },
                  {
                    column: 4,
                    row: 13,
                    rows: 12,
                    text: "Updo trial, brings veil",
                  },
                  {
                    column: 4,
                    row: 25,
                    rows: 6,
                    text: "Beard",
                  },
                ],
              },
            },
          ],
        },
      ],
    },
    {
      kind: "durations",
      title: "Sell the wait, not the chair",
      text: "A color is three appointments wearing one name. You tell it, once per stylist and service, how long each part takes, and what may be slipped into the middle.",
      parts: [
        {
          name: "Apply",
          minutes: 50,
          text: "Hands busy. Nobody gets in.",
        },
        {
          name: "Process",
          minutes: 35,
          text: "Bangs, beard, brow. Never another color, and never a first visit.",
          free: true,
        },
        {
          name: "Finish",
          minutes: 40,
          text: "Rinse, tone, dry. Add ten for thick hair and ten for talk.",
        },
      ],
      note: "Ana takes one thing in the wait. Bea takes none, she likes to sit down. It keeps to both.",
    },
    {
      kind: "asks",
      look: "messages",
      title: "The consultation, before the chair",
      text: "What the stylist would ask with her fingers in it. A photo helps; two are better, one of them in daylight.",
      questions: [
        {
          question: "What’s on it now? Box color counts. We don’t judge.",
          label: "History",
          answer: "Box black, February",
        },
        {
          question: "Who did it last, and did you like it?",
          label: "Last",
          answer: "Elsewhere. No.",
        },
        {
          question: "A photo today, by a window, from the back?",
          label: "Photo",
          answer: "Two, received",
        },
        {
          question: "And one of what you’d love?",
          label: "Goal",
          answer: "“Honey, but cold”",
        },
        {
          question: "Ever had a reaction to color, or to a henna tattoo?",
          label: "Reaction",
          answer: "No. Patch test Tue.",
        },
        {
          question: "Thick or fine, and how far down?",
          label: "Length",
          answer: "Thick, mid-back",
        },
        {
          question: "How long can you sit?",
          label: "Time",
          answer: "Three hours",
        },
        {
          question: "Same person as always, or whoever is first?",
          label: "With",
          answer: "Ana",
        },
      ],
    },
    {
      kind: "day",
      look: "leaf",
      title: "A Thursday with four chairs",
      text: "The busiest hour for the telephone is the one when everyone is holding a brush.",
      hours: [
        {
          time: "7:50 am",
          title: "Running late",
          text: "“Fifteen is fine for a cut, not for a color. Shall I ask her about a gloss?”",
        },
        {
          time: "10:25 am",
          title: "Walk-in",
          text: "“Dot has a beard’s worth of time at 3:45. Is it a beard?”",
        },
        {
          time: "12:15 pm",
          title: "Lunch, which is really lunch",
          text: "“They’re eating. I’m writing. Which stylist?”",
        },
        {
          time: "2:40 pm",
          title: "Bangs",
          text: "“You’re her quarter past color. Come as you are, dry.”",
        },
        {
          time: "5:30 pm",
          title: "Eight weeks since",
          text: "“Your roots asked me to text. Tuesday at ten, with Ana?”",
        },
        {
          time: "9:37 pm",
          title: "Instagram",
          text: "“She likes to fit bangs in there. 2:40?”",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "paper",
      title: "It books the hair. It doesn’t do it.",
      limits: [
        {
          never: "It never prices a correction from a photo.",
          because: "Box black to blonde is a consultation, and it says how long that one is.",
        },
        {
          never: "It never moves your client to an empty chair.",
          because: "She asked for Ana. She gets Ana, or the truth about when.",
        },
        {
          never: "It never says where Bea went.",
          because:
            "Or her new number, or her day off. “She’s not with us now. May I suggest someone?”",
        },
        {
          never: "It never skips the patch test.",
          because: "Forty-eight hours, even for a regular, if your color house wants it.",
        },
      ],
    },
    {
      kind: "systems",
      look: "columns",
      title: "Where the book lives",
      text: "Vagaro, Boulevard, Booksy and GlossGenius are not connected yet; ask us what a webhook can do. Square is, and so are these.",
      systems: [
        {
          name: "Square",
          text: "Appointments, tips and gift cards",
        },
        {
          name: "Instagram",
          text: "Where they ask, with a photo",
        },
        {
          name: "Google Calendar",
          text: "A column for each chair",
        },
        {
          name: "WhatsApp",
          text: "The mother of the bride, all of it",
        },
        {
          name: "Stripe",
          text: "Deposit for anything over two hours",
        },
        {
          name: "Mailchimp",
          text: "The ones who said yes to news, and nobody else",
        },
        {
          name: "Google Home",
          text: "Tells the floor, aloud, that her three o’clock is parking",
        },
        {
          name: "Webhooks",
          text: "A signed request to your booking system, if it has a door",
        },
      ],
    },
    {
      kind: "talk",
      title: "Ask for Saturday",
      text: "Put in the salon. Ask for Saturday at eleven with the person everyone wants. See how it says no.",
      button: "Talk to the AI",
      say: ["How much to go blonde?", "Can someone fix this tonight?", "Is Bea still there?"],
    },
    {
      kind: "questions",
      faq: {
        id: "salons",
        title: "Asked at the shampoo bowl",
        items: [
          {
            id: "processing-times",
            question: "Does it know my processing times?",
            answer:
              "As you give them: per stylist, per service, with what may go into the gap. It will not invent a gap.",
          },
          {
            id: "own-rules",
            question: "Can stylists keep their own rules?",
            answer:
              "Yes. Days, breaks, who takes kids, who takes men, who takes nobody new until spring.",
          },
          {
            id: "no-shows",
            question: "What about no-shows?",
            answer:
              "A deposit by link where you ask for one, and the hole is offered when somebody drops out. Reminders and waiting-list texts, which it begins itself, come with the Gold plan and above.",
          },
          {
            id: "instagram",
            question: "Can it answer our Instagram?",
            answer:
              "Yes, in the thread, in your tone, and it says that it is an assistant when someone asks. Photos go into the client’s note.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Somebody just", "cut their own bangs"],
      text: "Thirty minutes with us. Bring a Saturday.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["spas", "dentists"],
  posts: ["the-empty-chair-at-two"],
};
