import { pages } from "#content/pages.ts";
import { slipPattern } from "#server/site/carries-slip.ts";
import type { BuiltFiles } from "./built-files.ts";

/** Names of our server in deploy/nginx.conf: for all requests, and for scripts and styles. */
const rest = "@farline";
const restOfAssets = "@assets";

/**
 * Locations for nginx, to be included in a `server` block: each built file is served from disk with
 * the headers that our server sends, and everything else by our server. `client`: absolute path of
 * the files, so that reloading nginx switches to another release in one step. nginx handles
 * `If-None-Match` before it adds headers, so it is checked here.
 */
export function nginxLocations({ named, assets }: BuiltFiles, client: string): string {
  return [
    `root ${quoted(client)};`,
    "gzip_static on;",
    "gzip_vary off;",
    "etag off;",
    "if_modified_since off;",
    `error_page 405 418 = ${rest};`,
    ...named.map(({ path, file, headers, tag, compressed }) =>
      location(`= ${quoted(path)}`, [
        ...(path === pages.contact.path ? [`if ($args ~ "${slipPattern}") { return 418; }`] : []),
        `if ($http_if_none_match ~ "${tag}") { return 304; }`,
        ...shown(headers),
        `add_header ETag ${quoted(`"${tag}${compressed ? "$farline_coding" : ""}"`)};`,
        ...(headers["Accept-Ranges"] ? [] : ["max_ranges 0;"]),
        `try_files ${quoted(file)} ${rest};`,
      ]),
    ),
    ...assets.map(({ extension, headers }) =>
      location(`~ ^/assets/[^/]+\\.${extension}$`, [
        ...shown(headers),
        "max_ranges 0;",
        `try_files $uri ${restOfAssets};`,
      ]),
    ),
    "",
  ].join("\n");
}

/**
 * nginx sets `Accept-Ranges` itself; `Last-Modified` differs between machines with the same build.
 */
function shown({ "Accept-Ranges": _, ...headers }: Record<string, string>): string[] {
  const { "Content-Type": type = "", ...others } = headers;
  return [
    "types {}",
    `default_type ${quoted(type)};`,
    'add_header Last-Modified "";',
    ...Object.entries(others).map(([name, value]) => `add_header ${name} ${quoted(value)};`),
  ];
}

const location = (match: string, lines: string[]) =>
  `location ${match} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`;

const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
