import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { precompress } from "../../scripts/build/precompress.ts";
import { type ServerProcess, startServer } from "../server-process.ts";

const root = join(import.meta.dirname, "../..");

/** Folder of the built pages and files. */
export function builtClient(): string {
  return resolve(process.env.BUILD_DIR ?? join(root, "build"), "client");
}

/** @throws when there is no build, because the bench measures the built files. */
export function demandBuild(): void {
  if (!existsSync(join(builtClient(), "index.html")))
    throw new Error("Nothing is built: run npm run build first.");
}

/**
 * The baseline: the words of the home page in plain HTML with a small style, served by the same
 * server (brotli, HTTP/1.1), so that only the page differs.
 */
export async function startFloor(folder: string): Promise<ServerProcess> {
  const client = join(folder, "floor/client");
  mkdirSync(client, { recursive: true });
  copyFileSync(join(root, "bench/floor/index.html"), join(client, "index.html"));
  await precompress(client);
  return startServer({
    dataDir: join(folder, "floor-data"),
    env: { BUILD_DIR: join(folder, "floor") },
  });
}

/** The built site, with a separate database. */
export function startSite(
  folder: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const build = process.env.BUILD_DIR;
  return startServer({
    dataDir: join(folder, "data"),
    env: { ...(build && { BUILD_DIR: build }), ...env },
  });
}
