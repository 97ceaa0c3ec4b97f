import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { serverMessages } from "#content/server-messages.ts";
import { headers } from "#contract/http.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { Refusal } from "./refusal.ts";
import type { RequestBody } from "./request-body.ts";

/** A stored response, sent again when the same request is repeated. */
export interface GivenAnswer {
  status: number;
  body: string;
}

/** Identifies a request: the key that the client made, and a hash of its content. */
export interface RequestKey {
  key: string;
  fingerprint: string;
  /** Milliseconds for which it is the same request; absent: as long as the key is stored. */
  validFor?: number;
}

/**
 * Reads the idempotency key of a request; undefined when it has none.
 * @param scope the kind of request, so that one key never returns the response of another call.
 * @throws Refusal 400 when the key is malformed.
 */
export function requestKey(
  request: Request,
  scope: string,
  content: Record<string, unknown>,
): RequestKey | undefined {
  const given = request.headers.get(headers.idempotency);
  if (given === null) return undefined;
  if (!/^[\x21-\x7e]{8,200}$/.test(given))
    throw new Refusal(400, "malformed", serverMessages.badKey);
  return { key: `${scope}:${given}`, fingerprint: fingerprint(content) };
}

/** Ten minutes, in milliseconds. */
const plainWindow = 600_000;

/**
 * The request's own key. A form posted without JavaScript has none, because every visitor gets the
 * same prerendered page. There, the same content from the same client within ten minutes counts as
 * one request. `client` tells clients, and kinds of request, apart.
 * @throws Refusal 400 when the key is malformed.
 */
export function keyOrWords(
  request: Request,
  body: RequestBody,
  scope: string,
  content: Record<string, unknown>,
  client: Record<string, string>,
): RequestKey | undefined {
  const own = requestKey(request, scope, content);
  if (own || body.kind === "json") return own;
  const hash = fingerprint(content);
  const key = `plain:${fingerprint({ ...client, content: hash })}`;
  return { key, fingerprint: hash, validFor: plainWindow };
}

/**
 * Forgets the requests about a lead, except the present one: what they asked for has changed since,
 * and sending one of them again is a new request.
 */
export async function forgetAnswers(
  trx: Kysely<Tables>,
  { leadId, except }: { leadId: string; except: RequestKey | undefined },
): Promise<void> {
  await trx
    .deleteFrom("request_keys")
    .where("lead_id", "=", leadId)
    .where("key", "!=", except?.key ?? "")
    .execute();
}

/** A hash of fields in any order; absent and undefined fields count as the same. */
export function fingerprint(content: Record<string, unknown>): string {
  const entries = Object.entries(content).filter(([, value]) => value !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(entries)).digest("base64url");
}

/**
 * The response already given to this key.
 * @throws Refusal 409 when the key was used with different content.
 */
export async function findAnswer(
  db: Kysely<Tables>,
  now: Database["now"],
  { key, fingerprint, validFor }: RequestKey,
): Promise<GivenAnswer | undefined> {
  const row = await db
    .selectFrom("request_keys")
    .select(["fingerprint", "status", "body"])
    .where("key", "=", key)
    .$if(validFor !== undefined, (query) => query.where("created_at", ">", since(now, validFor)))
    .executeTakeFirst();
  if (row && row.fingerprint !== fingerprint)
    throw new Refusal(409, "conflict", serverMessages.reusedKey);
  return row && { status: row.status, body: row.body };
}

/**
 * Reserves the key for this response. Must come first in the transaction that does the work.
 * Returns the other request's response when that one came first; then nothing more may be written.
 * @throws Refusal 409
 */
export async function bookAnswer(
  trx: Kysely<Tables>,
  now: Database["now"],
  request: RequestKey,
  answer: GivenAnswer & { leadId: string | null },
): Promise<GivenAnswer | undefined> {
  const given = {
    fingerprint: request.fingerprint,
    status: answer.status,
    body: answer.body,
    lead_id: answer.leadId,
    created_at: now(),
  };
  const booked = await trx
    .insertInto("request_keys")
    .values({ key: request.key, ...given })
    .onConflict((conflict) =>
      request.validFor === undefined
        ? conflict.doNothing()
        : conflict
            .column("key")
            .doUpdateSet(given)
            .where("request_keys.created_at", "<=", since(now, request.validFor)),
    )
    .returning("key")
    .executeTakeFirst();
  return booked ? undefined : findAnswer(trx, now, request);
}

const since = (now: Database["now"], milliseconds = 0) =>
  sql<number>`${now()} - cast(${milliseconds} as bigint)`;
