import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { expect, it, vi } from "vitest";
import type { DeskContext } from "#contract/desk.ts";
import type { LeadBefore, TrayServices } from "#contract/desk-tray.ts";
import { deskContext } from "../desk-context.ts";
import { leadAction } from "./lead-action.ts";

const before: LeadBefore = { folder: "waiting", owner: "", standing: "verified", answeredAt: 0 };

/** Presses a button of a lead's page whose services know only acts. */
function press(act: TrayServices["act"], fields: Record<string, string>) {
  const context = new RouterContextProvider();
  const desk = { tray: { act }, person: { name: "Nora", address: "nora@a.example" } };
  context.set(deskContext, { desk } as unknown as DeskContext);
  const body = new URLSearchParams(fields);
  const request = new Request("http://localhost/desk/leads/1", { method: "POST", body });
  return leadAction({ context, params: { id: "1" }, request } as unknown as ActionFunctionArgs);
}

it("answers an act with what undo has to send, and undo with nothing to undo", async () => {
  const act = vi.fn<TrayServices["act"]>(async () => ({ is: "done", version: 8, before }));
  const { data } = await press(act, { act: "answered", version: "7", to: "sam@a.example" });
  expect(data).toMatchObject({ is: "done", act: "answered", version: 8, before });
  const fields = Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, `${value}`]),
  );
  const undone = await press(act, { ...fields, act: "undo", version: "8" });
  expect(act).toHaveBeenLastCalledWith({ id: "1", version: 8, act: "undo", before });
  expect(undone.data).toMatchObject({ is: "done", act: "undo", before: undefined });
});

it("refuses an undo without the state from before, and an act that is none", async () => {
  const act = vi.fn<TrayServices["act"]>();
  for (const name of ["undo", "burn", ""])
    await expect(press(act, { act: name, version: "8" })).rejects.toMatchObject({ status: 400 });
  expect(act).not.toHaveBeenCalled();
});
