import type { IntegrationPage } from "./integration-page.ts";

/** CRM and pipeline tools. */
export const salesPages: readonly IntegrationPage[] = [
  {
    id: 3,
    headline: "The timeline writes itself",
    events: [
      {
        event: "A stranger calls",
        action: "A contact is created, with the reason in the caller’s words.",
      },
      { event: "A known number calls", action: "The call is added to that contact’s timeline." },
      { event: "A caller asks for a quote", action: "A deal opens in the pipeline you chose." },
    ],
    reads: ["Contact by phone number or email", "Owner of the contact"],
    writes: ["Name, phone, email", "Summary of the call", "Deal name and stage"],
    setup: ["Choose the pipeline and the first stage", "Say which answers become which properties"],
    limits: [
      "Lists, campaigns and workflows are left to you",
      "Two contacts that look alike stay two: merging is a person’s decision",
    ],
    plan: { from: "basic", why: "Incoming calls are enough for it." },
    trades: ["b2b-services", "insurance-agents", "real-estate-agents", "moving-companies"],
    neighbors: [22, 4],
  },
  {
    id: 4,
    headline: "Filed before the caller hangs up",
    events: [
      {
        event: "Somebody new shows interest",
        action: "A lead appears while the line is still open.",
      },
      {
        event: "A customer reports trouble",
        action: "A case is opened under the account it belongs to.",
      },
      { event: "The conversation ends", action: "Its summary is attached to that lead or case." },
    ],
    reads: ["Account and open cases of the number that calls"],
    writes: ["Lead source", "Company, name, callback number", "Case subject and description"],
    setup: [
      "An administrator grants access to leads and cases",
      "Pick the record type and the queue that should receive them",
    ],
    limits: [
      "Opportunities, quotes and forecasts are not touched",
      "Validation rules of your own still apply, and it reports what they refused",
    ],
    plan: { from: "basic", why: "Leads and cases come from calls that come in." },
    trades: ["b2b-services", "car-dealerships", "insurance-agents"],
    neighbors: [3, 19],
  },
  {
    id: 22,
    headline: "One caller, one deal, one stage",
    events: [
      {
        event: "A first inquiry comes in",
        action: "A deal is added at the left end of the board.",
      },
      { event: "The visit is booked", action: "The deal moves to the stage you named for that." },
      {
        event: "The caller says no thanks",
        action: "The deal is marked lost, with the reason given.",
      },
    ],
    reads: ["Whether the person already has an open deal"],
    writes: ["Deal title", "Person and organization", "Next activity with its date"],
    setup: [
      "Name the stage for each outcome of a call",
      "Decide who owns a deal that nobody has claimed",
    ],
    limits: [
      "Values are left empty unless your price list has one",
      "It moves deals forward or to lost, never back",
    ],
    plan: { from: "basic", why: "One agent fills one board." },
    trades: ["contractors", "painters", "moving-companies", "real-estate-agents"],
    neighbors: [3, 20],
  },
  {
    id: 23,
    headline: "It knows who is calling",
    events: [
      { event: "The telephone rings", action: "The number is looked up before the greeting." },
      { event: "The caller is known", action: "They are greeted by name, if your rules allow it." },
      { event: "The caller is new", action: "A lead is written with what was asked and answered." },
    ],
    reads: ["Lead, contact and account by number", "The name of the person in charge"],
    writes: ["New leads", "A note below the record", "Custom fields such as a renewal date"],
    setup: ["Say what may be read aloud and what may not", "List the custom fields it should fill"],
    limits: [
      "A shared number is asked who is speaking",
      "Scores, blueprints and assignments stay as you made them",
    ],
    plan: { from: "basic", why: "Looking up takes no outgoing call." },
    trades: ["insurance-agents", "car-dealerships", "contractors"],
    neighbors: [34, 3],
  },
];
