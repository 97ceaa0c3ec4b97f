import { site } from "../site.ts";
import { type LegalPage, list, paragraph } from "./legal-page.ts";

/** The accessibility statement that the footer links to. Claims only what the tests look at. */
export const accessibility: LegalPage = {
  title: "Accessibility statement",
  text: "A front desk has no steps at the door. Neither should its website.",
  updated: "August 2025",
  contents: "Contents",
  sections: [
    {
      id: "aim",
      title: "What we aim for",
      blocks: [
        paragraph(
          "We build these pages to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Nobody outside our company has certified that they do; this is our own assessment.",
        ),
      ],
    },
    {
      id: "measures",
      title: "What we do for it",
      blocks: [
        list(
          "Every page can be used with a keyboard alone, and shows where the focus is.",
          "The first link of each page skips to its main content.",
          "Text stays readable at 200 % zoom and on a screen 320 pixels wide.",
          "Everything that moves by itself can be stopped, and stays still where your system asks for less motion.",
          "Forms name their errors in words, beside the field that they concern.",
          "Reading, moving about and writing to us work without JavaScript.",
          "Clips are silent and captioned. The assistant can be read and typed to; it never needs a microphone.",
          "Words in another language are marked, so that a screen reader pronounces them.",
        ),
      ],
    },
    {
      id: "testing",
      title: "How we test it",
      blocks: [
        paragraph(
          "Automated checks (axe) run on the pages and their states before each release, together with scripted journeys by keyboard. Such checks find a part of what can be wrong. The rest is found by people, which may mean you.",
        ),
      ],
    },
    {
      id: "limits",
      title: "What falls short",
      blocks: [
        list(
          "The handwriting-like lines are decoration and are hidden from screen readers; nothing is said in them alone.",
          "Links to other companies’ sites, an external calendar where one is used, and the dashboard are beyond this statement.",
          "Articles in the blog link to pages that we did not write.",
        ),
      ],
    },
    {
      id: "contact",
      title: "Tell us",
      blocks: [
        paragraph(
          "If something here keeps you out, call ",
          { label: site.phone.display, href: site.phone.href },
          " or write to ",
          { label: site.email, href: `mailto:${site.email}` },
          `. Say which page and what you used. A person replies within ${site.replyWithinHours} hours, and helps you with what you came for in the meantime.`,
        ),
      ],
    },
  ],
};
