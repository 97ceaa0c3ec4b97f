import { type FormEvent, useId } from "react";
import { fieldLimits } from "#contract/field-limits.ts";
import type { FieldName } from "#contract/form-kinds.ts";
import type { Card, ChoiceRequest } from "#contract/receptionist.ts";
import { FormCell } from "../forms/form-cell.tsx";
import { type FormField, formField } from "../forms/form-field.ts";
import { CarriedSlip } from "../slip/carried-slip.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./card-view.module.css";

type FormCard = Extract<Card, { kind: "form" }>;

interface ContactFormProps {
  card: FormCard;
  live: boolean;
  onSay(text: string, choice?: ChoiceRequest): void;
}

type CardFieldName = FormCard["fields"][number]["name"];

const names: Record<CardFieldName, FieldName> = {
  name: "fullName",
  email: "email",
  phone: "officeNumber",
  message: "message",
};
const changes: Partial<Record<CardFieldName, Partial<FormField>>> = {
  phone: { autocomplete: "tel" },
  message: { maxLength: fieldLimits.note },
};

/** Name and address, for those who would rather fill in a form than be asked. */
export function ContactForm({ card, live, onSay }: ContactFormProps) {
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const fields = Object.fromEntries(
      card.fields.map(({ name }) => [name, String(data.get(names[name]) ?? "")]),
    );
    onSay(card.submit, { kind: "details", fields });
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.cells}>
        {card.fields.map(({ name, label, required, value }) => (
          <FormCell
            // A new key refills the field when the conversation has changed its value.
            key={`${name}${value}`}
            id={`${id}${name}`}
            field={formField(names[name], required, { label, wide: true, ...changes[name] })}
            value={value}
          />
        ))}
      </div>
      <CarriedSlip />
      <div className={styles.end}>
        <p className={styles.fine}>{card.note}</p>
        <Button type="submit" kind="red" small disabled={!live}>
          {card.submit}
        </Button>
      </div>
    </form>
  );
}
