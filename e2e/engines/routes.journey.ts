import { everyPage } from "../../content/every-page.ts";
import { faults } from "./in-page.ts";
import { desktop, expect, phone, test } from "./test.ts";

/** Pages of integrations are made of one pattern: these many of them are looked at. */
const integrationSample = 3;

const ofIntegration = everyPage.filter(({ path }) => path.startsWith("/integrations/"));
const sample = ofIntegration.filter(
  (_, index) => index % Math.ceil(ofIntegration.length / integrationSample) === 0,
);
const looked = [...everyPage.filter((page) => !ofIntegration.includes(page)), ...sample];

for (const size of [desktop, phone]) {
  test(`no page is broken at ${size.width} px`, async ({ visit }) => {
    test.setTimeout(600_000);
    const visitor = await visit(size);
    for (const { path } of looked) {
      await visitor.goto(path);
      expect.soft(await visitor.tab.evaluate(faults), `${path} at ${size.width} px`).toEqual([]);
    }
  });
}
