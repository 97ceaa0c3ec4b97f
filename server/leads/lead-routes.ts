import { endpoints, plainFields } from "#contract/http.ts";
import type { App, AppDeps } from "#server/app.ts";
import { createCapacity } from "#server/http/capacity.ts";
import { methodNotAllowed, Refusal, refusalResponse } from "#server/http/refusal.ts";
import { type RequestBody, readRequestBody } from "#server/http/request-body.ts";
import { formAnswer, isForm } from "#server/site/form-answer.ts";
import { acceptLead } from "./accept-lead.ts";

/** Messages worked on at once; each holds a body of at most 100 KB. */
const atOnce = 256;

/** POST /sendMail, as JSON from the pages' scripts or form-encoded without scripts. */
export function leadRoutes(app: App, deps: AppDeps): void {
  const withCapacity = createCapacity(atOnce);
  app.post(endpoints.sendMail, async (c) => {
    let body: RequestBody | undefined;
    try {
      await deps.limits.use("send", c.var.address);
      // Read before a slot is taken: otherwise clients that send their bodies byte by byte would
      // occupy all slots for 20 s.
      const read = await readRequestBody(c.req.raw);
      body = read;
      const work = () => acceptLead(deps, c.req.raw, read, c.var.address);
      const answer = await withCapacity(work);
      // Redirected, because reloading a page without scripts must not post a second time.
      if (read.kind === "form") return c.redirect("/sent", 303);
      return new Response(answer.body, {
        status: answer.status,
        headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      deps.metrics.refused.inc({ reason: error.reason });
      const pages = (values: Record<string, string>) =>
        [values[plainFields.returnTo], "/contact"].filter((path) => path !== undefined);
      const page = isForm(c) && (await formAnswer(deps.site, c, pages, { body, refusal: error }));
      return page || refusalResponse(error);
    }
  });
  app.all(endpoints.sendMail, methodNotAllowed("POST"));
}
