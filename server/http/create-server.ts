import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { App, AppDeps } from "#server/app.ts";
import { preparedAnswers } from "#server/site/prepared-answers.ts";
import { serverOptions } from "./server-options.ts";

/** The HTTP server: built files straight from memory, everything else through the app. */
export function createHttpServer(app: App, deps: AppDeps): Server {
  const prepared = preparedAnswers(deps);
  const answer = getRequestListener(app.fetch);
  return createServer(serverOptions, (incoming, outgoing) => {
    if (!prepared(incoming, outgoing)) void answer(incoming, outgoing);
  });
}
