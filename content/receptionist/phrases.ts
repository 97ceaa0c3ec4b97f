import type { Billing, PlanExtra } from "../plans.ts";
import { scheduling } from "../scheduling.ts";
import { site } from "../site.ts";

/** Everything the receptionist says that is no answer from a page. The same keys in each language. */
/** Programs and papers that firms ask about; the site names none of them. */
export type CertificateAsked = "health" | "audit" | "privacy" | "other";

export interface Phrases {
  greeting: string;
  welcome: string;
  thanks: string;
  refuseAdvice: string;
  emergency: string;
  refuseRole: string;
  offTopic: string;
  unknown: string;
  unknownIntegration: (name: string) => string;
  /** By what is asked for: health rules, an audit report, privacy laws, or another certificate. */
  unknownCertificate: Record<CertificateAsked, string>;
  knownIntegration: (name: string, description: string) => string;
  landing: (name: string) => string;
  knownIndustry: (name: string) => string;
  quoted: string;
  language: string;
  again: string;
  status: Record<
    | "ready"
    | "answered"
    | "plan"
    | "booking"
    | "booked"
    | "message"
    | "sent"
    | "person"
    | "phone"
    | "declined"
    | "rehearsal",
    string
  >;
  suggestions: {
    cost: string;
    mycase: string;
    plan: string;
    book: string;
    person: string;
    message: string;
    other: string;
  };
  booking: {
    when: string;
    whenTaken: string;
    none: string;
    noneThen: (day: string) => string;
    month: string;
    hold: string;
    /** Asks for name and email. `held`: the time is kept meanwhile. */
    details: (time: string, held: boolean) => string;
    name: string;
    email: string;
    badEmail: string;
    confirm: (time: string, name: string, email: string) => string;
    submit: string;
    note: string;
    done: (time: string, email: string) => string;
    failed: string;
    dropped: string;
    closed: string;
  };
  message: {
    ask: string;
    name: string;
    email: string;
    badEmail: string;
    text: string;
    confirm: (name: string, email: string, text: string) => string;
    submit: string;
    note: string;
    done: string;
    failed: string;
    dropped: string;
  };
  person: { offer: string; email: string; withPhone: string };
  phone: string;
  fields: { name: string; email: string; phone: string; message: string };
  slip: {
    to: string;
    asks: string;
    from: string;
    time: string;
    call: string;
    urgent: string;
    host: string;
  };
  plan: {
    ask: string;
    minutes: (minutes: string) => string;
    /** How the minutes were reckoned; `times`: the days or weeks of a month, where those count. */
    sum: (
      calls: string,
      each: string,
      times: { days: string } | "weeks" | undefined,
      minutes: string,
    ) => string;
    /** The same, of a week whose days differ. */
    weekSum: (
      rates: readonly { calls: string; days: string }[],
      each: string,
      minutes: string,
    ) => string;
    assumed: string;
    best: (plan: string, monthly: string, firstYear: string) => string;
    /** A month's amount that is more than the printed price. */
    parts: (sum: {
      monthly: string;
      price: string;
      plan: string;
      minutes: string;
      /** What comes on top, in words: more minutes, texts. */
      more: readonly string[];
    }) => string;
    /** A month of a plan that is asked about and is not the cheapest. */
    named: (plan: string, monthly: string, billing: Billing) => string;
    /** Why plans that may cost less are not counted. */
    leftOut: (plans: string, why: PlanExtra | { agents: string }) => string;
    /** Another plan costs less in the first year than the one that is cheaper by the month. */
    firstYear: (best: string, plan: string, cost: string) => string;
    custom: string;
    rows: {
      annual: string;
      monthly: string;
      fee: string;
      double: string;
      month: (amount: string) => string;
    };
    next: (best: string, next: string, amount: string) => string;
    /** The price of a minute beyond those that a plan holds. */
    beyond: (plan: string, minutes: string, each: string) => string;
    doubled: (better: string, itsCost: string, plan: string, cost: string) => string;
    included: string;
    basicTexts: string;
    compare: string;
  };
  limits: { long: string; busy: string };
  continue: Record<"booking" | "message", string>;
}

/** Facts that stand inside the phrases. */
export const spokenFacts = {
  phone: site.phone.display,
  email: site.email,
  hours: String(site.replyWithinHours),
  host: scheduling.host,
  minutes: String(scheduling.minutes),
} as const;
