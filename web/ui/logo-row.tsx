import type { Logo } from "#content/marks.ts";
import { BrandMark } from "./brand-mark.tsx";
import { classNames } from "./class-names.ts";
import styles from "./logo-row.module.css";
import { Marquee } from "./marquee.tsx";
import { PauseButton, pausable } from "./pause-button.tsx";

interface LogoRowProps {
  /** Label on the left of the row: "Trusted by teams who work in". */
  title: string;
  /** An accessible name for the logos, if the title does not give one. */
  note?: string;
  logos: readonly Logo[];
  /** Pixels a second. */
  speed?: number;
  /** Label of the pause button. */
  stop: string;
}

/** A moving strip of logos across the page, in one color. */
export function LogoRow({ title, note, logos, speed = 50, stop }: LogoRowProps) {
  return (
    <div className={classNames(styles.strip, pausable)}>
      <div className={styles.title}>
        <h2>
          {title}
          {note && <small>{note}</small>}
        </h2>
        <PauseButton quiet label={stop} className={styles.pause} />
      </div>
      <Marquee label={title} speed={speed} listClass={styles.logos} className={styles.row}>
        {logos.map((logo) => (
          <LogoItem key={logo.name} {...logo} />
        ))}
      </Marquee>
    </div>
  );
}

function LogoItem({ name, mark, spelled }: Logo) {
  if (!mark) return <li className={styles.serif}>{name}</li>;
  return (
    <li>
      <BrandMark mark={mark} height={spelled ? 20 : 24} />
      <span className={spelled ? undefined : "visually-hidden"}>{name}</span>
    </li>
  );
}
