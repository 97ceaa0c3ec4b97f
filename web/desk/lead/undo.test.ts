import { expect, it } from "vitest";
import { undoOf } from "./undo.ts";

it("gives back what was taken, and puts back where it lay", () => {
  expect(undoOf("take", "waiting", "")).toEqual({ act: "release", to: "" });
  expect(undoOf("handOver", "waiting", "sam@a.example")).toEqual({
    act: "handOver",
    to: "sam@a.example",
  });
  expect(undoOf("handOver", "waiting", "")).toEqual({ act: "release", to: "" });
  expect(undoOf("answered", "waiting", "")?.act).toBe("wait");
  expect(undoOf("close", "answered", "")?.act).toBe("answered");
  expect(undoOf("spam", "waiting", "")?.act).toBe("ok");
  expect(undoOf("ok", "marked", "")?.act).toBe("spam");
});
