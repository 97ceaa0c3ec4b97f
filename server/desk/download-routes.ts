import { scheduling } from "#content/scheduling.ts";
import { figureRanges } from "#contract/desk-figures.ts";
import { deskBase, deskForms } from "#contract/desk-paths.ts";
import type { App, AppDeps } from "#server/app.ts";
import { figuresCsv } from "#server/figures/print-figures.ts";
import { readFigures } from "#server/figures/read-figures.ts";
import { rangeNow } from "./figures/read-desk-figures.ts";
import { auditCsv } from "./health/audit-csv.ts";
import { streamText } from "./tray/export-tray.ts";

/** Files that the desk makes when they are asked for. */
export function downloadRoutes(app: App, { database }: AppDeps): void {
  app.get(deskBase + deskForms.auditCsv, () => {
    const day = new Date().toISOString().slice(0, 10);
    return new Response(streamText(auditCsv(database)), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="desk-audit-${day}.csv"`,
      },
    });
  });
  app.get(deskBase + deskForms.figuresCsv, async (c) => {
    const range = figureRanges.find((name) => name === c.req.query("range")) ?? "30";
    const { now } = await rangeNow(database, range);
    const figures = await readFigures(database.db, { ...now, zone: scheduling.zone });
    return new Response(figuresCsv(figures), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="figures-${now.from}-${now.to}.csv"`,
      },
    });
  });
}
