import { useId } from "react";
import type { Faq } from "#content/types/faq.ts";
import "./accordion-motion.later.css";
import styles from "./accordion.module.css";
import { classNames } from "./class-names.ts";

interface AccordionProps {
  faq: Pick<Faq, "items"> & Partial<Faq>;
  /** Which item is open at first; none when -1. */
  open?: number;
  className?: string;
}

/** Questions, only one of which is open at a time; the open one can be closed. */
export function Accordion({ faq, open = 0, className }: AccordionProps) {
  const name = useId();
  return (
    <div className={classNames(styles.accordion, className)}>
      {faq.items.map((item, index) => (
        <details key={item.id} id={item.id} name={faq.id ?? name} open={index === open}>
          <summary>{item.question}</summary>
          <p>{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
