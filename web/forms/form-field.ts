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

const inputs: Record<FieldName, Pick<FormField, "type" | "autocomplete" | "wide" | "maxLength">> = {
  fullName: { type: "text", autocomplete: "name", maxLength: fieldLimits.fullName },
  email: { type: "email", autocomplete: "email", maxLength: fieldLimits.email },
  officeNumber: { type: "tel", autocomplete: "work tel", maxLength: fieldLimits.phone },
  mobileNumber: { type: "tel", autocomplete: "tel", maxLength: fieldLimits.phone },
  companyName: { type: "text", autocomplete: "organization", maxLength: fieldLimits.company },
  firmName: { type: "text", autocomplete: "organization", maxLength: fieldLimits.company },
  subject: { type: "text", autocomplete: "off", maxLength: fieldLimits.subject },
  message: { type: "area", autocomplete: "off", wide: true, maxLength: fieldLimits.message },
};

/** A field with its default input and limit, overridden by `changes`. */
export function formField(
  name: FieldName,
  required: boolean,
  changes: Partial<FormField> = {},
): FormField {
  return { name, label: fieldLabels[name], required, ...inputs[name], ...changes };
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
