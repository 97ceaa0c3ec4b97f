import { randomBytes } from "node:crypto";
import { Agent } from "node:http";
import { type Answer, ask, type Question, solvedToken } from "./ask.ts";

/** An attack in progress. */
export interface Attack {
  /** Number of responses, by status or by the socket's error. */
  answers: Map<number | string, number>;
  stop(): Promise<void>;
}

/** The request that each connection of an attack sends over and over. */
type Attacker = (port: number, agent: Agent) => Promise<Answer>;

const connections = 32;
const number = (below: number) => Math.floor(Math.random() * below);
const pick = <T>(some: readonly T[]): T => some[number(some.length)] as T;
const ipv4 = () => `198.${number(200)}.${number(256)}.${number(256)}`;
const ipv6 = () =>
  `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
/** An address in one of the 65,536 /64 subnets of one /48. */
const neighbor = () => `2001:db8:bad:${randomBytes(2).toString("hex")}::1`;
const from = (address: string) => ({ "X-Forwarded-For": address });
const asked =
  (question: Question): Attacker =>
  (port, agent) =>
    ask(agent, port, question);

/** Random upper and lower case. */
const spelled = (name: string) =>
  Array.from(name, (letter) =>
    Math.random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase(),
  ).join("");

/** Times that the calendar offers, read once. */
let times: Promise<string[]> | undefined;
async function openTimes(port: number, agent: Agent): Promise<string[]> {
  const { body } = await ask(agent, port, { path: "/api/slots", headers: from(ipv4()) });
  const { lastMonth, days } = JSON.parse(body) as {
    lastMonth: string;
    days: { slots: { start: string }[] }[];
  };
  const path = `/api/slots?month=${lastMonth}`;
  const last = JSON.parse((await ask(agent, port, { path, headers: from(ipv4()) })).body);
  return [...days, ...(last.days as typeof days)].flatMap(({ slots }) =>
    slots.map(({ start }) => start),
  );
}

/** The attacks, named for what they target. */
export const attacks: Record<string, Attacker> = {
  /** A zone's name in ever-changing spellings, from ever-changing addresses. */
  spellings: (port, agent) => {
    const zone = spelled(pick(["America/Argentina/Buenos_Aires", "Asia/Kolkata", "Europe/London"]));
    const path = pick(["/booking.data", "/booking", "/api/slots"]);
    return asked({ path: `${path}?zone=${zone}`, headers: from(ipv4()) })(port, agent);
  },
  /** Fills the rate limits with new keys, one with each request. */
  clients: (port, agent) =>
    asked({ path: "/sendMail", body: "{}", headers: from(pick([neighbor, neighbor, ipv6])()) })(
      port,
      agent,
    ),
  /**
   * Sends requests that are refused, from every kind of address, to use up other clients' limits.
   */
  lockout: (port, agent) =>
    asked({ path: "/sendMail", body: "{}", headers: from(pick([neighbor, ipv4])()) })(port, agent),
  /** Holds every time in the calendar, sometimes with the proof of work solved. */
  holds: async (port, agent) => {
    times ??= openTimes(port, agent);
    const headers = from(ipv4());
    const path = "/api/bookings/hold";
    const token = Math.random() < 0.02 && (await solvedToken(agent, port, path, headers));
    return ask(agent, port, {
      path,
      body: JSON.stringify({ slot: pick(await times) }),
      headers: { ...headers, ...(token && { "X-Captcha-Token": token }) },
    });
  },
  /** Pages that do not exist, and pages that are rendered on request. */
  rendering: (port, agent) =>
    asked({
      path: `${pick(["/nothing/", "/booking?", "/blogs?", "/sent?"])}${number(1_000_000)}`,
      headers: { ...from(pick([neighbor, ipv4])()), "Accept-Encoding": "br" },
    })(port, agent),
};

/**
 * Starts an attack over this many connections, each sending its next request as soon as it has a
 * response.
 */
export function startAttack(attacker: Attacker, port: number): Attack {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers = new Map<number | string, number>();
  let stopped = false;
  const go = async () => {
    while (!stopped) {
      const what = await attacker(port, agent).then(
        ({ status }) => status,
        (error: { code?: string }) => error.code ?? "error",
      );
      answers.set(what, (answers.get(what) ?? 0) + 1);
    }
  };
  const all = Promise.all(Array.from({ length: connections }, go));
  return {
    answers,
    async stop() {
      stopped = true;
      await all;
      agent.destroy();
    },
  };
}
