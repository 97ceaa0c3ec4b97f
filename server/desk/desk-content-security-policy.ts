import { createHash } from "node:crypto";

/**
 * The policy of a page of the desk and the page without its marks. React Router's inline scripts
 * carry a mark that is random for every answer: only these get a hash. A script that a visitor's
 * text could ever bring into the page has no mark and does not run.
 */
export function withPolicy(marked: string, mark: string): { html: string; policy: string } {
  const attribute = ` nonce="${mark}"`;
  const hashes: string[] = [];
  for (const [, attributes = "", code = ""] of marked.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi,
  )) {
    if (attributes.includes(attribute) && !/\bsrc=/.test(attributes))
      hashes.push(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  // The router marks every link for a discovery of routes that the desk does not use.
  const html = marked.replaceAll(attribute, "").replaceAll(' data-discover="true"', "");
  return { html, policy: deskPolicy([...new Set(hashes)]) };
}

/** Nothing but files of this server, and the named inline scripts. */
export const deskPolicy = (scripts: readonly string[] = []): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types desk",
  ].join("; ");
