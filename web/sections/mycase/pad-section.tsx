import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Grid, Section } from "../../ui/section.tsx";
import styles from "./pad-section.module.css";

interface PadSectionProps {
  title: ReactNode;
  text: string;
  id?: string;
  /** Content above the heading and below the text. */
  above?: ReactNode;
  below?: ReactNode;
  /** Content beside the words, in the twelve columns. */
  children: ReactNode;
  className?: string | undefined;
}

/** A section on the pad, its heading on a rule and something to use beside the words. */
export function PadSection(props: PadSectionProps) {
  const { title, text, id, above, below, children, className } = props;
  return (
    <Section tone="pad" id={id} className={classNames(styles.section, className)}>
      <Grid>
        <div className={styles.words}>
          {above}
          <h2>{title}</h2>
          <p>{text}</p>
          {below}
        </div>
        {children}
      </Grid>
    </Section>
  );
}
