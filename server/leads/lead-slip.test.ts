import { expect, it } from "vitest";
import { dollars, pricedPlan } from "#content/plans.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { findLead, listLeads } from "./find-leads.ts";

describeEngines("the slip of a lead", ({ open }) => {
  it("is kept and mailed in words, with a sum of our own", async () => {
    const database = await open();
    const { send, deps, delivered } = await createTestApp(database);
    const slip = "plan=silver&billing=monthly&minutes=1000&sum=1&trade=dentists&note=hello";
    await send(trial, { "X-Lead-Slip": slip });
    const said = `Silver, monthly billing; 1,000 minutes a month; ${dollars(pricedPlan("silver").price.monthly)} a month; Dentists`;
    const [lead] = await listLeads(database, 1);
    expect(lead?.slip).toBe(said);
    expect((await findLead(database, lead?.id ?? ""))?.lead.slip).toBe(said);
    await deps.outbox.deliverDue();
    expect(delivered[0]?.mail.text).toContain(`Worked out: ${said}`);
  });

  it("never costs a lead, whatever it says", async () => {
    const database = await open();
    const { send, deps, delivered } = await createTestApp(database);
    const odd = `plan=<b>&minutes=1e9&trade=__proto__&${"x".repeat(5000)}`;
    expect((await send(trial, { "X-Lead-Slip": odd })).status).toBe(200);
    const [lead] = await listLeads(database, 1);
    expect(lead?.slip).toBe("");
    await deps.outbox.deliverDue();
    expect(delivered[0]?.mail.text).not.toContain("Worked out");
  });
});
