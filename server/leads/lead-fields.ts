import type { Lead } from "#contract/lead.ts";

interface LeadField {
  /** Column of the table `leads`. */
  column: string;
  /** Its label in the company's mail; absent for fields shown elsewhere in that mail. */
  label?: string;
}

/**
 * Every field of a message with its column, in the order used in mails and exports. A new field
 * needs a line here, one in the schema (contract/lead.ts) and a migration.
 */
export const leadFields = {
  fullName: { column: "full_name", label: "Name" },
  email: { column: "email", label: "Email" },
  officeNumber: { column: "office_number", label: "Office number" },
  mobileNumber: { column: "mobile_number", label: "Mobile number" },
  companyName: { column: "company_name", label: "Company" },
  firmName: { column: "firm_name", label: "Firm" },
  subject: { column: "subject", label: "Subject" },
  message: { column: "message" },
} as const satisfies Record<keyof Lead, LeadField>;

type Fields = typeof leadFields;

/** The fields of a message as columns; a field that the form lacks is null. */
export type LeadFieldColumns = {
  [Name in keyof Fields as Fields[Name]["column"]]: undefined extends Lead[Name]
    ? string | null
    : string;
};

const entries = Object.entries(leadFields) as [keyof Lead, LeadField][];

/** The names of the columns, in order. */
export const leadFieldColumns = entries.map(
  ([, { column }]) => column,
) as (keyof LeadFieldColumns)[];

/** A message as columns. */
export function toColumns(lead: Lead): LeadFieldColumns {
  const columns = entries.map(([name, { column }]) => [column, lead[name] ?? null]);
  return Object.fromEntries(columns) as LeadFieldColumns;
}

/** "Name: Dana Whitfield" and so on, one line for each non-empty field that has a label. */
export function labeledLines(lead: Lead): string[] {
  return entries.flatMap(([name, { label }]) =>
    label && lead[name] ? [`${label}: ${lead[name]}`] : [],
  );
}
