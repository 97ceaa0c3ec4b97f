import MailComposer from "nodemailer/lib/mail-composer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { compose } from "./compose.ts";
import { DeliveryError, type FailureKind, type Transport } from "./outgoing-mail.ts";

export interface SmtpOptions {
  url: string;
  from: string;
  /** Milliseconds for one whole delivery, from connecting to the last answer. */
  timeout?: number;
}

/**
 * Sends by SMTP, one connection per mail. Passwords and messages are never sent unencrypted to
 * another machine: STARTTLS is required unless the host is this machine or the URL says
 * `?requireTLS=false`. Built on SMTPConnection, because the step at which a delivery fails decides
 * whether the relay or the mail is at fault, and nodemailer's own transport hides that.
 */
export function smtpTransport({ url, from, timeout = 40_000 }: SmtpOptions): Transport {
  const { auth, ...options } = parseConnectionUrl(url) as ConnectionOptions;
  const local = ["localhost", "127.0.0.1", "::1", "[::1]"].includes(options.host ?? "");
  const wait = Math.min(timeout, 15_000);
  return {
    name: "smtp",
    timeout,
    async send(envelope) {
      const message = new MailComposer(compose(envelope, from)).compile();
      const raw = await message.build();
      const smtp = new SMTPConnection({
        requireTLS: !local && !options.secure,
        connectionTimeout: wait,
        greetingTimeout: wait,
        dnsTimeout: wait,
        socketTimeout: wait,
        ...options,
      });
      let stage: FailureKind = "relay";
      const failed = new Promise<never>((_, reject) => smtp.on("error", reject));
      const deliver = async () => {
        await step((done) => smtp.connect(done));
        if (auth) await step((done) => smtp.login({ credentials: auth }, done));
        stage = "later";
        await step((done) => smtp.send(message.getEnvelope(), raw, done));
      };
      try {
        await Promise.race([deliver(), failed, deadline(timeout)]);
        smtp.quit();
      } catch (error) {
        smtp.close();
        throw classify(error as SmtpError, stage);
      }
    },
  };
}

interface ConnectionOptions {
  host?: string;
  secure?: boolean;
  auth?: { user: string; pass: string };
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

function step(run: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
}

/** A server that sends a byte now and then never triggers an inactivity timeout. */
function deadline(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject({ code: "EDEADLINE" }), milliseconds).unref();
  });
}

/** Only codes are kept: the text of a response can quote the visitor's address. */
function classify(error: SmtpError, stage: FailureKind): DeliveryError {
  const { code = "unknown", command, responseCode } = error;
  const cause = [code, responseCode, command].filter(Boolean).join(" ");
  return new DeliveryError(kindOf(error, stage), cause);
}

/** A rejection before any mail was named is about us: the relay's address, our login, or TLS. */
const aboutLogin = new Set([530, 534, 535, 538]);

function kindOf({ responseCode = 0 }: SmtpError, stage: FailureKind): FailureKind {
  if (stage === "relay" || responseCode === 421 || aboutLogin.has(responseCode)) return "relay";
  return responseCode >= 500 ? "refused" : "later";
}
