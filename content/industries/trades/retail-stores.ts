import type { IndustryPage } from "../industry-page.ts";

export const retailStores: IndustryPage = {
  slug: "retail-stores",
  frontDesk: { name: "Field & Thimble", trade: "a shop", opens: 600, closes: 1080 },
  emergency: {
    title: "When it is not a return",
    quote: "“The charger you sold me is hot and it’s smoking.”",
    says: "fire",
    steps: [
      "Unplugged and cold: leave it where it is. Do not mail it, do not bring it.",
      "The manager is called, not the returns desk.",
    ],
    note: "A robbery, or a child missing inside the shop: 911, then the manager. A caller who wants somebody to read out gift cards is thanked and cut off, whoever he says he is.",
  },
  sections: [
    {
      kind: "hero",
      layout: "side",
      title: "Navy, size nine, last pair, held till\u00a0six.",
      text: "Stock, hours, and where the order is. It looks before it says yes, walks the shoes to the counter in words, and lets go of them at six.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "2:10 pm",
      scene: "Saturday. Nine people in line.",
      talk: {
        medium: "text",
        label: "Text messages between a shopper and the desk of Field & Thimble",
        agent: "Desk",
        caller: "Shopper",
        lines: [
          { who: "caller", text: "do you have the [canvas ones in navy]? [9]" },
          {
            who: "agent",
            text: "One pair shown, and the count is from this morning. Give me a minute: someone is going to look.",
          },
          { who: "agent", text: "Found. They were under the tens." },
          { who: "caller", text: "omg hold them" },
          { who: "agent", text: "Until six today. What name?" },
          { who: "caller", text: "[Delia]. where’s my [other order] btw, 5512" },
          {
            who: "agent",
            text: "Out for delivery, by eight tonight. If both fit you have a problem I can’t help with.",
          },
        ],
      },
      papers: [
        {
          look: "tilted",
          title: "Hold",
          note: "No. 0917",
          parts: [
            { kind: "headline", text: "Till 6:00 pm" },
            {
              kind: "boxes",
              boxes: [
                { label: "Name", value: "Delia", span: 6, narrow: 6 },
                { label: "Count checked", value: "By eye, 2:12", span: 6, narrow: 6 },
                { label: "Article", value: "Canvas low, navy", span: 8, narrow: 8 },
                { label: "Size", value: "9", span: 4, narrow: 4 },
                { label: "Price", value: "As marked", span: 6, narrow: 6 },
                { label: "Deposit", value: "None", span: 6, narrow: 6 },
              ],
            },
            { kind: "stub", label: "Keep this half", number: "0917" },
            {
              kind: "note",
              text: "At 5:45 it asks once. At 6:01 they belong to the next nine.",
            },
          ],
        },
      ],
    },
    {
      kind: "timeline",
      title: "Under the tens",
      text: "The screen says one. One often means none: a return on the wrong shelf, a pair with two left feet. So somebody walks.",
      stops: [
        {
          time: "2:10",
          title: "Asked",
          text: "“The count is from this morning.” That sentence is the whole trick.",
          gap: "20 seconds",
        },
        {
          time: "2:10",
          title: "Kim is asked",
          text: "In the channel the floor reads. She has an arm free.",
          gap: "2 minutes",
        },
        {
          time: "2:12",
          title: "Found",
          text: "One shelf too high, behind a pair of tens. One small mark, photographed.",
          gap: "4 hours",
        },
        {
          time: "5:58",
          title: "Collected",
          text: "Or asked about once, and released.",
        },
      ],
    },
    {
      kind: "asks",
      look: "list",
      onSurface: true,
      title: "Shelf talk",
      text: "She says “the gray ones, the short ones”. It turns that into something Kim can find.",
      questions: [
        {
          question: "What do you call it? And the number, if there is one?",
          label: "Article",
          answer: "Gray boot, side zip",
        },
        {
          question: "Which size, which color?",
          label: "Size",
          answer: "Nine",
        },
        {
          question: "Which shop, and when would you be here?",
          label: "Hold until",
          answer: "Elm Street, by six",
        },
        {
          question: "Whose name goes on the tag?",
          label: "Name",
          answer: "Rao",
        },
        {
          question: "Your order’s last digits, or your phone and name?",
          label: "Before anything is told",
          answer: "Ends 219",
        },
        {
          question: "What is wrong with it? A photo helps.",
          label: "Fault",
          answer: "Wrong size",
        },
        {
          question: "When was it bought, or was it a gift?",
          label: "Which rule",
          answer: "Gift, December",
        },
        {
          question: "Would you rather exchange it, get a refund, or wait?",
          label: "Wish",
          answer: "Swap",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "paper",
      title: "It does not sell from a screen",
      limits: [
        {
          never: "“Yes, we have it”, unseen.",
          because: "It says how old the count is and sends somebody to look.",
        },
        {
          never: "A shipping date without a reason.",
          because:
            "The federal mail-order rule asks for a basis, and for a choice when it slips. It reads what the order says.",
        },
        {
          never: "What your neighbor bought.",
          because: "Not even when it is the present you are trying not to buy twice.",
        },
        {
          never: "A gift card declared empty or expired.",
          because: "Most last five years or longer by law. Somebody looks it up.",
        },
      ],
    },
    {
      kind: "day",
      look: "line",
      title: "The Saturday before school",
      text: "Three people on the floor, and one telephone that has not rung all day. That is how it sounds when it works.",
      hours: [
        {
          time: "9:50 am",
          busy: 2,
          title: "“Are you open?”",
          text: "“In ten minutes, until six. Monday is the holiday: noon to four.”",
        },
        {
          time: "11:40 am",
          busy: 4,
          title: "Gray, nine",
          text: "“On the hook by the register, under Rao.”",
        },
        {
          time: "2:15 pm",
          busy: 5,
          title: "“It says delivered. It isn’t.”",
          text: "“There is a photo of a porch. Is that your door mat?”",
        },
        {
          time: "5:30 pm",
          busy: 3,
          title: "Broken in a week",
          text: "“That’s an exchange. Bring it in, box or no box.”",
        },
        {
          time: "10:55 pm",
          busy: 1,
          title: "Three sizes, by chat",
          text: "“Two links and one hold. The third we never had; I looked.”",
        },
      ],
    },
    {
      kind: "systems",
      look: "columns",
      title: "Where it looks before it speaks",
      text: "Shopify, Lightspeed, WooCommerce, Clover and the carriers are not connected yet. A stock list you keep elsewhere may be.",
      systems: [
        { name: "Airtable", text: "Stock by article and size" },
        { name: "PostgreSQL", text: "Orders by phone number, if you have somebody who types" },
        { name: "Slack", text: "The floor, asked politely" },
        { name: "Google Calendar", text: "Your hours, the holiday Monday too" },
        { name: "Zendesk", text: "A ticket when a porch is the wrong porch" },
        { name: "Instagram", text: "“Is this still available??”" },
        { name: "Square", text: "A link to pay, if she insists" },
        { name: "Intercom", text: "The chat after ten" },
      ],
    },
    {
      kind: "talk",
      title: "Decide whether to drive",
      text: "You are in pajamas. It should tell you enough to stay in them or not.",
      button: "Talk to the AI",
      say: [
        "Do you have it in a nine? The gray.",
        "Where’s my order, it says delivered, it isn’t.",
        "I don’t have the receipt, it was a gift.",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "retail-stores",
        title: "Asked behind the counter",
        items: [
          {
            id: "stock",
            question: "Does it see what we have?",
            answer:
              "In a database or sheet of the catalog. Shop systems are not connected yet, and even where a count is known it says “let me have somebody look”.",
          },
          {
            id: "shelf",
            question: "Who walks to the shelf?",
            answer:
              "Your person, asked in a channel or by phone. When nobody has a hand free, it says so and texts later.",
          },
          {
            id: "december",
            question: "Does it survive December?",
            answer:
              "Each call has a line of its own. Put the weeks after Thanksgiving beside the minutes of a plan before you choose one.",
          },
          {
            id: "sell",
            question: "Will it talk people into socks?",
            answer: "It says what goes with a thing when it is asked. It has never started it.",
          },
          {
            id: "angry",
            question: "And when somebody is shouting?",
            answer:
              "Facts, one apology in your words, then a manager who has read the whole story.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["The screen says one.", "Look first."],
      text: "Thirty minutes, on a Tuesday, when it is quiet.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["restaurants", "fitness-centers"],
  posts: ["what-a-receptionist-hears", "return-of-the-pink-slip"],
};
