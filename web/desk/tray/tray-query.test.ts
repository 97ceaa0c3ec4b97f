import { expect, it } from "vitest";
import { readTrayQuery, writeTrayQuery } from "./tray-query.ts";

it("reads the folder, the filters and where the page begins", () => {
  const query = readTrayQuery(
    new URLSearchParams("folder=closed&owner=nobody&from=2026-11-01&to=x&cursor=n.1.a"),
  );
  expect(query).toEqual({
    folder: "closed",
    owner: "nobody",
    words: "",
    form: "",
    sources: [],
    standing: "",
    from: "2026-11-01",
    to: "",
    cursor: "n.1.a",
  });
});

it("begins in Waiting, and searches everywhere", () => {
  expect(readTrayQuery(new URLSearchParams("folder=attic")).folder).toBe("waiting");
  expect(readTrayQuery(new URLSearchParams("words=spanish")).folder).toBe("all");
});

it("writes what it reads", () => {
  for (const address of [
    "?folder=all&owner=nobody",
    "?owner=nobody&words=caf%C3%A9+crash",
    "?folder=waiting&words=crash",
  ])
    expect(writeTrayQuery(readTrayQuery(new URLSearchParams(address)))).toBe(address);
  expect(writeTrayQuery({ folder: "waiting" })).toBe("");
});
