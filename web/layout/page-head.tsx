import type { ReactNode } from "react";
import { Link } from "react-router";
import { breadcrumb, type PageId } from "#content/pages.ts";
import { classNames } from "../ui/class-names.ts";
import { Section } from "../ui/section.tsx";
import styles from "./page-head.module.css";

interface PageHeadProps {
  page: PageId;
  /** The heading; it stands on the rule of the pad. */
  title: string;
  /** The last step of the breadcrumb, where it differs from the heading. */
  current?: string;
  text?: ReactNode;
  /** What stands beside or below the heading. */
  children?: ReactNode;
  className?: string;
}

/** The pad at the top of an inner page: breadcrumb (specification 2), heading, first sentence. */
export function PageHead({
  page,
  title,
  current = title,
  text,
  children,
  className,
}: PageHeadProps) {
  return (
    <Section tone="pad" className={classNames(styles.head, className)}>
      <Breadcrumb page={page} current={current} />
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </Section>
  );
}

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
