import { pageMeta } from "../page-meta.ts";
import { Section } from "../ui/section.tsx";
import styles from "./test.module.css";

export const meta = () => pageMeta("test");

/** One word, by which a deployment is checked. */
export default function Test() {
  return (
    <Section tone="pad" className={styles.test}>
      <h1>Test</h1>
    </Section>
  );
}
