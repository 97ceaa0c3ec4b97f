import type { IntegrationPage } from "./integration-page.ts";

/** Newsletters, senders, advertisements and social networks. */
export const marketingPages: readonly IntegrationPage[] = [
  {
    id: 13,
    headline: "A yes on the phone, kept with its hour",
    events: [
      {
        event: "A caller would like the newsletter",
        action: "They are subscribed, with the words of their consent.",
      },
      {
        event: "They say they have had enough of it",
        action: "They are unsubscribed during the call.",
      },
      { event: "You ask who agreed", action: "Day and hour stand in the contact." },
    ],
    reads: ["Subscription status of the address given"],
    writes: ["Email and first name", "Consent: date, time, wording"],
    setup: ["Choose the audience", "Have the consent sentence checked for your state"],
    limits: ["A purchase is not a yes", "No address is added from a list of old callers"],
    plan: { from: "basic", why: "The newsletter itself is sent from there." },
    trades: ["restaurants", "salons", "spas", "retail-stores"],
    neighbors: [55, 53],
  },
  {
    id: 53,
    headline: "Sent by the sender you trust",
    events: [
      {
        event: "A visit is booked",
        action: "The confirmation leaves through your sender, from your domain.",
      },
      { event: "A reminder is due", action: "It goes to those who agreed to one." },
      {
        event: "A message bounces",
        action: "The address is marked, and asked for on the next call.",
      },
    ],
    reads: ["Bounces and opt-outs"],
    writes: ["Confirmation, reminder, newsletter from templates of yours"],
    setup: [
      "Authenticate your domain",
      "Write the templates; the agent fills in name, day and hour",
    ],
    limits: [
      "Suppressed addresses are never written to",
      "Contact lists are not rented, bought or guessed",
    ],
    plan: { from: "gold", why: "Reminders and newsletters are outbound email." },
    trades: ["dentists", "spas", "restaurants"],
    neighbors: [54, 13],
  },
  {
    id: 68,
    headline: "From the click to the call",
    events: [
      {
        event: "A call comes through an ad’s number",
        action: "Campaign and ad group are kept with it.",
      },
      { event: "The call becomes a booking", action: "It is reported as a conversion." },
      { event: "It was a wrong number", action: "It is not." },
    ],
    reads: ["The number that was dialed, and the ad it stands for"],
    writes: ["Conversion with time and kind"],
    setup: [
      "A number for each campaign you want to tell apart",
      "Decide what counts: a call, a booking, or a kept visit",
    ],
    limits: ["Bids and budgets are not changed", "No caller’s name is sent along"],
    plan: { from: "silver", why: "Additional numbers begin there." },
    trades: ["hvac", "plumbers", "med-spas", "car-dealerships"],
    neighbors: [3, 29],
  },
  {
    id: 61,
    headline: "Page messages, Sundays included",
    events: [
      {
        event: "Somebody writes to the page",
        action: "Hours, prices you publish and free times are given.",
      },
      { event: "A comment asks the same", action: "You get a note; comments are answered by you." },
      { event: "It becomes a booking", action: "Name and number are asked for, once." },
    ],
    reads: ["Messages to the page"],
    writes: ["Replies from the page’s name"],
    setup: ["An administrator of the page connects it", "A first sentence that says who answers"],
    limits: ["Nothing is posted on your wall", "The platform’s window for replies is kept"],
    plan: { from: "basic", why: "People write to you first." },
    trades: ["restaurants", "car-dealerships", "salons"],
    neighbors: [62, 18],
  },
  {
    id: 62,
    headline: "From a picture to a time to come in",
    events: [
      {
        event: "A direct message says “can you do this?”",
        action: "The picture is kept and a consultation offered.",
      },
      {
        event: "They want it tonight",
        action: "What is free tonight is named, or the next evening.",
      },
      { event: "A story brings thirty at once", action: "Each gets an answer of their own." },
    ],
    reads: ["Direct messages and the picture in them"],
    writes: ["Replies", "A note for whoever will do the work"],
    setup: [
      "A professional account linked to your page",
      "A rule for requests that need a look in person",
    ],
    limits: [
      "It follows, likes and comments on nothing",
      "Whether a look is possible is said by a person",
    ],
    plan: { from: "basic", why: "Direct messages are answered, not started." },
    trades: ["salons", "med-spas", "spas", "restaurants"],
    neighbors: [61, 18],
  },
  {
    id: 63,
    headline: "Two questions, then a call",
    events: [
      { event: "A lead form is filled in", action: "The person is thanked and asked two things." },
      { event: "They fit what you look for", action: "A half hour is offered from your calendar." },
      { event: "They do not", action: "They get a kind line, and you get none." },
    ],
    reads: ["Answers from your lead forms"],
    writes: ["Lead with company, role and both answers"],
    setup: ["Connect the forms of your campaigns", "Say in a sentence whom you want to meet"],
    limits: ["No connection requests, no cold messages", "Profiles are not collected"],
    plan: { from: "gold", why: "The first word is yours, so it counts as outbound." },
    trades: ["b2b-services", "insurance-agents"],
    neighbors: [3, 48],
  },
];
