import { type ConsentName, consentNames, consents } from "#content/consents.ts";
import { headers } from "#contract/http.ts";
import type { RequestBody } from "#server/http/request-body.ts";

/**
 * The boxes that the visitor checked, in the order of the form. They are sent in a header next to
 * the payload, or as fields of a form that was posted without scripts.
 */
export function checkedConsents(request: Request, { kind, fields }: RequestBody): ConsentName[] {
  const named = request.headers.get(headers.consents)?.split(",") ?? [];
  return consentNames.filter((name) =>
    kind === "form" ? typeof fields[name] === "string" : named.includes(name),
  );
}

/** In words; empty when no box was checked. */
export function agreedTo(checked: ConsentName[]): string {
  return checked.map((name) => consents[name].agreedTo).join(", ");
}
