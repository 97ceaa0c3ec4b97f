import { expect, test } from "vitest";
import type { TrayRow } from "#contract/desk-tray.ts";
import { readTrayQuery } from "../tray/tray-query.ts";
import { positionOf } from "./position.ts";

const rows = ["a", "b", "c"].map((id) => ({ id })) as TrayRow[];
const list = (next?: string, search = "") => ({
  query: readTrayQuery(new URLSearchParams(search)),
  page: { rows, next, cut: false },
});

test("a lead's place is said while the list knows it", () => {
  expect(positionOf("b", list())).toBe("Waiting, 2 of 3");
  expect(positionOf("b", list("more"))).toBe("Waiting, 2");
  expect(positionOf("z", list())).toBe("");
  expect(positionOf("b", list(undefined, "cursor=later"))).toBe("");
});
