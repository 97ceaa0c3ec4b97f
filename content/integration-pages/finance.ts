import type { IntegrationPage } from "./integration-page.ts";

/** Payments and bookkeeping. */
export const financePages: readonly IntegrationPage[] = [
  {
    id: 7,
    headline: "A link by text, the receipt by voice",
    events: [
      {
        event: "A deposit is due",
        action: "A payment link goes out by text while the caller waits.",
      },
      { event: "The payment arrives", action: "The agent says so, with the amount." },
      { event: "It does not", action: "The booking is left as a request, and you see why." },
    ],
    reads: ["Whether the link was paid"],
    writes: ["Payment link with amount and purpose", "The booking it belongs to"],
    setup: ["Fix the amounts that may be asked for", "Decide what happens to an unpaid booking"],
    limits: ["Card numbers are neither asked for nor listened to", "Refunds are made by a person"],
    plan: { from: "silver", why: "The link travels by text." },
    trades: ["restaurants", "plumbers", "med-spas", "hotels"],
    neighbors: [26, 27],
  },
  {
    id: 24,
    headline: "No searching while they wait",
    events: [
      {
        event: "A customer calls about a bill",
        action: "Number, date and what is left of it are found.",
      },
      { event: "They say it was paid", action: "Day and method are noted for your bookkeeper." },
      { event: "They want to pay now", action: "The link on that invoice is sent." },
    ],
    reads: ["Open invoices of a customer it recognized"],
    writes: ["A note on the invoice"],
    setup: [
      "Choose how a customer is recognized before amounts are said",
      "Name the person for disputes",
    ],
    limits: ["No invoice is written, changed or voided", "Estimates and payroll are closed to it"],
    plan: {
      from: "basic",
      why: "The question comes from the customer. To chase it yourself, see Gold.",
    },
    trades: ["plumbers", "auto-body-repair", "painters", "moving-companies"],
    neighbors: [25, 7],
  },
  {
    id: 25,
    headline: "The polite reminder",
    events: [
      {
        event: "An invoice is a week late",
        action: "A reminder in your words goes to those who agreed to be written to.",
      },
      { event: "The customer answers", action: "The answer stands under the invoice." },
      { event: "They name a day", action: "Nobody reminds them before it." },
    ],
    reads: ["Balance and due date", "Contact of the person who pays"],
    writes: ["History note with date and answer"],
    setup: [
      "Write the reminder and the tone of the second one",
      "Say after how many days a person takes over",
    ],
    limits: [
      "It does not threaten, add fees or speak to third parties",
      "Payment plans are offered by people",
    ],
    plan: { from: "gold", why: "A reminder goes out, and outbound begins there." },
    trades: ["b2b-services", "contractors", "electricians"],
    neighbors: [24, 7],
  },
  {
    id: 26,
    headline: "A deposit while it is warm",
    events: [
      {
        event: "A slot in demand needs a deposit",
        action: "The link comes by text before the call is over.",
      },
      { event: "It is paid", action: "The slot turns from held to booked." },
      {
        event: "The hold runs out",
        action: "The slot is free again, and the caller was told when.",
      },
    ],
    reads: ["State of the payment"],
    writes: ["Invoice or link with your reference"],
    setup: ["Connect the business account", "Set how long a slot is held"],
    limits: ["Disputes are answered by you", "It never asks for a login"],
    plan: { from: "silver", why: "Deposits ask for texting, which Basic has no rate for." },
    trades: ["spas", "salons", "retail-stores"],
    neighbors: [7, 27],
  },
  {
    id: 27,
    headline: "Chair, tip and gift card",
    events: [
      {
        event: "A regular wants her usual",
        action: "Service, length and stylist are booked together.",
      },
      { event: "Somebody asks about a gift card", action: "It is explained, and sold by link." },
      { event: "A visit is called off late", action: "Your policy is read, in your sentence." },
    ],
    reads: ["Services, staff and openings", "Your cancellation rule"],
    writes: ["Appointment", "Note for the stylist", "Link for a card or deposit"],
    setup: [
      "Tidy the service list: callers will hear it",
      "Mark services that leave a gap to work in",
    ],
    limits: [
      "The balance of a gift card is asked of a person",
      "Tips are chosen by the guest at the counter or on the link",
    ],
    plan: { from: "silver", why: "Links and photos go by text." },
    trades: ["salons", "spas", "med-spas", "fitness-centers"],
    neighbors: [5, 26],
  },
  {
    id: 28,
    headline: "The retainer link, and trust money apart",
    events: [
      {
        event: "A client is taken on",
        action: "The link for the retainer is sent, to the account you chose for it.",
      },
      { event: "A bill is paid by phone", action: "The operating account’s link is used instead." },
      { event: "A payment comes in", action: "You get a note with the matter and the amount." },
    ],
    reads: ["Whether a request was paid"],
    writes: ["Payment request with the matter’s name"],
    setup: [
      "Say which purpose goes to trust and which to operating",
      "Have a partner approve the two sentences",
    ],
    limits: [
      "Money is never moved between accounts",
      "What the retainer is, and whether it is fair, is not discussed",
    ],
    plan: { from: "silver", why: "Clients get the request by text." },
    trades: ["attorneys"],
    neighbors: [21, 7],
  },
];
