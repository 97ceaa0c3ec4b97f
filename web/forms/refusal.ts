import type { ErrorBody } from "#contract/http.ts";

/** What a refusal says, as far as its body is one of ours. */
export function refusal(answer: unknown): Partial<ErrorBody> {
  if (typeof answer !== "object" || answer === null) return {};
  const { message, fields } = answer as Partial<ErrorBody>;
  return {
    ...(typeof message === "string" && message && { message }),
    ...(typeof fields === "object" && fields && { fields }),
  };
}
