import { ensureBrowser } from "./browser.mjs";
import { install, projectNode, toolEnv } from "./install.mjs";
import { CommandFailed, run } from "./run.mjs";

// npm test: everything that CI runs, on a machine that has only Node and npm.
const tool = (name, args) => run(name, args, { env });
let env = toolEnv;

try {
  await install();
  env = { ...toolEnv, CHROME_PATH: await ensureBrowser() };
  await tool("biome", ["check", "."]);
  await tool("react-router", ["typegen"]);
  await tool("tsc", ["--noEmit"]);
  await tool("vitest", ["run"]);
  await run(projectNode, ["scripts/build.ts"], { env });
  await tool("playwright", ["test", ...process.argv.slice(2)]);
  console.log("All checks passed.");
} catch (error) {
  console.error(error instanceof CommandFailed ? `Failed: ${error.message}` : error.message);
  process.exit(1);
}
