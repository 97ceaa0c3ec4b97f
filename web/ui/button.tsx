import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import type { LinkProps } from "react-router";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

interface Look {
  /**
   * ink: the default action. red: calling or sending. line: a secondary action. pad: on night
   * sections.
   */
  kind?: "ink" | "red" | "line" | "pad";
  small?: boolean;
  /** A line with an arrowhead that grows on hover. */
  arrow?: boolean;
  children: ReactNode;
  className?: string;
}

function look({ kind = "ink", small, className }: Omit<Look, "children">) {
  return classNames(
    styles.button,
    kind !== "ink" && styles[kind],
    small && styles.small,
    className,
  );
}

/** A button, with `type="button"` by default. */
export function Button({
  kind,
  small,
  arrow,
  className,
  children,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={look({ kind, small, className })}>
      {children}
      {arrow && <LineArrow />}
    </button>
  );
}

/** A link that looks like a button. The caller decides how other sites open. */
export function ButtonLink({ kind, small, arrow, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={look({ kind, small, className })}>
      {children}
      {arrow && <LineArrow />}
    </Link>
  );
}

/**
 * A link to a place on the same page (`href="#…"`). It keeps the query of the URL, which the
 * router's link would drop (navigation/routed-links.ts).
 */
export function JumpLink({
  kind,
  small,
  arrow,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={look({ kind, small, className })}>
      {children}
      {arrow && <LineArrow />}
    </a>
  );
}

/** The line with an arrowhead at the end of an action. */
export function LineArrow() {
  return <span className={styles.arrow} aria-hidden="true" />;
}
