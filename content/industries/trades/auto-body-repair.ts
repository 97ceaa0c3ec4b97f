import type { IndustryPage } from "../industry-page.ts";

export const autoBodyRepair: IndustryPage = {
  slug: "auto-body-repair",
  frontDesk: {
    name: "Ridgeline Collision",
    trade: "a shop",
    opens: 450,
    closes: 1050,
  },
  emergency: {
    title: "When the car is still in the road",
    quote: "“I’m on the shoulder. It’s smoking.”",
    says: "fire",
    steps: [
      "Behind the rail, with the hood left shut. A hybrid or electric car: much farther away, and tell 911 it is electric.",
      "The tow comes after the police. It writes down where it is taken.",
    ],
    note: "Storage at a tow yard is charged by the day, so it also takes down which yard, and since when.",
  },
  sections: [
    {
      kind: "hero",
      layout: "wide",
      title: "Six photos, one claim number, a\u00a0place in the bay.",
      text: "It gets the pictures the estimator would have taken, the number the insurer gave, and a morning with room.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "7:22 pm",
      scene: "The bay doors are down.",
      talk: {
        medium: "text",
        label: "Text messages to Ridgeline Collision",
        agent: "Desk",
        caller: "Customer",
        lines: [
          {
            who: "caller",
            text: "someone hit me in the parking lot. can you give me a price?",
          },
          {
            who: "caller",
            text: "Two photographs",
            pictures: ["photo-front-corner", "photo-damage"],
          },
          {
            who: "agent",
            text: "Sorry about the car. Does it drive? Any airbags out, leaks, or lights on the dash?",
          },
          {
            who: "caller",
            text: "[Drives fine]. [Left headlight] is out, claim [88-204417]",
          },
          {
            who: "agent",
            text: "Then please don’t drive it after dark. I need six photos, one at a time. First the sticker inside the driver’s door: it has the VIN and the paint code.",
          },
          {
            who: "agent",
            text: "No price from a photo. Dee has Tuesday at 8:20. She takes the bumper cover off before she believes it.",
          },
        ],
      },
      papers: [
        {
          look: "sheet",
          title: "Vehicle condition",
          note: "Mark all damage. RO pending.",
          parts: [
            {
              kind: "drawing",
              drawing: "car-damage",
              label:
                "Four views of a sedan. Red rings mark the left front corner in three of them.",
            },
            {
              kind: "boxes",
              boxes: [
                {
                  label: "Claim",
                  value: "88-204417",
                  span: 3,
                  narrow: 6,
                },
                {
                  label: "Drivable",
                  value: "Yes, daylight only",
                  span: 3,
                  narrow: 6,
                },
                {
                  label: "Point of impact",
                  value: "11, left front",
                  span: 3,
                  narrow: 6,
                },
                {
                  label: "Paint code",
                  value: "From door sticker",
                  span: 3,
                  narrow: 6,
                },
                {
                  label: "Estimate",
                  value: "Tue 8:20, Dee, teardown",
                  span: 6,
                },
                {
                  label: "Calibration",
                  value: "Radar behind bumper? Ask.",
                  span: 6,
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "pictures",
      onSurface: true,
      title: "Six photographs, in this order",
      text: "Nobody sends the right ones unasked. It asks for one at a time, and asks again if what came is the dog.",
      pictures: [
        {
          drawing: "photo-front-corner",
          title: "Left front, whole car",
          text: "From ten feet, at the corner. Plate in it.",
        },
        {
          drawing: "photo-rear-corner",
          title: "Right rear, whole car",
          text: "The corner that nobody hit. The insurer asks.",
        },
        {
          drawing: "photo-damage",
          title: "The damage, arm’s length",
          text: "And once more, with a hand in it for size.",
        },
        {
          drawing: "photo-gap",
          title: "The gap",
          text: "Hood to fender. If it is wider on one side, something behind moved.",
        },
        {
          drawing: "photo-sticker",
          title: "Door-jamb sticker",
          text: "VIN, build date, paint code. Three answers, one photo.",
        },
        {
          drawing: "photo-dash",
          title: "Dash, engine running",
          text: "Lights on, and the miles.",
        },
      ],
    },
    {
      kind: "asks",
      look: "list",
      title: "What goes on the sheet",
      text: "Before the car is on your lot, the sheet is nearly done.",
      questions: [
        {
          question: "Was anybody hurt?",
          label: "First",
          answer: "No",
        },
        {
          question: "Does it drive? Airbags, leaks, lights?",
          label: "Drivable",
          answer: "Daylight only",
        },
        {
          question: "Where is it now? Whose lot, and what does a day there cost?",
          label: "Location",
          answer: "At home",
        },
        {
          question: "Claim number and adjuster, if there is one?",
          label: "Claim",
          answer: "88-204417",
        },
        {
          question: "Insurance, or out of your own pocket?",
          label: "Pay type",
          answer: "Other party’s",
        },
        {
          question: "What is your deductible?",
          label: "Deductible",
          answer: "None yet",
        },
        {
          question: "Cameras or sensors in the bumper or windshield?",
          label: "Calibration",
          answer: "Radar, maybe",
        },
        {
          question: "Will you need a rental while it is here?",
          label: "Rental",
          answer: "Yes, from Tue",
        },
      ],
    },
    {
      kind: "day",
      look: "week",
      title: "One week in the life of a bumper",
      text: "A body shop’s day is a week long. The customer calls on every one of them, so the answer is ready first.",
      hours: [
        {
          time: "Mon 7:22 pm",
          title: "Photos in",
          text: "Booked: Tue 8:20, Dee",
        },
        {
          time: "Tue 9:05 am",
          title: "Teardown",
          text: "“Dee found a bent beam. That’s a supplement. The insurer has it.”",
        },
        {
          time: "Wed 2:40 pm",
          title: "Parts",
          text: "“Headlight is here. The absorber is in Ohio.”",
        },
        {
          time: "Thu 4:15 pm",
          title: "Paint",
          text: "“Two coats on. Please don’t come and touch it.”",
        },
        {
          time: "Fri 10:30 am",
          title: "Calibration",
          text: "“The radar has to learn where forward is.”",
        },
        {
          time: "Fri 4:50 pm",
          title: "Ready",
          text: "“Keys at the desk until six. Text me if you’ll be later.”",
        },
      ],
    },
    {
      kind: "never",
      look: "band",
      ground: "paper",
      title: "What it won’t sign for",
      limits: [
        {
          never: "It never prices a photograph.",
          because: "Behind a bumper there is an absorber, a beam and a surprise.",
        },
        {
          never: "It never promises a date before teardown.",
          because: "It says when you will know, and calls when you do.",
        },
        {
          never: "It never tells them whom to blame.",
          because: "Fault is for the adjusters. It takes the claim number.",
        },
        {
          never: "It never says which shop they “have to” use.",
          because: "It reads your sentence about choosing a shop, word for word.",
        },
      ],
    },
    {
      kind: "systems",
      look: "columns",
      title: "Where the sheet goes",
      text: "CCC ONE, Mitchell and Audatex are not connected yet. The sheet and its photographs reach these, and by webhook whatever opens a door.",
      systems: [
        {
          name: "Google Drive",
          text: "One folder for each car, photographs in order",
        },
        {
          name: "Google Gemini",
          text: "Reads the photograph of the dented door, not only the text",
        },
        {
          name: "Google Calendar",
          text: "Estimates, bays, the day the rental is due",
        },
        {
          name: "Twilio",
          text: "Texts and photographs, on the number on your sign",
        },
        {
          name: "Slack",
          text: "A slip when a tow yard is charging by the day",
        },
        {
          name: "QuickBooks",
          text: "Which deductible is still open at pick-up",
        },
        {
          name: "Trello",
          text: "The card moves: teardown, parts, paint, ready",
        },
        {
          name: "Webhooks",
          text: "A signed request to your estimating system, if it has a door",
        },
      ],
    },
    {
      kind: "talk",
      title: "Tell it what you hit",
      text: "Put in your shop and your hours. Then insist on a price. It is very good at not giving one.",
      button: "Talk to the AI",
      say: [
        "How much for a bumper?",
        "My insurance says I have to go somewhere else.",
        "Is my car ready?",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "auto-body-repair",
        title: "Asked at the counter",
        items: [
          {
            id: "ballpark",
            question: "Will it give a ballpark?",
            answer:
              "Only if you give it one, in your words. Out of the box it explains why a photograph has no price and offers the next opening.",
          },
          {
            id: "adjusters",
            question: "Can it talk to adjusters?",
            answer:
              "It answers them, takes the claim and the call-back, and tells you who is waiting. Negotiating a supplement is yours.",
          },
          {
            id: "photographs",
            question: "Does it look at the photographs?",
            answer:
              "It asks for them in order and files them with the claim number. Whether a fender is a repair or a part is for the person with the light.",
          },
          {
            id: "delays",
            question: "Who tells customers about delays?",
            answer:
              "It answers whoever asks, from the card on your board, on the day the card moves. Messages that go out unasked begin with Gold. You write the sentences once.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Somebody just heard", "a crunch"],
      text: "Thirty minutes with us. Bring the photos people actually send you.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["car-dealerships", "insurance-agents"],
  posts: ["what-a-receptionist-hears"],
};
