import { createContext, useContext } from "react";

/** What the page knows of what came in. `off`: since when nothing was heard. */
export interface LiveState {
  /** Place of the newest lead; undefined until the first word. */
  newest: string | undefined;
  waiting: number | undefined;
  off: number | undefined;
}

export const LiveContext = createContext<LiveState>({
  newest: undefined,
  waiting: undefined,
  off: undefined,
});

export const useLive = (): LiveState => useContext(LiveContext);
