import type { mycase } from "#content/landing/mycase.ts";
import { JumpLink } from "../../ui/button.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./automation-triggers.module.css";

/** How far each cord hangs down, in px: no two on a board hang alike. */
const slack = [34, 22, 44, 28, 38, 18];

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
            <Plug slack={slack[index % slack.length] ?? 30} lean={index} />
            <p className={styles.then}>{then}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Jack, cord, jack. */
function Plug({ slack: depth, lean }: { slack: number; lean: number }) {
  const low = 22 + depth * 1.3;
  return (
    <svg viewBox="0 0 230 60" width="230" height="60" aria-hidden="true">
      <circle cx="14" cy="22" r="8" />
      <circle cx="216" cy="22" r="8" />
      <path d={`M14 22C${50 + lean * 6} ${low} ${150 + lean * 5} ${low} 216 22`} />
    </svg>
  );
}
