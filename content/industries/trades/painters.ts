import type { IndustryPage } from "../industry-page.ts";

export const painters: IndustryPage = {
  slug: "painters",
  frontDesk: { name: "Plumb & Bright", trade: "a painting company", opens: 450, closes: 1050 },
  emergency: {
    title: "When it is not about color",
    quote: "“The rags in the bucket are smoking?”",
    says: "fire",
    steps: [
      "The bucket stays where it is, and the doors are shut behind you.",
      "The owner is called, with the address and who is standing there.",
    ],
    note: "Somebody faint, or off a ladder: 911 hears that first. A child who has eaten paint chips: Poison Help, 1-800-222-1222, and their doctor.",
  },
  sections: [
    {
      kind: "hero",
      layout: "side",
      title: "Four walls, a ceiling, and a color called Old\u00a0Letter.",
      text: "It measures in words: rooms, ceilings, trim, what’s on there now. It does the multiplication, asks about the water stain, and books a look in daylight.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "6:05 pm",
      scene: "Your hands are in the bucket.",
      talk: {
        medium: "text",
        label: "Text messages between a customer and the desk of Plumb & Bright",
        agent: "Desk",
        caller: "Customer",
        lines: [
          { who: "caller", text: "how much to paint a [bedroom]" },
          { who: "agent", text: "Roughly how big, and how high?" },
          { who: "caller", text: "[12x14], [nine feet]. one door [two windows]" },
          {
            who: "agent",
            text: "About 420 square feet of wall, two coats. Ceiling and trim too? And what’s on it now?",
          },
          { who: "caller", text: "[ceiling yes]. dark red walls. thinking [Old Letter]" },
          {
            who: "agent",
            text: "Dark red to cream wants a tinted primer first, or a fourth coat and some language. Any stains that came back?",
          },
          { who: "caller", text: "one, by the window" },
          {
            who: "agent",
            text: "Noted: find the leak, then paint. Friday at ten, in daylight, with the fan deck.",
          },
        ],
      },
      papers: [
        {
          look: "loose",
          parts: [
            {
              kind: "colors",
              label: "Color card",
              items: [
                { name: "Old Letter", color: "#e9dcc0", on: true },
                { name: "Kitchen Rain", color: "#b9c8c4" },
                { name: "Aunt’s Car", color: "#5f7f73" },
                { name: "Brick, Tuesday", color: "#a4573f" },
                { name: "Almost Night", color: "#2e3b47" },
              ],
            },
          ],
        },
        {
          look: "sheet",
          title: "Room sheet",
          note: "Bedroom",
          parts: [
            {
              kind: "drawing",
              drawing: "room-walls",
              label: "A room unfolded into four walls with one door, two windows and a stain.",
            },
            {
              kind: "boxes",
              boxes: [
                { label: "2 × (12 + 14) ×\u00a09", value: "468 sq. ft.", span: 4, narrow: 6 },
                { label: "Less door, windows", value: "− 48", span: 4, narrow: 6 },
                { label: "Walls, two coats", value: "420 sq. ft.", span: 4, narrow: 6 },
                { label: "Primer", value: "Tinted, over red", span: 4, narrow: 6 },
                { label: "Stain", value: "Leak first", span: 4, narrow: 6 },
                { label: "Look", value: "Fri 10:00, daylight", span: 4, narrow: 6 },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "asks",
      look: "boxes",
      title: "Then ceilings. Then closets.",
      text: "Neither is ever in the first sentence, and both are in every invoice. So it asks, one surface after the other.",
      questions: [
        {
          question: "Inside, outside, or the cabinets?",
          label: "Crew",
          answer: "Inside",
        },
        {
          question: "Which rooms, by name? And the ceilings in them?",
          label: "Surfaces",
          answer: "Stairwell, two stories",
        },
        {
          question: "What year is the house?",
          label: "1978",
          answer: "1952",
        },
        {
          question: "Is anything peeling, papered, stained or smoked in?",
          label: "Condition",
          answer: "Ring in the hall",
        },
        {
          question: "How many colors, and how shiny?",
          label: "Cuts, coats",
          answer: "Two, undecided",
        },
        {
          question: "Are you living in it? Any asthma, any cat?",
          label: "Order of rooms",
          answer: "Cat; away the 8th",
        },
        {
          question: "What has to be dry by when?",
          label: "Date behind it",
          answer: "Photos on the 20th",
        },
        {
          question: "How high is it outside, and what grows below?",
          label: "Ladders",
          answer: "Three stories, slope",
        },
      ],
    },
    {
      kind: "table",
      onSurface: true,
      title: "From words to square feet",
      text: "The room schedule, as it stands after eleven minutes of a customer describing her house from the car.",
      head: ["Room", "Walls", "Ceiling", "Trim", "Note"],
      rows: [
        ["Bedroom", "[420]", "[168]", "[yes]", "Tinted primer over red"],
        ["Nursery", "[360]", "[132]", "[yes]", "First on the list: baby in May"],
        ["Hall", "[210]", "[64]", "[no]", "Ring. Seal before white."],
        ["Stairs", "[390]", "[70]", "[rail]", "Two stories, plank needed"],
      ],
      total: ["Sum", "1,380", "434", "3 of 4", "Measured in daylight before it is priced"],
      note: "These are her paces. Dele brings the tape measure on Tuesday.",
    },
    {
      kind: "never",
      look: "card",
      ground: "paper",
      title: "What it won’t put its brush to",
      limits: [
        {
          never: "A price by the room.",
          because: "Your minimum, if you print one. The rest is measured.",
        },
        {
          never: "“One coat will do.”",
          because: "Ask anybody who has covered red.",
        },
        {
          never: "“No lead in there.” “Safe for the baby.”",
          because:
            "In houses from before 1978 federal rules want a certified shop and a pamphlet first. It says certified only if you are.",
        },
        {
          never: "“It’ll stay dry Thursday.”",
          because: "It quotes the forecast and calls it one.",
        },
      ],
    },
    {
      kind: "day",
      look: "week",
      title: "May, outdoors if it lasts",
      text: "An exterior is booked in weather, and a lost week does not come back.",
      hours: [
        {
          time: "Monday",
          title: "6:20 am, rain",
          text: "“Thursday’s siding has moved to the dry side of the weekend. They said thank you.”",
        },
        {
          time: "Tuesday",
          title: "An office, weekends only",
          text: "“The manager walks it with you. The alarm code stays between people.”",
        },
        {
          time: "Wednesday",
          title: "A color from a pillow",
          text: "“Bring the pillow. Dele matches by eye and by window.”",
        },
        {
          time: "Thursday",
          title: "Two bedrooms, white",
          text: "“One white or two? You’d be surprised.”",
        },
        {
          time: "Sunday",
          title: "Cabinets, oak",
          text: "“That’s another visit and another sheet. One photo of a door, inside and out?”",
        },
      ],
    },
    {
      kind: "systems",
      look: "columns",
      title: "Where the sheet is kept",
      text: "PaintScout, Estimate Rocket and DripJobs are not connected yet. The schedule arrives as rows, which any of them can be fed by hand.",
      systems: [
        { name: "AccuWeather", text: "The next dry slot; telling people begins with Gold" },
        { name: "Google Calendar", text: "Looks by daylight only" },
        { name: "Zoom", text: "A video walk for owners out of town" },
        { name: "Google Gemini", text: "Sorts photos by wall" },
        { name: "Dropbox", text: "A folder of photos for each house" },
        { name: "Trello", text: "A card for each crew" },
        { name: "Square", text: "The deposit, by link" },
        { name: "Instagram", text: "Where they found the green" },
      ],
    },
    {
      kind: "talk",
      title: "Ask it for a price by the room",
      text: "Everybody does. See how you end up measuring your own hallway in paces.",
      button: "Talk to the AI",
      say: [
        "Just a few rooms. Four. And the stairs.",
        "There’s wallpaper, under the paint, I think.",
        "How long does it smell?",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "painters",
        title: "Over the drop cloth",
        items: [
          {
            id: "price",
            question: "So it never says a figure?",
            answer:
              "It says what you print, such as a minimum or a day rate, and books the measuring. A written price follows from you.",
          },
          {
            id: "rain",
            question: "What does it do when it rains?",
            answer:
              "It reads the forecast and offers the next dry slot in your order. Calling customers about it is outbound, so Gold and above.",
          },
          {
            id: "photos",
            question: "Photos by text?",
            answer:
              "Into the folder, by wall and date. It may ask for a better one. What they mean is for somebody who has scraped that kind of siding.",
          },
          {
            id: "software",
            question: "Does it fill our estimating program?",
            answer:
              "Not directly; those programs are not in the catalog yet. It fills a sheet with the columns you use.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["The ceilings are never", "in the first sentence"],
      text: "Thirty minutes. Tell us your hallway in paces.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["contractors", "moving-companies"],
  posts: ["what-a-receptionist-hears", "the-fee-question"],
};
