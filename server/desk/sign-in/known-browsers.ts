import { createHmac } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import { secret } from "#server/db/secret.ts";
import { isSameSecret } from "#server/http/is-same-secret.ts";
import { randomToken } from "./tokens.ts";

/** Milliseconds for which a browser is recognized after a sign-in. */
export const knownLifetime = 180 * 86_400_000;

/**
 * Recognizes a browser in which a person signed in before. Its cookie opens nothing: it only keeps
 * strangers, who may ask for links to any address, from using up the mails of that person's browser.
 */
export interface KnownBrowsers {
  /** A cookie for a browser that has just signed in. */
  issue(address: string): Promise<string>;
  /** The browser's id; undefined unless the cookie was issued for this address. */
  read(cookie: string | undefined, address: string): Promise<string | undefined>;
}

export function knownBrowsers(database: Database): KnownBrowsers {
  let key: string | undefined;
  const signed = async (id: string, address: string) => {
    key ??= await secret(database, "desk-browsers");
    const text = JSON.stringify([id, address.toLowerCase()]);
    return `${id}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  };
  return {
    issue: (address) => signed(randomToken(), address),
    async read(cookie, address) {
      if (!cookie) return undefined;
      const [id = ""] = cookie.split(".");
      return isSameSecret(cookie, await signed(id, address)) ? id : undefined;
    },
  };
}
