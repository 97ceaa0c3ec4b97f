import { expect, it } from "vitest";
import { isPlainName } from "./plain-name.ts";

it.each([
  "Dana Whitfield",
  "Zoë Łuk",
  "Jean-Luc O’Brien",
  "Dr. J. R. Tolkien",
  "王小明",
  "María del Carmen Ruiz",
])("passes on %s", (name) => expect(isPlainName(name)).toBe(true));

it.each([
  ["a number", "Call 1 800 555 0100"],
  ["a message", "Call now because your account is suspended"],
  ["a message of many short words", "Call us now it is up"],
  ["a link", "Win at evil.example"],
  ["a link with a scheme", "https://evil.example"],
  ["an address", "eve@evil.example"],
  ["letters that look like digits", "Call １８００"],
  ["an encoded word", "=?utf-8?B?Q2FsbA==?="],
  ["more than forty characters", "A".repeat(41)],
  ["nothing", ""],
])("keeps %s to itself", (_, name) => expect(isPlainName(name)).toBe(false));
