import type { IndustryPage } from "../industry-page.ts";

export const dentists: IndustryPage = {
  slug: "dentists",
  frontDesk: { name: "Alder Street Dental", trade: "a dental office", opens: 480, closes: 1020 },
  emergency: {
    title: "When it is not an appointment",
    quote: "“My son’s front tooth got knocked out. I have it in my hand.”",
    says: "tooth-out",
    steps: [
      "Is he awake? Is the bleeding slowing? Nothing is put back by telephone.",
      "It calls the dentist on call while the parent is still on the line.",
    ],
    note: "Swelling that reaches the eye or the neck, or trouble breathing or swallowing: 911 first, dentist second. The words are yours to approve.",
  },
  sections: [
    {
      kind: "hero",
      layout: "wide",
      title: "The 7:40 canceled at\u00a0midnight. The\u00a0chair stays full.",
      text: "It moves the cleaning, asks about the tooth, and offers the gap to the right person. It knows that number thirty is lower right.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "11:48 pm",
      scene: "You are asleep.",
      talk: {
        medium: "text",
        label: "Text messages between a patient and the desk of Alder Street Dental",
        agent: "Desk",
        caller: "Patient",
        lines: [
          {
            who: "caller",
            text: "Can’t make my 7:40 cleaning tomorrow, sorry.\u00a0Also a tooth hurts, [bottom right]",
          },
          {
            who: "agent",
            text: "Sorry about the tooth. I’ve moved the cleaning to Thursday at 4:10. Does it hurt with cold, or by itself?",
          },
          {
            who: "caller",
            text: "[By itself]. Hot coffee makes it worse and then [it stays]",
          },
          {
            who: "agent",
            text: "Any swelling or fever? Trouble swallowing or breathing?",
          },
          { who: "caller", text: "[No]" },
          {
            who: "agent",
            text: "Then let Dr. Alder see it tomorrow. I have 7:40. It just came free.",
          },
        ],
      },
      papers: [
        {
          look: "sheet",
          title: "Alder Street Dental",
          note: "Chart, adult",
          parts: [
            {
              kind: "drawing",
              drawing: "teeth",
              label: "Tooth chart with a red ring around number 30, the lower right first molar",
            },
            {
              kind: "boxes",
              boxes: [
                {
                  label: "Chief complaint, in the patient’s words",
                  value: "“By itself. Hot makes it worse and then it stays.”",
                  span: 6,
                },
                { label: "Area", value: "Lower right", span: 3, narrow: 6 },
                { label: "Swelling, fever", value: "No", span: 3, narrow: 6 },
              ],
            },
          ],
        },
        {
          look: "card",
          title: "Your next visit",
          parts: [
            { kind: "headline", text: "Tue 7:40 am", under: "Limited exam, one PA" },
            {
              kind: "note",
              text: "Dr. Alder. Please arrive ten minutes early. If 7:40 does not work, you of all people know whom to text.",
            },
          ],
        },
      ],
    },
    {
      kind: "asks",
      look: "sheet",
      title: "Ten boxes. No clipboard.",
      text: "Your front desk’s questions, in your front desk’s order. The answers land in the boxes as they are said.",
      sheet: {
        look: "sheet",
        title: "New patient",
        note: "Taken by telephone",
        parts: [
          {
            kind: "boxes",
            boxes: [
              { label: "Patient", value: "Mina Castellano", span: 6 },
              { label: "Date of birth", value: "4 / 19 / 1988", span: 3, narrow: 6 },
              { label: "Best time to text", value: "After 7 am", span: 3, narrow: 6 },
              { label: "Where does it hurt?", value: "Lower right, toward the back", span: 6 },
              { label: "Since when?", value: "Sunday", span: 3, narrow: 6 },
              { label: "Hot, cold, or by itself?", value: "By itself", span: 3, narrow: 6 },
              {
                label: "Premedication, blood thinners, pregnancy",
                value: "Eliquis. Flagged for the doctor.",
                span: 6,
              },
              { label: "Last cleaning, last X-rays", value: "Two years, elsewhere", span: 6 },
              { label: "Insurance, member ID", value: "Photo of the card, both sides", span: 6 },
              {
                label: "Subscriber, and the subscriber’s date of birth",
                value: "Husband. 2 / 2 / 1986",
                span: 6,
              },
            ],
          },
          {
            kind: "note",
            text: "The last box is the one that everybody forgets. The plan is in his name, so the claim wants his birthday.",
          },
        ],
      },
    },
    {
      kind: "schedule",
      onSurface: true,
      title: "One hole in Tuesday, closed before you unlock",
      text: "It works your short-call list the way a good coordinator does: by length of visit, by operatory, and at a decent hour. Nobody is texted at midnight.",
      label: "Tuesday morning in four operatories. The 7:40 in hygiene one has been filled.",
      hours: ["7:40", "8:00", "8:20", "8:40", "9:00"],
      rows: [
        {
          name: "Op 1",
          blocks: [
            { from: 1, to: 3, text: "Castellano, exam, PA", look: "new" },
            { from: 4, to: 6, text: "Crown seat, #14" },
          ],
        },
        { name: "Op 2", blocks: [{ from: 2, to: 6, text: "Two fillings, #4 and #5" }] },
        {
          name: "Hyg 1",
          blocks: [
            { from: 1, to: 4, text: "Castellano, cleaning", look: "struck" },
            { from: 1, to: 4, text: "Reyes, cleaning", look: "new" },
            { from: 4, to: 6, text: "Perio maint." },
          ],
        },
        { name: "Hyg 2", blocks: [{ from: 1, to: 4, text: "Two siblings, back to back" }] },
      ],
      steps: [
        {
          time: "11:48 pm",
          text: "Hole noticed. Sixty minutes, hygiene, no doctor needed.",
        },
        {
          time: "6:30 am",
          text: "Three people texted who asked for early mornings. Not the whole list.",
        },
        {
          time: "6:41 am",
          text: "Reyes says yes. The other two are thanked and stay on the list.",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "paper",
      title: "It takes the call. You do the dentistry.",
      limits: [
        {
          never: "It never names what is wrong.",
          because: "It writes down what hurts and when. Reading the X-ray is yours.",
        },
        {
          never: "It never says “covered”.",
          because: "It says “estimate”, and that the plan decides.",
        },
        {
          never: "It never books a cleaning it should not.",
          because: "Two years away and bleeding gums go to an exam first.",
        },
        {
          never: "It never reads a chart to a husband.",
          because: "Or to a wife. It asks who is calling and who may know.",
        },
      ],
    },
    {
      kind: "day",
      look: "rows",
      title: "Tuesday at the front desk",
      text: "Eight hours for the dentist. The line works the other sixteen too.",
      hours: [
        {
          time: "6:41 am",
          title: "Gap closed",
          text: "“Good morning, Mr. Reyes. Hygiene at 7:40 is yours if you can make it.”",
        },
        {
          time: "9:15 am",
          title: "New patient, family of four",
          text: "“Shall I put the boys back to back, so you make one trip?”",
        },
        {
          time: "12:20 pm",
          title: "Lunch",
          text: "“They are all eating. I am not. What hurts?”",
        },
        {
          time: "2:05 pm",
          title: "Recall, six months",
          text: "“Your last cleaning was in May. Would you like the same hygienist?”",
        },
        {
          time: "4:50 pm",
          title: "Post-op question",
          text: "“I’ll read you her post-op instructions. She’ll call you before she leaves.”",
        },
        {
          time: "11:48 pm",
          title: "Cancellation",
          text: "“I’ve moved it. Sleep well, and not on that side.”",
        },
      ],
    },
    {
      kind: "systems",
      look: "list",
      title: "What it writes into",
      text: "Say it plainly: Dentrix, Eaglesoft and Open Dental are not in our catalog. These are, and a webhook reaches further than you think.",
      systems: [
        { name: "Google Calendar", text: "One calendar for each operatory, free slots read live" },
        { name: "Microsoft Outlook", text: "The same, for offices that never left it" },
        { name: "Twilio", text: "Your own number, and the texts that go with it" },
        { name: "Google Sheets", text: "The short-call list, with who likes mornings" },
        { name: "Stripe", text: "Deposits for the long visits, by link" },
        {
          name: "Webhooks",
          text: "A signed request to your practice software, if it has a door",
        },
      ],
    },
    {
      kind: "talk",
      title: "Be the patient",
      text: "Put in your practice. Then call it the way they do: late, vague and holding a jaw.",
      button: "Talk to the AI",
      say: [
        "A piece of my tooth came off.",
        "Do you take my insurance?",
        "Can both kids come on Friday?",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "dentists",
        title: "Asked across the counter",
        items: [
          {
            id: "practice-software",
            question: "Will it work with our practice software?",
            answer:
              "Appointments go into Google Calendar or Outlook. Dentrix, Eaglesoft and Open Dental are not connected yet; Zapier or a webhook can carry the booking across where your software allows it. Bring it to the demo and we will look together.",
          },
          {
            id: "patient-details",
            question: "Where do patient details go?",
            answer:
              "It takes what your intake needs and no more. What is kept, and for how long, is agreed with you before the first call.",
          },
          {
            id: "emergency",
            question: "Can it tell an emergency from a chipped filling?",
            answer:
              "It asks your questions: swelling, fever, breathing, bleeding, an injury. Your answers decide what happens next. It does not decide what is wrong.",
          },
          {
            id: "texts-out",
            question: "Does it text my whole list at midnight?",
            answer:
              "No. It offers the hour to the people on your list who asked for one like it, at the hours you allow. Texts that go out by themselves begin with the Gold plan.",
          },
          {
            id: "spanish",
            question: "Does it speak Spanish?",
            answer:
              "Yes, and it changes over in the middle of a call when the patient does. Ask whether it is a person and it says no. Say “person” and it gets you one.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Somebody is holding", "a warm washcloth"],
      text: "Thirty minutes with us. Bring the schedule with the holes in it.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["doctors", "salons"],
  posts: ["the-empty-chair-at-two", "lunch-hour-at-the-front-desk"],
};
