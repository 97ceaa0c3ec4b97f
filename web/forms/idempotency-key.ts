/** Storage for the key of a form. */
export type KeyStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const memory = new Map<string, string>();
/** Keeps keys until the visitor leaves the page. */
const pageStore: KeyStore = {
  getItem: (name) => memory.get(name) ?? null,
  setItem: (name, value) => void memory.set(name, value),
  removeItem: (name) => void memory.delete(name),
};

/** The tab's storage, which survives a reload. If it is blocked, even accessing it throws. */
function tabStore(): KeyStore {
  try {
    const probe = "farline:key";
    sessionStorage.setItem(probe, "");
    sessionStorage.removeItem(probe);
    return sessionStorage;
  } catch {
    return pageStore;
  }
}

const nameOf = (form: string) => `farline:key:${form}`;

/**
 * The idempotency key of a form as filled in: the same for the same body, even after a lost
 * response, a reload or a second click; a new one once the body has changed. The body itself is
 * never stored.
 */
export async function idempotencyKey(
  form: string,
  body: string,
  store = tabStore(),
): Promise<string> {
  const fingerprint = await fingerprintOf(body);
  const [knownFingerprint, knownKey] = store.getItem(nameOf(form))?.split(" ") ?? [];
  if (knownKey && knownFingerprint === fingerprint) return knownKey;
  const key = randomKey();
  store.setItem(nameOf(form), `${fingerprint} ${key}`);
  return key;
}

/** Discards the key: the next message is a new one, even with the same words. */
export function forgetKey(form: string, store = tabStore()): void {
  store.removeItem(nameOf(form));
}

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

// Does not use randomUUID, which is missing on pages without TLS other than localhost.
const randomKey = () => hex(crypto.getRandomValues(new Uint8Array(16)));

async function fingerprintOf(body: string) {
  const digest = await crypto.subtle?.digest("SHA-256", new TextEncoder().encode(body));
  return digest ? hex(new Uint8Array(digest)) : randomKey();
}
