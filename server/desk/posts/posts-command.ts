import { readFile } from "node:fs/promises";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { PostLine, PostResult, PostServices } from "#contract/desk-posts.ts";
import { UsageError } from "#server/cli/run-command.ts";
import type { Database } from "#server/db/database.ts";
import { removePost, restorePost, savePost } from "#server/posts/import-posts.ts";
import { type ParsedPost, PostError, parsePost } from "#server/posts/parse-post.ts";
import { postServices } from "./post-services.ts";
import { postFile } from "./preview-post.ts";

const usage = `Usage: npm run posts -- COMMAND
  list               posts and drafts, newest first
  show ID            the newest text of one, as a file
  preview FILE.md    what its page would say, or what is wrong with it
  add FILE.md        publishes it
  draft FILE.md      keeps it as a draft; publish ID | drop ID
  remove ID          takes it down; restore ID`;

interface Setting {
  database: Database;
  /** Product under which a new post is shown. */
  source: string;
  /** Who may enter the desk; drafts are kept in the name of the first. */
  people: readonly DeskPerson[];
}

/**
 * Runs a command on posts.
 * @returns its answer, in lines
 * @throws UsageError
 */
export async function runPostCommand(
  { database, source, people }: Setting,
  [verb, argument, ...more]: readonly string[],
): Promise<string> {
  const posts = postServices(database, {
    who: people[0]?.address ?? "",
    source,
    nameOf: (address) => people.find((one) => one.address === address)?.name ?? address,
  });
  if (verb === "list" && !argument) return (await allPosts(posts)).map(lineOf).join("\n");
  if (!argument || more.length > 0) throw new UsageError(usage);
  switch (verb) {
    case "show":
      return postFile((await open(posts, argument)).fields);
    case "preview": {
      const { title, content } = await read(argument);
      return [title, ...content].join("\n\n");
    }
    case "add": {
      const post = await read(argument);
      await savePost(database, post, source, { revive: true });
      return `Added ${post._id}.`;
    }
    case "draft": {
      const { _id: id, title, date, url, markdown: text } = await read(argument);
      const versions = (await posts.open(id))?.versions ?? { post: 0, draft: 0 };
      accept(await posts.keepDraft({ id, title, date, url, text }, versions));
      return `Kept as a draft. Publish it: npm run posts -- publish ${id}`;
    }
    case "publish": {
      const { fields, versions } = await open(posts, argument);
      accept(await posts.publish(fields, versions));
      return `Published ${argument}.`;
    }
    case "drop": {
      const { draft, versions } = await open(posts, argument);
      if (!draft) throw new UsageError(`${argument} has no draft.`);
      accept(await posts.dropDraft(argument, versions));
      return `Dropped the draft of ${argument}.`;
    }
    case "remove":
      if (!(await removePost(database, argument)))
        throw new UsageError(`There is no post ${argument}.`);
      return `Removed ${argument}. If its file is still in posts/, it stays removed.`;
    case "restore":
      if (!(await restorePost(database, argument)))
        throw new UsageError(`No post that was taken down is ${argument}.`);
      return `Shown again: ${argument}`;
    default:
      throw new UsageError(usage);
  }
}

async function allPosts(posts: PostServices): Promise<PostLine[]> {
  const lines: PostLine[] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined; ) {
    const page = await posts.list({ words: "", cursor });
    lines.push(...page.posts);
    cursor = page.next;
  }
  return lines;
}

function lineOf({ id, title, date, state, draftNewer }: PostLine): string {
  const about = draftNewer ? `${state}, draft` : state;
  return `${date.slice(0, 10)}  ${about.padEnd(12)}  ${id}  ${title}`;
}

async function open(posts: PostServices, id: string) {
  const post = await posts.open(id);
  if (!post) throw new UsageError(`There is no post or draft ${id}.`);
  return post;
}

async function read(file: string): Promise<ParsedPost> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new UsageError(`There is no file ${file}.`);
  });
  try {
    return parsePost(text);
  } catch (error) {
    throw error instanceof PostError ? new UsageError(`${file}: ${error.message}.`) : error;
  }
}

/** @throws UsageError when the change was not made */
function accept(result: PostResult): void {
  if (result.is === "refused") throw new UsageError(`${result.problem.wanted}.`);
  if (result.is === "conflict")
    throw new UsageError(`${result.by?.who || "Somebody"} changed it meanwhile. Try again.`);
}
