import * as v from "valibot";
import { fieldLimits } from "./field-limits.ts";
import { type MessageKey, says } from "./refused-fields.ts";

const unreadable = says("unreadable");

/**
 * True for text without control characters (which could end a mail header), without characters that
 * reverse the reading direction, and without halves of a surrogate pair.
 */
const isLine = (text: string) =>
  text.isWellFormed() && !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);

/** Like a line, but line breaks and tabs are allowed. */
export const isProse = (text: string) => isLine(text.replace(/[\n\r\t]/g, " "));

/** A text made only of invisible characters counts as empty. */
const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** A one-line text that may be empty. `limit`: characters. */
const line = (limit: number, tooLong: MessageKey) =>
  v.pipe(v.string(unreadable), v.trim(), v.maxLength(limit, tooLong), v.check(isLine, unreadable));

/** A required text, on one line unless `allowed` says otherwise. `limit`: characters. */
export const required = (
  limit: number,
  missing: MessageKey,
  tooLong: MessageKey,
  allowed = isLine,
) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.check(isVisible, missing),
    v.maxLength(limit, tooLong),
    v.check(allowed, unreadable),
  );

export const phone = line(fieldLimits.phone, "numberTooLong");
export const name = line(fieldLimits.company, "nameTooLong");

export const fullName = required(fieldLimits.fullName, "nameMissing", "nameTooLong");

export const email = v.pipe(
  required(fieldLimits.email, "emailMissing", "emailTooLong"),
  v.email(says("emailUnfinished")),
);
