import { mkdir, open, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createTransport } from "nodemailer";
import { compose } from "./compose.ts";
import { DeliveryError, type Envelope, type Transport } from "./outgoing-mail.ts";

/**
 * Writes each mail as an .eml file, which any mail program opens: the default when no SMTP server
 * is configured. The file name is derived from the mail, so sending twice writes one file. The
 * folder is created when it is missing, but its parent is not: a data folder that was removed or is
 * not mounted must not be replaced by an empty one. Mails wait until it is back.
 */
export function emlTransport(folder: string, from: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    name: "eml",
    timeout: 10_000,
    async send(envelope) {
      try {
        const { message } = await composer.sendMail(compose(envelope, from));
        if (await makeFolder(folder)) await syncFolder(dirname(folder));
        await writeDurably(folder, emlName(envelope), message as Buffer);
      } catch (error) {
        throw new DeliveryError("relay", (error as { code?: string }).code ?? "cannot write");
      }
    },
  };
}

/** @returns whether it was created */
async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

/** File name of a mail: the time for people, the id for programs. */
export function emlName({ id, createdAt }: Pick<Envelope, "id" | "createdAt">): string {
  return `${new Date(createdAt).toISOString().slice(0, 19).replaceAll(":", "-")}_${id}.eml`;
}

/** Name of a file that is still being written. */
export function unfinishedName(name: string): string {
  return `.${name}.part`;
}

/** All or nothing, even after a power cut: the file is synced, renamed, and the folder synced. */
async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, unfinishedName(name));
  try {
    const file = await open(unfinished, "w", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await unlink(unfinished).catch(() => {});
    throw error;
  }
  await syncFolder(folder);
}

/** A new name is durable only once its folder has been synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
