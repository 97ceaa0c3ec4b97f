import type { ReactNode } from "react";
import type { PageId } from "#content/pages.ts";
import { classNames } from "../ui/class-names.ts";
import { Section } from "../ui/section.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import styles from "./page-head.module.css";

interface PageHeadProps {
  page: PageId;
  /** The heading, on a ruled line of the pad. */
  title: string;
  /** The last step of the breadcrumb, if it differs from the heading. */
  current?: string;
  text?: ReactNode;
  /** Content beside or below the heading. */
  children?: ReactNode;
  className?: string;
}

/** The pad at the top of an inner page: breadcrumb, heading, intro sentence. */
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
