import type { AnchorHTMLAttributes } from "react";
import type { LinkProps } from "react-router";
import { site } from "#content/site.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import styles from "./text-link.module.css";

/** A link inside or after a text, underlined in red. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}

/** The same to a place on the page that is open; keeps the query of its address, as JumpLink does. */
export function TextJump({
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classNames(styles.link, className)}>
      {children}
    </a>
  );
}

/** The company's telephone number as a `tel:` link. */
export function PhoneLink({ className }: { className?: string }) {
  return (
    <a className={classNames(styles.phone, className)} href={site.phone.href}>
      <Icon name="phone" />
      {site.phone.display}
    </a>
  );
}
