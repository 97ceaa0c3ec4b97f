import { createHash, randomBytes, randomInt } from "node:crypto";

/** 32 random bytes for a link, a cookie or a session; only its hash is stored. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** SHA-256 in base64url. */
export const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");

/** 31 letters and digits that are not mistaken for each other. */
const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const codeLength = 8;

/** Eight letters: 8.5 · 10¹¹ codes for five tries. */
export const randomCode = (): string =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join("");

/** A typed code in the form that we generate: "7k4p 2m9x" becomes 7K4P2M9X. */
export const typedCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "")
    .slice(0, 64);

/** Salted with the cookie, which no table holds: a copy of the table reveals no code. */
export const codeHash = (code: string, cookie: string): string => hashOf(`${code} ${cookie}`);
