/** Where the key of a filling-in outlives a reload: `sessionStorage` fits. */
export type KeyStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const nameOf = (form: string) => `farline:key:${form}`;

/**
 * The idempotency key of one filling-in: the same for the same body, also after a lost answer, a
 * reload or a second click; a new one once the body has changed. The body itself is never stored.
 */
export async function idempotencyKey(form: string, body: string, store: KeyStore): Promise<string> {
  const print = await fingerprint(body);
  const [knownPrint, knownKey] = read(form, store)?.split(" ") ?? [];
  if (knownKey && knownPrint === print) return knownKey;
  const key = randomKey();
  write(form, `${print} ${key}`, store);
  return key;
}

/** Ends a filling-in: the next message is a new one, even with the same words. */
export function forgetKey(form: string, store: KeyStore): void {
  try {
    store.removeItem(nameOf(form));
  } catch {
    // Storage can be forbidden; then there is nothing to forget.
  }
}

function read(form: string, store: KeyStore) {
  try {
    return store.getItem(nameOf(form));
  } catch {
    return null;
  }
}

function write(form: string, value: string, store: KeyStore) {
  try {
    store.setItem(nameOf(form), value);
  } catch {
    // Without storage the key lives as long as the request and its one retry.
  }
}

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

// Not randomUUID: it is missing on pages without TLS that are not localhost.
const randomKey = () => hex(crypto.getRandomValues(new Uint8Array(16)));

async function fingerprint(body: string) {
  const digest = await crypto.subtle?.digest("SHA-256", new TextEncoder().encode(body));
  return digest ? hex(new Uint8Array(digest)) : randomKey();
}
