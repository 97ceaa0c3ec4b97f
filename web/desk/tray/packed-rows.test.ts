import { expect, it } from "vitest";
import type { TrayRow } from "#contract/desk-tray.ts";
import { packRows, unpackRows } from "./packed-rows.ts";

it("gives back every column of a row", () => {
  const row: TrayRow = {
    ...{ id: "1", version: 2, createdAt: 3, name: "n", firm: "f", subject: "s", opening: "o" },
    ...{ form: "trial", source: "direct", folder: "closed", owner: "nora", standing: "ok" },
    ...{ seen: true, late: false, booked: true },
  };
  expect(unpackRows(JSON.parse(JSON.stringify(packRows([row, row]))))).toEqual([row, row]);
});
