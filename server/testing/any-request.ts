import * as fc from "fast-check";
import { message, trial } from "./test-app.ts";

/** Texts that have broken parsers, mail programs and databases before. */
const nasty = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "a\r\nBcc: victim@example.com",
  "a\nX-Evil: 1",
  "\u2028\u2029",
  "\u202Egnp.exe",
  "\uD800",
  "\uFEFF\u200B",
  "javascript:alert(1)",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "'; drop table leads; --",
  "%00%0d%0a",
  "=cmd|' /C calc'!A0",
  "ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ",
  '"a"@example.com',
  "a@b@c.example.com",
  "a@[127.0.0.1]",
  "x".repeat(6_000),
  "👩‍👩‍👧‍👦".repeat(50),
);

const value = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  { weight: 4, arbitrary: nasty },
  { weight: 2, arbitrary: fc.jsonValue() },
);

const field = fc.oneof(
  fc.constantFrom(...Object.keys({ ...message, ...trial, firmName: "" })),
  fc.constantFrom("__proto__", "constructor", "toString", "website", "returnTo", "length"),
  fc.string({ maxLength: 12 }),
);

/** A valid payload with some fields changed, added or removed, as an object or as its JSON text. */
const changed = fc
  .tuple(
    fc.constantFrom<Record<string, unknown>>(message, trial),
    fc.dictionary(field, value, { maxKeys: 4, noNullPrototype: true }),
    fc.array(field, { maxLength: 2 }),
  )
  .map(([base, changes, removed]) => {
    // Entries, not a spread: `__proto__` must arrive as an ordinary key.
    const entries = Object.entries({ ...base }).filter(([name]) => !removed.includes(name));
    return [...entries, ...Object.entries(changes)];
  });

const json = changed.map(
  (entries) =>
    `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${JSON.stringify(item)}`).join(",")}}`,
);

/** Does not use String(): a generated object may have a `toString` that is not a function. */
const asText = (item: unknown): string =>
  typeof item === "string" ? item : (JSON.stringify(item) ?? "undefined");

const form = changed.map((entries) =>
  new URLSearchParams(
    entries.map(([name, item]) => [name, asText(item)] as [string, string]),
  ).toString(),
);

const bytes = fc
  .uint8Array({ maxLength: 400 })
  .map((array) => Buffer.from(array).toString("latin1"));

/** A body and headers for /sendMail: mostly close to a valid request, sometimes anything. */
export const anyRequest: fc.Arbitrary<RequestInit> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: json.map((body) => ["application/json", body] as const) },
      {
        weight: 3,
        arbitrary: form.map((body) => ["application/x-www-form-urlencoded", body] as const),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(
          fc.constantFrom(
            "application/json",
            "application/x-www-form-urlencoded",
            "text/plain",
            "multipart/form-data",
          ),
          bytes,
        ),
      },
    ),
    fc.option(fc.string({ unit: "grapheme-ascii", maxLength: 40 }), { nil: undefined }),
    fc.constantFrom("ok-1", "ok-2", "no-1", "down-1", "", undefined),
    fc.constantFrom("0", "99999999999999999999", "-1", "x", undefined),
  )
  .map(([[type, body], key, token, elapsed]) => ({
    method: "POST",
    body,
    headers: {
      "Content-Type": type,
      ...(key !== undefined && { "Idempotency-Key": key }),
      ...(token !== undefined && { "X-Captcha-Token": token }),
      ...(elapsed !== undefined && { "X-Form-Elapsed": elapsed }),
    },
  }));
