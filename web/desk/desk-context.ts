import { createContext, type RouterContextProvider } from "react-router";
import type { Desk, DeskContext } from "#contract/desk.ts";

/** The values that the server passes with every request. */
export const deskContext = createContext<DeskContext>();

/**
 * The services, acting for the signed-in person.
 * @throws Response 401 when nobody is signed in, although the server already refuses such requests.
 */
export function deskOf(context: Readonly<RouterContextProvider>): Desk {
  const { desk } = context.get(deskContext);
  if (!desk) throw new Response(null, { status: 401 });
  return desk;
}
