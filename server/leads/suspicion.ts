import { headers, plainFields } from "#contract/http.ts";

/** Milliseconds. No person reads a form, fills four fields and sends in less. */
const tooFast = 1_500;

/**
 * Why a message looks like a machine's, or undefined: the field that people never see was filled,
 * or the form was sent too soon after it was first touched. Such a message is kept and mailed all
 * the same, marked: a mistake of ours must not cost the company a client.
 */
export function suspicion(request: Request, fields: Record<string, unknown>): string | undefined {
  if (request.headers.get(headers.honeypot) || fields[plainFields.honeypot]) return "honeypot";
  const elapsed = request.headers.get(headers.elapsed)?.trim();
  if (elapsed && /^\d{1,12}$/.test(elapsed) && Number(elapsed) < tooFast) return "too fast";
  return undefined;
}
