import { type DataStrategyResult, data, redirect, UNSAFE_ErrorResponseImpl } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepShown } from "./keep-shown.ts";

const shown = "http://localhost:3000/desk/leads/1?folder=all";

let note = "";

beforeEach(() => {
  note = "";
  vi.stubGlobal("location", { href: `${shown}#notes` });
  vi.stubGlobal("document", { querySelectorAll: () => [{ value: note, defaultValue: "" }] });
});
afterEach(() => vi.unstubAllGlobals());

const ofRoute = (result: DataStrategyResult) => ({
  shell: { type: "data", result: data("new") } satisfies DataStrategyResult,
  lead: result,
});

/** The routes that have a result after one of them ended with `result`. */
async function routesAfter(result: DataStrategyResult, url = shown, method = "GET") {
  const args = { request: new Request(url, { method }) } as Parameters<typeof keepShown>[0];
  const results = await keepShown(args, async () => ofRoute(result));
  return Object.keys(results ?? {});
}

const error = (result: unknown): DataStrategyResult => ({ type: "error", result });
const refused = (status: number) => error(new UNSAFE_ErrorResponseImpl(status, "", undefined));

test("a page stays as it is when reading it again fails", async () => {
  const lost = error(new TypeError("Failed to fetch"));
  expect(await routesAfter(lost)).toEqual(["shell"]);
  expect(await routesAfter(lost, `${shown}&index`)).toEqual(["shell"]);
  expect(await routesAfter(refused(503))).toEqual(["shell"]);
});

test("another page, and an act, fail as errors", async () => {
  const lost = error(new TypeError("Failed to fetch"));
  expect(await routesAfter(lost, "http://localhost:3000/desk/leads/2")).toEqual(["shell", "lead"]);
  expect(await routesAfter(lost, shown, "POST")).toEqual(["shell", "lead"]);
});

test("answers of the server replace the page", async () => {
  expect(await routesAfter(refused(401))).toContain("lead");
  expect(await routesAfter(refused(404))).toContain("lead");
  expect(await routesAfter(error(redirect("/desk/sign-in")))).toContain("lead");
  expect(await routesAfter({ type: "data", result: data("new") })).toContain("lead");
});

test("the end of a session does not take a typed text away", async () => {
  note = "Rang once.";
  expect(await routesAfter(refused(401))).toEqual(["shell"]);
  expect(await routesAfter(refused(404))).toContain("lead");
});
