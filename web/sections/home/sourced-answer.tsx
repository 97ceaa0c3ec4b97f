import type { benefits } from "#content/home/benefits.ts";
import { Bubble } from "../../ui/bubble.tsx";
import styles from "./sourced-answer.module.css";

/** A page of a firm's own document, and the answer that was taken from one of its lines. */
export function SourcedAnswer({ scene }: { scene: (typeof benefits)["custom"]["scene"] }) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.page}>
        <p className={styles.head}>
          <b>{scene.document.title}</b>
          <span>{scene.document.page}</span>
        </p>
        <span>{scene.before}</span> <mark>{scene.marked}</mark>
        <sup>1</sup> <span>{scene.after}</span>
      </div>
      <Bubble agent as="div" className={styles.answer}>
        {scene.answer}
        <small>
          <sup>1</sup>
          {scene.source}
        </small>
      </Bubble>
    </div>
  );
}
