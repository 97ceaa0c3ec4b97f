import { expect, it } from "vitest";
import { undoOf } from "./undo.ts";

const before = { folder: "waiting", owner: "", standing: "verified" };

it("gives back what was taken, and puts back where it lay", () => {
  expect(undoOf("take", before)).toMatchObject({ act: "release", to: "" });
  expect(undoOf("handOver", { ...before, owner: "sam@a.example" })).toMatchObject({
    act: "handOver",
    to: "sam@a.example",
  });
  expect(undoOf("handOver", before)).toMatchObject({ act: "release", to: "" });
  expect(undoOf("answered", before)?.act).toBe("wait");
  expect(undoOf("close", { ...before, folder: "answered" })?.act).toBe("answered");
});

it("gives back the standing from before, not a better or a worse one", () => {
  expect(undoOf("spam", before)).toMatchObject({ act: "wait", standing: "verified" });
  const suspect = { folder: "marked", owner: "", standing: "suspect" };
  expect(undoOf("ok", suspect)).toMatchObject({ act: "spam", standing: "suspect" });
});
