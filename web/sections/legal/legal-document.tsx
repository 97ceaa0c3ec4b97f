import type { Block, Inline, LegalPage } from "#content/legal/legal-page.ts";
import { legalIntro } from "#content/legal/legal-page.ts";
import type { PageId } from "#content/pages.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { LegalContents } from "./legal-contents.tsx";
import styles from "./legal-document.module.css";

/** Lines of pleading paper, numbered 1 to 28 over and over: more than any text needs. */
const lineNumbers = Array.from({ length: 28 * 30 }, (_, line) => (line % 28) + 1).join("\n");

/** A legal text on pleading paper: numbered lines in the margin, numbered sections, contents. */
export function LegalDocument({ page, legal }: { page: PageId; legal: LegalPage }) {
  return (
    <>
      <PageHead page={page} title={legal.title} text={legalIntro(legal)} />
      <Section className={styles.paper}>
        <div className={styles.lines} aria-hidden="true">
          {lineNumbers}
        </div>
        <LegalContents legal={legal} />
        <div className={styles.text}>
          {legal.sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                {index + 1}. {section.title}
              </h2>
              {section.blocks.map((block, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change places
                <Paragraphs key={place} block={block} />
              ))}
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}

function Paragraphs({ block }: { block: Block }) {
  if ("text" in block) return <p>{block.text.map(run)}</p>;
  return (
    <ul>
      {block.list.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries never change places
        <li key={place}>{entry.map(run)}</li>
      ))}
    </ul>
  );
}

function run(inline: Inline) {
  if (typeof inline === "string") return inline;
  return (
    <TextLink key={inline.href} to={inline.href}>
      {inline.label}
    </TextLink>
  );
}
