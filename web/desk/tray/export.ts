import type { LoaderFunctionArgs } from "react-router";
import { exportFormats } from "#contract/desk-tray.ts";
import { deskOf } from "../desk-context.ts";
import { dayOf } from "../ui/say-time.ts";
import { readTrayQuery } from "./tray-query.ts";

const types = { csv: "text/csv", jsonl: "application/jsonl" } as const;

/** Chosen rows of a file: more than a page has. */
const mostPicked = 200;
const everything = readTrayQuery(new URLSearchParams({ folder: "all" }));
/** A row's box has the id and the version. */
const idOf = (pick: string) => pick.split(":")[0] ?? "";

/** The leads of a list, or chosen ones, as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const format = exportFormats.find((name) => name === search.get("format")) ?? "csv";
  const picks = search.getAll("pick").slice(0, mostPicked);
  const { tray } = deskOf(context);
  // Chosen rows are named one by one, whatever the list was narrowed to.
  const file =
    picks.length > 0
      ? await tray.export(everything, format, picks.map(idOf))
      : await tray.export(readTrayQuery(search), format);
  return new Response(file, {
    headers: {
      "Content-Type": `${types[format]}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="leads-${dayOf(Date.now())}.${format}"`,
    },
  });
}
