import type { LoaderFunctionArgs } from "react-router";
import { exportFormats } from "#contract/desk-tray.ts";
import { deskOf } from "../desk-context.ts";
import { dayOf } from "../ui/say-time.ts";
import { readTrayQuery } from "./tray-query.ts";

const types = { csv: "text/csv", jsonl: "application/jsonl" } as const;

/** The leads of a list as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const format = exportFormats.find((name) => name === search.get("format")) ?? "csv";
  const file = await deskOf(context).tray.export(readTrayQuery(search), format);
  return new Response(file, {
    headers: {
      "Content-Type": `${types[format]}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="leads-${dayOf(Date.now())}.${format}"`,
    },
  });
}
