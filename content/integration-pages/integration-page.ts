import type { IndustrySlug } from "../industries/names.ts";
import type { PlanId } from "../plans.ts";

/** What is known of one integration. What is not known is left out. */
export interface IntegrationPage {
  /** Of its entry in the catalogue. */
  id: number;
  /** What it is good for, in a few words. */
  headline: string;
  /** What happens in a conversation, and what is then done in that system. */
  events: readonly { event: string; action: string }[];
  /** What is looked up there. */
  reads: readonly string[];
  /** The fields that are filled in there. */
  writes: readonly string[];
  /** What a person does once, before the first call. */
  setup: readonly string[];
  /** What it does not do. */
  limits: readonly string[];
  /** The smallest plan that will do, and why. */
  plan: { from: PlanId; why: string };
  /** Trades that use it most. */
  trades: readonly IndustrySlug[];
  /** Ids of two entries to look at next. */
  neighbors: readonly [number, number];
}
