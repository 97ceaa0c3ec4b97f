import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

const { registry } = createMetrics({ processFigures: true });
const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));

/** Names of figures in a file, without what a histogram adds. */
const namesIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/\b(?:farline|process|nodejs)_[a-z0-9_]+/g)].map(
    ([name]) => (known.has(name) ? name : name.replace(/_(bucket|count|sum)$/, "")),
  );

test.for(["deploy/alerts.yaml", "deploy/alerts.test.yaml", "deploy/grafana.json"])(
  "%s asks only for figures that there are",
  (file) => {
    const names = namesIn(file);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  },
);

test("docs/operating.md lists every alarm of the rules", () => {
  const page = readFileSync("docs/operating.md", "utf8");
  const alarms = [...readFileSync("deploy/alerts.yaml", "utf8").matchAll(/- alert: (\w+)/g)];
  expect(alarms.length).toBeGreaterThan(10);
  expect(alarms.map(([, name]) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual(
    [],
  );
});
