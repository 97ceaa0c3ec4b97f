import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parsePeople } from "#server/desk/people.ts";
import { createPosts } from "#server/posts/posts.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { runPostCommand } from "./posts-command.ts";

const people = parsePeople("Nora Bell <nora@a.example>") ?? [];
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "farline-posts-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, title: string, text = "First.\n\n- one"): Promise<string> {
  const path = join(folder, name);
  const front = ["id: pink-slip", `title: ${title}`, "date: 2026-02-24T15:00Z"];
  const url = "url: https://blog.farline.example/pink-slip";
  await writeFile(path, ["---", ...front, url, "---", text].join("\n"));
  return path;
}

describeEngines("posts by command", ({ open }) => {
  it("are kept as drafts, published, shown, taken down and brought back", async () => {
    const database = await open();
    const run = (...words: string[]) =>
      runPostCommand({ database, source: "farline", people }, words);
    const titles = async () => (await createPosts(database).list()).map(({ title }) => title);
    await run("draft", await file("a.md", "A slip"));
    expect(await run("list")).toMatch(/^2026-02-24 {2}draft +pink-slip {2}A slip$/);
    expect(await titles()).toEqual([]);
    await run("draft", await file("a.md", "A pink slip"));
    await run("publish", "pink-slip");
    expect(await titles()).toEqual(["A pink slip"]);
    const shown = await run("show", "pink-slip");
    await writeFile(join(folder, "again.md"), shown);
    expect(await run("preview", join(folder, "again.md"))).toBe("A pink slip\n\nFirst.\n\n• one");
    await run("draft", await file("a.md", "Another title"));
    expect(await run("list")).toContain("shown, draft");
    await run("drop", "pink-slip");
    await expect(run("drop", "pink-slip")).rejects.toThrow("has no draft");
    await run("remove", "pink-slip");
    expect(await titles()).toEqual([]);
    await run("restore", "pink-slip");
    expect(await titles()).toEqual(["A pink slip"]);
    await run("add", await file("a.md", "Added"));
    expect(await titles()).toEqual(["Added"]);
  });

  it("say what is wrong", async () => {
    const database = await open();
    const run = (...words: string[]) =>
      runPostCommand({ database, source: "farline", people }, words);
    await expect(run()).rejects.toThrow("Usage");
    await expect(run("list", "all")).rejects.toThrow("Usage");
    await expect(run("show", "nothing")).rejects.toThrow("no post or draft nothing");
    await expect(run("remove", "nothing")).rejects.toThrow("no post nothing");
    await expect(run("add", join(folder, "none.md"))).rejects.toThrow("There is no file");
    await expect(run("preview", await file("b.md", "B", "<table></table>"))).rejects.toThrow(
      /b\.md: /,
    );
  });
});
