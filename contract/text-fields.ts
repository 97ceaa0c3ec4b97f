import * as v from "valibot";

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

export const phone = line(40, "That number is too long. Forty characters are enough.");
export const name = line(120, "That name is too long. Please shorten it to 120 characters.");

export const fullName = required(
  120,
  "Please tell us your name.",
  "That name is too long. Please shorten it to 120 characters.",
);

export const email = v.pipe(
  required(254, "Please tell us your email, so that we can answer.", "That email is too long."),
  v.email("That email looks unfinished. It should read like name@example.com."),
);
