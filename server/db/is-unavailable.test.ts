import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { FilesGone } from "./files-in-place.ts";
import { isUnavailable } from "./is-unavailable.ts";

async function failureOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail");
}

describe("isUnavailable", () => {
  it("knows a database that cannot be reached", async () => {
    const pool = new pg.Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
    expect(isUnavailable(await failureOf(() => pool.query("select 1")))).toBe(true);
    await pool.end();
    expect(isUnavailable(new FilesGone())).toBe(true);
  });

  it("knows a pool whose connections are all in use", () => {
    expect(isUnavailable(new Error("timeout exceeded when trying to connect"))).toBe(true);
    expect(isUnavailable(Object.assign(new Error("too many clients"), { code: "53300" }))).toBe(
      true,
    );
  });

  it("knows a SQLite file that takes no writes", async () => {
    const database = new DatabaseSync(":memory:");
    database.exec("create table t (a); pragma query_only = on");
    expect(isUnavailable(await failureOf(() => database.exec("insert into t values (1)")))).toBe(
      true,
    );
    database.close();
  });

  it("leaves our own mistakes what they are", async () => {
    const database = new DatabaseSync(":memory:");
    expect(isUnavailable(await failureOf(() => database.prepare("select a from b")))).toBe(false);
    database.close();
    expect(isUnavailable(Object.assign(new Error("syntax"), { code: "42601" }))).toBe(false);
    expect(isUnavailable(new TypeError("x is not a function"))).toBe(false);
    expect(isUnavailable("text")).toBe(false);
  });
});
