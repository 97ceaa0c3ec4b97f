import { blogPost } from "#content/blogs.ts";
import { pages } from "#content/pages.ts";
import type { Blog } from "#contract/blog.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./article.module.css";
import { BackLink } from "./back-link.tsx";
import { LoadingSpinner } from "./loading-spinner.tsx";
import { LocalDate } from "./local-date.tsx";
import { paragraphsOf, readAloudOf } from "./read-aloud.ts";

/** One post; until it is there a flat line and a loop that writes itself. */
export function Article({ post }: { post?: Blog }) {
  if (!post) {
    return (
      <>
        <PageHead page="blogPost" title={blogPost.loadingTitle} className={styles.head}>
          <p className={styles.byline}>&nbsp;</p>
          <ReadAloudBars />
        </PageHead>
        <Section className={styles.text}>
          <LoadingSpinner>{blogPost.loading}</LoadingSpinner>
          <BackLink />
        </Section>
      </>
    );
  }
  const aloud = readAloudOf(post.content);
  return (
    <article>
      <PageHead page="blogPost" title={post.title || pages.blogPost.label} className={styles.head}>
        <p className={styles.byline}>
          {blogPost.byline}, <LocalDate date={post.date} />
        </p>
        <ReadAloudBars {...aloud} />
      </PageHead>
      <Section className={styles.text}>
        <p className={styles.aloud}>{blogPost.aloud(aloud.minutes)}</p>
        {paragraphsOf(post.content).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <p key={index}>{text}</p>
        ))}
        <BackLink />
      </Section>
    </article>
  );
}

/** The edge of the pad is drawn as a voice line along the text. */
function ReadAloudBars({ path, width }: { path?: string; width?: number }) {
  return (
    <div className={styles.voice} aria-hidden="true">
      {path && width && (
        <svg
          aria-hidden="true"
          viewBox={`0 -60 ${width} 120`}
          preserveAspectRatio="none"
          height={120}
          style={{ width: `min(100%, ${width}px)` }}
        >
          <path d={path} />
        </svg>
      )}
    </div>
  );
}
