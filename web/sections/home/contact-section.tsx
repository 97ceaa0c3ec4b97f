import type { ReactNode } from "react";
import { Grid, Section } from "../../ui/section.tsx";
import styles from "./contact-section.module.css";

interface ContactSectionProps {
  title: string;
  /** The other ways. */
  reach: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Write to us: how to reach a person, a picture, and the form on a white sheet. */
export function ContactSection({ title, reach, children }: ContactSectionProps) {
  return (
    <Section tone="pad" className={styles.contact}>
      <Grid>
        {reach}
        <div className={styles.sheet}>
          <h3>{title}</h3>
          {children}
        </div>
      </Grid>
    </Section>
  );
}
