import type { agentKinds } from "#content/home/agent-kinds.ts";
import { penClass } from "../../ui/pen.tsx";
import { penPath } from "../../ui/pen-path.ts";
import { Grid, Section } from "../../ui/section.tsx";
import styles from "./agent-kinds.module.css";

/** The more an agent thinks, the more it writes: letters of one and the same stroke. */
const letters = [1, 2, 3, 5, 7, 9, 12];

/** Seven types of agent as an editorial list; on phones a strip on one line. */
export function AgentKinds({ words }: { words: typeof agentKinds }) {
  return (
    <Section>
      <Grid className={styles.kinds}>
        <div className={styles.head}>
          <h2>{words.title}</h2>
          <p>{words.text}</p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways */}
        <ol tabIndex={0} aria-label={words.title}>
          {words.items.map(({ title, description }, index) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
              <Stroke letters={letters[index] ?? 1} />
            </li>
          ))}
        </ol>
      </Grid>
    </Section>
  );
}

/** The stroke in the middle of a line 140 units long. */
function Stroke({ letters }: { letters: number }) {
  const { path, width } = penPath({ seed: 1582, words: [letters], unit: 8, height: 30, gap: 0 });
  const lead = Math.max(2, Math.round((140 - width) / 2));
  return (
    <svg width="140" height="52" viewBox="0 -34 140 52" aria-hidden="true">
      <path className={penClass} d={`M0 0h${lead}${path}H140`} />
    </svg>
  );
}
