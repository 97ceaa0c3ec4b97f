import { cp, mkdir, readdir, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { retiredFolder } from "#server/site/load-site.ts";

/**
 * Milliseconds for which scripts and styles of a previous build can still be fetched: pages that
 * were opened before an update fetch them when they are touched.
 */
const keptFor = 86_400_000;

/**
 * Copies the assets of a previous build, including those that it had kept, into the new build
 * unless it has a file of the same name. A file's modification time is when it was retired; files
 * past their time are not copied.
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
