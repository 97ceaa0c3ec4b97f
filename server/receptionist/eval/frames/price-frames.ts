import type { Frames } from "./frame-values.ts";
import { partFrames } from "./part-frames.ts";
import { planFrames } from "./plan-frames.ts";
import { sumFrames } from "./sum-frames.ts";

/** Many ways to ask for prices, plans and sums. Their order decides which lines are only counted. */
export const priceFrames: readonly Frames[] = [...partFrames, ...sumFrames, ...planFrames];
