import { expect, it } from "vitest";
import type { LeadBefore } from "#contract/desk-tray.ts";
import { readBefore, readUndo, writeUndo } from "./undo.ts";

const before = {
  folder: "answered",
  owner: "sam@a.example",
  standing: "verified",
  answeredAt: "1763791320000",
};
const read = (fields: Record<keyof LeadBefore, string>) => readBefore((name) => fields[name]);

it("reads the whole state from before an act, and nothing malformed", () => {
  expect(read(before)).toEqual({ ...before, answeredAt: 1763791320000 });
  expect(read({ ...before, owner: "", answeredAt: "0" })).toMatchObject({
    owner: "",
    answeredAt: 0,
  });
  for (const wrong of [{ folder: "attic" }, { standing: "" }, { answeredAt: "soon" }])
    expect(read({ ...before, ...wrong })).toBeUndefined();
});

it("writes all of it into one field, and reads no other text", () => {
  const before = {
    folder: "waiting",
    owner: "a&b@c.example",
    standing: "ok",
    answeredAt: 0,
  } as const;
  const written = writeUndo("some-id", { version: 3, before });
  expect(readUndo(written)).toEqual({ id: "some-id", version: 3, act: "undo", before });
  expect(readUndo("id=some-id&version=3")).toBeUndefined();
});
