import type { agentKinds } from "#content/home/agent-kinds.ts";
import { Pen } from "../../ui/pen.tsx";
import { Grid, Section } from "../../ui/section.tsx";
import styles from "./agent-kinds.module.css";

/** Handwritten lines, by kind: the more an agent thinks, the longer its sentence. */
const lines = ["kind-1", "kind-2", "kind-3", "kind-4", "kind-5", "kind-6", "kind-7"] as const;

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
              <Pen line={lines[index] ?? lines[0]} />
            </li>
          ))}
        </ol>
      </Grid>
    </Section>
  );
}
