import { breadcrumb, type PageId } from "#content/pages.ts";
import { Link } from "../ui/link.tsx";
import styles from "./breadcrumb.module.css";

/** Home, an optional parent, then the page itself. */
export function Breadcrumb({ page, current }: { page: PageId; current: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {breadcrumb(page).map((step) => (
          <li key={step.path}>
            <Link to={step.path}>{step.label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
