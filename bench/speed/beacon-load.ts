import { fork } from "node:child_process";
import { Agent, request } from "node:http";

interface Task {
  port: number;
  perSecond: number;
  seconds: number;
}

/** Sends beacons at this rate from another process, each from a client of its own. */
export function loadBeacons(task: Task): Promise<{ sent: number; taken: number }> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [JSON.stringify(task)], { execArgv: [] });
    child.once("message", (found) => resolve(found as { sent: number; taken: number }));
    child.once("exit", (code) => code && reject(new Error(`the beacons ended with ${code}`)));
  });
}

const body = `${Date.now()} /pricing news.example \nvisit /pricing\nlcp /pricing 1900\ninp /pricing 80`;

/** @returns whether the server took the beacon. */
function sendBeacon(agent: Agent, port: number, client: number): Promise<boolean> {
  const address = `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        ...{ host: "127.0.0.1", port, path: "/api/counts", method: "POST", agent },
        headers: {
          "Content-Type": "text/plain;charset=UTF-8",
          "Content-Length": Buffer.byteLength(body),
          "Sec-Fetch-Site": "same-origin",
          "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0",
          "X-Forwarded-For": address,
        },
      },
      (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode === 204));
      },
    );
    call.once("error", reject);
    call.end(body);
  });
}

async function send({ port, perSecond, seconds }: Task) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const answers: Promise<boolean>[] = [];
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const due = ((performance.now() - start) / 1000) * perSecond;
    while (answers.length < due) answers.push(sendBeacon(agent, port, answers.length));
    await new Promise((done) => setTimeout(done, 5));
  }
  const taken = (await Promise.all(answers)).filter(Boolean).length;
  agent.destroy();
  return { sent: answers.length, taken };
}

if (process.send) {
  const found = await send(JSON.parse(process.argv[2] ?? "") as Task);
  process.send(found, () => process.disconnect());
}
