import type { agentKinds } from "#content/home/agent-kinds.ts";
import { lineAddress, penClass } from "../../ui/pen.tsx";
import { kindWidth, type PenLineName } from "../../ui/pen-lines.ts";
import { Grid, Section } from "../../ui/section.tsx";
import styles from "./agent-kinds.module.css";

/** The more an agent thinks, the more it writes. */
const lines = ["kind-1", "kind-2", "kind-3", "kind-5", "kind-7", "kind-9", "kind-12"] as const;

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
              <Stroke line={lines[index] ?? lines[0]} />
            </li>
          ))}
        </ol>
      </Grid>
    </Section>
  );
}

function Stroke({ line }: { line: PenLineName }) {
  return (
    <svg width={kindWidth} height="52" viewBox={`0 -34 ${kindWidth} 52`} aria-hidden="true">
      <use className={penClass} href={lineAddress(line)} />
    </svg>
  );
}
