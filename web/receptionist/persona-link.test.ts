import { expect, test } from "vitest";
import { personaLink, readPersona } from "./persona-link.ts";

const persona = { name: "Hale & Whitfield", industry: "law-firm", opens: 540, closes: 1020 };

test("a rehearsal survives its link", () => {
  expect(readPersona(personaLink(persona))).toEqual(persona);
});

test.each([
  "",
  "#main",
  "#talk=",
  "#talk=name=&industry=law-firm&hours=1-2",
  "#talk=name=x&industry=<b>&hours=9-a",
])("%s is no rehearsal", (hash) => expect(readPersona(hash)).toBeUndefined());
