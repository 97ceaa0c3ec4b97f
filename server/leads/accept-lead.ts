import { serverMessages } from "#content/server-messages.ts";
import { formKindOf, formNameOf } from "#contract/form-kinds.ts";
import { headers } from "#contract/http.ts";
import type { Lead } from "#contract/lead.ts";
import type { AppDeps } from "#server/app.ts";
import { readLeadSource } from "#server/arrivals/read-lead-source.ts";
import { type CaptchaPass, requireCaptcha } from "#server/captcha/require-captcha.ts";
import type { Standing } from "#server/db/tables.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { RequestBody } from "#server/http/request-body.ts";
import {
  findAnswer,
  type GivenAnswer,
  keyOrWords,
  type RequestKey,
} from "#server/http/request-keys.ts";
import { checkedConsents } from "./consents.ts";
import { noteStored } from "./note-stored.ts";
import { parseLead } from "./parse-lead.ts";
import { renewConsents } from "./renew-consents.ts";
import { storeLead } from "./store-lead.ts";
import { suspicion } from "./suspicion.ts";

type Deps = Pick<
  AppDeps,
  "env" | "database" | "captcha" | "limits" | "outbox" | "hooks" | "metrics" | "log"
>;

/**
 * Takes one message from request body to disk. The key is looked up before the captcha is checked;
 * otherwise the repeat of an accepted message would be refused because its captcha is used.
 * @throws Refusal
 */
export async function acceptLead(
  deps: Deps,
  request: Request,
  body: RequestBody,
  clientAddress: string,
): Promise<GivenAnswer> {
  const { env, database, metrics, log } = deps;
  const lead = parseLead(body.fields);
  const key = keyOrWords(request, body, "lead", lead, { clientAddress });
  const consents = checkedConsents(request, body);
  const before = key && (await findAnswer(database.db, database.now, key).catch(storageRefusal));
  if (before) {
    metrics.duplicate.inc();
    await renew(key).catch(storageRefusal);
    return before;
  }
  const pass = await checkCaptcha(deps, request, body, lead, clientAddress);
  // A solved captcha is valid for one message only, which is a limit in itself.
  if (!pass.captcha.use) await deps.limits.spendOverall("send");
  const suspect = suspicion(request, body.fields);
  const standing: Standing = suspect ? "suspect" : pass.standing;
  const { answer, stored } = await storeLead(database, {
    mailTo: env.mailTo,
    lead,
    consents,
    standing,
    reason: suspect ?? pass.reason,
    key,
    captcha: pass.captcha,
    source: readLeadSource(request, body, formNameOf(lead)),
  }).catch(storageRefusal);
  noteStored(deps, { as: "lead", id: stored, standing, what: "lead stored" });
  if (!stored && key) await renew(key).catch(storageRefusal);
  return answer;

  async function renew(known: RequestKey): Promise<void> {
    if (!(await renewConsents(database, { key: known, consents, mailTo: env.mailTo }))) return;
    deps.outbox.wake();
    deps.hooks.wake();
  }

  function storageRefusal(error: unknown): never {
    if (error instanceof Refusal) throw error;
    log.error({ error }, "message could not be stored");
    throw new Refusal(503, "storage", serverMessages.notStored, { retryAfter: 5 });
  }
}

async function checkCaptcha(
  { captcha }: Deps,
  request: Request,
  body: RequestBody,
  lead: Lead,
  clientAddress: string,
): Promise<{ captcha: CaptchaPass; standing: Standing; reason: string }> {
  const nothing: CaptchaPass = { use: undefined };
  if (!formKindOf(lead).captcha) return { captcha: nothing, standing: "open", reason: "" };
  const token = request.headers.get(headers.captcha);
  if (!token && body.kind === "form")
    return { captcha: nothing, standing: "unverified", reason: "sent without JavaScript" };
  const pass = await requireCaptcha(captcha, token, clientAddress);
  if (pass.use) return { captcha: pass, standing: "verified", reason: "" };
  return { captcha: pass, standing: "unverified", reason: "captcha provider did not answer" };
}
