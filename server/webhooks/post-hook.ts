import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import {
  checkUrl,
  judgingLookup,
  type Resolve,
  systemResolve,
  TargetRefused,
} from "./check-target.ts";
import type { HookTargets } from "./hook-targets.ts";

export interface HookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What is known of an answer. All but `excerpt` may be stored. */
export interface HookAnswer {
  /** 0 when there was none. */
  status: number;
  /** Milliseconds. */
  took: number;
  /** Milliseconds to wait, if the endpoint asked for it; otherwise 0. */
  retryAfter: number;
  /** Why there was no answer; empty if there was one. */
  fault: string;
  /** The beginning of the answer, for a person who tests an endpoint; never stored. */
  excerpt: string;
}

export interface PostOptions {
  targets: HookTargets;
  /** Timeout in milliseconds, from resolving the name to the end of the answer. */
  timeout?: number;
  resolve?: Resolve;
}

/** Milliseconds. */
export const hookTimeout = 15_000;
/** Maximum characters of an answer that are shown. */
const shownLength = 300;
/** Maximum bytes of an answer that are read. */
const longestAnswer = 65_536;

/**
 * Posts a body to an endpoint over a new connection. Redirects are not followed, and their status
 * is returned like any other. Never rejects.
 */
export function postHook(hook: HookRequest, options: PostOptions): Promise<HookAnswer> {
  const { targets, timeout = hookTimeout, resolve = systemResolve } = options;
  const begun = performance.now();
  const answer: HookAnswer = { status: 0, took: 0, retryAfter: 0, fault: "", excerpt: "" };
  return new Promise((done) => {
    const url = URL.parse(hook.url);
    const end = (fault = "") => {
      clearTimeout(deadline);
      // Once there is a status, a failure while reading the rest does not matter.
      if (answer.status === 0) answer.fault = fault || "no answer";
      answer.took = Math.round(performance.now() - begun);
      done(answer);
    };
    let destroy = () => {};
    const deadline = setTimeout(() => {
      destroy();
      end("timeout");
    }, timeout);
    try {
      if (!url) throw new TargetRefused("is no address");
      checkUrl(url, targets);
      const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, {
        method: "POST",
        headers: { ...hook.headers, "content-length": String(Buffer.byteLength(hook.body)) },
        agent: false,
        lookup: judgingLookup(url, targets, resolve),
      });
      destroy = () => request.destroy();
      request.on("error", (error) => end(wordOf(error)));
      request.on("close", () => end());
      request.on("response", (response) => {
        answer.status = response.statusCode ?? 0;
        answer.retryAfter = readRetryAfter(response.headers["retry-after"]);
        let length = 0;
        const decoder = new TextDecoder();
        response.on("data", (bytes: Buffer) => {
          length += bytes.length;
          const text = decoder.decode(bytes, { stream: true });
          answer.excerpt = (answer.excerpt + text).slice(0, shownLength);
          if (length > longestAnswer) request.destroy();
        });
        response.on("error", () => end());
        response.on("end", () => end());
      });
      request.end(hook.body);
    } catch (error) {
      end(wordOf(error as Error));
    }
  });
}

/** Our own words or a code, because an error's message may quote the URL, which may be a secret. */
function wordOf(error: Error): string {
  if (error instanceof TargetRefused) return `refused by us: it ${error.message}`;
  return (error as NodeJS.ErrnoException).code ?? "no connection";
}

/** Milliseconds. */
export const longestRetryAfter = 24 * 3_600_000;

/** Seconds, or the date of an answer, as milliseconds from now, up to a day. */
export function readRetryAfter(value: string | undefined, now = Date.now()): number {
  if (!value) return 0;
  const wait = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? 0 : Math.min(longestRetryAfter, Math.max(0, wait));
}
