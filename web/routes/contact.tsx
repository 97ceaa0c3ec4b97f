import { contact } from "#content/contact.ts";
import { servicesContext } from "../page-context.ts";
import { pageMeta } from "../page-meta.ts";
import { ContactHero } from "../sections/contact/contact-hero.tsx";
import { ContactWays } from "../sections/contact/contact-ways.tsx";
import { slipQuery } from "../slip/slip-query.ts";
import { useSlipOfAddress } from "../slip/use-slip-of-address.ts";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/contact";

export const meta = () => pageMeta("contact");

/**
 * Without JavaScript a refused form comes back with what was typed, and the slip in the address is
 * shown.
 */
export const loader = ({ context, request }: Route.LoaderArgs) => ({
  reply: context.get(servicesContext).formReply,
  slip: slipQuery(new URL(request.url).search) || undefined,
});
export const clientLoader = () => ({ reply: undefined, slip: undefined });

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { reply, slip } = loaderData;
  useSlipOfAddress();
  return (
    <>
      <ContactHero words={contact} reply={reply} slip={slip} />
      <Section>
        <ContactWays cards={contact.cards} />
      </Section>
    </>
  );
}
