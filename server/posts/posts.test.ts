import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { silentLog } from "#server/log.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { importPosts, savePost } from "./import-posts.ts";
import { PostError, parsePost } from "./parse-post.ts";
import { createPosts } from "./posts.ts";

const file = (body: string, front = "") => `---
id: a-post
title: "A post"
date: 2025-08-21
url: https://example.com/a
${front}---
${body}`;

describe("parsePost", () => {
  it("makes plain paragraphs", () => {
    const post = parsePost(
      file(
        "First *line*\ngoes on & on.\n\n## Heading\n\n- one\n- two\n\n[here](https://example.com) [not](javascript:alert(1))\n",
      ),
    );
    expect(post.content).toEqual([
      "First line goes on & on.",
      "Heading",
      "• one",
      "• two",
      "here (https://example.com) not",
    ]);
    expect(post).toMatchObject({
      _id: "a-post",
      title: "A post",
      date: "2025-08-21T00:00:00.000Z",
    });
  });

  it.each([
    ["HTML", file("<script>alert(1)</script>")],
    ["HTML in a line", file("Hello <img src=x onerror=alert(1)> there")],
    ["another scheme", file("text").replace("https://example.com/a", "javascript:alert(1)")],
    ["a missing text", file("")],
    ["a broken id", file("text").replace("a-post", "../post")],
    ["a broken date", file("text").replace("2025-08-21", "2025-13-41")],
    ["no front matter", "Just text"],
  ])("refuses %s", (_, text) => {
    expect(() => parsePost(text)).toThrow(PostError);
  });
});

describeEngines("posts", ({ open }) => {
  it("takes over new and edited files, not what was taken down, newest first", async () => {
    const folder = await mkdtemp(join(tmpdir(), "farline-posts-"));
    const database = await open();
    const posts = createPosts(database);
    const run = () => importPosts(database, { folder, source: "farline", log: silentLog });
    const older = file("Older").replace("a-post", "older").replace("2025-08-21", "2025-01-01");
    await writeFile(join(folder, "a.md"), file("First"));
    await writeFile(join(folder, "b.md"), older);
    await writeFile(join(folder, "c.md"), "no post at all");
    await run();
    expect((await posts.list("farline")).map(({ _id }) => _id)).toEqual(["a-post", "older"]);
    expect(await posts.list("other")).toEqual([]);
    await database.commit((trx) =>
      trx.updateTable("posts").set({ removed: 1 }).where("id", "=", "older").execute(),
    );
    await writeFile(join(folder, "a.md"), file("Edited"));
    await run();
    expect((await posts.get("a-post"))?.content).toEqual(["Edited"]);
    expect(await posts.get("older")).toBeUndefined();
    await savePost(database, parsePost(older), "farline", { revive: true });
    expect(await posts.get("older")).toBeDefined();
    await rm(folder, { recursive: true });
  });
});
