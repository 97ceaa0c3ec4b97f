import { Agent } from "node:http";
import type { SlotMonth } from "#contract/booking.ts";
import type { Database } from "#server/db/database.ts";
import { ask, solvedToken } from "./ask.ts";
import { pause } from "./finding.ts";

/** People who hold a time and then book it, one after the other. */
export interface Callers {
  /** Times of the calls that were answered with 201, by the caller's name. */
  booked: Map<string, string>;
  /** Holds that were answered with 201. */
  held(): number;
  /** Other responses, by status or by the socket's error. */
  refused: Map<number | string, number>;
  stop(): Promise<void>;
}

/** Milliseconds between two callers. */
const rest = 200;

export function startCallers(port: number): Callers {
  const agent = new Agent({ keepAlive: true });
  const booked = new Map<string, string>();
  const refused = new Map<number | string, number>();
  let held = 0;
  let stopped = false;
  let number = 0;

  async function post(path: string, token: string, content: object, headers: object) {
    const answer = await ask(agent, port, {
      path,
      body: JSON.stringify(content),
      headers: { ...headers, "X-Captcha-Token": token },
    });
    if (answer.status !== 201) throw Object.assign(new Error(answer.body), { code: answer.status });
    return JSON.parse(answer.body) as Record<string, unknown>;
  }

  async function call(): Promise<void> {
    const index = ++number;
    const headers = { "X-Forwarded-For": `203.1.${index >> 8}.${index & 255}` };
    const slot = await openSlot(headers);
    if (!slot) return;
    const proof = await solvedToken(agent, port, "/api/bookings/hold", headers);
    const { hold } = await post("/api/bookings/hold", proof, { slot }, headers);
    held++;
    const fullName = `Caller ${index}`;
    const email = `caller-${index}@example.com`;
    const token = await solvedToken(agent, port, "/api/captcha", headers);
    const details = { slot, hold, fullName, email, timeZone: "America/Denver" };
    await post("/api/bookings", token, details, headers);
    booked.set(fullName, slot);
  }

  async function openSlot(headers: Record<string, string>): Promise<string | undefined> {
    const month = async (path: string) =>
      JSON.parse((await ask(agent, port, { path, headers })).body) as SlotMonth;
    const first = await month("/api/slots");
    const last = await month(`/api/slots?month=${first.lastMonth}`);
    const open = [...first.days, ...last.days]
      .flatMap(({ slots }) => slots)
      .filter(({ state }) => state === "open");
    return open[Math.floor(Math.random() * open.length)]?.start;
  }

  const all = (async () => {
    while (!stopped) {
      await call().catch(({ code = "error" }: { code?: number | string }) => {
        refused.set(code, (refused.get(code) ?? 0) + 1);
      });
      await pause(rest);
    }
  })();
  return {
    booked,
    held: () => held,
    refused,
    async stop() {
      stopped = true;
      await all;
      agent.destroy();
    },
  };
}

/** Booked calls that are not stored, and times at which two calls are stored. */
export async function callBalance({ db }: Database, booked: Map<string, string>) {
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select(["full_name", "start"])
    .where("bookings.state", "=", "confirmed")
    .execute();
  const stored = new Map(rows.map(({ full_name, start }) => [full_name, start]));
  return {
    lost: [...booked].filter(([name, slot]) => stored.get(name) !== Date.parse(slot)).length,
    doubled: rows.length - new Set(rows.map(({ start }) => start)).size,
  };
}
