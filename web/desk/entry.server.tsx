import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import type { DeskContext } from "#contract/desk.ts";
import { deskContext } from "./desk-context.ts";

// The server asks this of the build, which holds its own copies of the libraries.
export { createRequestHandler } from "react-router";

/** The values that the server passes with a request, in the router's form. */
export function deskLoadContext(context: DeskContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[deskContext, context]]));
}

/** Renders a whole page; the server makes its policy from the marked scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { mark } = context.get(deskContext);
  const { prelude } = await prerenderToNodeStream(
    <ServerRouter context={router} url={request.url} nonce={mark} />,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(await text(prelude), { status, headers });
}
