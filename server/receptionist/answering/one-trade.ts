import { companyTopics } from "#content/receptionist/topics-company.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import type { Intent } from "./classify.ts";

const law = companyTopics.find(({ id }) => id === "law");

/**
 * "I run a nail salon, is it for businesses like mine": all trades are asked about, and one is told. What
 * somebody says of a trade before anything else asks for it too.
 */
export function ofOneTrade(
  intent: Intent | undefined,
  { things, text, concepts }: Hearing,
  first: boolean,
): Intent | undefined {
  const topic = intent?.kind === "topic" ? intent.topic.id : undefined;
  // "I have a friend with a law office, what page do i send her".
  const ofPage = asksPage.test(text) && (topic === undefined || waysToReach.has(topic));
  if (ofPage && things.size === 0 && concepts.has("law") && law)
    return { kind: "topic", topic: law, score: 4 };
  const general =
    topic === "industries" || (topic !== undefined && ofAll.has(topic) && forWhom.test(text));
  if (!intent || !(ofPage || general || (first && intent.kind === "aside"))) return intent;
  const trades = [...things].flatMap((one) => /^industry:(.+)$/.exec(one)?.[1] ?? []);
  // "牙科诊所": the kind of practice says more than the practice.
  const kinds = trades.length > 1 ? trades.filter((one) => one !== "doctors") : trades;
  const [slug] = kinds;
  return slug && slug !== "attorneys" && kinds.length === 1
    ? { kind: "industry", slug, score: intent.score }
    : intent;
}

/** "You guys answer phones for plumbers": what is done for all, asked for one trade. */
const ofAll = new Set(["inbound", "what", "replace"]);
const forWhom =
  /\b(?:for|para)\b|[给为]|^(?:do )?(?:yall|u|you)(?: guys| all| folks)? (?:do|serve|handle|take on) \p{L}+s\b/u;

/** Topics whose words a page that is to be sent has as well. */
const waysToReach = new Set(["contact", "emailAddress", "social", "blog", "what"]);

/** Asks for a page of this site: "what page do i send her". */
const asksPage =
  /\b(?:which|what|a|the|any|your) (?:web ?)?(?:page|link|url)\b|\b(?:qu[eé]|una|la|alguna) p[aá]gina\b|\b(?:el|un|alg[uú]n) enlace\b|(?:哪个|什么|有没有)(?:页面|网页|链接)/iu;
