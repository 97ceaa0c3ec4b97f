import { pages } from "#content/pages.ts";
import { slipPattern } from "#server/site/carries-slip.ts";
import { emptyPolicy } from "#server/site/content-security-policy.ts";
import type { BuiltFiles, Lengths } from "./built-files.ts";

/**
 * A snippet for Caddy (`import farline-files`): serves each built file from disk with the headers
 * that our server sends. Requests that it does not handle fall through to the directives after it.
 * Caddy's file server sets ETag, ranges and `Last-Modified` itself, so its headers are replaced
 * when they are written, and `If-None-Match` is checked here. Caddy is given only one encoding, so
 * that it sends the one whose tag and length are in the headers. `client`: absolute path of the
 * files.
 */
export function caddySnippet(files: BuiltFiles, client: string): string {
  const { named, assets, assetLengths } = files;
  const fixed = sharedHeaders(named.map(({ headers }) => headers));
  const rows = named.map(({ path, file, headers, tag, compressed }) =>
    [
      path,
      file,
      headers["Content-Type"],
      headers["Cache-Control"],
      headers["Content-Security-Policy"],
      tag,
      compressed ? "{farline_coding}" : "",
      headers.Vary ? "Accept-Encoding" : "",
    ].map(quoted),
  );
  const varying = assets
    .filter(({ headers }) => headers.Vary)
    .map(({ extension }) => `*.${extension}`);
  const asset = assets[0]?.headers ?? {};
  return `(farline-files) {
  ${accepts("br")}
  ${accepts("gzip")}
  map "{farline_br}{farline_gzip}" {farline_coding} {farline_accepted} {
    ~^br -br br
    gzip -gzip gzip
    default "" identity
  }
  map {http.request.orig_uri.path} {farline_file} {farline_type} {farline_cache} {farline_policy} {farline_tag} {farline_suffix} {farline_vary} {
${rows.map((row) => `    ${row.join(" ")}`).join("\n")}
    default "" "" "" "" "" "" ""
  }
  map "{farline_tag}{farline_coding}" {farline_length} {
${named.flatMap(({ tag, lengths }) => lengthRows(tag, lengths)).join("\n")}
    default 0
  }
  @farline_media {
    method GET HEAD
    path *.mp4 *.webm *.mp3
    not vars {farline_file} ""
  }
  @farline_named {
    method GET HEAD
    not path *.mp4 *.webm *.mp3
    not vars {farline_file} ""
    not {
      path ${pages.contact.path}
      vars_regexp {query} ${slipPattern}
    }
  }
  @farline_asset {
    method GET HEAD
    path_regexp ^/assets/[^/]+$
    file {
      root ${quoted(client)}
    }
  }
  @farline_varies vars {farline_vary} Accept-Encoding
  @farline_asset_varies path ${varying.join(" ")}
  @farline_known header If-None-Match *{farline_tag}*
  @farline_unknown not header If-None-Match *{farline_tag}*
  handle @farline_media {
    ${ownHeaders(fixed, "-Last-Modified")}
    respond @farline_known 304
    rewrite {farline_file}
    ${fileServer(client)}
  }
  handle @farline_named {
    request_header -Range
    request_header -If-Modified-Since
    request_header Accept-Encoding {farline_accepted}
    header @farline_unknown {
      defer
      Content-Length {farline_length}
    }
    header @farline_varies {
      defer
      Vary Accept-Encoding
    }
    ${ownHeaders(fixed, "-Last-Modified\n      -Accept-Ranges")}
    respond @farline_known 304
    rewrite {farline_file}
    ${fileServer(client)}
  }
  handle @farline_asset {
    request_header -Range
    request_header -If-Modified-Since
    request_header -If-None-Match
    request_header Accept-Encoding {farline_accepted}
    map "{path}{farline_coding}" {farline_asset_length} {
${[...assetLengths].flatMap(([path, lengths]) => lengthRows(path, lengths)).join("\n")}
      default 0
    }
    map {path} {farline_asset_type} {
${assets.map(({ extension, headers }) => `      ~\\.${extension}$ ${quoted(headers["Content-Type"])}`).join("\n")}
      default ""
    }
    header @farline_asset_varies {
      defer
      Vary Accept-Encoding
    }
    header {
      defer
      -Server
      -Last-Modified
      -Accept-Ranges
      -ETag
      Content-Type {farline_asset_type}
      Content-Length {farline_asset_length}
      Cache-Control ${quoted(asset["Cache-Control"])}
      Content-Security-Policy ${quoted(emptyPolicy)}
      ${headerLines(fixed)}
    }
    ${fileServer(client)}
  }
}
`;
}

/** Whether the client accepts an encoding: it is listed, and its quality is not 0. */
function accepts(encoding: string): string {
  return `map {header.Accept-Encoding} {farline_${encoding}} {
    ~(?i)\\b${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$) ""
    ~(?i)\\b${encoding}\\b ${encoding}
    default ""
  }`;
}

/** Rows of a map from a name and an encoding to the length of the body. */
function lengthRows(name: string, { br, gzip, identity }: Lengths): string[] {
  const codings = { "-br": br, "-gzip": gzip, "": identity };
  return Object.entries(codings).map(
    ([coding, length]) => `    ${quoted(name + coding)} ${length}`,
  );
}

function ownHeaders(fixed: Record<string, string>, removed: string): string {
  return `header {
      defer
      -Server
      ${removed}
      Content-Type {farline_type}
      Cache-Control {farline_cache}
      Content-Security-Policy {farline_policy}
      ETag "\\"{farline_tag}{farline_suffix}\\""
      ${headerLines(fixed)}
    }`;
}

/** The headers that all files have in common. */
function sharedHeaders(all: Record<string, string>[]): Record<string, string> {
  const [first = {}, ...others] = all;
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((one) => one[name] === value)),
  );
}

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name} ${quoted(value)}`)
    .join("\n      ");

const fileServer = (client: string) => `file_server {
      root ${quoted(client)}
      precompressed br gzip
    }`;

const quoted = (text = "") => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
