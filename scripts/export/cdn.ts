import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Env } from "#server/env.ts";
import { fixedHeaders } from "#server/http/security-headers.ts";
import type { BuiltFiles } from "./built-files.ts";

/**
 * Writes the files for a static host: pages as `about.html`, which such hosts serve as `/about`,
 * and `_headers` in the format of Netlify and Cloudflare Pages. Hosts compress files themselves.
 */
export async function writeCdn(
  files: BuiltFiles,
  { out, env }: { out: string; env: Env },
): Promise<void> {
  const { named } = files;
  const client = join(out, "client");
  const cdn = join(out, "cdn");
  for (const { file } of named) {
    const target = join(cdn, file.replace(/(.)\/index\.html$/, "$1.html"));
    await mkdir(dirname(target), { recursive: true });
    await cp(join(client, file), target);
  }
  await cp(join(client, "assets"), join(cdn, "assets"), {
    recursive: true,
    filter: (name) => !/\.(br|gz)$/.test(name),
  });
  await cp(join(out, "refusals/404.html"), join(cdn, "404.html"));
  await writeFile(join(cdn, "_headers"), cdnHeaders(files, fixedHeaders(env)));
}

/** No two rules set the same header for a path, because hosts would send both values. */
function cdnHeaders({ named, assets }: BuiltFiles, fixed: Record<string, string>): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const own = ({ headers }: { headers: Record<string, string> }) =>
    Object.fromEntries(
      ["Cache-Control", "Content-Security-Policy"].map((name) => [name, headers[name] ?? ""]),
    );
  return [
    rule("/*", fixed),
    ...(assets[0] ? [rule("/assets/*", own(assets[0]))] : []),
    ...named.map((file) => rule(file.path, own(file))),
    "",
  ].join("\n\n");
}
