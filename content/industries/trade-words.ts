import { pathOf } from "../pages.ts";

/** Words that the pages of all trades have in common. */
export const tradeWords = {
  prices: { label: "See the prices", href: pathOf("pricing") },
  allSystems: (count: number) => `All ${count} integrations`,
  talk: {
    answerFor: "Answer for",
    name: "Business name",
    openFrom: "open from",
    opens: "Opens",
    to: "to",
    closes: "Closes",
    kept: "Change the words, they are yours. A rehearsal: nothing is booked, nothing is kept.",
    say: "Say, for example",
  },
  related: "Next door",
  post: "From the blog",
  samples: "People, firms, prices and dates in the samples are invented.",
} as const;
