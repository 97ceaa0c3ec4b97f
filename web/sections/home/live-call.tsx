import type { benefits } from "#content/home/benefits.ts";
import { HearButton } from "../../player/hear-button.tsx";
import { Bubble } from "../../ui/bubble.tsx";
import { Switch } from "../../ui/switch.tsx";
import styles from "./live-call.module.css";

/** A call as its owner follows it: the words, and what the agent may say. */
export function LiveCall({ scene }: { scene: (typeof benefits)["control"]["scene"] }) {
  return (
    <div className={styles.call} data-call="">
      <p className={styles.head} aria-hidden="true">
        <i />
        <b>{scene.caller}</b>
        <span>{scene.kind}</span>
        <span className={styles.elapsed}>{scene.elapsed}</span>
      </p>
      <ol className={styles.words} lang={scene.language}>
        {scene.lines.map(({ who, text }) => (
          <Bubble key={text} says={who} agent={who === "agent"}>
            {text}
          </Bubble>
        ))}
      </ol>
      <HearButton what="call" className={styles.hear} />
      <ul className={styles.switches} aria-hidden="true">
        {scene.switches.map(({ label, on }) => (
          <li key={label}>
            {label}
            <Switch on={on} />
          </li>
        ))}
        <li className={styles.step}>{scene.stepIn}</li>
      </ul>
    </div>
  );
}
