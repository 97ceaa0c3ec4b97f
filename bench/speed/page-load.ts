import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const autocannon = join(import.meta.dirname, "../../node_modules/autocannon/autocannon.js");

/** Number of 2xx responses that a URL gave to 32 connections, opened by another process. */
export async function loadPage(url: string, encoding: string, seconds: number): Promise<number> {
  const words = ["-j", "-c", "32", "-d", String(seconds), "-H", `Accept-Encoding=${encoding}`, url];
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [autocannon, ...words], { maxBuffer: 2 ** 26 });
  const result = JSON.parse(stdout) as Record<"2xx" | "non2xx" | "errors", number>;
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result["2xx"];
}
