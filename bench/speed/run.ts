import { measureBeside } from "./beside.ts";
import { measureDesk } from "./desk.ts";
import { measureDeskTabs } from "./desk-tabs.ts";
import { measureFront } from "./front.ts";
import { measureGrowth } from "./growth.ts";
import { readOptions } from "./options.ts";
import { type Report, type Verdict, verdictTable } from "./report.ts";
import { measureRoutes } from "./routes.ts";
import { measureServer } from "./server.ts";
import { measureTouch } from "./touch.ts";

const parts = {
  routes: measureRoutes,
  touch: measureTouch,
  server: measureServer,
  front: measureFront,
  growth: measureGrowth,
  desk: measureDesk,
  tabs: measureDeskTabs,
  beside: measureBeside,
};

// Exits on a signal, so that the servers and browsers it started end too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

try {
  const options = readOptions(process.argv.slice(2), Object.keys(parts));
  const verdicts: Verdict[] = [];
  for (const name of options.parts as (keyof typeof parts)[]) {
    const start = performance.now();
    const report: Report = await parts[name](options);
    verdicts.push(...report.verdicts);
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    process.stdout.write(`\n### ${report.title}\n\n${report.text}\n\nTook ${minutes} minutes.\n`);
  }
  process.stdout.write(`\n### Against the targets\n\n${verdictTable(verdicts)}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
