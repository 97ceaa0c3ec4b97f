import type { Card, ChoiceRequest } from "#contract/receptionist.ts";
import { Slip } from "../ui/slip.tsx";
import styles from "./card-view.module.css";
import { ContactForm } from "./contact-form.tsx";
import { RecommendedPlan } from "./recommended-plan.tsx";
import { SlotPicker } from "./slot-picker.tsx";

interface CardViewProps {
  card: Card;
  /** The card is the last one and no request is running, so its buttons are active. */
  live: boolean;
  onSay(text: string, choice?: ChoiceRequest): void;
}

/** A card below an answer, to look at or press. */
export function CardView({ card, live, onSay }: CardViewProps) {
  switch (card.kind) {
    case "plan":
      return <RecommendedPlan card={card} />;
    case "slots":
      return <SlotPicker card={card} live={live} onSay={onSay} />;
    case "form":
      return <ContactForm card={card} live={live} onSay={onSay} />;
    case "slip": {
      const rows = card.rows.map(({ label, value }) => ({ term: label, value }));
      return (
        <>
          <Slip
            className={styles.slip}
            slip={{ title: card.title ?? "", rows, boxes: card.boxes }}
          />
          {card.note && <p className={styles.note}>{card.note}</p>}
        </>
      );
    }
  }
}
