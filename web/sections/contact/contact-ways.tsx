import type { ContactCard } from "#content/contact.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./contact-ways.module.css";

/** The phone and email cards. */
export function ContactWays({ cards }: { cards: readonly ContactCard[] }) {
  return (
    <div className={styles.ways}>
      {cards.map((card) => (
        <a key={card.href} className={styles.way} href={card.href}>
          <Icon name={card.icon} className={styles.icon} />
          <span>
            {card.title}
            <b>{card.text}</b>
          </span>
        </a>
      ))}
    </div>
  );
}
