import type { FormField } from "#content/forms.ts";
import { Cell, cellError } from "./cell.tsx";

interface FormCellProps {
  field: FormField;
  /** Unique on the page, because several forms can stand on one. */
  id: string;
  error?: string | undefined;
  value?: string | undefined;
}

/** A box of a court form for one line or a text. */
export function FormCell({ field, id, error, value }: FormCellProps) {
  const shared = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autocomplete,
    defaultValue: value,
    maxLength: maxLength(field),
    ...cellError(id, error),
  };
  return (
    <Cell id={id} label={field.label} required={field.required} wide={field.wide} error={error}>
      {field.type === "area" ? <textarea {...shared} /> : <input {...shared} type={field.type} />}
    </Cell>
  );
}

/** The contract's limits, in characters (contract/lead.ts). */
function maxLength(field: FormField): number {
  if (field.maxLength) return field.maxLength;
  if (field.type === "area") return 5000;
  if (field.type === "tel") return 40;
  if (field.type === "email") return 254;
  return field.name === "subject" ? 200 : 120;
}
