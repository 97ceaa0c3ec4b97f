import type { lawmatics } from "#content/landing/lawmatics.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./contact-strip.module.css";

/** Where we can be reached, one line each. */
export function ContactStrip({ contact }: { contact: typeof lawmatics.contact }) {
  const { title, rows, post } = contact;
  return (
    <Section tone="pad" className={styles.strip}>
      <h2>{title}</h2>
      <dl>
        {rows.map(({ term, text, href }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <a href={href}>{text}</a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{post.term}</dt>
          <dd>
            {post.lines[0]}, <span>{post.lines[1]}</span>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
