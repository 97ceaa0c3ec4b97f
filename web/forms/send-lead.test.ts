import { expect, test, vi } from "vitest";
import { headers } from "#contract/http.ts";
import { sendLead } from "./send-lead.ts";

const message = {
  apiHost: "https://api.farline.example",
  body: '{"a":1}',
  idempotencyKey: "k1",
  captchaToken: "t1",
  elapsed: 1234.6,
  honeypot: "",
  retryAfter: 0,
};

const answering = (...answers: (Response | Error)[]) => {
  const calls = vi.fn<typeof fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) calls.mockRejectedValueOnce(answer);
    else calls.mockResolvedValueOnce(answer);
  }
  return calls;
};

test("token, key and time travel as headers, the body as it is", async () => {
  const fetch = answering(new Response("{}"));
  expect(await sendLead({ ...message, fetch })).toEqual({ kind: "done" });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe("https://api.farline.example/sendMail");
  expect(init?.body).toBe('{"a":1}');
  expect(init?.headers).toMatchObject({
    [headers.captcha]: "t1",
    [headers.idempotency]: "k1",
    [headers.elapsed]: "1235",
  });
  expect(init?.headers).not.toHaveProperty(headers.honeypot);
});

test("a network failure is retried once with the same key", async () => {
  const fetch = answering(new TypeError("lost"), new Response("{}"));
  expect(await sendLead({ ...message, fetch })).toEqual({ kind: "done" });
  const keys = fetch.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get(headers.idempotency),
  );
  expect(keys).toEqual(["k1", "k1"]);
});

test("two network failures end without a message of the server's", async () => {
  const fetch = answering(new TypeError("lost"), new TypeError("lost"));
  expect(await sendLead({ ...message, fetch })).toEqual({ kind: "failed" });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a refusal is not retried, and its words and fields come through", async () => {
  const body = { message: "Too many", fields: { email: "Unfinished" } };
  const fetch = answering(Response.json(body, { status: 429 }));
  expect(await sendLead({ ...message, fetch })).toEqual({ kind: "failed", ...body });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("an answer that is not ours gives no words", async () => {
  const fetch = answering(new Response("<h1>502</h1>", { status: 502 }));
  expect(await sendLead({ ...message, fetch })).toEqual({ kind: "failed" });
});
