import { Agent } from "node:http";
import { type Answer, ask, type Question } from "./ask.ts";
import { pause } from "./finding.ts";
import { postLead } from "./visitors.ts";

/** What visitors of pages and forms got. */
export interface Readers {
  /** Markers whose message was answered with 200. */
  acknowledged: Set<string>;
  requests(): number;
  /** Each request that was not answered with 200: its path and what came instead. */
  failures: string[];
  /** Requests sent again because their connection, used before, was closed: as browsers do. */
  repeated(): number;
  /** Messages by the words with which they were answered. */
  words: Map<string, number>;
  stop(): Promise<void>;
}

interface Options {
  port: number;
  /** Pages that are fetched, each with its scripts and styles. */
  pages: readonly string[];
  /** Scripts and styles that open pages still fetch. */
  assets: readonly string[];
}

/** Connections of each kind. */
const visitors = 4;
/** Milliseconds between two requests of a visitor. */
const rest = 50;

/** Visitors who send messages, read pages with their scripts, and touch pages opened long ago. */
export function startReaders({ port, pages, assets }: Options): Readers {
  const agent = new Agent({ keepAlive: true });
  const acknowledged = new Set<string>();
  const failures: string[] = [];
  const words = new Map<string, number>();
  let requests = 0;
  let repeated = 0;
  let stopped = false;
  let number = 0;

  /** The answer, when it is 200. */
  async function answered(path: string, send: () => Promise<Answer>): Promise<Answer | undefined> {
    requests++;
    const once = () =>
      send().catch((error: { code?: string; onUsedConnection?: boolean }) => {
        if (!error.onUsedConnection) throw error;
        repeated++;
        return send();
      });
    try {
      const answer = await once();
      if (answer.status === 200) return answer;
      failures.push(`${path}: ${answer.status}`);
    } catch (error) {
      failures.push(`${path}: ${(error as { code?: string }).code ?? String(error)}`);
    }
    return undefined;
  }

  const fetched = (question: Question) => answered(question.path, () => ask(agent, port, question));

  async function write(visitor: number): Promise<void> {
    const marker = `update-${String(++number).padStart(7, "0")}`;
    const from = `127.0.3.${visitor + 1}`;
    while (!acknowledged.has(marker)) {
      const answer = await answered("/sendMail", () =>
        postLead(agent, port, marker, marker, { from }),
      );
      if (!answer) {
        await pause(600);
        continue;
      }
      acknowledged.add(marker);
      const { message = "" } = JSON.parse(answer.body) as { message?: string };
      words.set(message, (words.get(message) ?? 0) + 1);
    }
  }

  async function read(visitor: number): Promise<void> {
    const from = `127.0.4.${visitor + 1}`;
    const page = await fetched({ path: pages[number++ % pages.length] ?? "/", from });
    const needed = new Set(page?.body.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
    for (const path of needed) await fetched({ path, from });
  }

  const touch = (visitor: number) =>
    fetched({ path: assets[number++ % assets.length] ?? "/", from: `127.0.5.${visitor + 1}` });

  const all = [write, read, touch].flatMap((kind) =>
    Array.from({ length: visitors }, async (_, visitor) => {
      while (!stopped) {
        await kind(visitor);
        await pause(rest);
      }
    }),
  );
  return {
    acknowledged,
    requests: () => requests,
    failures,
    repeated: () => repeated,
    words,
    async stop() {
      stopped = true;
      await Promise.all(all);
      agent.destroy();
    },
  };
}
