import { descriptions } from "./descriptions.ts";
import { pages, pathOf } from "./pages.ts";
import { site } from "./site.ts";

/** The list of posts. The posts themselves are in the database. */
export const blogs = {
  title: pages.blogs.label,
  text: "Notes from the line: intake, language, scheduling and what callers say when nobody else picks up.",
  readMore: "Read more",
  loading: "Fetching the pages. It is a short walk.",
  pictureAlts: [
    "A ruled pad that runs to the horizon",
    "Four pink message slips",
    "A handwritten line that goes on in the dark",
    "A week drawn as hours, the staffed ones dark",
    "Four folders with their tabs in a row",
    "A voice as bars on a line",
    "A month on a calendar with one day ringed",
  ],
  pagination: {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    page: (n: number) => `Page ${n}`,
  },
  /** Title and description of the list from its second page on. */
  further: (page: number) => ({
    title: `${pages.blogs.label}, page ${page} · ${site.name}`,
    description: `Page ${page}. ${descriptions.blogs}`,
  }),
  newTab: "opens in a new tab",
} as const;

/** One post. */
export const blogPost = {
  loadingTitle: "Loading...",
  loading: "Fetching the page. It is a short walk.",
  byline: `By ${site.name}`,
  back: { label: "← Back to Blogs", href: pathOf("blogs") },
  /** Caption of the row of bars above the text, with the reading time. */
  aloud: (minutes: number) =>
    `Above, this page read aloud: one bar for each breath. About ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
} as const;
