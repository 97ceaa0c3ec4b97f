import { join } from "node:path";
import type { parseEnv } from "#server/env.ts";
import { loadStaticFiles } from "#server/site/static-files.ts";
import { readBuiltFiles } from "../../scripts/export/built-files.ts";
import { ask, differences, type Question } from "./compare.ts";

const encodings = ["br, gzip", "gzip", "identity"];

/**
 * Requests for every served file in every encoding, and the special requests of visitors and
 * caches. Files of /assets/ obey one rule for each extension, so the first few stand for all.
 */
export function everyQuestion(exported: string, env: ReturnType<typeof parseEnv>): Question[] {
  const client = join(exported, "client");
  const { named } = readBuiltFiles(client, env);
  const served = loadStaticFiles([client, join(exported, "retired")], { policyFor: () => "" });
  const paths = [...served.paths()].filter((path) => !path.startsWith("/."));
  const asked = [...paths.filter((path) => !isAsset(path)), ...firstOfEach(paths.filter(isAsset))];
  return [
    ...asked.flatMap((path) =>
      encodings.map((encoding) => ({ path, headers: { "Accept-Encoding": encoding } })),
    ),
    ...named.map(({ path, tag }) => ({
      path,
      headers: { "If-None-Match": `"${tag}-br"`, "Accept-Encoding": "br" },
    })),
    ...named.map(({ path }) => ({ path, method: "HEAD", headers: { "Accept-Encoding": "br" } })),
    ...["br;q=0, gzip", "gzip;q=1, br;q=0.1", "BR", "*"].map((encoding) => ({
      path: "/about",
      headers: { "Accept-Encoding": encoding },
    })),
    { path: "/about?from=mail" },
    { path: "/contact?from=mail" },
    { path: "/contact?plan=gold&billing=monthly" },
    { path: "/about", headers: { Range: "bytes=0-9" } },
    { path: "/about", headers: { "If-Modified-Since": new Date().toUTCString() } },
    { path: "/about", headers: { "If-None-Match": '"another"' } },
    { path: "/About" },
    { path: "/about/" },
    { path: "//about" },
    { path: "/about.html" },
    { path: "/about/index.html" },
    { path: "/nowhere" },
    { path: "/nowhere.js" },
    { path: "/assets/nowhere.js" },
    { path: "/about", method: "POST" },
    { path: "/robots.txt" },
    { path: "/blogs" },
    { path: "/api/blogs?source=farline" },
  ];
}

const isAsset = (path: string) => path.startsWith("/assets/");

/** A few paths of each extension. */
function firstOfEach(paths: readonly string[], count = 5): string[] {
  const kinds = Map.groupBy(paths, (path) => path.split(".").at(-1));
  return [...kinds.values()].flatMap((kind) => kind.slice(0, count));
}

/** One line for each response that differs. */
export async function compareRoutes(
  questions: readonly Question[],
  node: number,
  front: number,
): Promise<string[]> {
  const lines: string[] = [];
  for (const question of questions) {
    const found = differences(await ask(node, question), await ask(front, question));
    if (found.length > 0)
      lines.push(
        `${question.method ?? "GET"} ${question.path} ${JSON.stringify(question.headers ?? {})}: ${found.join("; ")}`,
      );
  }
  return lines;
}
