import { spawn } from "node:child_process";
import { heapFlags } from "./heap-flags.mjs";
import { install, projectNode, toolEnv } from "./install.mjs";
import { CommandFailed, run } from "./run.mjs";

// npm start: installs, builds and serves; the server migrates its database itself.
try {
  await install();
  await run(projectNode, ["scripts/build.ts"], { env: toolEnv });
} catch (error) {
  if (!(error instanceof CommandFailed)) console.error(error.message);
  process.exit(typeof error.code === "number" ? error.code : 1);
}

const server = spawn(projectNode, [...heapFlags, "server/main.ts"], {
  stdio: "inherit",
  env: toolEnv,
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
