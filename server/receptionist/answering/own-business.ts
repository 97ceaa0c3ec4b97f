import { industries } from "#content/industries/directory.ts";
import type { FactChanges } from "#server/receptionist/facts/facts.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import type { Intent } from "./classify.ts";

/** What the words for an office, a team or a trade ask of this company. */
const ofThisCompany = new Set(["address", "company", "industries"]);

/**
 * "Dental office in Tucson, 6 of us" tells of the visitor's business, and asks nothing of ours: what
 * is said of it is the entry of its trade.
 */
export function ofOwnBusiness(
  { hearing, intent }: { hearing: Hearing; intent?: Intent },
  { trade, size, place, firm }: FactChanges,
  asked: string,
): { hearing: Hearing; intent?: Intent } {
  // "Doc here, family practice": the practice of a doctor, and of no lawyer.
  const ofLaw = intent?.kind === "topic" && intent.topic.id === "law";
  const ofUs =
    (ofLaw && trade !== undefined && trade !== "attorneys") ||
    (intent?.kind === "topic" && ofThisCompany.has(intent.topic.id)) ||
    intent?.kind === "industry";
  const told = trade ?? size ?? place ?? firm;
  if (!intent || !ofUs || !told || clausesOf(asked).some(({ asks }) => asks))
    return intent ? { hearing, intent } : { hearing };
  if (!trade || trade === "attorneys")
    return intent.kind === "industry" ? { hearing, intent } : { hearing };
  // Of a trade without an entry ("vet clinic") none is told.
  if (!industries.some(({ slug }) => slug === trade)) return { hearing };
  return { hearing, intent: { kind: "industry", slug: trade, score: intent.score } };
}
