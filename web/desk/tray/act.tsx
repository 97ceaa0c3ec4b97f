import { type ActionFunctionArgs, type ClientActionFunctionArgs, redirect } from "react-router";
import { type ActRequest, leadActs } from "#contract/desk-tray.ts";
import { deskOf } from "../desk-context.ts";
import { readUndo, writeUndo } from "../lead/undo.ts";
import { sendOrKeep } from "../shell/unsent.ts";
import type { BulkResult } from "./bulk-outcome.tsx";
import { readTrayQuery, writeTrayQuery } from "./tray-query.ts";

/**
 * Applies one act to every chosen lead; a lead that has changed since stays as it is. A page with
 * scripts gets the result and stays where it is, any other one is led back to its list.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const { tray } = deskOf(context);
  const fields = await request.formData();
  const act = leadActs.find((name) => name === fields.get("act")) ?? "undo";
  const result: BulkResult = { act, done: 0, kept: 0, undo: [], at: Date.now() };
  for (const one of requestsOf(fields, act)) {
    const outcome = await tray.act(one);
    if (outcome.is !== "done") {
      result.kept++;
      continue;
    }
    result.done++;
    if (act !== "undo") result.undo.push(writeUndo(one.id, outcome));
  }
  if (fields.has("stay")) return result;
  const back = writeTrayQuery(readTrayQuery(new URLSearchParams(String(fields.get("back") ?? ""))));
  const search = new URLSearchParams(back);
  search.set("done", String(result.done));
  if (result.kept > 0) search.set("kept", String(result.kept));
  return redirect(`/?${search}`);
}

function requestsOf(fields: FormData, act: BulkResult["act"]): ActRequest[] {
  if (act === "undo") return fields.getAll("was").flatMap((was) => readUndo(String(was)) ?? []);
  return fields.getAll("pick").map((pick) => {
    const [id = "", version = ""] = String(pick).split(":");
    return { id, version: Number(version), act };
  });
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(() => serverAction<typeof action>());

export const loader = () => redirect("/");
