import type { IntegrationPage } from "./integration-page.ts";

/** Calendars, boards, notes and case management. */
export const productivityPages: readonly IntegrationPage[] = [
  {
    id: 5,
    headline: "Booked while they talk",
    events: [
      {
        event: "A caller wants to come in",
        action: "Free slots are read from the right calendar and two are offered.",
      },
      { event: "They choose", action: "The entry is made at once, with name, number and reason." },
      { event: "They call again to move it", action: "The old slot opens and the new one closes." },
    ],
    reads: ["Free and busy times of the calendars you name"],
    writes: ["Title, start and length", "Who called and why", "Cancellations"],
    setup: [
      "Share each calendar that may be booked",
      "Give every kind of visit its length and the pause after it",
    ],
    limits: [
      "Entries that it did not make are left as they are",
      "Two calendars that disagree are for a person to settle",
    ],
    plan: { from: "basic", why: "Booking on an incoming call needs nothing more." },
    trades: ["dentists", "salons", "hvac", "doctors", "restaurants"],
    neighbors: [47, 48],
  },
  {
    id: 12,
    headline: "The handbook it answers from",
    events: [
      {
        event: "A caller asks how you do things",
        action: "The page that says so is found, and answered from.",
      },
      { event: "You edit that page", action: "The new wording is what callers hear." },
      {
        event: "Nothing fits",
        action: "It says so and takes a message instead of making something up.",
      },
    ],
    reads: ["Pages below the one you share", "Tables of questions and answers"],
    writes: [],
    setup: [
      "Share one page, with all that stands under it",
      "Move what callers must not hear elsewhere",
    ],
    limits: ["Your workspace is read only", "Comments and drafts are no source of answers"],
    plan: { from: "basic", why: "Training on your own documents is part of every plan." },
    trades: ["b2b-services", "fitness-centers", "hotels"],
    neighbors: [30, 31],
  },
  {
    id: 16,
    headline: "Promises become tasks",
    events: [
      {
        event: "The agent promises a call back",
        action: "A task opens with the time that was promised.",
      },
      {
        event: "Documents are to be sent",
        action: "The list of them stands in the task’s description.",
      },
      {
        event: "The caller calls twice",
        action: "The second call is a comment, not a second task.",
      },
    ],
    reads: ["Open tasks about the same caller"],
    writes: ["Task name, due date, project", "Comment with the gist of each call"],
    setup: [
      "Pick the project for each kind of promise",
      "Name who gets a task when nobody is named",
    ],
    limits: [
      "Tasks are opened and commented, never checked off",
      "Portfolios and goals are out of its reach",
    ],
    plan: { from: "basic", why: "A task is a note, not a message that goes out." },
    trades: ["attorneys", "b2b-services", "contractors"],
    neighbors: [56, 57],
  },
  {
    id: 20,
    headline: "The board keeps up by itself",
    events: [
      {
        event: "Somebody asks for an estimate",
        action: "A card is laid on the list for new inquiries.",
      },
      { event: "A time is agreed", action: "The same card goes to the list called booked." },
      { event: "Photos arrive by text", action: "They are pinned to it." },
    ],
    reads: ["The list a card is on, for callers who ask where it stands"],
    writes: ["Card title and description", "Due date", "Attachments"],
    setup: [
      "Tell it what each list means in plain words",
      "Mark the lists whose name may be told to a caller",
    ],
    limits: ["Cards are never archived", "A stage without a plain name is not read aloud"],
    plan: { from: "basic", why: "Receiving photos by text is best planned from Silver up." },
    trades: ["auto-body-repair", "contractors", "painters"],
    neighbors: [56, 22],
  },
  {
    id: 21,
    headline: "From first call to the docket",
    events: [
      {
        event: "A new client is taken on the phone",
        action: "Contact and matter are opened together.",
      },
      { event: "The consult is set", action: "It is put on the docket of the attorney chosen." },
      {
        event: "A client asks for news",
        action: "The call is noted under the matter, and a person is told.",
      },
    ],
    reads: ["Existing contacts and the names of other parties, for your conflict check"],
    writes: ["Contact details", "Matter with practice area", "Calendar entry and note"],
    setup: ["Choose practice areas and who takes each", "Write the intake questions in your order"],
    limits: [
      "Whether there is a conflict is for a lawyer to decide",
      "No legal advice, and no word on where a matter stands that you did not release",
    ],
    plan: { from: "basic", why: "Intake calls come in; nothing has to go out." },
    trades: ["attorneys"],
    neighbors: [28, 5],
  },
  {
    id: 29,
    headline: "A call log in columns",
    events: [
      {
        event: "A conversation ends",
        action: "A row is added: when, who, what, and how it was left.",
      },
      {
        event: "A caller asks whether you have it",
        action: "The sheet with stock or rooms is looked up.",
      },
      { event: "You change a cell", action: "The next caller hears the new value." },
    ],
    reads: ["A table you mark as its source: stock, rooms, opening hours"],
    writes: ["Date and time", "Caller and topic", "Outcome", "A column for each question of yours"],
    setup: [
      "Make one sheet for the log and one for lookups",
      "Give each column a heading that says what it holds",
    ],
    limits: [
      "Formulas and hidden sheets are left alone",
      "It says “as of this morning” where the sheet is older than today",
    ],
    plan: { from: "basic", why: "A log is the least that any plan keeps." },
    trades: ["hvac", "moving-companies", "retail-stores", "hotels"],
    neighbors: [15, 33],
  },
  {
    id: 47,
    headline: "Mail and calendar of the same office",
    events: [
      {
        event: "A patient asks for Tuesday",
        action: "The doctor’s calendar is looked at, and a gap is offered.",
      },
      {
        event: "A question comes by email",
        action: "A reply is drafted from the documents you gave.",
      },
      {
        event: "A meeting is canceled by phone",
        action: "Its entry goes, and you get a line about why.",
      },
    ],
    reads: [
      "Availability in the calendars of named people",
      "Incoming mail in the folder you choose",
    ],
    writes: ["Appointments", "Draft replies", "Notes in the body of an entry"],
    setup: ["Your Microsoft administrator consents once", "Choose between drafts and sending"],
    limits: [
      "Private entries are seen as busy and no more",
      "Out-of-office replies and rules remain yours",
    ],
    plan: {
      from: "basic",
      why: "Answering mail that came in is included; writing first begins with Gold.",
    },
    trades: ["doctors", "insurance-agents", "attorneys", "funeral-homes"],
    neighbors: [5, 49],
  },
  {
    id: 48,
    headline: "Your event types, spoken",
    events: [
      {
        event: "The caller says what it is about",
        action: "The event type that fits is picked by name.",
      },
      { event: "Times are asked for", action: "The next free ones of that type are read out." },
      {
        event: "One is taken",
        action: "The invitee is entered with the answers to your questions.",
      },
    ],
    reads: ["Event types, lengths and notice periods", "Openings in the coming days"],
    writes: ["Invitee’s name and email", "Answers to the booking questions"],
    setup: [
      "Connect the account that owns the event types",
      "Switch off those that should not be offered by phone",
    ],
    limits: [
      "Rules on notice and daily maximum come from there and are kept",
      "Paid event types get a link, not a card number",
    ],
    plan: { from: "basic", why: "It offers what you already publish." },
    trades: ["b2b-services", "real-estate-agents", "fitness-centers", "med-spas"],
    neighbors: [5, 11],
  },
  {
    id: 55,
    headline: "One list, kept true by telephone",
    events: [
      {
        event: "A contact gives a new address",
        action: "The old one is replaced in the audience.",
      },
      {
        event: "A number turns out to be wrong",
        action: "The entry gets a tag, so that a person can look.",
      },
      { event: "Somebody on the list becomes a customer", action: "A tag says since when." },
    ],
    reads: ["Whether a caller’s email is in the audience"],
    writes: ["Corrected name and address", "Tags of your choice"],
    setup: ["Name the audience that counts as the true one", "List the tags it may set"],
    limits: [
      "Nobody is subscribed without having said yes",
      "Campaigns are neither written nor sent from here",
    ],
    plan: { from: "basic", why: "Corrections ride on calls that come in anyway." },
    trades: ["salons", "fitness-centers", "retail-stores"],
    neighbors: [13, 3],
  },
  {
    id: 56,
    headline: "Nothing that was asked is left lying",
    events: [
      {
        event: "A job is described on the phone",
        action: "An item appears in the group for new work.",
      },
      { event: "A date is agreed", action: "The date column is set, and the owner with it." },
      {
        event: "The customer asks how far along it is",
        action: "The status column is read in words you approved.",
      },
    ],
    reads: ["Status and date of the caller’s own item"],
    writes: ["Item name", "Owner, date, status", "Update with the summary"],
    setup: ["Point to one board for each kind of job", "Write the sentence for every status"],
    limits: [
      "Automations you built run as before; it adds none",
      "Boards it was not shown do not exist for it",
    ],
    plan: { from: "basic", why: "Status questions arrive by themselves." },
    trades: ["auto-body-repair", "contractors", "b2b-services"],
    neighbors: [57, 16],
  },
  {
    id: 57,
    headline: "A promise finds its list",
    events: [
      {
        event: "Somebody in your team promised an answer",
        action: "The follow-up lands in that person’s list.",
      },
      {
        event: "The caller chases it",
        action: "Priority goes up by one, with the hour of the second call.",
      },
      {
        event: "The matter is urgent by your rule",
        action: "It is assigned to whoever is on duty.",
      },
    ],
    reads: ["Who has the open follow-up for this caller"],
    writes: ["Task with list, assignee and priority", "The words that were promised"],
    setup: [
      "Match names callers use with people in the workspace",
      "Define urgent in one sentence",
    ],
    limits: [
      "Time tracking and sprints are none of its business",
      "Without a match the task goes to a list you named, to nobody’s inbox",
    ],
    plan: { from: "basic", why: "Only your own team is written to." },
    trades: ["b2b-services", "contractors", "attorneys"],
    neighbors: [16, 6],
  },
];
