import { runPostCommand } from "#server/desk/posts/posts-command.ts";
import { print, runCommand } from "./run-command.ts";

await runCommand(async ({ database, env }, words) =>
  print(await runPostCommand({ database, source: env.blogSource, people: env.desk }, words)),
);
