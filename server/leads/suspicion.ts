import { headers, plainFields } from "#contract/http.ts";

/** Milliseconds. Nobody can read a form, fill in four fields and send it faster. */
const tooFast = 1_500;

/**
 * Why a message looks automated, or undefined: the hidden field was filled in, or the form was sent
 * too soon after it was first touched. Such a message is still stored and mailed, with a mark: our
 * mistake must not cost the company a client.
 */
export function suspicion(request: Request, fields: Record<string, unknown>): string | undefined {
  if (request.headers.get(headers.honeypot) || fields[plainFields.honeypot]) return "honeypot";
  const elapsed = request.headers.get(headers.elapsed)?.trim();
  if (elapsed && /^\d{1,12}$/.test(elapsed) && Number(elapsed) < tooFast) return "too fast";
  return undefined;
}
