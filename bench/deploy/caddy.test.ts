import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { isInstalled, startFront } from "./front.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-caddy-"));
afterAll(() => rmSync(folder, { recursive: true }));

const listening = () =>
  new Promise<Server>((resolve) => {
    const server = createServer((request, answer) => {
      request.resume().once("end", () => answer.end());
    });
    server.listen(0, "127.0.0.1", () => resolve(server));
  });

test.skipIf(!isInstalled("caddy"))(
  "Caddy sends messages to the processes that are there",
  async () => {
    const servers = [await listening(), await listening(), await listening()];
    const exported = join(folder, "export");
    mkdirSync(exported);
    writeFileSync(join(exported, "caddy-files"), "(farline-files) {\n}\n");
    const ports = servers.map((server) => (server.address() as AddressInfo).port);
    const caddy = await startFront("caddy", { folder, exported, ports });
    try {
      for (const server of servers.slice(1)) {
        server.closeAllConnections();
        server.close();
        // By then Caddy has asked it twice.
        await pause(2_500);
        for (let index = 0; index < 30; index++) {
          const url = `http://127.0.0.1:${caddy.port}/sendMail`;
          const { status } = await fetch(url, { method: "POST", body: "a message" });
          expect(status).toBe(200);
        }
      }
    } finally {
      await caddy.end();
      servers[0]?.close();
    }
  },
);
