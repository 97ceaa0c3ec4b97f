import { expect, it } from "vitest";
import type { PostFields, PostResult } from "#contract/desk-posts.ts";
import type { Database } from "#server/db/database.ts";
import { removePost, restorePost, savePost } from "#server/posts/import-posts.ts";
import { parsePost } from "#server/posts/parse-post.ts";
import { createPosts } from "#server/posts/posts.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { postServices } from "./post-services.ts";
import { postFile, previewPost } from "./preview-post.ts";

const nora = "nora@farline.example";
const sam = "sam@farline.example";
const none = { post: 0, draft: 0 };
const fields: PostFields = {
  id: "pink-slip",
  title: 'The "pink" slip: #1',
  date: "2026-02-24T15:00Z",
  url: "https://blog.farline.example/pink-slip",
  text: "First.\n\n- one\n- two",
};

const servicesOf = (database: Database, who: string) =>
  postServices(database, { who, source: "farline", nameOf: (address) => address });

const versionsOf = (result: PostResult) => {
  if (result.is !== "done") throw new Error(JSON.stringify(result));
  return result.versions;
};

it("reads typed fields as the parser reads a file, whatever stands in them", () => {
  const post = parsePost(postFile({ ...fields, title: "a: 'b' \\ \"c\" # d" }));
  expect(post).toMatchObject({
    title: "a: 'b' \\ \"c\" # d",
    content: ["First.", "• one", "• two"],
  });
});

it("names the line of a fault, and shows what stands before it", () => {
  const text = "One.\n\nTwo\nlines.\n\n<table></table>\n\nAfter.";
  expect(previewPost({ ...fields, text })).toEqual({
    title: fields.title,
    paragraphs: ["One.", "Two lines."],
    problem: { field: "text", line: 6, wanted: expect.stringContaining("HTML") },
  });
  expect(previewPost({ ...fields, date: "soon" })).toMatchObject({
    paragraphs: ["First.", "• one", "• two"],
    problem: { field: "date" },
  });
});

it("refuses what is nested too deep", () => {
  const { problem } = previewPost({ ...fields, text: `${">".repeat(3_000)} deep` });
  expect(problem).toMatchObject({ field: "text", wanted: expect.stringContaining("fewer quotes") });
});

describeEngines("posts at the desk", ({ open }) => {
  it("keeps a draft, publishes it, takes it down and brings it back", async () => {
    const database = await open();
    const posts = servicesOf(database, nora);
    const shown = async () => (await createPosts(database).list()).map(({ title }) => title);
    const draft = await posts.keepDraft({ ...fields, text: "<b>not yet</b>" }, none);
    expect(await posts.open(fields.id)).toMatchObject({
      state: "draft",
      fields: { text: "<b>not yet</b>" },
      draft: { who: nora },
      preview: { problem: { field: "text" } },
    });
    expect(await shown()).toEqual([]);
    const refused = await posts.publish({ ...fields, text: "<b>not yet</b>" }, versionsOf(draft));
    expect(refused.is).toBe("refused");
    const published = versionsOf(await posts.publish(fields, versionsOf(draft)));
    expect(await shown()).toEqual([fields.title]);
    expect(await posts.open(fields.id)).toMatchObject({ state: "shown", draft: undefined, fields });
    const down = versionsOf(await posts.takeDown(fields.id, published.post));
    expect(await shown()).toEqual([]);
    expect((await posts.list({ words: "", cursor: "" })).posts).toMatchObject([
      { state: "down", writtenBy: nora, views: undefined },
    ]);
    versionsOf(await posts.bringBack(fields.id, down.post));
    expect(await shown()).toEqual([fields.title]);
    const audited = await database.db
      .selectFrom("desk_audit")
      .select("what")
      .orderBy("at")
      .execute();
    expect(audited.map(({ what }) => what).toSorted()).toEqual([
      "brought a post back",
      "kept a draft",
      "published a post",
      "took a post down",
    ]);
  });

  it("keeps any draft but one without a right id", async () => {
    const posts = servicesOf(await open(), nora);
    const empty = { id: "", title: "", date: "", url: "", text: "" };
    expect(await posts.keepDraft(empty, none)).toMatchObject({
      is: "refused",
      problem: { field: "id" },
    });
    versionsOf(await posts.keepDraft({ ...empty, id: "a-post" }, none));
    expect(await posts.open("a-post")).toMatchObject({ state: "draft" });
  });

  it("overwrites nothing of somebody who was faster, and says who", async () => {
    const database = await open();
    const [first, second] = [servicesOf(database, nora), servicesOf(database, sam)];
    const start = versionsOf(await first.publish(fields, none));
    const theirs = await second.keepDraft({ ...fields, title: "Sam’s" }, start);
    for (const mine of [
      await first.keepDraft({ ...fields, title: "Mine" }, start),
      await first.publish({ ...fields, title: "Mine" }, start),
    ])
      expect(mine).toMatchObject({ is: "conflict", by: { who: sam } });
    expect((await first.open(fields.id))?.fields.title).toBe("Sam’s");
    const both = await Promise.all([
      first.publish({ ...fields, title: "A" }, versionsOf(theirs)),
      second.publish({ ...fields, title: "B" }, versionsOf(theirs)),
    ]);
    expect(both.map(({ is }) => is).toSorted()).toEqual(["conflict", "done"]);
    expect(await first.takeDown(fields.id, start.post)).toMatchObject({ is: "conflict" });
    expect((await first.keepDraft(fields, none)).is).toBe("conflict");
  });

  it("drops a draft and shows what is published", async () => {
    const posts = servicesOf(await open(), nora);
    const start = versionsOf(await posts.publish(fields, none));
    const draft = versionsOf(await posts.keepDraft({ ...fields, title: "Newer" }, start));
    const { posts: lines } = await posts.list({ words: "", cursor: "" });
    expect(lines).toMatchObject([{ title: fields.title, draftNewer: true }]);
    await posts.dropDraft(fields.id, draft);
    expect(await posts.open(fields.id)).toMatchObject({ fields, draft: undefined });
  });

  it("lets files come again without undoing what was written here", async () => {
    const database = await open();
    const posts = servicesOf(database, nora);
    const file = parsePost(postFile({ ...fields, title: "Out of a file" }));
    await savePost(database, file, "farline");
    const opened = await posts.open(fields.id);
    expect(opened).toMatchObject({ fields: { text: fields.text, date: "2026-02-24T15:00Z" } });
    await posts.publish(fields, opened?.versions ?? none);
    await savePost(database, file, "farline");
    expect((await posts.open(fields.id))?.fields.title).toBe(fields.title);
    // The command line asks for it, so it replaces.
    await savePost(database, file, "farline", { revive: true });
    expect((await posts.open(fields.id))?.fields.title).toBe("Out of a file");
    expect(await removePost(database, fields.id)).toBe(true);
    expect(await restorePost(database, fields.id)).toBe(true);
    expect(await restorePost(database, fields.id)).toBe(false);
  });

  it("finds posts and drafts by every word, and goes on where a page ends", async () => {
    const database = await open();
    const posts = servicesOf(database, nora);
    for (let number = 0; number < 52; number++)
      await posts.publish({ ...fields, id: `post-${number}`, title: `Number ${number}` }, none);
    await posts.keepDraft({ ...fields, id: "unfinished", title: "Gas leak" }, none);
    const all = await posts.list({ words: "", cursor: "" });
    expect(all).toMatchObject({ all: 53, posts: { length: 50 } });
    const rest = await posts.list({ words: "", cursor: all.next ?? "" });
    expect(rest.posts.map(({ id }) => id)).not.toContain(all.posts.at(-1)?.id);
    expect(rest.posts).toHaveLength(3);
    expect((await posts.list({ words: "LEAK gas", cursor: "" })).posts).toHaveLength(1);
    expect((await posts.list({ words: "number 51", cursor: "" })).posts).toHaveLength(1);
  });
});
