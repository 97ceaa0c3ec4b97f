import { type FormWords, fieldLabels, forms } from "#content/forms.ts";
import { fieldLimits } from "#contract/field-limits.ts";
import { type FieldName, type FormKindName, fieldNames, formKinds } from "#contract/form-kinds.ts";

/** One field as a form draws it. */
export interface FormField {
  name: FieldName;
  label: string;
  type: "text" | "email" | "tel" | "area";
  required: boolean;
  /** Value of the autocomplete attribute. */
  autocomplete: string;
  /** Spans the full width of the form. */
  wide?: boolean;
  /** Characters. */
  maxLength: number;
}

const inputs: Record<FieldName, Pick<FormField, "type" | "autocomplete" | "wide">> = {
  fullName: { type: "text", autocomplete: "name" },
  email: { type: "email", autocomplete: "email" },
  officeNumber: { type: "tel", autocomplete: "work tel" },
  mobileNumber: { type: "tel", autocomplete: "tel" },
  companyName: { type: "text", autocomplete: "organization" },
  firmName: { type: "text", autocomplete: "organization" },
  subject: { type: "text", autocomplete: "off" },
  message: { type: "area", autocomplete: "off", wide: true },
};

/** A field with its default input and limit, overridden by `changes`. */
export function formField(
  name: FieldName,
  required: boolean,
  changes: Partial<FormField> = {},
): FormField {
  const usual = { name, label: fieldLabels[name], required, maxLength: fieldLimits[name] };
  return { ...usual, ...inputs[name], ...changes };
}

/** The fields of a form in order. */
export function formFields(kind: FormKindName): FormField[] {
  const { fields } = formKinds[kind];
  const { labels }: FormWords = forms[kind];
  return fieldNames(formKinds[kind]).map((name) => {
    const label = labels?.[name];
    return formField(name, fields[name] ?? false, label === undefined ? {} : { label });
  });
}
