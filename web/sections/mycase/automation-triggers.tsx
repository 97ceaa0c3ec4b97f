import type { mycase } from "#content/landing/mycase.ts";
import { JumpLink } from "../../ui/button.tsx";
import { Plug } from "../../ui/plug.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./automation-triggers.later.module.css";

/** The six triggers on a switchboard: what moves, a cord, and what the line then does. */
export function AutomationTriggers({ words }: { words: typeof mycase.integration }) {
  const { title, text, action, triggers } = words;
  return (
    <Section className={styles.section}>
      <SectionHead title={title}>
        <JumpLink arrow href={action.href} className={styles.action}>
          {action.label}
        </JumpLink>
      </SectionHead>
      <p className={styles.text}>{text}</p>
      <ol className={styles.board}>
        {triggers.map(({ title: trigger, description, action: then }, index) => (
          <li key={trigger}>
            <div>
              <h3>{trigger}</h3>
              <p>{description}</p>
            </div>
            <Plug index={index} />
            <p className={styles.then}>{then}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
