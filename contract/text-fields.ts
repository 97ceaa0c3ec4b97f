import * as v from "valibot";
import { fieldLimits } from "./field-limits.ts";

const unreadable = "There is a character in it that we cannot read. Please type it again.";

/**
 * True for text without control characters (which could end a mail header), without characters
 * that turn the reading direction around, and without halves of a surrogate pair.
 */
const isLine = (text: string) =>
  text.isWellFormed() && !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);

/** As a line, but line ends and tabs are allowed. */
export const isProse = (text: string) => isLine(text.replace(/[\n\r\t]/g, " "));

/** A text of nothing but invisible characters is empty to whoever reads it. */
const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** A text of one line that may be empty. `limit`: characters. */
const line = (limit: number, tooLong: string) =>
  v.pipe(v.string(unreadable), v.trim(), v.maxLength(limit, tooLong), v.check(isLine, unreadable));

/** A text that must be there, of one line unless `allowed` says otherwise. `limit`: characters. */
export const required = (limit: number, missing: string, tooLong: string, allowed = isLine) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.check(isVisible, missing),
    v.maxLength(limit, tooLong),
    v.check(allowed, unreadable),
  );

const nameTooLong = `That name is too long. Please shorten it to ${fieldLimits.fullName} characters.`;

export const phone = line(
  fieldLimits.officeNumber,
  `That number is too long. ${fieldLimits.officeNumber} characters are enough.`,
);
export const name = line(fieldLimits.companyName, nameTooLong);

export const fullName = required(fieldLimits.fullName, "Please tell us your name.", nameTooLong);

export const email = v.pipe(
  required(
    fieldLimits.email,
    "Please tell us your email, so that we can answer.",
    "That email is too long.",
  ),
  v.email("That email looks unfinished. It should read like name@example.com."),
);
