import { createContext, type RouterContextProvider } from "react-router";
import type { Desk, DeskContext } from "#contract/desk.ts";

/** What the server gives with every request. */
export const deskContext = createContext<DeskContext>();

/**
 * The services in the name of who asks.
 * @throws Response 401 when nobody is signed in: the server lets no such request come so far.
 */
export function deskOf(context: Readonly<RouterContextProvider>): Desk {
  const { desk } = context.get(deskContext);
  if (!desk) throw new Response(null, { status: 401 });
  return desk;
}
