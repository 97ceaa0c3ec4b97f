import type { IntakeHeroSection } from "#content/industries/proof-section-types.ts";
import { HearButton } from "../../player/hear-button.tsx";
import { Bubble } from "../../ui/bubble.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Monogram } from "../../ui/monogram.tsx";
import styles from "./chat.module.css";

type ChatProps = IntakeHeroSection["chat"];

/** A sample conversation. A picture made of text: it can be heard, nothing in it can be pressed. */
export function Chat({
  label,
  name,
  monogram,
  status,
  time,
  lines,
  slots,
  chosen,
  input,
}: ChatProps) {
  return (
    <figure className={styles.chat} aria-label={label} data-call="">
      <div className={styles.head}>
        <Monogram letters={monogram} />
        <span>
          <b>{name}</b>
          {status}
        </span>
        <span className={styles.time}>{time}</span>
      </div>
      <ol className={styles.lines}>
        {lines.map(({ who, text }) => (
          <Bubble key={text} says={who} className={styles[who]}>
            {text}
          </Bubble>
        ))}
        <li className={styles.slots}>
          {slots.map((slot, index) => (
            <span key={slot} className={index === chosen ? styles.chosen : undefined}>
              {slot}
            </span>
          ))}
        </li>
      </ol>
      <HearButton what="chat" className={styles.hear} />
      <div className={styles.input} aria-hidden="true">
        {input}
        <Icon name="microphone" />
      </div>
    </figure>
  );
}
