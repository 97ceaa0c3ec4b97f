import { gzipSync } from "node:zlib";
import { bestEncoding } from "#server/site/serve-file.ts";
import { brotli, isCompressible } from "#server/site/static-files.ts";
import { withPolicy } from "./desk-content-security-policy.ts";

/** Fast rather than small: the page is made for one person and then discarded. */
const quality = 4;

/** Adds the policy to the router's answer, and compresses it. */
export async function finishDeskPage(
  request: Request,
  response: Response,
  mark: string,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const type = headers.get("Content-Type") ?? "";
  const init = { status: response.status, headers };
  // A file to keep goes out as it is read, however large it is.
  const isFile = headers.has("Content-Disposition");
  if (!response.body || isFile || !isCompressible(type)) return new Response(response.body, init);
  let text = await response.text();
  if (type.startsWith("text/html")) {
    const { html, policy } = withPolicy(text, mark);
    headers.set("Content-Security-Policy", policy);
    text = html;
  }
  const content = Buffer.from(text);
  const encoding = bestEncoding(request.headers.get("Accept-Encoding"), {
    bodies: { br: content, gzip: content, identity: content },
  });
  const body =
    encoding === "br"
      ? brotli(content, quality)
      : encoding === "gzip"
        ? gzipSync(content)
        : content;
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Vary", "Accept-Encoding");
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : body, init);
}
