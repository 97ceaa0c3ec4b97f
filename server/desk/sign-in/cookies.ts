import { parse, serialize } from "hono/utils/cookie";

/** The data that a browser keeps for `linkLifetime` after it asked for a link. */
export interface AskCookie {
  token: string;
  /** As typed, for the page that follows; no access depends on it. */
  address: string;
  at: number;
  /** Path of the desk to go to. */
  to: string;
}

/** The cookies of the desk. `__Host-` requires https, which a new machine does not have yet. */
export function deskCookies(siteUrl: string) {
  const secure = siteUrl.startsWith("https:");
  const prefix = secure ? "__Host-" : "";
  const session = `${prefix}desk`;
  const ask = `${prefix}desk-ask`;
  const known = `${prefix}desk-known`;
  const write = (name: string, value: string, maxAge: number) =>
    serialize(name, value, { path: "/", httpOnly: true, secure, sameSite: "Lax", maxAge });
  const read = (header: string | null | undefined, name: string) =>
    header ? parse(header, name)[name] : undefined;
  return {
    names: { session, ask },
    readSession: (header: string | null | undefined) => read(header, session),
    writeSession: (token: string, seconds: number) => write(session, token, seconds),
    /** Of the browser (known-browsers.ts); signing out leaves it. */
    readKnown: (header: string | null | undefined) => read(header, known),
    writeKnown: (value: string, seconds: number) => write(known, value, seconds),
    readAsk(header: string | null | undefined): AskCookie | undefined {
      const [token, address, at, to] = (read(header, ask) ?? "").split(".");
      if (!token || address === undefined || !at || to === undefined) return undefined;
      const text = (part: string) => Buffer.from(part, "base64url").toString();
      return { token, address: text(address), at: Number(at) || 0, to: deskTarget(text(to)) };
    },
    writeAsk({ token, address, at, to }: AskCookie, seconds: number) {
      const part = (text: string) => Buffer.from(text).toString("base64url");
      return write(ask, [token, part(address), at, part(to)].join("."), seconds);
    },
    clear: [write(session, "", 0), write(ask, "", 0)],
  };
}

export type DeskCookies = ReturnType<typeof deskCookies>;

/** A page of the desk to go to after entering; anything else is the in-tray. */
export function deskTarget(path: string | undefined): string {
  const fits = /^\/desk(\/[\w-]+)*(\?[\w=&%+.*-]*)?$/.test(path ?? "");
  return path && fits && !/^\/desk\/(sign-in|enter|sign-out)\b/.test(path) ? path : "/desk";
}
