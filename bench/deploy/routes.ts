import { join } from "node:path";
import type { parseEnv } from "#server/env.ts";
import { loadStaticFiles } from "#server/site/static-files.ts";
import { readBuiltFiles } from "../../scripts/export/built-files.ts";
import { ask, differences, type Question } from "./compare.ts";

const encodings = ["br, gzip", "gzip", "identity"];

/**
 * Requests for every served file in every encoding, and the special requests of visitors and
 * caches.
 */
export function everyQuestion(exported: string, env: ReturnType<typeof parseEnv>): Question[] {
  const client = join(exported, "client");
  const { named } = readBuiltFiles(client, env);
  const served = loadStaticFiles([client, join(exported, "retired")], { policyFor: () => "" });
  const paths = [...served.paths()].filter((path) => !path.startsWith("/."));
  return [
    ...paths.flatMap((path) =>
      encodings.map((encoding) => ({ path, headers: { "Accept-Encoding": encoding } })),
    ),
    ...named.map(({ path, tag }) => ({
      path,
      headers: { "If-None-Match": `"${tag}-br"`, "Accept-Encoding": "br" },
    })),
    ...named.map(({ path }) => ({ path, method: "HEAD", headers: { "Accept-Encoding": "br" } })),
    { path: "/about?from=mail" },
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
