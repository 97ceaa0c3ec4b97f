import type { BuiltFiles } from "./built-files.ts";

/** Our server behind nginx, as deploy/nginx.conf names it. */
const rest = "@farline";

/**
 * Locations for nginx, to be included in a `server`: each built file with the headers that our
 * server sends, from the disk, and everything else from our server. `client`: the folder of the
 * files, absolute, so that a reload of nginx changes from one release to the next at once.
 * nginx decides about `If-None-Match` before it adds a header, so this is asked here.
 */
export function nginxLocations({ named, assets }: BuiltFiles, client: string): string {
  return [
    `root ${quoted(client)};`,
    "gzip_static on;",
    "gzip_vary off;",
    "etag off;",
    "if_modified_since off;",
    `error_page 405 = ${rest};`,
    ...named.map(({ path, file, headers, tag, compressed }) =>
      location(`= ${quoted(path)}`, [
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
        `try_files $uri ${rest};`,
      ]),
    ),
    "",
  ].join("\n");
}

/** nginx writes `Accept-Ranges` itself; `Last-Modified` differs between machines that built alike. */
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
