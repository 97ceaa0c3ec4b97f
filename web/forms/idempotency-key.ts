/** Where the key of a filling-in is kept. */
export type KeyStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const memory = new Map<string, string>();
/** Keeps keys until the page is left. */
const pageStore: KeyStore = {
  getItem: (name) => memory.get(name) ?? null,
  setItem: (name, value) => void memory.set(name, value),
  removeItem: (name) => void memory.delete(name),
};

/** The tab's storage, which outlives a reload. Where it is blocked, naming it throws already. */
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
 * The idempotency key of one filling-in: the same for the same body, also after a lost answer, a
 * reload or a second click; a new one once the body has changed. The body itself is never stored.
 */
export async function idempotencyKey(
  form: string,
  body: string,
  store = tabStore(),
): Promise<string> {
  const print = await fingerprint(body);
  const [knownPrint, knownKey] = store.getItem(nameOf(form))?.split(" ") ?? [];
  if (knownKey && knownPrint === print) return knownKey;
  const key = randomKey();
  store.setItem(nameOf(form), `${print} ${key}`);
  return key;
}

/** Ends a filling-in: the next message is a new one, even with the same words. */
export function forgetKey(form: string, store = tabStore()): void {
  store.removeItem(nameOf(form));
}

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

// Not randomUUID: it is missing on pages without TLS that are not localhost.
const randomKey = () => hex(crypto.getRandomValues(new Uint8Array(16)));

async function fingerprint(body: string) {
  const digest = await crypto.subtle?.digest("SHA-256", new TextEncoder().encode(body));
  return digest ? hex(new Uint8Array(digest)) : randomKey();
}
