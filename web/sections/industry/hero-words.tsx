import type { IndustryPage } from "#content/industries/industry-page.ts";
import { productSentence } from "#content/industries/product-sentence.ts";
import type { HeroSection } from "#content/industries/section-types.ts";
import { bookingPath, pages } from "#content/pages.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { JumpLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Actions, MarginNote, Section } from "../../ui/section.tsx";
import { ContactButton } from "./contact-button.tsx";
import { frontDeskLink } from "./front-desk-link.ts";
import styles from "./hero-words.module.css";
import { Sheet } from "./sheet.tsx";
import { TalkLines } from "./talk-lines.tsx";

export interface HeroProps {
  section: HeroSection;
  page: IndustryPage;
}

interface HeroFrameProps {
  page: IndustryPage;
  className?: string | undefined;
  tone?: "night";
  children: React.ReactNode;
}

/** The first screen on the page's paper, below its breadcrumb. */
export function HeroFrame({ page, className, tone, children }: HeroFrameProps) {
  return (
    <Section className={classNames(styles.hero, className)} {...(tone && { tone })}>
      <div className={styles.crumbs}>
        <Breadcrumb page={page.slug} current={pages[page.slug].label} />
      </div>
      {children}
    </Section>
  );
}

/** The agent's work in this trade, in two sentences, and the two links. */
export function HeroLead({ section, page, tone }: HeroProps & { tone?: "night" | "quiet" }) {
  return (
    <>
      <p className={styles.lead}>
        <b>{productSentence(pages[page.slug].label)}</b> {section.text}
      </p>
      <Actions className={styles.actions}>
        <ContactButton
          to={bookingPath}
          slip={`trade=${page.slug}`}
          kind={tone === "night" ? "pad" : "ink"}
          arrow={tone !== "quiet"}
          prefetch="intent"
        >
          {section.book}
        </ContactButton>
        <JumpLink kind="line" href={frontDeskLink(page)} className={styles.hear}>
          {section.hear}
        </JumpLink>
      </Actions>
    </>
  );
}

/** The title and the lead, and what stands in the same column below them. */
export function HeroWords({
  section,
  page,
  className,
  children,
}: HeroProps & { className: string | undefined; children?: React.ReactNode }) {
  return (
    <div className={className}>
      <h1>{section.title}</h1>
      <HeroLead section={section} page={page} />
      {children}
    </div>
  );
}

/** The papers that the talk fills, one below the other. */
export function HeroPapers({
  section: { papers, talk },
  className,
}: Pick<HeroProps, "section"> & { className: string | undefined }) {
  return (
    <div className={className}>
      {papers.map((sheet) => (
        <Sheet key={sheet.look} sheet={sheet} talk={talk} />
      ))}
    </div>
  );
}

/** The hour in the margin, and what is said at it. */
export function HeroTalk({ section: { time, scene, talk } }: Pick<HeroProps, "section">) {
  return (
    <div className={styles.talk}>
      <HeroHour time={time} scene={scene} />
      <TalkLines talk={talk} />
    </div>
  );
}

export function HeroHour({ time, scene }: { time: string; scene: string | undefined }) {
  return (
    <MarginNote time={time} className={styles.hour}>
      {scene}
    </MarginNote>
  );
}
