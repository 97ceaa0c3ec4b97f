import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { smtpError, startSmtp } from "#server/testing/smtp.ts";
import { emlTransport } from "./eml-transport.ts";
import type { Envelope, OutgoingMail } from "./outgoing-mail.ts";
import { smtpTransport } from "./smtp-transport.ts";

const from = "website@farline.example";
const envelope = (mail: Partial<OutgoingMail> = {}): Envelope => ({
  id: "11111111-2222-3333-4444-555555555555",
  createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  mail: {
    to: "hello@farline.example",
    replyTo: { name: "Zoë Łuk", address: "zoe@example.com" },
    subject: "Grüße ✓",
    text: "First line\n.\nThird line",
    ...mail,
  },
});

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function smtp(...options: Parameters<typeof startSmtp>) {
  const server = await startSmtp(...options);
  cleanups.push(server.close);
  return server;
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "farline-eml-"));
  cleanups.push(() => rm(path, { recursive: true }));
  return path;
}

describe("smtpTransport", () => {
  it("sends a mail that arrives as it was meant", async () => {
    const server = await smtp();
    await smtpTransport({ url: server.url, from }).send(envelope());
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: { address: from },
      replyTo: [{ name: "Zoë Łuk", address: "zoe@example.com" }],
      subject: "Grüße ✓",
      messageId: `<${envelope().id}@farline.example>`,
    });
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
    expect(mail?.text?.trim()).toBe("First line\n.\nThird line");
  });

  it("carries a calendar part", async () => {
    const server = await smtp();
    const content = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n";
    const icalEvent = { method: "REQUEST" as const, filename: "invite.ics", content };
    await smtpTransport({ url: server.url, from }).send(envelope({ icalEvent }));
    const part = server.mails[0]?.attachments.find(({ mimeType }) => mimeType === "text/calendar");
    expect(part).toMatchObject({ method: "REQUEST" });
  });

  it.each([
    ["a mail put off", 451, "later"],
    ["a mail refused", 550, "refused"],
    ["a closing relay", 421, "relay"],
    ["a missing login", 530, "relay"],
  ])("tells %s", async (_, code, kind) => {
    const server = await smtp({ refuse: () => smtpError(code) });
    const sending = smtpTransport({ url: server.url, from }).send(envelope());
    await expect(sending).rejects.toMatchObject({ kind });
  });

  it("blames the relay for a wrong password", async () => {
    const server = await smtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(smtpError(535)),
    });
    const url = server.url.replace("smtp://", "smtp://me:wrong@");
    await expect(smtpTransport({ url, from }).send(envelope())).rejects.toMatchObject({
      kind: "relay",
    });
  });

  it("blames the relay when nobody listens, and does not send in the clear when TLS is demanded", async () => {
    const gone = await startSmtp();
    await gone.close();
    await expect(smtpTransport({ url: gone.url, from }).send(envelope())).rejects.toMatchObject({
      kind: "relay",
    });
    const plain = await smtp();
    const url = `${plain.url}?requireTLS=true`;
    await expect(smtpTransport({ url, from }).send(envelope())).rejects.toMatchObject({
      kind: "relay",
    });
    expect(plain.mails).toEqual([]);
  });

  it("gives up on a relay that only drips", async () => {
    const drip = await listen((socket) => {
      const timer = setInterval(() => socket.write("2"), 20);
      socket.on("close", () => clearInterval(timer));
    });
    const sending = smtpTransport({ url: drip, from, timeout: 300 }).send(envelope());
    await expect(sending).rejects.toMatchObject({ kind: "relay" });
  });

  it("tries a mail again whose answer was lost", async () => {
    const url = await listen((socket) => {
      socket.write("220 ready\r\n");
      let inData = false;
      socket.on("data", (chunk: Buffer) => {
        const line = chunk.toString();
        // The relay accepts the whole mail, and then the connection breaks.
        if (inData) return void (line.endsWith("\r\n.\r\n") && socket.destroy());
        inData = line.startsWith("DATA");
        socket.write(inData ? "354 go on\r\n" : "250 ok\r\n");
      });
    });
    const sending = smtpTransport({ url, from }).send(envelope());
    await expect(sending).rejects.toMatchObject({ kind: "later" });
  });
});

function listen(onSocket: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on("error", () => {});
      onSocket(socket);
    }).listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
    });
    cleanups.push(() => new Promise((done) => server.close(done)));
  });
}

describe("emlTransport", () => {
  it("writes one whole file, also when it sends twice", async () => {
    const path = await folder();
    const transport = emlTransport(path, from);
    await transport.send(envelope());
    await transport.send(envelope());
    const names = await readdir(path);
    expect(names).toEqual([`2026-01-02T03-04-05_${envelope().id}.eml`]);
    const mail = await PostalMime.parse(await readFile(join(path, names[0] ?? "")));
    expect(mail).toMatchObject({ subject: "Grüße ✓", replyTo: [{ address: "zoe@example.com" }] });
  });

  it("blames itself and no mail when it cannot write", async () => {
    const path = await folder();
    await emlTransport(path, from).send(envelope());
    const file = join(path, (await readdir(path))[0] ?? "");
    await expect(emlTransport(join(file, "below"), from).send(envelope())).rejects.toMatchObject({
      kind: "relay",
    });
  });

  it("makes its folder, but puts no empty one in the place of a data folder that is gone", async () => {
    const data = join(await folder(), "data");
    await mkdir(data);
    const transport = emlTransport(join(data, "outbox"), from);
    await transport.send(envelope());
    await rm(data, { recursive: true });
    await expect(transport.send(envelope())).rejects.toMatchObject({
      kind: "relay",
      message: "ENOENT",
    });
    await mkdir(data);
    await transport.send(envelope());
    expect(await readdir(join(data, "outbox"))).toHaveLength(1);
  });

  it("shows an encoded word as it was typed", async () => {
    const path = await folder();
    const word = "=?utf-8?B?WW91IGFyZSBwYWlk?=";
    const replyTo = { name: word, address: "zoe@example.com" };
    await emlTransport(path, from).send(envelope({ subject: `Question: ${word}`, replyTo }));
    const [file = ""] = await readdir(path);
    const mail = await PostalMime.parse(await readFile(join(path, file)));
    expect(mail.subject).not.toContain("paid");
    expect(mail.subject).toContain("utf-8?B?WW91IGFyZSBwYWlk");
    expect(mail.replyTo?.[0]?.name).not.toContain("paid");
  });

  it("lets no text of a visitor become a header", async () => {
    const path = await folder();
    const transport = emlTransport(path, from);
    const nasty = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string().map((text) => `${text}\r\nBcc: victim@example.com\r\nX-Evil: 1`),
    );
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, async (name, subject, text) => {
        await transport.send(
          envelope({ replyTo: { name, address: "zoe@example.com" }, subject, text }),
        );
        const [file = ""] = await readdir(path);
        const mail = await PostalMime.parse(await readFile(join(path, file)));
        expect(mail.bcc ?? []).toEqual([]);
        expect(mail.to).toEqual([{ name: "", address: "hello@farline.example" }]);
        expect(mail.replyTo).toHaveLength(1);
        expect(new Set(mail.headers.map(({ key }) => key))).toEqual(known(mail.headers));
      }),
      { numRuns: 100 },
    );
  });
});

const allowed = [
  "auto-submitted",
  "from",
  "to",
  "reply-to",
  "subject",
  "message-id",
  "date",
  "content-type",
  "content-transfer-encoding",
  "mime-version",
];

function known(headers: { key: string }[]): Set<string> {
  return new Set(headers.map(({ key }) => key).filter((key) => allowed.includes(key)));
}
