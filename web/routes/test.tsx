import { pageMeta } from "../page-meta.ts";
import { Section } from "../ui/section.tsx";

export const meta = () => pageMeta("test");

/** The trivial screen of specification 2: one word. */
export default function Test() {
  return (
    <Section tone="pad">
      <h1>Test</h1>
    </Section>
  );
}
