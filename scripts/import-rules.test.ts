import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const rooms = ["content", "contract", "web", "server"] as const;
type Room = (typeof rooms)[number];

/** The folders that each folder may import from (README, "Where things live"). */
const allowed: Record<Room, readonly Room[]> = {
  content: ["content"],
  contract: ["contract"],
  web: ["content", "contract", "web"],
  server: ["content", "contract", "server"],
};

/** The three ways to write the same import, in every forbidden direction. */
const planted = rooms.flatMap((from) =>
  rooms.flatMap((to) => [
    { from, to, file: `${from}/alias-${to}.ts`, module: `#${to}/thing.ts` },
    ...(from === to
      ? []
      : [
          { from, to, file: `${from}/near-${to}.ts`, module: `../${to}/thing.ts` },
          { from, to, file: `${from}/a/b/deep-${to}.ts`, module: `../../../${to}/thing.ts` },
        ]),
  ]),
);

let folder: string;
let report: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  cpSync("biome.json", join(folder, "biome.json"));
  for (const { file, module } of planted) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      `import { thing } from "${module}";\n\nexport const own = thing;\n`,
    );
  }
  const biome = resolve("node_modules/.bin/biome");
  const options = ["lint", "--vcs-enabled=false", "--max-diagnostics=none", "."];
  const { stdout, stderr } = spawnSync(biome, options, { cwd: folder, encoding: "utf8" });
  report = stdout + stderr;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.for(planted)("$file imports $module", ({ from, to, file }) => {
  const refused = report.includes(`${file}:1:23 lint/style/noRestrictedImports`);
  expect(refused).toBe(!allowed[from].includes(to));
});
