import { runWebhooksCommand } from "#server/webhooks/webhooks-command.ts";
import { print, runCommand } from "./run-command.ts";

await runCommand((deps, words) => runWebhooksCommand(deps, words, print));
