import { companyTopics } from "#content/receptionist/topics-company.ts";
import { productTopics } from "#content/receptionist/topics-product.ts";
import type { Intent } from "./classify.ts";

/** A form of question, and the topic or the wish it stands for. */
interface Form {
  means: string;
  asks: RegExp;
  not?: RegExp;
  /** What the last answer has to tell of. */
  after?: RegExp;
}

const kinds = new Set(["person", "phone", "plan", "unknown"]);

const forms: readonly Form[] = [
  {
    means: "robot",
    asks: /\b(?:admit|confess)\b.{0,16}\b(?:you|youre|ur)\b|\b(?:are|r) (?:you|u) (?:just |really |actually )?(?:chat ?gpt|gpt|claude|gemini|siri|alexa|openai)\b|\b(?:you are|youre|ur) (?:just |really )?(?:chat ?gpt|gpt|claude|gemini|siri|alexa)\b/u,
  },
  {
    means: "what",
    asks: /^\W*(?:(?:hi|hello|hey|so|ok|hola|y)\W+)*(?:whats|what is|tell me about|que es|quien es) farline\W*$|\b(?:like|just|basically|this|it|you|that) (?:an? )?(?:call cent(?:er|re)|answering service)\b|\b(?:call cent(?:er|re)|people|agents|somebody|someone) (?:sitting )?in (?:india|the philippines|another country)\b/u,
    not: /\b(?:we|i) (?:pay|use|have|had)\b|\b(?:switch|vs|versus|instead|cheaper|better|compare\p{L}*)\b/u,
  },
  {
    means: "stuck",
    asks: /\b(?:should|must|needs? to|has to|have to|gotta)\b.{0,16}\b(?:come|go|get|be (?:sent|routed|passed|put through))\b.{0,16}\b(?:to )?(?:me|us|my \p{L}+)\b.{0,12}\bnot (?:the|your|a) (?:bot|ai|machine|agent)\b|\b(?:get|gets|drag) me out of bed\b|\bwakes? me(?: up)?\b|\b(?:callers?|customers?|clients?|patients?|people|some)\b.{0,24}\bwants? to (?:talk|speak) (?:to|with) (?:an? )?(?:real |actual |live )*(?:people|person|humans?)\b|\b(?:people|someone|somebody|callers?|customers?)\b.{0,12}\b(?:calling|calls?|rings?)\b.{0,20}\b(?:crash|accident|emergency|wreck|roadside)\b/u,
    not: /\b(?:how many|cost|price|book)\b/u,
  },
  {
    means: "advice",
    asks: /\b(?:your|the|my) (?:bot|ai|agent|receptionist|thing|assistant)\b.{0,12}\b(?:says?|tells?|answers?)\b.{0,40}\b(?:callers?|clients?|they|patients?|customers?|someone|somebody)\b/u,
    after: /no legal or medical advice/u,
  },
  {
    means: "always",
    asks: /\b(?:pick up|answers?|open|cover|there|awake|take calls|running)\b.{0,20}\bat (?:\d{1,2} ?(?:am|a\.m|pm|p\.m|in the morning)|midnight|dawn|3 am)\b|\bcover (?:us|me|the phones?)?.{0,10}\b(?:overnight|at night|nights|after[- ]hours|weekends)\b/u,
    not: /\b(?:nora|me at|talk|meet|book|appointment|how much|charge|cost|price|tomorrow|today|monday|tuesday|wednesday|thursday|friday)\b/u,
  },
  {
    means: "collect",
    asks: /\b(?:it|they|callers?|guests?|clients?|customers?|patients?)\b.{0,24}\b(?:take|takes|collect|collects|pay|charge|leave|request)\b.{0,12}\bdeposits?\b/u,
    not: /\bdo (?:i|we) pay\b/u,
  },
  {
    means: "trial",
    asks: /^(?:那|请问)?(?:你们)?(?:有没有|有|提供|能|可以)? ?(?:free )?trial ?(?:吗|么)[？?]?$/u,
  },
  {
    means: "emailAddress",
    asks: /\bwhere (?:do|can|should|would|could) (?:i|we|she|he|they) (?:write|email|mail)\b/u,
  },
  {
    means: "planLanguages",
    asks: /\b(?:espanol|spanish|chinese|mandarin|idiomas?|languages?)\b.{0,30}\b(?:aparte|extra|costs? more|charged?|incluid\p{L}*|pay more|on top)\b/u,
    not: /\b(?:minutes?|texts?|how much|number|agents?)\b/u,
  },
  {
    means: "unknown",
    asks: /\bon hold\b.{0,20}\b(?:count|counts|counted|billed|charged|cost|minutes)\b|\b(?:need|require|put|give)\b.{0,10}\b(?:credit |debit )?card (?:for|on|to|down|up front|details)\b|\b(?:pick|choose|select) (?:which|what|the) fields\b|\b(?:me|nos) (?:devuelv|regres)\p{L}+\b(?! (?:la |una |mi |el )?(?:llamada|mensaje|correo))|\btake (?:food|takeout|take out|pizza|delivery|lunch|dinner) orders\b|\btrain\p{L}*\b.{0,16}\bon (?:our|my|the) (?:\p{L}+ )?calls\b|\b(?:freez|paus|suspend)\p{L}* (?:(?:a|the|their|my|our) )?memberships?\b|\bmemberships? on hold\b/u,
  },
  {
    means: "plan",
    asks: /\bhow many minutes (?:would|does|do|will|should|might)\b.{0,30}\b(?:need|use|take|require|burn)\b/u,
    not: /\b(?:include|come with|basic|silver|gold|platinum)\b/u,
  },
  {
    means: "phone",
    asks: /\b(?:just |only )?(?:give|send|tell|get|gimme) (?:me )?(?:the|your|ur|a) (?:phone |telephone )?number\W*$/u,
    not: /\bnumber of\b/u,
  },
  {
    means: "person",
    asks: /\bwho (?:there |here |else |at \p{L}+ |over there )?(?:can|could|would|might) (?:tell|answer|confirm)(?: me| us| that| this| it)*(?: for sure| for certain)?\W*$/u,
  },
];

const topics = new Map([...companyTopics, ...productTopics].map((topic) => [topic.id, topic]));

/** What a line asks by its form, with accents and apostrophes taken off. */
export function askedByForm(bare: string, lastAnswer: string): Intent | undefined {
  const found = forms.find(
    ({ asks, not, after }) =>
      asks.test(bare) && !not?.test(bare) && (!after || after.test(lastAnswer)),
  );
  if (!found) return undefined;
  if (kinds.has(found.means)) return { kind: found.means, score: 6 } as Intent;
  const topic = topics.get(found.means);
  return topic && { kind: "topic", topic, score: 6 };
}
