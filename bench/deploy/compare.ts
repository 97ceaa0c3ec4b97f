import { type IncomingHttpHeaders, request } from "node:http";

/** One answer, its bytes as they came. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Names that every program writes for itself, and that say nothing about the content. */
const ownOfConnection = ["date", "connection", "keep-alive", "server", "transfer-encoding"];

const ofBody = ["content-type", "content-encoding", "content-length", "accept-ranges"];

/** A request that two servers must answer alike. */
export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

export function ask(port: number, { path, method = "GET", headers = {} }: Question) {
  return new Promise<Answer>((resolve, reject) => {
    const call = request({ port, host: "127.0.0.1", path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
      answer.on("error", reject);
    });
    call.on("error", reject);
    call.end();
  });
}

/** How two answers differ, in a line each; empty when they are the same. */
export function differences(ours: Answer, theirs: Answer): string[] {
  if (ours.status !== theirs.status) return [`status ${ours.status}, ${theirs.status}`];
  const dropped = new Set([
    ...ownOfConnection,
    // What a 304 says of a body that it does not have differs between programs.
    ...(ours.status === 304 ? ofBody : []),
  ]);
  const names = new Set([...Object.keys(ours.headers), ...Object.keys(theirs.headers)]);
  const headers = [...names]
    .filter((name) => !dropped.has(name))
    .filter((name) => String(ours.headers[name]) !== String(theirs.headers[name]))
    .map((name) => `${name}: ${ours.headers[name]} | ${theirs.headers[name]}`);
  return ours.body.equals(theirs.body) ? headers : [...headers, "other bytes"];
}
