import type { Context } from "hono";
import { endpoints, plainFields } from "#contract/http.ts";
import type { App, AppDeps, AppEnv } from "#server/app.ts";
import { createCapacity } from "#server/http/capacity.ts";
import {
  methodNotAllowed,
  Refusal,
  refusalHeaders,
  refusalResponse,
} from "#server/http/refusal.ts";
import { type RequestBody, readRequestBody } from "#server/http/request-body.ts";
import { acceptLead } from "./accept-lead.ts";

/** Messages worked on at once; each holds a body of at most 100 KB. */
const atOnce = 256;

/** POST /sendMail, as JSON from the scripts of the pages or form-encoded without scripts. */
export function leadRoutes(app: App, deps: AppDeps): void {
  const withCapacity = createCapacity(atOnce);
  app.post(endpoints.sendMail, async (c) => {
    let body: RequestBody | undefined;
    try {
      await deps.limits.use("send", c.var.address);
      // Before a place is taken: clients that drip their bodies would hold all places for 20 s.
      const read = await readRequestBody(c.req.raw);
      body = read;
      const work = () => acceptLead(deps, c.req.raw, read, c.var.address);
      const answer = await withCapacity(work);
      // A page without scripts: seen again on reload, the address must not post a second time.
      if (read.kind === "form") return c.redirect("/sent", 303);
      return new Response(answer.body, {
        status: answer.status,
        headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      deps.metrics.refused.inc({ reason: error.reason });
      return (isForm(c) && (await formAnswer(deps, c, body, error))) || refusalResponse(error);
    }
  });
  app.all(endpoints.sendMail, methodNotAllowed("POST"));
}

function isForm(c: Context<AppEnv>): boolean {
  return /^application\/x-www-form-urlencoded/i.test(c.req.header("Content-Type") ?? "");
}

/** The page that the form stood on, with its text kept and what was wrong. */
async function formAnswer(
  { site }: AppDeps,
  c: Context<AppEnv>,
  body: RequestBody | undefined,
  refusal: Refusal,
): Promise<Response | undefined> {
  const values = Object.fromEntries(
    Object.entries(body?.fields ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
  const reply = { message: refusal.message, values, errors: refusal.fields ?? {} };
  const path = values[plainFields.returnTo] ?? "/contact";
  const page =
    (await site.formReply(path, c.req.raw, reply)) ??
    (await site.formReply("/contact", c.req.raw, reply));
  if (!page) return undefined;
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(refusalHeaders(refusal))) headers.set(name, value);
  return new Response(page.body, { status: refusal.status, headers });
}
