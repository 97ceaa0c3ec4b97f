import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { everyPath } from "./paths.ts";
import { expect, test } from "./test.ts";

const client = "build/client";

/** Names of the classes that a sheet styles. */
const styled = (sheet: string) =>
  Array.from(sheet.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name);

test("every element has the styles of its class, in the document or in a deferred sheet", async ({
  request,
}) => {
  const sheets = new Map(
    readdirSync(join(client, "assets"))
      .filter((file) => file.endsWith(".css"))
      .map((file) => [
        `/assets/${file}`,
        styled(readFileSync(join(client, "assets", file), "utf8")),
      ]),
  );
  const known = new Set([...sheets.values()].flat());
  expect(known.size).toBeGreaterThan(0);

  const bare = new Set<string>();
  for (const path of everyPath) {
    const html = await (await request.get(path)).text();
    const inlined = styled(/<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "");
    const linked = Array.from(
      html.matchAll(/rel="stylesheet" href="([^"]*)"/g),
      ([, href = ""]) => sheets.get(href) ?? [],
    );
    const has = new Set([...inlined, ...linked.flat()]);
    const worn = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names);
    for (const name of worn.flatMap((names) => names.split(" ")))
      if (known.has(name) && !has.has(name)) bare.add(`${path}: .${name}`);
  }
  expect([...bare]).toEqual([]);
});
