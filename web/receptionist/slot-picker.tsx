import { useEffect, useRef, useState } from "react";
import type { Card, ChoiceRequest } from "#contract/receptionist.ts";
import { Button, LineArrow } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import styles from "./card-view.module.css";
import rows from "./rows.module.css";
import { closeTalk } from "./source-list.tsx";

interface SlotPickerProps {
  card: Extract<Card, { kind: "slots" }>;
  live: boolean;
  onSay(text: string, choice?: ChoiceRequest): void;
}

/** Open times of one day, and other days. A time is chosen, then held. */
export function SlotPicker({ card, live, onSay }: SlotPickerProps) {
  const [chosen, setChosen] = useState<string>();
  const slot = card.slots.find(({ start }) => start === chosen);
  const picker = useRef<HTMLElement>(null);
  // The button that holds a time comes with the choice, often below what is in view.
  useEffect(() => {
    if (chosen) picker.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <section ref={picker} className={styles.slots} aria-label={card.title}>
      <h3>{card.title}</h3>
      <div className={styles.times}>
        {card.slots.map(({ start, label }) => (
          <Button
            key={start}
            kind="line"
            small
            disabled={!live}
            aria-pressed={start === chosen}
            onClick={() => setChosen(start)}
          >
            {label}
          </Button>
        ))}
      </div>
      <ul className={rows.rows}>
        {card.days.map(({ date, label }) => (
          <li key={date}>
            <button
              type="button"
              disabled={!live}
              onClick={() => onSay(label, { kind: "day", date })}
            >
              {label}
              <LineArrow />
            </button>
          </li>
        ))}
        <li>
          <Link to={card.month.href} onClick={closeTalk}>
            {card.month.label}
            <LineArrow />
          </Link>
        </li>
      </ul>
      {slot && (
        <Button
          disabled={!live}
          onClick={() => onSay(slot.full, { kind: "slot", start: slot.start })}
        >
          {card.hold.replace("{time}", slot.full)}
        </Button>
      )}
    </section>
  );
}
