import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, it, vi } from "vitest";
import { createAltcha } from "./altcha.ts";
import { createSiteverify } from "./siteverify.ts";

describe("altcha", () => {
  const captcha = createAltcha({ secret: "s".repeat(40), counter: [2, 4] });
  const solve = async (maker = captcha) => {
    const challenge = (await maker.challenge?.()) as Parameters<
      typeof solveChallenge
    >[0]["challenge"];
    return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  };
  const token = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");

  it("takes a solved challenge, always under the same id", async () => {
    const solved = token(await solve());
    const first = await captcha.verify(solved, "");
    expect(first.verdict).toBe("ok");
    expect(await captcha.verify(solved, "")).toEqual(first);
  });

  it("refuses what it did not make, what is not solved and what is no token", async () => {
    const solved = await solve();
    const foreign = await solve(createAltcha({ secret: "t".repeat(40), counter: [2, 4] }));
    const tokens = [
      token(foreign),
      token({ ...solved, solution: { counter: 1, derivedKey: "00".repeat(32) } }),
      token({ ...solved, challenge: { ...solved.challenge, signature: "0".repeat(64) } }),
      token({ challenge: null }),
      "%%%",
      "",
      "A".repeat(10_000),
    ];
    for (const wrong of tokens) expect((await captcha.verify(wrong, "")).verdict).toBe("no");
  });

  it("refuses a challenge that has expired", async () => {
    const solved = token(await solve());
    vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ["Date"] });
    expect((await captcha.verify(solved, "")).verdict).toBe("no");
    vi.useRealTimers();
  });
});

describe("siteverify", () => {
  const verify = (answer: () => Response | Promise<Response>, token = "t") =>
    createSiteverify({ provider: "turnstile", secret: "s", fetch: async () => answer() }).verify(
      token,
      "",
    );

  it("passes on what the service says", async () => {
    expect((await verify(() => Response.json({ success: true }))).verdict).toBe("ok");
    const no = { success: false, "error-codes": ["invalid-input-response"] };
    expect((await verify(() => Response.json(no))).verdict).toBe("no");
  });

  it.each([
    ["is down", () => Promise.reject(new Error("refused"))],
    ["fails", () => new Response("oops", { status: 500 })],
    ["talks nonsense", () => Response.json([1])],
    [
      "does not know our secret",
      () => Response.json({ success: false, "error-codes": ["invalid-input-secret"] }),
    ],
  ])("cannot say when the service %s", async (_, answer) => {
    expect((await verify(answer)).verdict).toBe("unknown");
  });

  it.each([
    ["a bad request", Response.json({ success: false, "error-codes": ["bad-request"] })],
    [
      "a bad request by status",
      Response.json({ success: false, "error-codes": ["bad-request"] }, { status: 400 }),
    ],
    ["nothing but a bad status", new Response("Bad Request", { status: 400 })],
    ["no code", Response.json({ success: false })],
    ["codes of another kind", Response.json({ success: false, "error-codes": null })],
    ["a code that nobody knows", Response.json({ success: false, "error-codes": ["new-code"] })],
  ])("refuses a token about which the service says: %s", async (_, answer) => {
    expect((await verify(() => answer)).verdict).toBe("no");
  });

  it.each([401, 403, 404, 429, 503])("cannot say at status %i", async (status) => {
    const answer = () => Response.json({ success: false, "error-codes": [] }, { status });
    expect((await verify(answer)).verdict).toBe("unknown");
  });

  it("asks once about a token that passed, which a service would call a duplicate", async () => {
    const get = vi.fn(async () => Response.json({ success: true }));
    const captcha = createSiteverify({ provider: "hcaptcha", secret: "s", fetch: get });
    expect(await captcha.verify("t", "")).toEqual(await captcha.verify("t", ""));
    expect(get).toHaveBeenCalledTimes(1);
  });
});
