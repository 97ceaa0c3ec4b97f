import { createHash } from "node:crypto";
import { videoHosts } from "#content/videos.ts";
import { captchaServices } from "#contract/captcha-providers.ts";
import type { Env } from "#server/env.ts";

type PolicyEnv = Pick<
  Env,
  "apiHost" | "captchaProvider" | "schedulingUrl" | "voiceAgentUrl" | "siteUrl"
>;

/** Our own captcha loads nothing from other hosts. */
const noSources = { script: [], frame: [], connect: [] };

/**
 * Generates the policy of a page from its HTML: only inline scripts and styles with a known hash
 * may run. Style attributes are the exception (`style-src-attr`), because React writes custom
 * properties into them; they can neither run code nor load anything that img-src does not allow.
 */
export function contentSecurityPolicy(env: PolicyEnv): (html: string) => string {
  const widget =
    env.captchaProvider === "altcha" ? noSources : captchaServices[env.captchaProvider].sources;
  const api = origins(env.apiHost);
  const voice = origins(env.voiceAgentUrl);
  const scheduling = origins(env.schedulingUrl);
  const films = videoHosts.flatMap(origins).filter(isWeb);
  const secure = env.siteUrl.startsWith("https:");
  return (html) =>
    [
      "default-src 'self'",
      "object-src 'none'",
      list("script-src", ["'self'", ...scriptHashes(html), ...widget.script]),
      list("style-src", ["'self'", ...styleHashes(html)]),
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "media-src 'self' blob:",
      ...wider("connect-src", [...api, ...voice, ...scheduling, ...widget.connect]),
      ...wider("frame-src", [...scheduling, ...voice.filter(isWeb), ...films, ...widget.frame]),
      list("form-action", ["'self'", ...api]),
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...(secure ? ["upgrade-insecure-requests"] : []),
    ].join("; ");
}

/** The policy for files that are not pages: nothing in them may run. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Hashes of the inline scripts, including those inside `<noscript>`, which are inserted when the
 * visitor first touches the page. Data blocks (JSON-LD) do not run and need no hash.
 */
function scriptHashes(html: string): string[] {
  const found: string[] = [];
  for (const [, attributes = "", code = ""] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi,
  )) {
    if (
      /\bsrc\s*=/i.test(attributes) ||
      /type\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)
    )
      continue;
    found.push(hash(code));
  }
  return unique(found);
}

function styleHashes(html: string): string[] {
  const blocks = html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi);
  return unique(Array.from(blocks, ([, css = ""]) => hash(css)));
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function list(directive: string, sources: string[]): string {
  return [directive, ...unique(sources)].join(" ");
}

/**
 * A directive is added only if it allows more than `default-src`, because headers arrive before the
 * page.
 */
function wider(directive: string, sources: string[]): string[] {
  return sources.length ? [list(directive, ["'self'", ...sources])] : [];
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}

const isWeb = (origin: string) => origin.startsWith("http");

/** The origin of a URL as http(s) and as ws(s): a voice agent uses either. */
function origins(address: string): string[] {
  const url = URL.parse(address);
  if (!url) return [];
  const secure = url.protocol === "https:" || url.protocol === "wss:";
  return secure
    ? [`https://${url.host}`, `wss://${url.host}`]
    : [`http://${url.host}`, `ws://${url.host}`];
}
