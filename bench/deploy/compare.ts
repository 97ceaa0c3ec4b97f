import { type IncomingHttpHeaders, request } from "node:http";

/** A response, with its bytes as received. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers that every program sets itself, and that say nothing about the content. */
const ownOfConnection = ["date", "connection", "keep-alive", "server", "transfer-encoding"];

const ofBody = ["content-type", "content-encoding", "content-length", "accept-ranges"];

/** A request to which two servers must respond alike. */
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

/** The differences between two responses, one per line; empty when they are the same. */
export function differences(ours: Answer, theirs: Answer): string[] {
  if (ours.status !== theirs.status) return [`status ${ours.status}, ${theirs.status}`];
  const dropped = new Set([
    ...ownOfConnection,
    // Programs differ in the headers of a 304 that describe the missing body.
    ...(ours.status === 304 ? ofBody : []),
  ]);
  const names = new Set([...Object.keys(ours.headers), ...Object.keys(theirs.headers)]);
  const headers = [...names]
    .filter((name) => !dropped.has(name))
    .filter((name) => String(ours.headers[name]) !== String(theirs.headers[name]))
    .map((name) => `${name}: ${ours.headers[name]} | ${theirs.headers[name]}`);
  return ours.body.equals(theirs.body) ? headers : [...headers, "other bytes"];
}
