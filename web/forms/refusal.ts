import type { ErrorBody } from "#contract/http.ts";

/** The message of a refusal, if its body has our format. */
export function refusal(answer: unknown): Partial<ErrorBody> {
  if (typeof answer !== "object" || answer === null) return {};
  const { message, fields } = answer as Partial<ErrorBody>;
  return {
    ...(typeof message === "string" && message && { message }),
    ...(typeof fields === "object" && fields && { fields }),
  };
}
