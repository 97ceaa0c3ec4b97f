import { tradeWords } from "#content/industries/trade-words.ts";
import { bookingPath } from "#content/pages.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ClosingSection } from "../../../ui/closing-section.tsx";
import { ContactButton } from "../contact-button.tsx";
import type { SectionProps } from "../load-section.ts";

/** The closing call of an industry. */
export function Closing({ section, page: { slug } }: SectionProps<"horizon">) {
  const { title, text, book, second = tradeWords.prices } = section;
  return (
    <ClosingSection title={title} text={text}>
      <ContactButton to={bookingPath} slip={`trade=${slug}`} arrow prefetch="intent">
        {book}
      </ContactButton>
      <ButtonLink kind="line" to={second.href} prefetch="intent">
        {second.label}
      </ButtonLink>
    </ClosingSection>
  );
}
