import { Cell, cellError } from "./cell.tsx";
import type { FormField } from "./form-field.ts";

interface FormCellProps {
  field: FormField;
  /** Unique on the page, because a page can have several forms. */
  id: string;
  error?: string | undefined;
  value?: string | undefined;
}

/** A boxed field for one line or a longer text. */
export function FormCell({ field, id, error, value }: FormCellProps) {
  const shared = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autocomplete,
    defaultValue: value,
    maxLength: field.maxLength,
    ...cellError(id, error),
  };
  return (
    <Cell id={id} label={field.label} required={field.required} wide={field.wide} error={error}>
      {field.type === "area" ? <textarea {...shared} /> : <input {...shared} type={field.type} />}
    </Cell>
  );
}
