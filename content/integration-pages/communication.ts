import type { IntegrationPage } from "./integration-page.ts";

/** Telephone, mail, chat and help desks. */
export const communicationPages: readonly IntegrationPage[] = [
  {
    id: 6,
    headline: "A slip in the channel",
    events: [
      {
        event: "A caller needs a person now",
        action: "A slip is posted: who, what about, how to reach them.",
      },
      { event: "Somebody reacts to it", action: "The caller can be told that it was seen." },
      {
        event: "Nobody does",
        action: "After the minutes you set, the next name on your list is tried.",
      },
    ],
    reads: ["Reactions to its own posts"],
    writes: ["Message in the channel you choose", "Thread reply when the same caller calls again"],
    setup: ["Invite the app to the channels it may post in", "Write down who comes after whom"],
    limits: ["It does not read your conversations", "Recordings are not posted, only the slip"],
    plan: { from: "basic", why: "A post to your own team is no outgoing message to a customer." },
    trades: ["hvac", "doctors", "retail-stores", "funeral-homes"],
    neighbors: [49, 57],
  },
  {
    id: 8,
    headline: "Keep the numbers you own",
    events: [
      {
        event: "Your number rings",
        action: "The agent picks up, on the first ring, on every line.",
      },
      { event: "Somebody texts it", action: "The reply has the same number." },
      { event: "STOP arrives", action: "No further text goes to that person." },
    ],
    reads: ["Incoming calls and texts on numbers you name"],
    writes: ["Replies", "Call outcome", "Opt-outs"],
    setup: [
      "Point each number at its agent",
      "Register your texts with the carriers, where they ask for it",
    ],
    limits: [
      "Numbers stay in your account and on your bill",
      "The carriers decide about a refused registration",
    ],
    plan: { from: "silver", why: "Basic prints no rate for texts. For calls alone it will do." },
    trades: ["plumbers", "electricians", "dentists", "funeral-homes"],
    neighbors: [18, 6],
  },
  {
    id: 10,
    headline: "Replies from your own address",
    events: [
      {
        event: "An inquiry arrives at night",
        action: "An answer waits in drafts, or is sent, as you decided.",
      },
      { event: "It asks for an appointment", action: "Two free times are part of the answer." },
      {
        event: "It is a complaint",
        action: "It gets a label and a person’s name, and no reply by itself.",
      },
    ],
    reads: ["Messages with the label you set aside for it"],
    writes: ["Drafts or sent replies in the same thread", "Labels"],
    setup: [
      "Filter what it should see into one label",
      "Begin with drafts; switch to sending when you trust it",
    ],
    limits: [
      "The rest of the mailbox is not looked at",
      "Attachments are named to you, not opened to others",
    ],
    plan: {
      from: "basic",
      why: "It answers what came in. Mail that nobody asked for needs Gold and consent.",
    },
    trades: ["b2b-services", "hotels", "real-estate-agents"],
    neighbors: [47, 53],
  },
  {
    id: 11,
    headline: "The link goes with the appointment",
    events: [
      {
        event: "A video consult is booked",
        action: "A meeting is made and its link goes into the confirmation.",
      },
      { event: "The time is moved", action: "The link stays good for the new hour." },
      { event: "A client cannot find it", action: "It is sent again, to the address on file." },
    ],
    reads: ["The meeting that belongs to a booking"],
    writes: ["Meeting with topic, host and start"],
    setup: [
      "Choose the host for each kind of visit",
      "Decide on waiting room and passcode in your account",
    ],
    limits: ["It does not sit in your meetings", "Cloud recordings are not fetched or heard"],
    plan: { from: "basic", why: "The link comes with a booking that the caller asked for." },
    trades: ["b2b-services", "painters", "moving-companies", "attorneys"],
    neighbors: [48, 49],
  },
  {
    id: 18,
    headline: "An answer in the chat they know",
    events: [
      { event: "A question comes in", action: "It is answered in the language it was written in." },
      {
        event: "A photo comes with it",
        action: "The picture is kept with the message for a person to see.",
      },
      {
        event: "The chat turns into a wish to come by",
        action: "Free times follow, one tap each.",
      },
    ],
    reads: ["Messages to your business number"],
    writes: ["Replies in the chat", "A summary for your files"],
    setup: [
      "A business account with a verified name",
      "Templates approved by the platform, if you want to write first",
    ],
    limits: ["Private accounts cannot be connected", "Groups are left alone"],
    plan: {
      from: "basic",
      why: "Replying is free of the rule that outgoing messages begin with Gold.",
    },
    trades: ["spas", "restaurants", "pest-control", "auto-body-repair"],
    neighbors: [62, 50],
  },
  {
    id: 19,
    headline: "Tickets with the transcript in them",
    events: [
      {
        event: "A fault is reported by phone",
        action: "A ticket is created and its number read out.",
      },
      { event: "The caller has one already", action: "What was said is added below it." },
      {
        event: "They say it works again",
        action: "The ticket is solved, with their words as the reason.",
      },
    ],
    reads: ["Open tickets of the person who calls"],
    writes: ["Subject, group and priority", "Transcript as an internal note", "Status"],
    setup: ["Say which group takes what", "Pick the words that make a ticket urgent"],
    limits: [
      "A ticket is closed only when the requester says so",
      "Macros and refunds are for your human agents",
    ],
    plan: { from: "basic", why: "Support calls come in by themselves." },
    trades: ["retail-stores", "b2b-services", "hotels"],
    neighbors: [52, 58],
  },
  {
    id: 49,
    headline: "It rings whoever is on duty",
    events: [
      {
        event: "Your rule says call somebody",
        action: "The person on duty is rung, with two sentences of why.",
      },
      { event: "They pick up", action: "The caller is put through." },
      { event: "They do not", action: "The next person on call is rung, and the caller knows it." },
    ],
    reads: ["Presence, to skip who is in a meeting"],
    writes: ["Summary in the duty channel", "A note of who took it"],
    setup: ["Keep the on-call list in one channel or calendar", "An administrator adds the app"],
    limits: [
      "Chats between colleagues are not read",
      "You hear of an empty on-call list before the first night, not during it",
    ],
    plan: {
      from: "basic",
      why: "Ringing your own people is a hand-over, not an outbound campaign.",
    },
    trades: ["doctors", "electricians", "funeral-homes", "car-dealerships"],
    neighbors: [6, 47],
  },
  {
    id: 50,
    headline: "A bot with your manners",
    events: [
      { event: "A guest opens the chat", action: "The bot says what it is and what it can do." },
      { event: "They ask in another language", action: "It goes on in that one." },
      {
        event: "They need the desk",
        action: "Their words are handed on, with the handle to answer to.",
      },
    ],
    reads: ["What is written to the bot"],
    writes: ["Its replies", "A line in your log"],
    setup: ["Create the bot and give us its token", "Choose name, picture and first sentence"],
    limits: [
      "It joins no group unless you add it",
      "A handle is not a phone number: it asks for one",
    ],
    plan: { from: "basic", why: "Guests write first." },
    trades: ["hotels", "retail-stores"],
    neighbors: [18, 51],
  },
  {
    id: 51,
    headline: "Support where members sit",
    events: [
      { event: "A member asks in the help channel", action: "The answer is given in a thread." },
      { event: "It is about an account", action: "The member is asked to write in private." },
      { event: "Moderation is needed", action: "A moderator is pinged with a link to the post." },
    ],
    reads: ["Channels that you open to it"],
    writes: ["Threads and direct replies", "Pings to a role"],
    setup: [
      "Add the bot with the least rights that will do",
      "List the channels, and the role for emergencies",
    ],
    limits: ["It bans, mutes and deletes nobody", "Voice channels are for people"],
    plan: { from: "basic", why: "Answering in a thread sends nothing out." },
    trades: ["fitness-centers", "b2b-services"],
    neighbors: [50, 52],
  },
  {
    id: 52,
    headline: "The night shift of your chat",
    events: [
      {
        event: "A visitor writes after hours",
        action: "The agent answers in the bubble they know.",
      },
      {
        event: "A teammate comes online",
        action: "The conversation is theirs from the next word.",
      },
      { event: "Morning comes", action: "Open ones stand on top, summed up." },
    ],
    reads: ["The visitor’s question and the page they are on"],
    writes: ["Replies", "Tags and a summary", "Name and email when given"],
    setup: ["Set the hours in which it may answer", "Choose the inbox for what is left over"],
    limits: [
      "It stays silent while a person types",
      "Product tours and campaigns are not its trade",
    ],
    plan: { from: "basic", why: "A chat that was begun by the visitor needs no outbound plan." },
    trades: ["b2b-services", "retail-stores"],
    neighbors: [19, 6],
  },
];
