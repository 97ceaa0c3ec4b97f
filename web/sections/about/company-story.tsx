import type { about } from "#content/about.ts";
import { pages } from "#content/pages.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { Pen } from "../../ui/pen.tsx";
import { PhoneLink } from "../../ui/text-link.tsx";
import styles from "./company-story.module.css";

type CompanyStoryProps = Pick<typeof about, "title" | "lead" | "story" | "farewell">;

/** The story of the company as a letter: one line of it on each rule, signed with the pen. */
export function CompanyStory({ title, lead, story, farewell }: CompanyStoryProps) {
  return (
    <PageHead
      page="about"
      title={title}
      current={pages.about.label}
      text={<b>{lead}</b>}
      className={styles.letter}
    >
      <div className={styles.story}>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.farewell}>
        <p>{farewell}</p>
        <Pen line="signature-farline" className={styles.signature} />
        <PhoneLink className={styles.phone} />
      </div>
    </PageHead>
  );
}
