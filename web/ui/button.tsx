import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import type { LinkProps } from "react-router";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

interface Look {
  /** ink: the usual action. red: a voice or a sending. line: second to another. pad: at night. */
  kind?: "ink" | "red" | "line" | "pad";
  small?: boolean;
  /** A line with a head that grows under the pointer. */
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

/** A button. `type="button"` unless said otherwise. */
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

/** A link that looks like a button. Addresses of other sites open as the caller says. */
export function ButtonLink({ kind, small, arrow, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={look({ kind, small, className })}>
      {children}
      {arrow && <LineArrow />}
    </Link>
  );
}

/**
 * A link to a place on the same page (`href="#…"`). It keeps the query of the address, where the
 * router's link would lose it (navigation/routed-links.ts).
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

/** The line with a head at the end of an action. */
export function LineArrow() {
  return <span className={styles.arrow} aria-hidden="true" />;
}
