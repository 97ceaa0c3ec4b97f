import { readLeadSlip, saySlip } from "#content/lead-slip.ts";
import { isFormName } from "#contract/form-kinds.ts";
import { headers, plainFields } from "#contract/http.ts";
import { type LeadForm, sourceLimit, type Touch } from "#contract/lead-source.ts";
import type { RequestBody } from "#server/http/request-body.ts";
import { isPagePath } from "./page-path.ts";
import { knownOf, parseTouch } from "./touch.ts";

/** How a lead reached us, and where its visit came from. */
export interface LeadSource {
  form: LeadForm;
  /** Path of the page that the lead was sent from; empty when unknown. */
  page: string;
  /** Absent when the visitor's browser sends no source: Global Privacy Control, no scripts. */
  touches?: { first: Touch; last: Touch } | undefined;
  /** The choices that the visitor had made, in words; absent without a slip. */
  slip?: string | undefined;
}

/**
 * Reads the source sent along with a message. Never throws: malformed, unknown or overlong values
 * are left out, because a bad header must never cost us a lead.
 * @param form the form to record when nothing else names one.
 */
export function readLeadSource(
  request: Request,
  body: RequestBody | undefined,
  form: LeadForm,
): LeadSource {
  const header = request.headers.get(headers.source) ?? "";
  const source =
    header && header.length <= sourceLimit
      ? fromHeader(header, form)
      : fromPlainForm(request, body, form);
  const slip = saySent(request.headers.get(headers.slip) ?? plainSlip(body));
  return {
    ...source,
    ...(asksForPrivacy(request) && { touches: undefined }),
    ...(slip && { slip }),
  };
}

/** Uses today's words and prices; the message itself keeps the text as sent. */
const saySent = (slip: string) => saySlip(readLeadSlip(slip)).join("; ");

/** The hidden field of a form that was posted without scripts. */
function plainSlip(body: RequestBody | undefined): string {
  return body?.kind === "form" ? String(body.fields[plainFields.slip] ?? "") : "";
}

/** Global Privacy Control, Do Not Track. */
export function asksForPrivacy(request: Request): boolean {
  return ["Sec-GPC", "DNT"].some((name) => request.headers.get(name) === "1");
}

function fromHeader(header: string, form: LeadForm): LeadSource {
  const [said = "", page = "", ...words] = header.split(" ");
  const first = parseTouch(words.slice(0, 4), isPagePath);
  const last = parseTouch(words.slice(4), isPagePath) ?? first;
  return {
    form: isFormName(form) && isFormName(said) ? said : form,
    page: isPagePath(page) ? page : "",
    touches: first && last && { first, last },
  };
}

/**
 * Without scripts only the page's URL is known. If the form is on the landing page of a campaign's
 * link, that URL still names the campaign.
 */
function fromPlainForm(
  request: Request,
  body: RequestBody | undefined,
  form: LeadForm,
): LeadSource {
  const named = String(body?.fields[plainFields.form] ?? "");
  const returnTo = String(body?.fields[plainFields.returnTo] ?? "");
  const referer = URL.parse(request.headers.get("Referer") ?? "");
  const page = [returnTo, referer?.pathname ?? ""].find(isPagePath) ?? "";
  const known = body?.kind === "form" && knownOf(referer?.search ?? "");
  const touch = known ? parseTouch([String(Date.now()), page, "", known], isPagePath) : undefined;
  return {
    form: isFormName(form) && isFormName(named) ? named : form,
    page,
    touches: touch && { first: touch, last: touch },
  };
}
