import { type Agent, request } from "node:http";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** One HTTP answer. */
export interface Answer {
  status: number;
  body: string;
}

export interface Question {
  path: string;
  /** JSON to post; omitted: GET. */
  body?: string;
  headers?: Record<string, string>;
  /** Address of 127.0.0.0/8 to send from, for a server that limits each client. */
  from?: string | undefined;
}

/**
 * Sends a request to the server on loopback. Rejects with the socket's error, and with whether the
 * connection had been used before (`onUsedConnection`).
 */
export function ask(
  agent: Agent,
  port: number,
  { path, body, headers, from }: Question,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: body === undefined ? "GET" : "POST",
        agent,
        ...(from && { localAddress: from }),
        timeout: 30_000,
        headers: {
          ...(body !== undefined && {
            "Content-Type": "application/json",
            "Content-Length": Buffer.byteLength(body),
          }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("aborted", () =>
          reject(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
        );
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    call.on("timeout", () =>
      call.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })),
    );
    call.on("error", (error) =>
      reject(Object.assign(error, { onUsedConnection: call.reusedSocket })),
    );
    call.end(body);
  });
}

/** Fetches a challenge and solves it; returns the token for the server. */
export async function solvedToken(
  agent: Agent,
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const challenge = JSON.parse((await ask(agent, port, { path, headers })).body) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
