import { expect, it } from "vitest";
import type { TrayQuery } from "#contract/desk-tray.ts";
import type { Database } from "#server/db/database.ts";
import { listTray } from "#server/desk/tray/list-tray.ts";
import { noFilters } from "#server/desk/tray/tray-filter.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { actOnLead } from "./act-on-lead.ts";
import { neighborsOf } from "./neighbors.ts";

const hour = 3_600_000;
const waiting: TrayQuery = { ...noFilters, folder: "waiting" };

/** Six leads, of which the three oldest wait too long and every other one is from google. */
async function fill(database: Database): Promise<void> {
  const { send } = await createTestApp(database);
  const ages = [1, 2, 3, 30, 40, 50];
  for (const age of ages) await send({ ...trial, fullName: `Lead ${age}` });
  for (const [number, age] of ages.entries())
    await database.db
      .updateTable("leads")
      .set({ created_at: Date.now() - age * hour, source: number % 2 ? "google" : "bing" })
      .where("full_name", "=", `Lead ${age}`)
      .execute();
}

describeEngines("the leads before and after one", ({ open }) => {
  it("stand next to it in the list that was opened, whatever its order and filters", async () => {
    const database = await open();
    await fill(database);
    const lists: TrayQuery[] = [
      waiting,
      { ...waiting, folder: "all" },
      { ...waiting, sources: ["google"] },
      { ...waiting, folder: "all", sources: ["google"] },
      { ...waiting, form: "trial", standing: "open" },
    ];
    for (const query of lists) {
      const ids = (await listTray(database, query)).rows.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(2);
      for (const [index, id] of ids.entries())
        expect(await neighborsOf(database, id, query)).toEqual({
          before: ids[index - 1],
          after: ids[index + 1],
        });
    }
  });

  it("stay the same when the lead has left the list", async () => {
    const database = await open();
    await fill(database);
    const { rows } = await listTray(database, waiting);
    const [first, second, third] = rows;
    if (!first || !second || !third) throw new Error("empty");
    await actOnLead(database, "nora@farline.example", { ...second, act: "answered" });
    expect(await neighborsOf(database, second.id, waiting)).toEqual({
      before: first.id,
      after: third.id,
    });
  });
});
