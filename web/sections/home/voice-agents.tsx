import type { ReactNode } from "react";
import type { voiceAgents } from "#content/home/voice-agents.ts";
import { Bubble } from "../../ui/bubble.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { FileRow } from "../../ui/file-row.tsx";
import { PauseButton, pausable } from "../../ui/pause-button.tsx";
import { Pen, type PenLineName } from "../../ui/pen.tsx";
import { Actions, MarginNote, Section, SectionHead } from "../../ui/section.tsx";
import { Switch } from "../../ui/switch.tsx";
import { VoiceBars } from "../../ui/voice-bars.tsx";
import styles from "./voice-agents.module.css";

type Words = typeof voiceAgents;

/** The night band: three things hang on the line, each a scene of what happens at that hour. */
export function VoiceAgents({ words }: { words: Words }) {
  const { train, automate, deploy, actions } = words;
  return (
    <Section tone="night" className={styles.band}>
      <MarginNote time={words.note.time}>{words.note.text}</MarginNote>
      <SectionHead title={words.title}>
        <Actions>
          <ButtonLink kind="pad" arrow to={actions.start.href}>
            {actions.start.label}
          </ButtonLink>
          <ButtonLink kind="line" to={actions.services.href}>
            {actions.services.label}
          </ButtonLink>
        </Actions>
      </SectionHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways */}
      <section className={styles.strip} aria-label={words.title} tabIndex={0}>
        <Scene {...train} line="scene-train">
          {train.files.map((file) => (
            <FileRow key={file.name} {...file} />
          ))}
        </Scene>
        <Scene
          {...automate}
          line="scene-automate"
          action={<PauseButton quiet label={automate.stop} className={styles.pause} />}
        >
          <VoiceBars count={32} seed={3} height={44} className={styles.bars} />
          {automate.lines.map(({ who, text }) => (
            <Bubble key={text} as="div" agent={who === "agent"}>
              {text}
            </Bubble>
          ))}
        </Scene>
        <Scene {...deploy} line="scene-deploy">
          <div className={styles.number}>
            <span>{deploy.number.label}</span>
            {deploy.number.value}
          </div>
          <div>
            {deploy.channels.map(({ label, on }) => (
              <div key={label} className={styles.channel}>
                {label}
                <Switch on={on} />
              </div>
            ))}
          </div>
        </Scene>
      </section>
    </Section>
  );
}

interface SceneProps {
  title: string;
  text: string;
  /** The word that the pen writes above the scene. */
  line: PenLineName;
  children: ReactNode;
  action?: ReactNode;
}

function Scene({ title, text, line, children, action }: SceneProps) {
  return (
    <article className={pausable}>
      <Pen line={line} className={styles.pen} />
      {action}
      <div className={styles.picture} aria-hidden="true">
        {children}
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  );
}
