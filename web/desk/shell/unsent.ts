import { data } from "react-router";
import { deskBase, deskForms } from "#contract/desk-paths.ts";
import type { SessionEnd } from "#contract/desk-sessions.ts";

/** A form that did not reach the server, or could not be stored there; what was typed stays. */
export interface Unsent {
  is: "unsent";
  why: "signedOut" | "unreachable" | "failed";
  /** Of a session that ended by itself. */
  end?: SessionEnd | undefined;
}

const unsent = (about: Pick<Unsent, "why" | "end">) =>
  data({ is: "unsent", ...about } satisfies Unsent, 503);

/**
 * Runs a route's action on the server. A failure is a result like any other, where an error would
 * replace the page and what is typed in it.
 */
export async function sendOrKeep<T>(
  send: () => Promise<T>,
): Promise<T | ReturnType<typeof unsent>> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) throw error;
    return unsent(await whyNot());
  }
}

async function whyNot(): Promise<Pick<Unsent, "why" | "end">> {
  const answer = await fetch(`${deskBase}${deskForms.live}?since=`).catch(() => undefined);
  if (!answer) return { why: "unreachable" };
  if (answer.status !== 401) return { why: "failed" };
  const { why: end } = (await answer.json().catch(() => ({}))) as { why?: SessionEnd };
  return { why: "signedOut", end };
}

export const isUnsent = (result: unknown): result is Unsent =>
  typeof result === "object" && result !== null && "is" in result && result.is === "unsent";

/** For `shouldRevalidate`: after such a failure the page's data cannot be read either. */
export const unlessUnsent = ({ actionResult }: { actionResult?: unknown }): boolean =>
  !isUnsent(actionResult);
