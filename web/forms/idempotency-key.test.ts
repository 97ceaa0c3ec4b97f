import { expect, test } from "vitest";
import { forgetKey, idempotencyKey, type KeyStore } from "./idempotency-key.ts";

function memory(): KeyStore & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

test("the same body keeps its key, a changed body gets another", async () => {
  const store = memory();
  const first = await idempotencyKey("contact", "a", store);
  expect(await idempotencyKey("contact", "a", store)).toBe(first);
  expect(await idempotencyKey("contact", "b", store)).not.toBe(first);
});

test("forms do not share keys", async () => {
  const store = memory();
  expect(await idempotencyKey("contact", "a", store)).not.toBe(
    await idempotencyKey("booking", "a", store),
  );
});

test("after a success the same words are a new message", async () => {
  const store = memory();
  const first = await idempotencyKey("contact", "a", store);
  forgetKey("contact", store);
  expect(await idempotencyKey("contact", "a", store)).not.toBe(first);
});

test("nothing that a person wrote is stored", async () => {
  const store = memory();
  await idempotencyKey("contact", "dana@hale.example", store);
  expect([...store.values.values()].join()).not.toContain("dana");
});

test("where storage is blocked the key lasts as long as the page", async () => {
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  const key = await idempotencyKey("contact", "a");
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await idempotencyKey("contact", "a")).toBe(key);
  forgetKey("contact");
  expect(await idempotencyKey("contact", "a")).not.toBe(key);
  Reflect.deleteProperty(globalThis, "sessionStorage");
});
