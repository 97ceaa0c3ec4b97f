import { userCards } from "#content/user-cards.ts";
import { classNames } from "../../ui/class-names.ts";
import { Marquee } from "../../ui/marquee.tsx";
import { Monogram, type Paper } from "../../ui/monogram.tsx";
import { PauseButton, pausable } from "../../ui/pause-button.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./user-cards.module.css";

const papers: readonly Paper[] = ["pad", "pink", "blue", "manila"];

/** How long a copy of each row takes to pass; the second row runs the other way. */
const pace = [{ seconds: 60 }, { seconds: 60, reversed: true }, { seconds: 30 }];

/** People on three lines that come out of the red margin, half a window high. */
export function UserCards() {
  const { title, stop, rows } = userCards;
  return (
    <Section flush className={classNames(styles.people, pausable)}>
      <SectionHead title={title}>
        <PauseButton label={stop} />
      </SectionHead>
      <div className={styles.rows}>
        {rows.map((cards, row) => (
          <Marquee
            key={cards[0]?.username}
            label={`${title}, ${row + 1}`}
            seconds={pace[row]?.seconds}
            reverse={pace[row]?.reversed ?? false}
            className={styles.row}
            listClass={styles.list}
          >
            {cards.map(({ username, uses }, place) => (
              <li key={username} className={styles.card}>
                <Monogram
                  letters={(username[0] ?? "").toUpperCase()}
                  paper={papers[(place + row) % papers.length]}
                  size={64}
                />
                <p>
                  <b>{username}</b>
                  {uses.join(", ")}
                </p>
              </li>
            ))}
          </Marquee>
        ))}
      </div>
    </Section>
  );
}
