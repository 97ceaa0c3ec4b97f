import { blogs } from "#content/blogs.ts";
import type { IconName } from "#content/icons.ts";
import { pathOf } from "#content/pages.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./pagination.module.css";
import { postListPath } from "./post-list-page.ts";

const words = blogs.pagination;
const at = (page: number) => postListPath(pathOf("blogs"), page);

/** Previous, the numbers, next. At the first and the last page the way on is closed. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  return (
    <nav className={styles.pages} aria-label={words.label}>
      <Step to={page - 1} closed={page === 1} icon="left" label={words.previous} />
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <Link
          key={number}
          to={at(number)}
          aria-current={number === page ? "page" : undefined}
          aria-label={words.page(number)}
        >
          {number}
        </Link>
      ))}
      <Step to={page + 1} closed={page === pages} icon="right" label={words.next} />
    </nav>
  );
}

function Step(props: { to: number; closed: boolean; icon: IconName; label: string }) {
  const { to, closed, icon, label } = props;
  if (closed) {
    return (
      // A link without `href` is the standard way to disable it.
      // biome-ignore lint/a11y/useValidAnchor: see above
      <a className={styles.closed} role="link" aria-disabled="true" aria-label={label}>
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <Link to={at(to)} aria-label={label} rel={icon === "left" ? "prev" : "next"}>
      <Icon name={icon} />
    </Link>
  );
}
