import { industryBySlug } from "#content/industries/directory.ts";
import type { IndustryPage } from "#content/industries/industry-page.ts";
import type { IndustrySlug } from "#content/industries/names.ts";
import { postTitles } from "#content/industries/post-titles.ts";
import { tradeWords } from "#content/industries/trade-words.ts";
import { pathOf } from "#content/pages.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./related.later.module.css";
import { TradeSection } from "./trade-section.tsx";

/** The trades next door, the posts that fit, and what of the page is a sample. */
export function Related({ page }: { page: IndustryPage }) {
  const neighbors: readonly IndustrySlug[] = page.neighbors ?? [];
  const { posts = [] } = page;
  return (
    <TradeSection className={styles.section}>
      <h2 className="visually-hidden">{tradeWords.related}</h2>
      <ul className={styles.links}>
        {neighbors.map(industryBySlug).map(({ slug, name, path, description }) => (
          <li key={slug}>
            <Link to={path} prefetch="intent">
              <b>{name}</b>
              {description}
            </Link>
          </li>
        ))}
        {posts.map((id) => (
          <li key={id}>
            <Link to={pathOf("blogPost", { id })} prefetch="intent">
              <b>{postTitles[id]}</b>
              {tradeWords.post}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.samples}>{tradeWords.samples}</p>
    </TradeSection>
  );
}
