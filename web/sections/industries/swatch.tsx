import type { CSSProperties } from "react";
import { industryPapers } from "#content/industries/industry-papers.ts";
import type { IndustrySlug } from "#content/industries/names.ts";
import { papers } from "#content/industries/papers.ts";
import { classNames } from "../../ui/class-names.ts";
import { industryIcons } from "./industry-icons.ts";
import styles from "./swatch.module.css";

/** A piece of the paper of a trade, with its sign; a blank one for a trade that is none of ours. */
export function Swatch({ slug }: { slug?: IndustrySlug }) {
  if (!slug) return <span className={classNames(styles.swatch, styles.blank)} />;
  const name = industryPapers[slug];
  const { surface, rule, ink } = papers[name];
  const [family = ""] = name.split("-");
  const tokens = { "--page": surface, "--ruling": rule, "--print": ink } as CSSProperties;
  return (
    <span className={classNames(styles.swatch, styles[family])} style={tokens}>
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d={industryIcons[slug]} />
      </svg>
    </span>
  );
}
