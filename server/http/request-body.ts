import { serverMessages } from "#content/server-messages.ts";
import { Refusal } from "./refusal.ts";

/** A request body as plain fields, and how it was sent. */
export interface RequestBody {
  kind: "json" | "form";
  fields: Record<string, unknown>;
}

/** Bytes. The longest valid message is shorter, even with every character escaped as JSON. */
export const bodyLimit = 100_000;

const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Reads a JSON object or a url-encoded form.
 * @throws Refusal 400, 413 or 415; nothing else, whatever a client sends.
 */
export async function readRequestBody(request: Request): Promise<RequestBody> {
  const [type = "", ...parameters] = (request.headers.get("Content-Type") ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const kind = kinds.get(type);
  const charset = parameters.find((part) => part.startsWith("charset="))?.slice(8);
  if (!kind || (charset && charset.replaceAll('"', "") !== "utf-8"))
    throw new Refusal(415, "malformed", serverMessages.wrongType);
  if (request.headers.has("Content-Encoding"))
    throw new Refusal(415, "malformed", serverMessages.compressed);
  const text = decode(await readBytes(request));
  return { kind, fields: kind === "json" ? parseJson(text) : parseForm(text) };
}

const kinds = new Map<string, RequestBody["kind"]>([
  ["application/json", "json"],
  ["application/x-www-form-urlencoded", "form"],
]);

/** A body of at most `bodyLimit` bytes. @throws Refusal 400 or 413. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  const length = request.headers.get("Content-Length");
  if (Number(length ?? 0) > bodyLimit) throw tooLarge();
  // HTTP makes the sender keep to the length it announced. Bypassing the web stream halves the
  // processor time.
  if (length !== null) {
    return new Uint8Array(await request.arrayBuffer().catch(broken));
  }
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > bodyLimit) break;
      chunks.push(value);
    }
  } catch {
    broken();
  }
  throw tooLarge();
}

function broken(): never {
  throw new Refusal(400, "malformed", serverMessages.unreadable);
}

function tooLarge(): Refusal {
  return new Refusal(413, "too_large", serverMessages.tooLarge);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, "malformed", serverMessages.unreadable);
  }
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, "malformed", serverMessages.unreadable);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal(400, "malformed", serverMessages.unreadable);
  for (const key of Object.keys(value)) refuseForbidden(key);
  return value as Record<string, unknown>;
}

function parseForm(text: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    refuseForbidden(key);
    if (Object.hasOwn(fields, key)) throw new Refusal(400, "malformed", serverMessages.unreadable);
    // Browsers send line breaks of a textarea as CRLF.
    fields[key] = value.replaceAll("\r\n", "\n");
  }
  return fields;
}

function refuseForbidden(key: string): void {
  if (forbiddenKeys.has(key)) throw new Refusal(400, "malformed", serverMessages.unreadable);
}
