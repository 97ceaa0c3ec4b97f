import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { postLead } from "./visitors.ts";

/** Sockets that send a byte now and then, half of them in the headers and half in the body. */
export const slowSockets: Scenario = (scale) =>
  withFolder(async (dataDir) => {
    const count = scaled(1_000, scale, 100);
    const server = await startServer({ dataDir });
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    let failed = 0;
    let number = 0;
    const visit = async (times: number[], goOn: () => boolean) => {
      while (goOn()) {
        const start = performance.now();
        const marker = `slow-${String(++number).padStart(6, "0")}`;
        const answer = await postLead(agent, server.port, marker).catch(() => undefined);
        times.push(performance.now() - start);
        if (answer?.status !== 200) failed++;
        await pause(10);
      }
    };
    // The baseline: the same messages without any slow socket.
    const alone: number[] = [];
    await visit(alone, () => alone.length < scaled(300, scale, 30));
    const open = new Set<Socket>();
    const lived: number[] = [];
    for (let index = 0; index < count; index++) {
      open.add(
        drip(server.port, index % 2 === 0, (milliseconds, socket) => {
          lived.push(milliseconds);
          open.delete(socket);
        }),
      );
      if (index % 50 === 49) await pause(10);
    }
    const times: number[] = [];
    const end = Date.now() + 40_000;
    await visit(times, () => Date.now() < end && open.size > 0);
    const left = open.size;
    for (const socket of open) socket.destroy();
    agent.destroy();
    await server.end("SIGTERM");
    const [p99, p99Alone] = [times, alone].map(percentile99) as [number, number];
    const longest = Math.max(...lived) / 1000;
    return {
      did: `${count} sockets dripping a byte a second, ${times.length} messages of a person beside them`,
      found: `all but ${left} closed, after at most ${longest.toFixed(1)} s; the person's p99 ${p99.toFixed(0)} ms (${p99Alone.toFixed(0)} ms before they came), ${failed} failed`,
      promise: "closed within 25 s, p99 < 100 ms",
      ok: left === 0 && longest < 25 && p99 < 100 && failed === 0,
    };
  });

function percentile99(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

function drip(
  port: number,
  inHeaders: boolean,
  onClose: (milliseconds: number, socket: Socket) => void,
): Socket {
  const start = performance.now();
  const socket = connect(port, "127.0.0.1");
  const head = "POST /sendMail HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  socket.write(inHeaders ? head : `${head}Content-Length: 5000\r\n\r\n{`);
  const timer = setInterval(() => socket.write(inHeaders ? "X" : " "), 1_000);
  socket.on("error", () => {});
  socket.resume();
  socket.on("close", () => {
    clearInterval(timer);
    onClose(performance.now() - start, socket);
  });
  return socket;
}
