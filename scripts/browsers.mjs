import { ensureEngines } from "./engines.mjs";
import { install, projectNode, toolEnv } from "./install.mjs";
import { CommandFailed, run } from "./run.mjs";

// npm run browsers: the most important journeys, in Firefox and WebKit.
try {
  await install();
  const env = { ...toolEnv, ...(await ensureEngines()) };
  await run(projectNode, ["scripts/build.ts"], { env });
  const config = ["--config", "e2e/engines/playwright.config.ts"];
  await run("playwright", ["test", ...config, ...process.argv.slice(2)], { env });
} catch (error) {
  console.error(error instanceof CommandFailed ? `Failed: ${error.message}` : error.message);
  process.exit(1);
}
