import { pageMeta } from "../page-meta.ts";
import { Section } from "../ui/section.tsx";

export const meta = () => pageMeta("test");

/** One word, by which a deployment is checked. */
export default function Test() {
  return (
    <Section tone="pad">
      <h1>Test</h1>
    </Section>
  );
}
