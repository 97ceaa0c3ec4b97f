import { type FormEvent, useId } from "react";
import type { FormField } from "#content/forms.ts";
import type { Card, ChoiceRequest } from "#contract/receptionist.ts";
import { FormCell } from "../forms/form-cell.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./card-view.module.css";

type FormCard = Extract<Card, { kind: "form" }>;

interface DetailsFormProps {
  card: FormCard;
  live: boolean;
  onSay(text: string, choice?: ChoiceRequest): void;
}

const kinds: Record<
  FormCard["fields"][number]["name"],
  Pick<FormField, "name" | "type" | "autocomplete">
> = {
  name: { name: "fullName", type: "text", autocomplete: "name" },
  email: { name: "email", type: "email", autocomplete: "email" },
  phone: { name: "officeNumber", type: "tel", autocomplete: "tel" },
  message: { name: "message", type: "area", autocomplete: "off" },
};

/** Name and address, for those who would rather fill in a form than be asked. */
export function DetailsForm({ card, live, onSay }: DetailsFormProps) {
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const fields = Object.fromEntries(
      card.fields.map(({ name }) => [name, String(data.get(kinds[name].name) ?? "")]),
    );
    onSay(card.submit, { kind: "details", fields });
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.cells}>
        {card.fields.map(({ name, label, required, value }) => (
          <FormCell
            // What was said meanwhile fills the field.
            key={`${name}${value}`}
            id={`${id}${name}`}
            field={{ ...kinds[name], label, required, wide: true }}
            value={value}
          />
        ))}
      </div>
      <div className={styles.end}>
        <p className={styles.fine}>{card.note}</p>
        <Button type="submit" kind="red" small disabled={!live}>
          {card.submit}
        </Button>
      </div>
    </form>
  );
}
