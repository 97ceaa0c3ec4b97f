import { receptionist } from "../receptionist-panel.ts";
import { scheduling } from "../scheduling.ts";
import { site } from "../site.ts";
import { spokenFacts as f, type Phrases } from "./phrases.ts";

export const english: Phrases = {
  greeting: `Hello. I am the automated assistant at ${site.name}. Ask me about prices, languages, integrations, security, or book thirty minutes.`,
  welcome: receptionist.greeting,
  thanks: "You are welcome. The line stays open.",
  refuseAdvice: `I give no legal or medical advice; I am an assistant for questions about ${site.name}. For that, please ask a lawyer or a doctor.`,
  emergency:
    "If somebody is in danger, call 911 now. In a crisis, call or text 988. I am an automated assistant and cannot help with this.",
  refuseRole: `I keep my own role and my own rules: I am the assistant of this site and answer questions about ${site.name}. What would you like to know about it?`,
  offTopic: `That is not something I know about. I answer questions about ${site.name}: prices, languages, integrations, security, booking.`,
  unknown: receptionist.unknown,
  unknownIntegration: (name) =>
    `I do not find ${name} in our catalog, and I would rather not guess. It may still connect through webhooks or Zapier; a person will tell you.`,
  unknownCertificate: {
    health:
      "Our pages name no HIPAA program and no business associate agreement, so I do not know, and I would rather not guess. Please ask a person here before an agent hears health information.",
    audit:
      "Our pages name no SOC 2 report and no ISO certificate, so I do not know, and I would rather not guess. A person will tell you.",
    privacy:
      "Our pages name no certificate and no agreement under GDPR or CCPA; the Privacy Policy says which requests we answer. More I do not know, and a person will tell you.",
    other:
      "Our pages name no certificate, so I do not know, and I would rather not guess. A person will tell you.",
  },
  knownIntegration: (name, description) => `Yes, ${name} is in the catalog. ${description}`,
  landing: (name) => `There is a page for firms on ${name}.`,
  knownIndustry: (name) => `Yes, ${name} is in the directory:`,
  quoted: "Our pages say:",
  language: "Of course. I go on in English.",
  again: receptionist.again,
  status: {
    ready: "Ready",
    answered: "Answered",
    plan: "A plan for you",
    booking: "Choosing a time",
    booked: "Booked",
    message: "Taking a message",
    sent: "Written down",
    person: "Passing you on",
    phone: "By telephone",
    declined: "Not mine to say",
    rehearsal: "Rehearsal",
  },
  suggestions: {
    cost: "What would it cost us?",
    mycase: "Does it work with MyCase?",
    plan: "Which plan is right for us?",
    book: "Book thirty minutes",
    person: "I want a person",
    message: "Leave a message",
    other: "Another day",
  },
  booking: {
    when: `Thirty minutes with ${f.host}, who is a person. When?`,
    whenTaken: "Somebody was faster; that time is gone. These are open:",
    none: "I find no open time in the coming weeks. Leave a message and a person will write to you.",
    noneThen: (day) => `Nothing is open ${day}. The nearest times are these:`,
    month: "See the whole month",
    hold: "Hold {time}",
    details: (time, held) =>
      `${time} is ${held ? `kept for you for ${scheduling.holdMinutes} minutes` : "free"}. Your name and your email, please.`,
    name: "Your name, please?",
    email: "And your email, for the confirmation?",
    badEmail: "That email looks unfinished. It should read like name@example.com.",
    confirm: (time, name, email) =>
      `${time}, for ${name}, ${email}. Our conversation goes along with it. Shall I book it?`,
    submit: "Book it",
    note: "Our conversation goes to the company with your booking.",
    done: (time, email) =>
      `Booked: ${time}. The confirmation is on its way to ${email}, with a link to move or cancel it.`,
    failed: `I could not book that just now. Please try again in a moment, or call ${f.phone}.`,
    dropped: "Dropped. Nothing is booked. What else?",
    closed: `The calendar is not at hand just now. I can take a message, or call ${f.phone}.`,
  },
  message: {
    ask: receptionist.message,
    name: "Your name, please?",
    email: "And the email to reply to?",
    badEmail: "That email looks unfinished. It should read like name@example.com.",
    text: "And the message?",
    confirm: (name, email, text) =>
      `From ${name}, ${email}: “${text}” Our conversation goes along with it. Shall I send it?`,
    submit: "Send",
    note: "Our conversation goes to the company with your message.",
    done: `Written down. A person replies within ${f.hours} hours.`,
    failed: `I could not keep that just now. Please try again in a moment, or call ${f.phone}.`,
    dropped: "Dropped. Nothing is sent. What else?",
  },
  person: {
    offer: `${f.host} is a person and will answer. Leave your name and email here, or call ${f.phone}.`,
    email: "Your email, so she can answer",
    withPhone: `Thank you, the number goes along. What I pass on needs an email as well; the address of somebody who tells you will do. Otherwise call ${f.phone}, which needs none.`,
  },
  phone: `The number is ${f.phone}. It is always answered.`,
  fields: { name: "Full name", email: "Email", phone: "Phone", message: "Message" },
  slip: {
    to: "To",
    asks: "Asks",
    from: "From",
    time: "Time",
    call: "Please call",
    urgent: "Urgent",
    host: `${f.host}, ${site.name}`,
  },
  plan: {
    ask: "How many calls a day, and how long is each? Or the minutes a month, if you know them.",
    minutes: (minutes) => `${minutes} minutes a month.`,
    sum: (calls, each, times, minutes) => {
      const length = `${each} ${each === "1" ? "minute" : "minutes"} each`;
      if (!times) return `${calls} calls, ${length}: ${minutes} minutes a month.`;
      return times === "weeks"
        ? `${calls} calls a week, ${length}, times 4 weeks: ${minutes} minutes a month.`
        : `${calls} calls, ${length}, times ${times.days} days: ${minutes} minutes a month.`;
    },
    weekSum: (rates, each, minutes) =>
      `${rates.map(({ calls, days }, at) => `${calls}${at === 0 ? " calls" : ""} on ${days} ${days === "1" ? "day" : "days"}`).join(" and ")} of the week, ${each} ${each === "1" ? "minute" : "minutes"} each, in an average month: ${minutes} minutes a month.`,
    assumed: "I took two minutes for a call.",
    best: (plan, monthly, firstYear) =>
      `The cheapest is ${plan}: ${monthly} a month on annual billing, ${firstYear} in the first year with the implementation fee.`,
    parts: ({ monthly, price, plan, minutes, more }) =>
      `In the ${monthly}: ${price} for ${plan} with its ${minutes} minutes, ${[...more.slice(0, -1), `and ${more.at(-1)}`].join(", ")}.`,
    named: (plan, monthly, billing) =>
      `${plan} would be ${monthly} a month for that, ${billing === "annual" ? "on annual billing" : "paid monthly"}.`,
    leftOut: (plans, why) =>
      typeof why === "string"
        ? `Left out: ${plans}, without ${{ number: "an extra phone number", otp: "OTP verification", outbound: "outbound calls", webChat: "web chat calls" }[why]}.`
        : `Left out: ${plans}, with fewer than ${why.agents} AI agents.`,
    firstYear: (best, plan, cost) =>
      `By the month ${best} is the cheapest. In the first year ${plan} costs less, because its implementation fee is smaller: ${cost}.`,
    custom: "No listed plan takes all of this. Custom does, and a person will price it with you.",
    rows: {
      annual: "Annual billing",
      monthly: "Monthly billing",
      fee: "Implementation fee",
      double: "If calls double",
      month: (amount) => `${amount} a month`,
    },
    beyond: (plan, minutes, each) => `On ${plan} each minute beyond its ${minutes} is ${each}.`,
    doubled: (better, itsCost, plan, cost) =>
      `Doubled, ${better} at ${itsCost} beats ${plan} at ${cost}. Move up then, not now.`,
    included: "still included",
    next: (best, next, amount) => `${best} is ${amount} a month under ${next}, the next best.`,
    basicTexts: "Basic has no published text rate, so it is left out.",
    compare: "Compare plans",
  },
  limits: {
    long: "We have talked for a while. I can pass all this to a person, or we start again.",
    busy: "One moment, many people are asking. Please try again.",
  },
  continue: { booking: "Back to your booking:", message: "Back to your message:" },
};
