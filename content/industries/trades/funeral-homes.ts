import type { IndustryPage } from "../industry-page.ts";

export const funeralHomes: IndustryPage = {
  slug: "funeral-homes",
  frontDesk: {
    name: "Ferris and Daughter",
    trade: "a funeral home",
    opens: 540,
    closes: 1020,
  },
  emergency: {
    title: "If no one was expecting it",
    quote: "“She wouldn’t wake up. Nobody has been here yet.”",
    says: "unexpected-death",
    steps: [
      "It does not say that she has died. That is not ours to say.",
      "Ms. Ferris is told all the same, and will call when the family is ready.",
    ],
    note: "A caller who speaks of harming themselves: 988, and a person, at once.",
  },
  sections: [
    {
      kind: "hero",
      layout: "quiet",
      title: "Answered slowly, at\u00a0any\u00a0hour.",
      text: "When a family calls at night, a calm voice answers. It takes down only what is needed, and it calls the director at once.",
      book: "Speak with us",
      hear: "Hear how it speaks",
      time: "3:12 am",
      talk: {
        medium: "call",
        label: "A telephone call to Ferris and Daughter",
        agent: "Desk",
        caller: "Son",
        lines: [
          {
            who: "caller",
            text: "[My father] has died. I don’t know what I’m supposed to do.",
          },
          {
            who: "agent",
            text: "I am so sorry. I’m the assistant at Ferris and Daughter, and I am calling Ms. Ferris now. There is nothing you have to do quickly. May I ask his name?",
          },
          {
            who: "caller",
            text: "[Walter Hensley].",
          },
          {
            who: "agent",
            text: "Thank you. Is someone there with you? And was a hospice nurse looking after Mr. Hensley?",
          },
          {
            who: "caller",
            text: "My sister. The nurse is [on her way].",
          },
          {
            who: "agent",
            text: "Then she will come first. Would you like some time with him before anyone else comes?",
          },
          {
            who: "caller",
            text: "Yes. [A few hours].",
          },
          {
            who: "agent",
            text: "I have written that down. Ms. Ferris will call you on this number herself. I can stay on the line until she does.",
          },
        ],
      },
      papers: [
        {
          look: "framed",
          title: "First call",
          note: "3:12 am",
          parts: [
            {
              kind: "lines",
              rows: [
                {
                  term: "Name",
                  value: "Walter Hensley",
                },
                {
                  term: "Calling",
                  value: "His son, Daniel",
                },
                {
                  term: "Where",
                  value: "At home, 9 Alder Road. Ground floor.",
                },
                {
                  term: "Hospice",
                  value: "Yes. Nurse on her way.",
                },
                {
                  term: "The family’s wish",
                  value: "A few hours with him first",
                },
                {
                  term: "Director",
                  value: "Ms. Ferris, awake 3:13 am",
                },
                {
                  term: "Next of kin, authorization",
                  value: "Left for Ms. Ferris",
                  open: true,
                },
                {
                  term: "Arrangements",
                  value: "Left for Ms. Ferris",
                  open: true,
                },
                {
                  term: "Everything else",
                  value: "Left for Ms. Ferris",
                  open: true,
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "asks",
      look: "quiet",
      title: "Six questions at night, and no more",
      text: "The rest of the sheet is the director’s, and can wait for morning. Each one may be left unanswered.",
      questions: [
        {
          question: "May I ask his name?",
          why: "And it uses the name after that. Not “the deceased”, not “your loved one”.",
        },
        {
          question: "Where is he now?",
          why: "Home, hospital, nursing home, hospice. If at home: upstairs or down. Asked gently, so that the right people come, once.",
        },
        {
          question: "Was a hospice nurse, or a doctor, expected?",
          why: "Someone has to pronounce before anyone may move him. If no one was expected, see below.",
        },
        {
          question: "Who is with you?",
          why: "Nobody should sit with this alone. If no one is there, it stays on the line.",
        },
        {
          question: "Would you like time before we come?",
          why: "Many families do not know that they may ask.",
        },
        {
          question: "What number reaches you tonight?",
          why: "And whether to call it, or to wait for the family’s call.",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "surface",
      title: "What it never does",
      limits: [
        {
          never: "It never keeps a family waiting.",
          because:
            "No menu, no music, no queue. A line is always free, at three in the morning and during a service.",
        },
        {
          never: "It never sells.",
          because: "No package, no casket, no upgrade, no payment over the telephone.",
        },
        {
          never: "It never asks for permission to embalm.",
          because: "Nor for any authorization. That is a conversation with a licensed director.",
        },
        {
          never: "It never pretends.",
          because: "It says that it is an assistant, in its first sentence to a family.",
        },
      ],
    },
    {
      kind: "prose",
      title: "Prices, when they are asked for",
      paragraphs: [
        "Anyone who telephones may ask what things cost, without giving a name. The Funeral Rule says so, and so does decency. It reads from your General Price List, the current one, item by item, and offers to send the whole list. It does not summarize, round, or steer.",
        "“Direct cremation, with the container you provide, is on our list at” and then your figure. Nothing after it.",
      ],
    },
    {
      kind: "day",
      look: "rows",
      title: "The same day",
      text: "Most of the calls are not the first one.",
      hours: [
        {
          time: "3:12 am",
          title: "A son",
          text: "“I am so sorry. I am calling Ms. Ferris now.”",
        },
        {
          time: "8:40 am",
          title: "A florist",
          text: "“The family receives from four. Flowers may come from two, at the side door.”",
        },
        {
          time: "10:05 am",
          title: "A cousin, abroad",
          text: "“The service is Friday at eleven, our time. Would you like the link to the livestream?”",
        },
        {
          time: "1:30 pm",
          title: "Someone asking what things cost",
          text: "“I can read you the list, or send it. You need not say who it is for.”",
        },
        {
          time: "4:15 pm",
          title: "A newspaper",
          text: "“The notice must be in by six. I am asking Ms. Ferris for the spelling.”",
        },
        {
          time: "7:50 pm",
          title: "A widow, three weeks on",
          text: "“I will ask Ms. Ferris to call you about the certificates. Is the morning a good time?”",
        },
      ],
    },
    {
      kind: "systems",
      look: "list",
      title: "Where it is written",
      text: "A few tools are enough. Passare, Gather and other funeral software are not connected yet; a webhook may reach them, and we will look with you.",
      systems: [
        {
          name: "Twilio",
          text: "Your own number. Nobody is asked to call another.",
        },
        {
          name: "Google Calendar",
          text: "Services, visitations, the chapel, the cars",
        },
        {
          name: "Microsoft Outlook",
          text: "The same, where you use it",
        },
        {
          name: "Google Drive",
          text: "The General Price List, read in its current version",
        },
        {
          name: "Webhooks",
          text: "The first-call sheet, to your own software",
        },
      ],
    },
    {
      kind: "talk",
      title: "Listen to it first",
      text: "Nobody should trust this to a page. Put in your name and call it, as quietly as they do.",
      button: "Hear how it speaks",
      say: [
        "My mother died this evening.",
        "What does a cremation cost?",
        "When is the service for Mr. Hensley?",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "funeral-homes",
        title: "What directors ask us",
        items: [
          {
            id: "should-a-machine",
            question: "Should a machine answer this call?",
            answer:
              "Often a person should, and when one of you can, one of you does. This is for the minutes when the alternative is a voicemail or a stranger in a call center. You decide which hours are those.",
          },
          {
            id: "reaching-the-director",
            question: "How quickly is the director reached?",
            answer:
              "It rings while it is still speaking with the family, and goes down your list until somebody answers. It tells the family who will call, by name.",
          },
          {
            id: "our-words",
            question: "Can we choose the words?",
            answer:
              "All of them, and the words that are never said. Many homes begin with the first-call sentences and leave the rest as it is.",
          },
          {
            id: "other-families",
            question: "Does it speak with the press, or about another family?",
            answer: "No. It confirms only what is in the published notice.",
          },
          {
            id: "recording",
            question: "Are calls recorded?",
            answer:
              "Only as you decide, and it says so where your state asks for it. What is kept, and for how long, is agreed with you before the first call.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["We would be glad", "to speak with you"],
      text: "By telephone, at an hour that suits you.",
      book: "Speak with us",
    },
  ],
  neighbors: ["doctors", "hotels"],
  posts: ["say-that-you-are-a-machine"],
};
