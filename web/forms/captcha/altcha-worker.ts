import { handler } from "altcha-lib/workers/shared";

// The library derives its keys with Node's crypto; WebCrypto gives the same bytes in a browser.
handler({
  async deriveKey({ cost, keyLength = 32 }, salt, password) {
    const key = await crypto.subtle.importKey("raw", plain(password), "PBKDF2", false, [
      "deriveBits",
    ]);
    const derivation = { name: "PBKDF2", hash: "SHA-256", salt: plain(salt), iterations: cost };
    const bits = await crypto.subtle.deriveBits(derivation, key, keyLength * 8);
    return { parameters: {}, derivedKey: new Uint8Array(bits) };
  },
});

/** WebCrypto does not accept views of shared memory, and its types say so. */
function plain(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
