import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Front, isInstalled, startFront } from "./front.ts";

// deploy/nginx.conf in front of two servers that take the place of the processes.
const folder = mkdtempSync(join(tmpdir(), "farline-front-"));
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

async function process(answer: RequestListener): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === "/healthz") response.writeHead(200).end();
    else answer(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  closing.push(() => server.close());
  return server;
}

async function nginxBefore(servers: Server[]): Promise<Front> {
  const exported = mkdtempSync(join(folder, "export-"));
  mkdirSync(join(exported, "client"));
  const scripts = "location ~ ^/assets/ { try_files $uri @assets; }";
  writeFileSync(join(exported, "nginx-locations.conf"), `root ${exported}/client;\n${scripts}\n`);
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  const front = await startFront("nginx", { folder: join(exported, "nginx"), exported, ports });
  closing.unshift(() => front.end());
  return front;
}

const send = (front: Front) =>
  fetch(`http://127.0.0.1:${front.port}/sendMail`, {
    method: "POST",
    body: "{}",
    headers: { "Idempotency-Key": "key-00000001" },
  });

test.runIf(isInstalled("nginx"))("nginx passes on every 503 with its words", async () => {
  const busy = () => process((_, response) => response.writeHead(503).end("Please send it again"));
  const front = await nginxBefore([await busy(), await busy()]);
  for (let round = 0; round < 10; round++) {
    const answer = await send(front);
    expect([answer.status, await answer.text()]).toEqual([503, "Please send it again"]);
  }
});

test.runIf(isInstalled("nginx"))("nginx asks another process when one dies", async () => {
  const dying = await process((request) => request.socket.destroy());
  const front = await nginxBefore([dying, await process((_, response) => response.end("kept"))]);
  for (let round = 0; round < 10; round++) expect(await (await send(front)).text()).toBe("kept");
});

test.runIf(isInstalled("nginx"))("nginx finds a script that one process alone has", async () => {
  const old = () => process((_, response) => response.writeHead(404).end());
  const updated = await process((_, response) => response.end("script"));
  const front = await nginxBefore([await old(), updated, await old()]);
  for (let round = 0; round < 10; round++) {
    const answer = await fetch(`http://127.0.0.1:${front.port}/assets/new.js`);
    expect([answer.status, await answer.text()]).toEqual([200, "script"]);
  }
});
