import type { IndustrySlug } from "../industries/names.ts";
import type { PlanId } from "../plans.ts";

/** Facts about one integration. Unknown facts are left out. */
export interface IntegrationPage {
  /** Of its entry in the catalog. */
  id: number;
  /** Its benefit, in a few words. */
  headline: string;
  /** Events in a conversation, and the action that each causes in that system. */
  events: readonly { event: string; action: string }[];
  /** Data that the agent looks up there. */
  reads: readonly string[];
  /** The fields that are filled in there. */
  writes: readonly string[];
  /** Steps that a person takes once, before the first call. */
  setup: readonly string[];
  /** Things the integration does not do. */
  limits: readonly string[];
  /** The smallest plan that will do, and why. */
  plan: { from: PlanId; why: string };
  /** Trades that use it most. */
  trades: readonly IndustrySlug[];
  /** Ids of two entries to look at next. */
  neighbors: readonly [number, number];
}
