import type { IndustryPage } from "../industry-page.ts";

export const doctors: IndustryPage = {
  slug: "doctors",
  frontDesk: {
    name: "Birchwood Family Medicine",
    trade: "a doctor’s office",
    opens: 480,
    closes: 1020,
  },
  emergency: {
    title: "When it stops being a receptionist",
    quote: "“And my arm’s a bit numb, but that’s probably how I slept.”",
    says: "medical",
    steps: [
      "Is somebody with you? Let them dial; you sit down.",
      "Your on-call doctor is told, with the patient’s own words and the minute.",
    ],
    note: "Swallowed something: Poison Help, 1-800-222-1222. Thoughts of suicide: 988, by call or text. The card of words is yours, and it never weighs them.",
  },
  sections: [
    {
      kind: "hero",
      layout: "side",
      title: "A refill, a rash, and the one who should not\u00a0wait.",
      text: "It takes refills and moves appointments. It asks the question behind the question. When it hears certain words it stops being a receptionist.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "7:31 am",
      scene: "The doors open at eight.",
      talk: {
        medium: "call",
        label: "A telephone call to Birchwood Family Medicine",
        agent: "Desk",
        caller: "Patient",
        lines: [
          { who: "caller", text: "I need a [refill on my blood pressure pills]." },
          { who: "agent", text: "I can write that down. How many are left?" },
          {
            who: "caller",
            text: "[Two]. And my [chest has felt tight since I got up], but that’s probably nothing.",
          },
          {
            who: "agent",
            text: "I’m stopping there. Please hang up and call 911 now. Is somebody with you?",
          },
          { who: "caller", text: "My wife. You really think so?" },
          {
            who: "agent",
            text: "I can’t judge it, and we shouldn’t wait to find out. Let her call while you sit down. I’m telling Dr.\u00a0Osei. The refill is written down.",
          },
        ],
      },
      papers: [
        {
          look: "clipboard",
          title: "Telephone message",
          note: "Birchwood Family Medicine",
          parts: [
            { kind: "alarm", text: "Told to call 911, 7:32\u00a0am. Dr.\u00a0Osei notified." },
            {
              kind: "boxes",
              boxes: [
                { label: "Patient", value: "H. Lindgren", span: 7, narrow: 7 },
                { label: "Born", value: "’58", span: 5, narrow: 5 },
                {
                  label: "In the patient’s words",
                  value: "“Chest tight since I got up.”",
                  span: 12,
                },
                { label: "Onset", value: "On waking", span: 6, narrow: 6 },
                { label: "With someone?", value: "Wife", span: 6, narrow: 6 },
                { label: "Refill", value: "Lisinopril, as on file", span: 7, narrow: 7 },
                { label: "Left", value: "2 tablets", span: 5, narrow: 5 },
                { label: "Pharmacy", value: "Corner, Main Street", span: 7, narrow: 7 },
                { label: "Advice given", value: "None", span: 5, narrow: 5 },
              ],
            },
            {
              kind: "note",
              text: "“How many are left?” Two on a Tuesday is a refill. None on a Friday is a call to the doctor.",
            },
          ],
        },
      ],
    },
    {
      kind: "words",
      title: "The card beside the telephone",
      text: "You write it. It listens for these in every sentence, the third one too, because the symptom comes after the parking.",
      rules: [
        {
          words: [
            "Chest pain",
            "trouble breathing",
            "face drooping",
            "weakness",
            "bleeding that won’t stop",
          ],
          result: "“Hang up and dial 911.” Nothing is booked, nothing is asked first.",
        },
        {
          words: [
            "Fever in a small child",
            "pregnant and bleeding",
            "out of insulin",
            "suddenly confused",
          ],
          result: "The nurse, this minute. If she is with a patient, the doctor.",
        },
        {
          words: ["Blood thinner", "seizure drug", "none left"],
          result: "A refill with a red corner. It does not go to the bottom of the pile.",
        },
        {
          words: ["Rash", "cough", "form for school", "results"],
          result: "A visit or a message, in the patient’s words, for somebody to read.",
        },
      ],
    },
    {
      kind: "asks",
      look: "sheet",
      title: "The upper half of the note",
      text: "The lower half belongs to the nurse. It stays blank.",
      sheet: {
        look: "sheet",
        title: "Telephone note",
        note: "Desk / nurse",
        parts: [
          {
            kind: "boxes",
            boxes: [
              { label: "Words of the card", value: "None heard", span: 6 },
              { label: "Name, date of birth", value: "Vera Salas, 7 / 2 / 61", span: 6 },
              {
                label: "Who is speaking, on the release list?",
                value: "Daughter, listed",
                span: 6,
              },
              { label: "Reason, no labels", value: "“Dizzy when I stand”", span: 6 },
              { label: "Since when, worse?", value: "Tuesday. No.", span: 4, narrow: 6 },
              { label: "Days of medicine left", value: "Two", span: 4, narrow: 6 },
              { label: "Pharmacy", value: "Corner, Main", span: 4, narrow: 6 },
              { label: "Language for the visit", value: "Spanish", span: 4, narrow: 6 },
              {
                label: "Best time, voicemail OK?",
                value: "After four, name only",
                span: 8,
              },
              { label: "Nurse", value: "", span: 12 },
            ],
          },
          {
            kind: "note",
            text: "An interpreter is booked with the visit. It speaks Spanish to make the appointment; it does not interpret in the room.",
          },
        ],
      },
    },
    {
      kind: "day",
      look: "rows",
      onSurface: true,
      title: "Monday, from the first ring",
      text: "Every line lights up at eight. It picks up all of them.",
      hours: [
        {
          time: "8:00 am",
          title: "Eleven lines",
          text: "“Good morning. If this is an emergency, 911. What do you need?”",
        },
        {
          time: "10:15 am",
          title: "The pharmacy",
          text: "“They say it never came? I’ve written down the drug, the dose on the label and the days left.”",
        },
        {
          time: "12:25 pm",
          title: "Parking, and then his chest",
          text: "“The pills can wait. Hang up and dial 911, Mr. Okafor.”",
        },
        {
          time: "2:10 pm",
          title: "“I’m his wife, can you just tell me?”",
          text: "“I can take a message to him, and I can tell the nurse that you called.”",
        },
        {
          time: "4:40 pm",
          title: "A form for school",
          text: "“Bring the shot record and the form’s last page. Ten minutes, Wednesday, no fasting.”",
        },
        {
          time: "2:50 am",
          title: "A fever",
          text: "“I’m calling the after-hours line now, and here is what happens next.”",
        },
      ],
    },
    {
      kind: "never",
      look: "band",
      ground: "surface",
      title: "It has no opinion about your body",
      limits: [
        {
          never: "No cause, no dose, no “probably nothing”.",
          because: "It does not weigh words. It recognizes them.",
        },
        {
          never: "It reads no results.",
          because: "Not even the good ones. Somebody calls.",
        },
        {
          never: "It tells a spouse nothing without a release.",
          because: "Your list decides, and even then it says the minimum.",
        },
        {
          never: "It names no cash price.",
          because:
            "It promises the written estimate that the No Surprises Act gives a patient, and by when.",
        },
      ],
    },
    {
      kind: "systems",
      look: "list",
      title: "What it may write in",
      text: "Epic, athenahealth, eClinicalWorks and NextGen are not connected yet, and no portal is. What is kept, and for how long, is agreed with you before the first call.",
      systems: [
        { name: "Google Calendar", text: "A calendar for each clinician, lengths by reason" },
        { name: "Microsoft Outlook", text: "The same, where the office lives there" },
        { name: "Twilio", text: "Your number, and the eleven lines behind it" },
        { name: "Microsoft Teams", text: "Calls the nurse’s desk" },
        { name: "Philips Hue", text: "A lamp at the back, red while somebody urgent is on" },
        { name: "Stripe", text: "A link for the balance, never a card number" },
      ],
    },
    {
      kind: "talk",
      title: "Call it as your most difficult patient",
      text: "Your office, your hours. Mention the thing that worries you last, and as if it were nothing.",
      button: "Talk to the AI",
      say: [
        "I need a refill, I’m out. Well, since Friday.",
        "Can you squeeze my kid in? Fever since, I don’t know, Sunday.",
        "My results are in the portal, what does it mean?",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "doctors",
        title: "Asked in the back office",
        items: [
          {
            id: "urgent",
            question: "Who decides what is urgent?",
            answer:
              "Your card does. It listens for words and fetches a nurse. It sorts nobody by how sick they sound.",
          },
          {
            id: "agreement",
            question: "Which papers do we sign about patient data?",
            answer:
              "Ask us before anything else. No patient’s details go anywhere until that is settled in writing, and no badge on a page settles it.",
          },
          {
            id: "chart",
            question: "Does it open the chart?",
            answer:
              "No. It books into a calendar and writes a note for a person to file. The chart systems are not connected yet.",
          },
          {
            id: "wrong-number",
            question: "What does a wrong number learn?",
            answer:
              "Nothing. It recognizes first, by name and date of birth, and before that it does not so much as confirm that somebody is a patient.",
          },
          {
            id: "lunch",
            question: "Could it take only the lunch hour?",
            answer:
              "Yes. Forward the line from twelve to one, then read the list. Most offices are surprised by what used to ring into an empty room.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["First the chest pain,", "then the parking"],
      text: "Half an hour with us. Bring the card of words, or we write the first draft together.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["dentists", "med-spas"],
  posts: ["lunch-hour-at-the-front-desk", "information-or-advice"],
};
