import { contact } from "#content/contact.ts";
import { servicesContext } from "../page-context.ts";
import { pageMeta } from "../page-meta.ts";
import { ContactHero } from "../sections/contact/contact-hero.tsx";
import { ContactWays } from "../sections/contact/contact-ways.tsx";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/contact";

export const meta = () => pageMeta("contact");

/** A form that was refused without JavaScript comes back with what was typed. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  reply: context.get(servicesContext).formReply,
});
export const clientLoader = () => ({ reply: undefined });

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContactHero words={contact} reply={loaderData.reply} />
      <Section>
        <ContactWays cards={contact.cards} />
      </Section>
    </>
  );
}
