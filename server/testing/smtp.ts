import type { AddressInfo } from "node:net";
import { type Email, default as PostalMime } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A real SMTP server on a free port, and the mails it received. */
export interface TestSmtp {
  url: string;
  mails: Email[];
  close(): Promise<void>;
}

/**
 * @param options of smtp-server; `onData` is ours unless `refuse` returns the response to a
 * message.
 */
export async function startSmtp(
  options: SMTPServerOptions & { refuse?: (mail: Email, count: number) => Error | undefined } = {},
): Promise<TestSmtp> {
  const { refuse, ...rest } = options;
  const mails: Email[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const error = refuse?.(mail, ++count);
        if (!error) mails.push(mail);
        done(error);
      });
    },
    ...rest,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A response with a code, as smtp-server sends it. */
export function smtpError(code: number): Error {
  return Object.assign(new Error("no"), { responseCode: code });
}
