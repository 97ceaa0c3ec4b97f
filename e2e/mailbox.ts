import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface Mailbox {
  /** Value for SMTP_URL. */
  smtpUrl: string;
  /** Waits for a mail that fits. @throws after ten seconds without one. */
  find(fits: (mail: Email) => boolean): Promise<Email>;
  all(): Email[];
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it is sent, parsed. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    all: () => mails,
    async find(fits) {
      for (let attempt = 0; attempt < 200; attempt++) {
        const mail = mails.find(fits);
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No such mail among ${mails.length}`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
