import type { ComponentProps } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./contact-button.module.css";

interface ContactButtonProps extends ComponentProps<typeof ButtonLink> {
  to: string;
  /** What goes along, as a query (content/lead-slip.ts). */
  slip: string;
}

/**
 * A button to the contact page. Scripts keep the slip in the tab (slip/kept-slip.ts); where none run,
 * another link stands in its place, with the slip in its address.
 */
export function ContactButton({ slip, ...button }: ContactButtonProps) {
  return (
    <>
      <ButtonLink {...button} className={classNames(button.className, styles.scripted)} />
      <noscript>
        <ButtonLink {...button} to={button.to.replace(/(?=#|$)/, `?${slip}`)} />
      </noscript>
    </>
  );
}
