import type { IntegrationPage } from "./integration-page.ts";

/** Tools for those who build. */
export const developerPages: readonly IntegrationPage[] = [
  {
    id: 9,
    headline: "The outcome of a call starts the zap",
    events: [
      { event: "A call ends as booked", action: "The zap you tied to that outcome is started." },
      { event: "A caller was refused or unsure", action: "Another zap may run, or none." },
      { event: "Your system is not in the catalog", action: "It can often be reached this way." },
    ],
    reads: [],
    writes: ["Outcome", "Facts of the call as fields of the trigger"],
    setup: [
      "Make a zap for each outcome that matters",
      "Send a test call through it before real ones",
    ],
    limits: [
      "What the zap does afterward is between you and it",
      "Steps beyond the trigger may cost extra there",
    ],
    plan: { from: "basic", why: "Each outcome is sent once, whatever the plan." },
    trades: ["b2b-services", "car-dealerships", "contractors"],
    neighbors: [60, 29],
  },
  {
    id: 54,
    headline: "Inbound mail finds its agent",
    events: [
      { event: "Mail comes to orders@", action: "The agent for orders answers it." },
      {
        event: "The subject says invoice",
        action: "Your bookkeeper’s agent gets it, or your bookkeeper.",
      },
      { event: "No route fits", action: "It falls through to a mailbox that people read." },
    ],
    reads: ["Address, subject and body of routed mail"],
    writes: ["The reply, in the same thread"],
    setup: ["Routes by address or by words in the subject", "A mailbox at the end of all routes"],
    limits: [
      "Spam filtering is done before it, by the service",
      "Attachments over the service’s size limit do not arrive",
    ],
    plan: { from: "silver", why: "Routes to a second agent begin there, since Basic has one." },
    trades: ["b2b-services", "retail-stores"],
    neighbors: [53, 10],
  },
  {
    id: 58,
    headline: "Bug reports as developers like them",
    events: [
      {
        event: "A customer reports a fault",
        action: "Steps, what was expected and what happened are asked for.",
      },
      { event: "It is known", action: "The call is linked to the issue, and the count goes up." },
      { event: "It is new", action: "An issue is opened in the project you chose." },
    ],
    reads: ["Open issues with a similar title"],
    writes: ["Summary and steps", "Version and device", "Label for how it came in"],
    setup: ["One project, one issue type", "The three questions your team always asks back"],
    limits: ["Sprints and estimates are left to the team", "Dates for a fix are not promised"],
    plan: { from: "basic", why: "Reports arrive by themselves." },
    trades: ["b2b-services"],
    neighbors: [19, 59],
  },
  {
    id: 59,
    headline: "Scripts with a history",
    events: [
      {
        event: "You change what the agent says",
        action: "The change is a commit, with a name and a reason.",
      },
      { event: "It is merged", action: "The next call uses it." },
      { event: "It was a mistake", action: "Revert, and yesterday’s words are back." },
    ],
    reads: ["Script files on the branch you name"],
    writes: [],
    setup: ["A repository for scripts, prompts and limits", "Decide who may merge"],
    limits: [
      "Transcripts of calls are never committed",
      "Files outside the scripts folder are ignored",
    ],
    plan: { from: "basic", why: "The words of a single agent can have a history, too." },
    trades: ["b2b-services"],
    neighbors: [43, 60],
  },
  {
    id: 60,
    headline: "Any system of yours can listen",
    events: [
      {
        event: "A lead, booking or message is taken",
        action: "A request goes to the address you gave, signed.",
      },
      { event: "Your server is away", action: "It is tried again, at growing intervals." },
      { event: "It came twice", action: "Its id is the same, so you can tell." },
    ],
    reads: [],
    writes: ["Event, time and id", "The facts, as JSON"],
    setup: [
      "An https address of yours",
      "Check the signature with the secret that you are shown once",
    ],
    limits: ["Redirects are not followed", "Order between different callers is not promised"],
    plan: { from: "basic", why: "One address is all it takes." },
    trades: ["b2b-services", "car-dealerships", "retail-stores"],
    neighbors: [9, 33],
  },
];
