import { type ActionFunctionArgs, type ClientActionFunctionArgs, redirect } from "react-router";
import { leadActs } from "#contract/desk-tray.ts";
import { deskOf } from "../desk-context.ts";
import { sendOrKeep } from "../shell/unsent.ts";
import { readTrayQuery, writeTrayQuery } from "./tray-query.ts";

/** Applies one act to every chosen lead; a lead that has changed since stays as it is. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { tray } = deskOf(context);
  const fields = await request.formData();
  const act = leadActs.find((name) => name === fields.get("act"));
  let done = 0;
  let kept = 0;
  for (const pick of act ? fields.getAll("pick") : []) {
    const [id = "", version = ""] = String(pick).split(":");
    const result = act && (await tray.act({ id, version: Number(version), act }));
    if (result?.is === "done") done++;
    else kept++;
  }
  const back = writeTrayQuery(readTrayQuery(new URLSearchParams(String(fields.get("back") ?? ""))));
  const search = new URLSearchParams(back);
  search.set("done", String(done));
  if (kept > 0) search.set("kept", String(kept));
  return redirect(`/?${search}`);
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(() => serverAction<typeof action>());

export const loader = () => redirect("/");
