import { type Challenge, solveChallengeWorkers } from "altcha-lib";
import { proofLifetime } from "#contract/captcha-providers.ts";
import { endpoints } from "#contract/http.ts";
import { siteConfig } from "../../site-config.ts";
import AltchaWorker from "./altcha-worker.ts?worker";

export interface Solved {
  /** Value of X-Captcha-Token: base64 of challenge and solution. */
  token: string;
  /** Until when the server accepts it, by the clock of this browser (`Date.now()`). */
  expiresAt: number;
}

/** Workers that search for the solution in parallel. */
const concurrency = Math.min(4, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
/** Milliseconds by which a proof is renewed before it expires on the server. */
const margin = 30_000;

/**
 * Fetches a challenge and solves it in workers, off the main thread.
 * @param path of the challenge
 * @throws when the server cannot be reached or no solution is found.
 */
export async function solve(
  controller: AbortController,
  path: string = endpoints.captcha,
): Promise<Solved> {
  const { signal } = controller;
  const asked = Date.now();
  const response = await fetch(siteConfig.apiHost + path, { signal });
  if (!response.ok) throw new Error(`No challenge: ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency,
    controller,
    createWorker: () => new AltchaWorker(),
  });
  if (!solution) throw new Error("No solution was found");
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: asked + proofLifetime - margin,
  };
}
