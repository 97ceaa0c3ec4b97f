import { Agent } from "node:http";
import type { SlotMonth } from "#contract/booking.ts";
import { demandBuild, startSite } from "../speed/built-site.ts";
import { percentile } from "../speed/figures.ts";
import { withFolder } from "../with-folder.ts";
import { ask, type Question, solvedToken } from "./ask.ts";
import { attacks, startAttack } from "./attacks.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { startHonestVisitor } from "./honest-visitor.ts";

/**
 * Limits that must hold during every attack: resident MB, and milliseconds to the response to a
 * message.
 */
const promised = { memory: 450, p99: 1_000 };

/** The default limits, behind a proxy that names the client. */
const environment = { TRUST_PROXY: "1", LIMIT_PER_CLIENT: "", LIMIT_OVERALL: "" };

/**
 * People who send one message per second: first alone, to measure the machine's baseline, then
 * during one attack after the other. Runs on the built site.
 */
export const abuse: Scenario = async (scale, asked) => {
  const seconds = asked.seconds ?? scaled(600, scale, 5);
  const names = asked.attacks ?? Object.keys(attacks);
  const unknown = names.find((name) => !attacks[name]);
  if (unknown)
    throw new Error(`No attack is called "${unknown}": ${Object.keys(attacks).join(", ")}`);
  demandBuild();
  const calm = await withFolder((folder) => attacked(folder, "nothing", Math.min(seconds, 60)));
  const found = [calm.text];
  let ok = true;
  for (const name of names) {
    const outcome = await withFolder((folder) => attacked(folder, name, seconds));
    found.push(outcome.text);
    ok &&= outcome.ok;
  }
  return {
    did: `${names.length} attacks over 32 connections for ${seconds} s each, a message a second beside them`,
    found: found.join("; "),
    promise: `no message refused or later than ${promised.p99} ms (p99), at most ${promised.memory} MB, no crash, a call can be booked`,
    ok,
  };
};

/** `name`: of an attack; any other word means no attack. */
async function attacked(folder: string, name: string, seconds: number) {
  const server = await startSite(folder, environment);
  let ended = false;
  void server.ended.then(() => {
    ended = true;
  });
  await pause(1_000);
  const attacker = attacks[name];
  const attack = attacker && startAttack(attacker, server.port);
  const honest = startHonestVisitor(server.port);
  let memory = 0;
  for (const end = Date.now() + seconds * 1000; Date.now() < end && !ended; ) {
    memory = Math.max(memory, await server.memory());
    await pause(250);
  }
  await honest.stop();
  const booked = ended ? 0 : await bookCall(server.port).catch(() => 0);
  await attack?.stop();
  const crashed = ended;
  await server.end("SIGTERM");
  const { times, health, refused } = honest;
  const p99 = percentile(times, 0.99);
  const answers = [...(attack?.answers ?? [])].map(([what, count]) => `${count} × ${what}`);
  const text = `${name}: ${times.length} messages, ${refused.length} refused, p99 ${Math.round(p99)} ms (/healthz ${Math.round(percentile(health, 0.99))} ms), ${Math.round(memory)} MB, ${crashed ? "crashed" : "no crash"}, booking ${booked}, attack answered ${answers.join(", ") || "nothing"}`;
  process.stderr.write(`${text}\n`);
  return {
    text,
    ok:
      refused.length === 0 &&
      p99 <= promised.p99 &&
      memory <= promised.memory &&
      !crashed &&
      booked === 201,
  };
}

/**
 * Books an open time, as a visitor with scripts does: if the time is taken, another one is tried.
 * Returns the status of the last response.
 */
async function bookCall(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const headers = { "X-Forwarded-For": "203.0.113.200" };
  const details = { fullName: "Ada Example", email: "ada@example.com", timeZone: "America/Denver" };
  let status = 0;
  for (let attempt = 0; attempt < 3 && status !== 201; attempt++) {
    const first = await monthOf(agent, port, { path: "/api/slots", headers });
    // The last days of a month may have no time left.
    const path = `/api/slots?month=${first.lastMonth}`;
    const last = await monthOf(agent, port, { path, headers });
    const open = [...first.days, ...last.days]
      .flatMap(({ slots }) => slots)
      .filter(({ state }) => state === "open");
    const slot = open[Math.floor(Math.random() * open.length)];
    if (!slot) break;
    const token = await solvedToken(agent, port, "/api/captcha", headers);
    const answer = await ask(agent, port, {
      path: "/api/bookings",
      body: JSON.stringify({ ...details, slot: slot.start }),
      headers: { ...headers, "X-Captcha-Token": token },
    });
    status = answer.status;
  }
  agent.destroy();
  return status;
}

async function monthOf(agent: Agent, port: number, question: Question): Promise<SlotMonth> {
  return JSON.parse((await ask(agent, port, question)).body) as SlotMonth;
}
