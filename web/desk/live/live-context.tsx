import { createContext, useContext } from "react";

/** The page's knowledge of new leads. `off`: since when nothing was heard. */
export interface LiveState {
  /** Place of the newest lead; undefined until the first message. */
  newest: string | undefined;
  waiting: number | undefined;
  off: number | undefined;
  /** When the last word came; 0 before the first. */
  heard: number;
}

export const LiveContext = createContext<LiveState>({
  newest: undefined,
  waiting: undefined,
  off: undefined,
  heard: 0,
});

export const useLive = (): LiveState => useContext(LiveContext);
