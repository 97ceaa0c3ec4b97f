import { site } from "../site.ts";

/** Words next to the form near the end of the home page. */
export const contactSection = {
  title: "Write to us",
  text: `A person replies within ${site.replyWithinHours} hours.`,
  facts: { phone: "Telephone", email: "Email", post: "Post" },
  picture: { alt: "An envelope on a ruled pad, addressed in one pen line" },
} as const;

export const contactSheet = { title: "Contact form" } as const;
