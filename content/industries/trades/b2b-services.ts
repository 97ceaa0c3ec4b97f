import type { IndustryPage } from "../industry-page.ts";

export const b2bServices: IndustryPage = {
  slug: "b2b-services",
  frontDesk: { name: "Arden & Pike", trade: "a managed IT firm", opens: 480, closes: 1080 },
  emergency: {
    title: "When a client is down",
    quote: "“Everything’s down. Who do I even talk to?”",
    steps: [
      "Is anybody hurt, or is there smoke? Then 911, and nothing else.",
      "What is down, since when, and how many people are sitting idle?",
      "It calls the person on duty and tells the client whom, by name.",
    ],
    note: "A breach, a ransom note and a flooded server room go the same way. Nobody is asked to pull a cable by telephone.",
  },
  sections: [
    {
      kind: "hero",
      layout: "side",
      title: "Qualified before it costs you a\u00a0meeting.",
      text: "It answers the form, the chat and the number on the proposal. It finds out who signs, when the old contract ends, and whether this is work or homework.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "4:52 pm",
      scene: "Friday.",
      talk: {
        medium: "text",
        label: "A web chat between a visitor and the desk of Arden & Pike",
        agent: "Desk",
        caller: "Visitor",
        lines: [
          {
            who: "caller",
            text: "We need [IT support for three offices]. Can someone send a price?",
          },
          {
            who: "agent",
            text: "Gladly, once I know what for. How many people, and who looks after them now?",
          },
          { who: "caller", text: "[About ninety]. Current vendor, contract’s up in [June]." },
          {
            who: "agent",
            text: "Does it renew by itself? Many want sixty days’ notice, which would make April the date that matters.",
          },
          { who: "caller", text: "Good question. [Our CFO signs], I’ll check." },
          {
            who: "agent",
            text: "Then let’s have her there. Tuesday at two, with Jonas. I’ve put what you told me into a page.",
          },
        ],
      },
      papers: [
        {
          look: "letter",
          title: "Arden & Pike",
          note: "Managed IT",
          parts: [
            { kind: "note", text: "Scope of work, first draft. Re: your chat of Friday, 4:52 pm" },
            {
              kind: "clauses",
              items: [
                {
                  term: "Services",
                  text: "[Help desk and network, three offices, about ninety people]",
                },
                { term: "Term", text: "[From the end of the present contract, June]" },
                { term: "Notice", text: "[Check auto-renewal. Likely due in April.]" },
                { term: "Signs", text: "[CFO, attending]" },
                { term: "Budget", text: "[Not said. Asked once, not twice.]" },
                {
                  term: "Not in scope",
                  text: "Website, phones, the printer on two",
                  struck: true,
                },
              ],
            },
            { kind: "note", text: "Meeting: Tuesday, 2:00 pm, Jonas Arden" },
            { kind: "signature", name: "Jonas Arden" },
          ],
        },
      ],
    },
    {
      kind: "columns",
      title: "Three trays by nine o’clock",
      text: "Everything that came in overnight has been asked one more question than it wanted to answer.",
      columns: [
        {
          title: "Buy",
          note: "They have a date.",
          items: [
            "Ninety people, contract ends in June",
            "A landlord’s certificate, wanted today",
            "“Bids by the 14th, five o’clock”",
          ],
          result: "A person calls before ten, with the notes open.",
        },
        {
          title: "Sell",
          note: "They want yours.",
          items: ["Two recruiters", "A man with pens", "“Fifteen minutes to explore synergies”"],
          result: "One kind line, and the file is closed. You never hear of it.",
        },
        {
          title: "Down",
          note: "They already pay you.",
          items: ["Portal out for twenty minutes", "Mr. Alvarez and his invoice"],
          result: "The first one woke somebody. The second has the right inbox.",
        },
      ],
    },
    {
      kind: "asks",
      look: "list",
      onSurface: true,
      title: "What stands at the top of the offer",
      text: "Purchasing people like to be asked things in order. These are yours to change.",
      questions: [
        {
          question: "Which company, and how many sites?",
          label: "Scope, travel",
          answer: "Dayton now, Covington later",
        },
        {
          question: "Who does it today, and until when?",
          label: "Incumbent",
          answer: "Contract to June 30",
        },
        {
          question: "What is wrong with it, in your words?",
          label: "Need",
          answer: "“Not happy, two floors”",
        },
        {
          question: "Who else reads what we send?",
          label: "Decides",
          answer: "Her boss, about insurance",
        },
        {
          question: "A quote, a bid, or a vendor portal?",
          label: "Form",
          answer: "Portal, forty pages",
        },
        {
          question: "Anything we must sign before we talk?",
          label: "Must-haves",
          answer: "NDA, certificate",
        },
        {
          question: "Will there be a purchase order?",
          label: "Billing",
          answer: "PO before work starts",
        },
        {
          question: "When does it have to be decided?",
          label: "Deadline",
          answer: "The 14th, 5:00 pm",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "paper",
      title: "Four things it leaves to somebody with a title",
      limits: [
        {
          never: "It does not say who your clients are.",
          because: "Not to a competitor who asks nicely, nor to a caller who already knows.",
        },
        {
          never: "It changes no bank details.",
          because:
            "“We have a new account” is the oldest trick there is. A person calls back on the known number.",
        },
        {
          never: "It accepts no terms.",
          because: "An NDA, a service level, a penalty: it takes the paper and names a reader.",
        },
        {
          never: "It makes no cold calls to cell phones.",
          because:
            "An artificial voice needs consent first, in business too: 47\u00a0CFR\u00a064.1200.",
        },
      ],
    },
    {
      kind: "timeline",
      title: "Who signs, who stops it",
      text: "The caller is seldom the one who decides. It asks early who the others are, and what each will want to see.",
      stops: [
        {
          time: "First",
          title: "The office manager",
          text: "Found you. Wants to be able to say that she called three.",
          gap: "same day",
        },
        {
          time: "Then",
          title: "Her boss",
          text: "Wants the certificate of insurance, and a reason to change.",
          gap: "a week",
        },
        {
          time: "Then",
          title: "Whoever runs security",
          text: "Wants answers in a spreadsheet. It asks for the spreadsheet now.",
          gap: "two weeks",
        },
        {
          time: "Last",
          title: "The CFO",
          text: "Signs. Was invited on day one, so she is not surprised.",
        },
      ],
    },
    {
      kind: "day",
      look: "rows",
      title: "A Thursday on the main number",
      text: "Your best people do not answer it anymore. Only the recruiters have complained.",
      hours: [
        {
          time: "8:05 am",
          title: "A recruiter",
          text: "“Thank you, they are not looking. I’ll note that you asked.”",
        },
        {
          time: "9:40 am",
          title: "A first inquiry",
          text: "“About how large, and when does the present agreement end?”",
        },
        {
          time: "3:15 pm",
          title: "The portal is out",
          text: "“Since three? Priya is on duty and has it. She’ll call you.”",
        },
        {
          time: "9:30 pm",
          title: "A founder, by chat",
          text: "“Thursday at nine, then. I’ve attached the three answers, so you can sleep.”",
        },
      ],
    },
    {
      kind: "systems",
      look: "columns",
      title: "Where the inquiry goes next",
      text: "ConnectWise, Autotask, NetSuite and the procurement portals are not connected yet. An outcome can still be carried to them by Zapier or by a signed request.",
      systems: [
        { name: "HubSpot", text: "A deal with size, deadline and incumbent" },
        { name: "Pipedrive", text: "One caller, one deal, in its stage" },
        { name: "LinkedIn", text: "Answers from your lead forms, two questions later" },
        { name: "Zendesk", text: "Tickets of those who pay you already" },
        { name: "Microsoft Teams", text: "The engineer on duty" },
        { name: "QuickBooks", text: "Mr. Alvarez’s invoice" },
      ],
    },
    {
      kind: "talk",
      title: "Be the buyer with three tabs open",
      text: "Put in your firm. Then ask it for a price and nothing else, the way they all do.",
      button: "Talk to the AI",
      say: [
        "Just send pricing, I don’t want a demo.",
        "Do you even work with companies our size?",
        "Can you fill out our vendor form? It’s forty pages.",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "b2b-services",
        title: "Asked before the contract is",
        items: [
          {
            id: "too-small",
            question: "Will it fill our week with people too small for us?",
            answer:
              "Your minimum is one of its questions. Those below it hear the sentence you wrote for them, which may be a recommendation.",
          },
          {
            id: "quote",
            question: "Does it quote?",
            answer:
              "Figures that you gave it, with what moves them up or down. Everything else becomes an appointment with somebody who may.",
          },
          {
            id: "crm",
            question: "We live in our CRM. Do you?",
            answer:
              "HubSpot, Salesforce, Pipedrive and Zoho CRM are in the catalog. Another one is not connected yet, but it can be told about each outcome.",
          },
          {
            id: "first-calls",
            question: "Can it also make the first call?",
            answer:
              "From the Gold plan, to people who agreed to be called. It takes no for an answer, which makes it unusual in the field.",
          },
          {
            id: "notice",
            question: "Do buyers notice what it is?",
            answer:
              "They ask, and it tells them. Purchasing departments ask more often than anybody; then they go on with their list.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Three names are", "on her list"],
      text: "Half an hour with us. Bring the last ten inquiries, good and bad.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["contractors", "insurance-agents"],
  posts: ["what-to-leave-on-a-voicemail", "measure-the-answer-rate"],
};
