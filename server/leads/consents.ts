import { type ConsentName, consentNames, headers } from "#contract/http.ts";
import type { RequestBody } from "#server/http/request-body.ts";

/** What each box agrees to, for the company's mail. */
const meanings: Record<ConsentName, string> = {
  consentInformational: "informational messages by text",
  consentMarketing: "marketing messages by text",
};

/**
 * The boxes that the visitor ticked, in the order of the form. They travel beside
 * the payload, which stays as specified: in a header, or as fields of a form posted without scripts.
 */
export function ticked(request: Request, { kind, fields }: RequestBody): ConsentName[] {
  const named = request.headers.get(headers.consents)?.split(",") ?? [];
  return consentNames.filter((name) =>
    kind === "form" ? typeof fields[name] === "string" : named.includes(name),
  );
}

/** In words; empty when nothing was ticked. */
export function agreedTo(consents: ConsentName[]): string {
  return consents.map((name) => meanings[name]).join(", ");
}
