import { cp, mkdir, readdir, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { retiredFolder } from "#server/site/load-site.ts";

/**
 * Milliseconds that scripts and styles of a former build can still be fetched: pages that were
 * opened before an update ask for them when they are touched.
 */
const keptFor = 86_400_000;

/**
 * Brings the assets of a former build, and those that it had kept itself, into the new one where
 * that has none of the same name. A file's time is when it was retired; older ones are left behind.
 */
export async function keepRetiredAssets(former: string, out: string): Promise<void> {
  const now = new Date();
  const target = join(out, retiredFolder);
  for (const { folder, retiredAt } of [
    { folder: join(former, retiredFolder), retiredAt: undefined },
    { folder: join(former, "client"), retiredAt: now },
  ])
    for (const name of await assetsOf(folder)) {
      const file = join(folder, name);
      const { mtime } = await stat(file);
      const since = retiredAt ?? mtime;
      if (now.getTime() - since.getTime() > keptFor) continue;
      if (await stat(join(out, "client", name)).catch(() => undefined)) continue;
      await mkdir(dirname(join(target, name)), { recursive: true });
      await cp(file, join(target, name));
      await utimes(join(target, name), since, since);
    }
}

async function assetsOf(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, "assets")).catch(() => []);
  return names.map((name) => join("assets", name));
}
