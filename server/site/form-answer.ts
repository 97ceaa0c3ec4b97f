import type { Context } from "hono";
import type { AppEnv } from "#server/app.ts";
import { Refusal, refusalHeaders } from "#server/http/refusal.ts";
import type { RequestBody } from "#server/http/request-body.ts";
import type { Site } from "./site.ts";

/** Whether a request comes from a form rather than a script. */
export function isForm(c: Context<AppEnv>): boolean {
  return /^application\/x-www-form-urlencoded/i.test(c.req.header("Content-Type") ?? "");
}

/**
 * The response to a form that was refused: the first of the given pages that exists, with the typed
 * text and the errors. When the client sent too much, or the server is overloaded, a prebuilt page.
 * Undefined when there is no build.
 */
export async function formAnswer(
  site: Site,
  c: Context<AppEnv>,
  paths: (values: Record<string, string>) => string[],
  { body, refusal }: { body: RequestBody | undefined; refusal: Refusal },
): Promise<Response | undefined> {
  const request = c.req.raw;
  const early = refusal.reason === "limited" && site.refused(request, refusal);
  if (early) return early;
  const values = Object.fromEntries(
    Object.entries(body?.fields ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
  const reply = { message: refusal.message, values, errors: refusal.fields ?? {} };
  const asked = { request, address: c.var.address };
  try {
    for (const path of paths(values)) {
      const page = await site.formReply(path, asked, reply);
      if (!page) continue;
      const headers = new Headers(page.headers);
      for (const [name, value] of Object.entries(refusalHeaders(refusal))) headers.set(name, value);
      return new Response(page.body, { status: refusal.status, headers });
    }
  } catch (error) {
    if (error instanceof Refusal) return site.refused(request, error);
    throw error;
  }
  return undefined;
}
