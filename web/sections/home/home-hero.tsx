import type { hero } from "#content/home/hero.ts";
import { HearButton } from "../../player/hear-button.tsx";
import { talkId } from "../../receptionist/talk-id.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PauseButton, pausable } from "../../ui/pause-button.tsx";
import { Pen } from "../../ui/pen.tsx";
import { Actions, MarginNote, Section } from "../../ui/section.tsx";
import { PhoneLink } from "../../ui/text-link.tsx";
import { VoiceBars } from "../../ui/voice-bars.tsx";
import styles from "./home-hero.module.css";

/** The pad at the top of the home page: a call, the answer as it is written, and a way to try it. */
export function HomeHero({ words }: { words: typeof hero }) {
  return (
    <Section tone="pad" className={styles.hero}>
      <h1>
        {words.title.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h1>
      <p className={styles.text}>{words.text}</p>
      <Actions className={styles.actions}>
        <ButtonLink to={words.action.href} arrow>
          {words.action.label}
        </ButtonLink>
        <PhoneLink />
      </Actions>
      <MarginNote time={words.note.time} className={styles.note}>
        {words.note.text}
      </MarginNote>
      <p className={styles.caller} data-says="caller">
        {words.said.caller}
      </p>
      <div className={styles.line}>
        <span>
          <Pen line="hero" onLine className={styles.wide} />
          <Pen line="hero-narrow" onLine className={styles.narrow} />
        </span>
      </div>
      <p className={styles.agent} data-says="agent">
        {words.said.agent}
      </p>
      <HearButton what="call" className={styles.hear} />
      <TalkCard words={words.card} />
    </Section>
  );
}

function TalkCard({ words }: { words: (typeof hero)["card"] }) {
  return (
    <aside className={`${styles.card} ${pausable}`} aria-label={words.button}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <VoiceBars count={32} seed={7} height={66} className={styles.bars} />
      <Button kind="red" command="show-modal" commandfor={talkId}>
        <Icon name="microphone" />
        {words.button}
      </Button>
      <PauseButton quiet label={words.stop} className={styles.pause} />
    </aside>
  );
}
