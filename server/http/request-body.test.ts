import { describe, expect, it } from "vitest";
import { Refusal } from "./refusal.ts";
import { bodyLimit, readRequestBody } from "./request-body.ts";

const post = (body: BodyInit, type = "application/json", headers = {}) =>
  new Request("http://localhost/", {
    method: "POST",
    body,
    headers: { "Content-Type": type, ...headers },
    duplex: "half",
  } as RequestInit);
const status = (request: Request) =>
  readRequestBody(request).then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? error.status : error),
  );
const form = "application/x-www-form-urlencoded";

describe("readRequestBody", () => {
  it("reads JSON and forms", async () => {
    expect(await readRequestBody(post('{"a":"é"}', "application/json; charset=UTF-8"))).toEqual({
      kind: "json",
      fields: { a: "é" },
    });
    expect(await readRequestBody(post("a=1+2&b=x%0D%0Ay", form))).toEqual({
      kind: "form",
      fields: { a: "1 2", b: "x\ny" },
    });
  });

  it.each([
    ["broken JSON", post('{"a":'), 400],
    ["an array", post("[]"), 400],
    ["null", post("null"), 400],
    ["a prototype", post('{"__proto__":{"a":1}}'), 400],
    ["a constructor", post("constructor=1", form), 400],
    ["a field twice", post("a=1&a=2", form), 400],
    ["broken UTF-8", post(new Uint8Array([0x7b, 0xff, 0x7d])), 400],
    ["another type", post("<a/>", "text/xml"), 415],
    ["a type named like a method", post("a=1", "constructor"), 415],
    ["another charset", post("{}", "application/json; charset=utf-16"), 415],
    ["a compressed body", post("{}", "application/json", { "Content-Encoding": "gzip" }), 415],
    ["a body too long", post(`{"a":"${"x".repeat(bodyLimit)}"}`), 413],
  ])("refuses %s", async (_, request, expected) => {
    expect(await status(request)).toBe(expected);
  });

  it("stops reading a body that claims no length", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        controller.enqueue(new Uint8Array(10_000).fill(0x20));
      },
    });
    expect(await status(post(endless))).toBe(413);
    expect(sent).toBeLessThan(20);
  });
});
