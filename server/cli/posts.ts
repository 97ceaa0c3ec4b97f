import { readFile } from "node:fs/promises";
import { removePost, restorePost, savePost } from "#server/posts/import-posts.ts";
import { PostError, parsePost } from "#server/posts/parse-post.ts";
import { createPosts } from "#server/posts/posts.ts";
import { print, runCommand, UsageError } from "./run-command.ts";

const usage = "Usage: npm run posts -- add FILE.md | list | remove ID | restore ID";

await runCommand(async ({ database, env }, [verb, argument]) => {
  if (verb === "list" && !argument) {
    for (const { _id, date, title } of await createPosts(database).list())
      print(`${date.slice(0, 10)}  ${_id}  ${title}`);
  } else if (verb === "add" && argument) {
    const text = await readFile(argument, "utf8").catch(() => {
      throw new UsageError(`There is no file ${argument}.`);
    });
    const post = parse(argument, text);
    await savePost(database, post, env.blogSource, { revive: true });
    print(`Added ${post._id}.`);
  } else if (verb === "remove" && argument) {
    const removed = await removePost(database, argument);
    if (!removed) throw new UsageError(`There is no post ${argument}.`);
    print(`Removed ${argument}. If its file is still in posts/, it stays removed.`);
  } else if (verb === "restore" && argument) {
    const restored = await restorePost(database, argument);
    if (!restored) throw new UsageError(`No post that was taken down is ${argument}.`);
    print(`Shown again: ${argument}`);
  } else throw new UsageError(usage);
});

function parse(file: string, text: string) {
  try {
    return parsePost(text);
  } catch (error) {
    throw error instanceof PostError ? new UsageError(`${file}: ${error.message}.`) : error;
  }
}
