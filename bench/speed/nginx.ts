import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** nginx with one worker, on a free port, serving the built files and their compressed versions. */
export interface Nginx {
  port: number;
  pid: number;
  /** Encodings it can send: brotli needs a module that some systems package separately. */
  encodings: ("br" | "gzip")[];
  end(): Promise<void>;
}

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Undefined when nginx is not installed. */
export async function startNginx(folder: string, site: string): Promise<Nginx | undefined> {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  const port = await freePort();
  const brotli = existsSync(brotliModule);
  const file = join(folder, "nginx.conf");
  mkdirSync(join(folder, "nginx"));
  writeFileSync(file, configuration(join(folder, "nginx"), site, port, brotli));
  const child = spawn("nginx", ["-c", file, "-g", "daemon off;"], { stdio: "inherit" });
  running.add(child);
  await untilAnswers(port);
  return {
    port,
    pid: child.pid ?? 0,
    encodings: brotli ? ["br", "gzip"] : ["gzip"],
    async end() {
      running.delete(child);
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}

/**
 * The settings that nginx's manual recommends for static files. No access log, because our server
 * does not write one for them either.
 */
function configuration(folder: string, site: string, port: number, brotli: boolean): string {
  return `${brotli ? `load_module ${brotliModule};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    gzip_static on;
    gzip_vary on;
    ${brotli ? "brotli_static on;" : ""}
    add_header Cache-Control no-cache;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function untilAnswers(port: number): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx does not answer");
}
