import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { silentLog } from "#server/log.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { importPosts, removePost, savePost } from "./import-posts.ts";
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

  it("keeps values as they are written, quoted, with a comment or over two lines", () => {
    const front =
      "---\nid: '007'\ntitle: >-\n  What it costs:\n  a fair question # asked often\ndate: 2025-08-21 # a Thursday\nurl: https://example.com/a#top\n---\ntext";
    expect(parsePost(front)).toMatchObject({
      _id: "007",
      title: "What it costs: a fair question # asked often",
      date: "2025-08-21T00:00:00.000Z",
      url: "https://example.com/a#top",
    });
  });

  it.each([
    ["HTML", file("<script>alert(1)</script>")],
    ["HTML in a line", file("Hello <img src=x onerror=alert(1)> there")],
    ["another scheme", file("text").replace("https://example.com/a", "javascript:alert(1)")],
    ["a missing text", file("")],
    ["a broken id", file("text").replace("a-post", "../post")],
    ["a broken date", file("text").replace("2025-08-21", "2025-13-41")],
    ["a day that its month lacks", file("text").replace("2025-08-21", "2025-02-31")],
    ["words after the date", file("text").replace("2025-08-21", "2025-08-21 (x)")],
    ["no front matter", "Just text"],
    ["a wall of quotes", file(`${">".repeat(3_000)} deep`)],
    ["front matter that is no list of values", "---\n- id\n- title\n---\ntext"],
    ["front matter that is no YAML", file("text", "note: [a\n")],
    ["a value that is no text", file("text", "tags: [a, b]\n")],
  ])("refuses %s", (_, text) => {
    expect(() => parsePost(text)).toThrow(PostError);
  });
});

describeEngines("posts", ({ open, openMany }) => {
  it("takes over new and edited files, not what was taken down, newest first", async () => {
    const folder = await mkdtemp(join(tmpdir(), "farline-posts-"));
    const database = await open();
    const posts = createPosts(database);
    const run = () => importPosts(database, { folder, source: "farline", log: silentLog });
    const older = file("Older").replace("a-post", "older").replace("2025-08-21", "2025-01-01");
    await writeFile(join(folder, "a.md"), file("First"));
    await writeFile(join(folder, "b.md"), older);
    await writeFile(join(folder, "c.md"), "no post at all");
    await writeFile(join(folder, "d.md"), file(`${">".repeat(3_000)} deep`));
    await mkdir(join(folder, "e.md"));
    await run();
    expect((await posts.list("farline")).map(({ _id }) => _id)).toEqual(["a-post", "older"]);
    expect(await posts.list("other")).toEqual([]);
    expect(await removePost(database, "older")).toBe(true);
    expect(await removePost(database, "older")).toBe(false);
    expect((await posts.list()).map(({ _id }) => _id)).toEqual(["a-post"]);
    await writeFile(join(folder, "a.md"), file("Edited"));
    await run();
    expect((await posts.get("a-post"))?.content).toEqual(["Edited"]);
    expect(await posts.get("older")).toBeUndefined();
    await savePost(database, parsePost(older), "farline", { revive: true });
    expect(await posts.get("older")).toBeDefined();
    await rm(folder, { recursive: true });
  });

  it("is one and the same list until a post changes, whoever changed it", async () => {
    const [database, other] = await openMany(2);
    if (!database || !other) throw new Error("two databases are needed");
    await migrate(database);
    const posts = createPosts(database);
    await savePost(database, parsePost(file("First")), "farline");
    const list = await posts.list("farline");
    expect(await posts.list("farline")).toBe(list);
    const both = await Promise.all([posts.list("nobody"), posts.list("nobody either")]);
    expect(both).toEqual([[], []]);
    await savePost(other, parsePost(file("Edited")), "farline");
    const edited = await posts.list("farline");
    expect(edited.map(({ content }) => content)).toEqual([["Edited"]]);
    await removePost(other, "a-post");
    expect(await posts.list("farline")).toEqual([]);
    expect(await posts.list()).toEqual([]);
  });

  it("is missing under any id that no post has", async () => {
    const { app } = await createTestApp(await open());
    for (const id of ["none", "%ff", "..%2f"])
      expect((await app.request(`/api/blogs/${id}`)).status, id).toBe(404);
  });

  it("are given to other sites compressed, and not again while they are the same", async () => {
    const database = await open();
    const { app } = await createTestApp(database);
    await savePost(database, parsePost(file("Words. ".repeat(100))), "farline");
    const get = async (headers = {}) => app.request("/api/blogs?source=farline", { headers });
    const first = await get({ "Accept-Encoding": "br" });
    expect(first.headers.get("Content-Encoding")).toBe("br");
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=60");
    const known = { "If-None-Match": first.headers.get("ETag") ?? "" };
    expect((await get(known)).status).toBe(304);
    await savePost(database, parsePost(file("Other words")), "farline");
    const second = await get(known);
    expect(second.status).toBe(200);
    expect(await second.json()).toMatchObject([{ _id: "a-post", content: ["Other words"] }]);
    expect(await (await app.request("/api/blogs?source=nobody")).json()).toEqual([]);
  });
});
