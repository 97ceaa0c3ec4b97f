import type { IndustryPage } from "../industry-page.ts";

export const hvac: IndustryPage = {
  slug: "hvac",
  frontDesk: {
    name: "Northside Heating & Air",
    trade: "a home service",
    opens: 450,
    closes: 1020,
  },
  emergency: {
    title: "When it is not a work order",
    quote: "“It smells like rotten eggs down there.”",
    says: "gas",
    steps: [
      "Leave the door open and the garage opener alone. Nobody goes back in to look.",
      "The owner is called while they stand on the sidewalk.",
    ],
    note: "The call is flagged, and no appointment is offered.",
  },
  sections: [
    {
      kind: "hero",
      layout: "form",
      title: "No heat, 6:10, a\u00a0baby in the house.",
      text: "It sorts no heat from no hurry. It rules out the switch and the thermostat, reads back the fault code, writes the order in three copies, and calls one technician.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "6:10 am",
      scene: "Eight degrees outside.",
      talk: {
        medium: "call",
        label: "A telephone call to Northside Heating & Air",
        agent: "Desk",
        caller: "Caller",
        lines: [
          {
            who: "caller",
            text: "The [furnace quit]. It’s [fifty-four] in here and we have [a baby].",
          },
          {
            who: "agent",
            text: "You go first, then. Do you smell gas? Is a carbon monoxide alarm sounding?",
          },
          {
            who: "caller",
            text: "[No], nothing.",
          },
          {
            who: "agent",
            text: "Good. By the furnace there’s a switch that looks like a light switch. Is it up?",
          },
          {
            who: "caller",
            text: "It’s up. A little light blinks [three times].",
          },
          {
            who: "agent",
            text: "Three, noted. Please leave the panel on. Ray is on call and rolls at 6:30.",
          },
        ],
      },
      papers: [
        {
          look: "carbon",
          title: "Service work order",
          note: "No. 20418",
          parts: [
            {
              kind: "talk",
              title: "What the customer said",
            },
            {
              kind: "boxes",
              boxes: [
                {
                  label: "Nature of call",
                  value: "No heat, 54° inside, infant",
                  span: 7,
                },
                {
                  label: "Gas smell / CO alarm",
                  value: "No / No",
                  span: 5,
                },
                {
                  label: "Unit",
                  value: "Gas furnace, basement",
                  span: 4,
                  narrow: 6,
                },
                {
                  label: "Switch",
                  value: "On",
                  span: 2,
                  narrow: 6,
                },
                {
                  label: "Fault code",
                  value: "3 blinks",
                  span: 3,
                  narrow: 6,
                },
                {
                  label: "Filter",
                  value: "16\u00a0×\u00a025\u00a0×\u00a01, fall",
                  span: 3,
                  narrow: 6,
                },
                {
                  label: "Dispatch",
                  value: "Ray, on call, 6:30 am",
                  span: 6,
                },
                {
                  label: "After-hours rate",
                  value: "Quoted, and accepted",
                  span: 6,
                },
              ],
            },
          ],
          copy: "White: office",
        },
      ],
    },
    {
      kind: "scale",
      onSurface: true,
      title: "No heat is not no hurry",
      text: "Your dispatcher’s judgment, on one scale. You set the lines; it asks the questions that find where a call belongs.",
      steps: [
        {
          figure: "911",
          title: "Now",
          items: ["“I smell gas.”", "“The CO alarm is going off.”", "“There’s smoke at the vent.”"],
          result: "Out of the house. 911 and the gas company. Then us.",
        },
        {
          figure: "54°",
          title: "Next truck",
          items: [
            "No heat, and an infant, an illness or an 80-year-old",
            "Below freezing, and pipes on an outside wall",
            "Water through the ceiling under the air handler",
          ],
          result: "Calls whoever is on call.",
        },
        {
          figure: "63°",
          title: "Today",
          items: [
            "No heat, space heaters, everyone well",
            "Blows, but cold",
            "Outdoor unit is a block of ice",
          ],
          result: "First opening. “Turn it off at the thermostat and let it thaw.”",
        },
        {
          figure: "70°",
          title: "This week",
          items: ["One cold bedroom", "A new noise", "Thermostat went blank, batteries fixed it"],
          result: "A window of two hours, by text.",
        },
        {
          figure: "72°",
          title: "In spring",
          items: ["Tune-up", "“How much is a heat pump?”", "Filter subscription"],
          result: "A date, and an estimator, in daylight.",
        },
      ],
    },
    {
      kind: "asks",
      look: "boxes",
      title: "Before a truck rolls",
      text: "Eight questions. Two of them fix the furnace about as often as anyone would like to admit.",
      questions: [
        {
          question: "Do you smell gas, or is an alarm sounding?",
          label: "Safety",
          answer: "Asked first. Always.",
        },
        {
          question: "What does the thermostat say, and what did you ask of it?",
          label: "Set / actual",
          answer: "68° / 54°",
        },
        {
          question: "Is the switch near the furnace up?",
          label: "Service switch",
          answer: "Up",
        },
        {
          question: "Has anyone changed the filter lately? There’s a size on the edge.",
          label: "Filter",
          answer: "16\u00a0×\u00a025\u00a0×\u00a01, October",
        },
        {
          question: "Is there a small light behind the little window? Count the blinks.",
          label: "Fault code",
          answer: "3, pause, 3",
        },
        {
          question: "Is there water in the pan, or on the floor?",
          label: "Float switch, summer",
          answer: "Dry",
        },
        {
          question: "Could you read me the sticker? Model and serial.",
          label: "Unit",
          answer: "By photo, text",
        },
        {
          question: "Is there a dog, a gate, a code for the gate?",
          label: "Access",
          answer: "Dog. Kind.",
        },
      ],
    },
    {
      kind: "never",
      look: "band",
      ground: "night",
      title: "It dispatches. It doesn’t repair.",
      limits: [
        {
          never: "It never talks anyone through relighting.",
          because: "Or jumping a switch, or opening a gas valve.",
        },
        {
          never: "It never says what is broken.",
          because: "Three blinks is what was counted. The rest is Ray’s.",
        },
        {
          never: "It never quotes a repair by phone.",
          because: "It says your diagnostic fee and your after-hours rate, exactly.",
        },
        {
          never: "It never sends a truck to a gas smell before 911.",
          because: "The order of those two is not up for discussion.",
        },
      ],
    },
    {
      kind: "day",
      look: "rows",
      title: "A Tuesday in January",
      text: "In July the same page reads “no cool”, and the float switch moves up to question two.",
      hours: [
        {
          time: "6:10 am",
          title: "No heat, infant",
          text: "“You go first. Ray rolls at 6:30.”",
        },
        {
          time: "6:34 am",
          title: "On the way",
          text: "“Ray has left. White van, twenty-five minutes. The porch light helps.”",
        },
        {
          time: "9:20 am",
          title: "Parts",
          text: "“The igniter is in. Shall I keep your two o’clock?”",
        },
        {
          time: "11:45 am",
          title: "Landlord, six units",
          text: "“Which unit, and who lets us in?”",
        },
        {
          time: "3:30 pm",
          title: "Maintenance plan",
          text: "“Your spring visit is due in April. Same technician?”",
        },
        {
          time: "9:50 pm",
          title: "No heat, no hurry",
          text: "“Two space heaters and everyone is well? Then 8:00, at the day rate.”",
        },
      ],
    },
    {
      kind: "systems",
      look: "copies",
      title: "Three copies, none of them typed",
      text: "ServiceTitan, Housecall Pro and Jobber are not connected yet. A webhook can carry the white copy to them where your account allows it. These are in the catalog:",
      copies: [
        {
          title: "White: office",
          systems: [
            {
              name: "Google Calendar",
              text: "The slot, in the technician’s column",
            },
            {
              name: "QuickBooks",
              text: "Which invoice is open when its owner calls",
            },
            {
              name: "Google Sheets",
              text: "The call log, one row each",
            },
          ],
        },
        {
          title: "Canary: technician",
          systems: [
            {
              name: "Slack",
              text: "The order, with blinks, filter and dog",
            },
            {
              name: "Twilio",
              text: "Calls the on-call phone until somebody says yes",
            },
            {
              name: "Philips Hue",
              text: "A red lamp, if he is hard to wake",
            },
          ],
        },
        {
          title: "Pink: customer",
          systems: [
            {
              name: "Twilio",
              text: "Name, van and window by text",
            },
            {
              name: "Stripe",
              text: "Payment link when the job is closed",
            },
            {
              name: "AccuWeather",
              text: "A word before the cold snap to your members, from the Gold plan on",
            },
          ],
        },
      ],
    },
    {
      kind: "talk",
      title: "Call it in January",
      text: "Put in your company and your hours. Then be cold, in a hurry, and vague about where the furnace is.",
      button: "Talk to the AI",
      say: [
        "It’s running but it’s not warm.",
        "There’s water under my furnace.",
        "What do you charge just to come out?",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "hvac",
        title: "Asked in the shop",
        items: [
          {
            id: "whom-to-call",
            question: "How does it know who is on call?",
            answer:
              "From your on-call calendar. It tries that phone, then the next, until a person says yes. It tells the customer who is coming, not that “someone” is.",
          },
          {
            id: "diagnostic-fee",
            question: "Will it quote my diagnostic fee?",
            answer:
              "Yes, in your words, day rate and after-hours, before the customer agrees. It does not quote repairs.",
          },
          {
            id: "servicetitan",
            question: "Does it work with ServiceTitan?",
            answer:
              "Not by name. It is not among the systems we connect to. If your account allows webhooks or Zapier, the work order can be carried over, and we will look at that with you before anything is promised.",
          },
          {
            id: "zones",
            question: "Can it book by zone?",
            answer:
              "Yes. Give it your towns and days, and it will not send a truck across the river twice.",
          },
          {
            id: "unknown-equipment",
            question: "What about equipment it does not know?",
            answer:
              "It writes down the model and the serial number, asks for a photo, and says it does not know. Then a person who does can look.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Somebody is holding", "a thermostat"],
      text: "Thirty minutes with us. Bring your on-call list and your worst January.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["plumbers", "electricians"],
  posts: ["a-burst-pipe-at-eleven"],
};
