import type { IntegrationPage } from "./integration-page.ts";

/** Databases and drives. */
export const dataPages: readonly IntegrationPage[] = [
  {
    id: 15,
    headline: "One row for each conversation",
    events: [
      {
        event: "A call is over",
        action: "Its row is complete: fields, outcome, link to the transcript.",
      },
      { event: "A member calls", action: "The record is found by phone number." },
      {
        event: "The call was about stock",
        action: "The quantity in your base is what the caller is told.",
      },
    ],
    reads: ["Tables that you open for lookups"],
    writes: ["A record in the table of calls", "Single-select fields for topic and outcome"],
    setup: ["Copy the sample base or map your own fields", "Limit the token to that base"],
    limits: [
      "Records are added, and those it added are updated; none is deleted",
      "Interfaces and automations are yours",
    ],
    plan: { from: "basic", why: "Any plan may write its own log." },
    trades: ["fitness-centers", "retail-stores", "pest-control"],
    neighbors: [29, 33],
  },
  {
    id: 17,
    headline: "What clients text is filed",
    events: [
      {
        event: "A client texts a photo of a letter",
        action: "It is saved in that client’s folder.",
      },
      { event: "A new job begins", action: "A folder with the job’s name is made." },
      { event: "A form is still missing", action: "The caller is told which, and how to send it." },
    ],
    reads: ["File names in the folder of the job"],
    writes: ["Photos and documents, named by date and sender"],
    setup: ["Pick the parent folder", "Write the rule for names of folders"],
    limits: ["Nothing is shared to the outside", "Files are stored as sent, not judged"],
    plan: { from: "silver", why: "Pictures come by text, and Basic prints no rate for texts." },
    trades: ["electricians", "plumbers", "auto-body-repair", "insurance-agents"],
    neighbors: [32, 30],
  },
  {
    id: 30,
    headline: "It learns from one folder",
    events: [
      { event: "You put a price list in the folder", action: "Callers are answered from it." },
      { event: "You replace the file", action: "The old figures are gone from its answers." },
      {
        event: "A caller asks what the folder does not say",
        action: "The question is passed on to you.",
      },
    ],
    reads: ["Documents, sheets and PDFs in that folder"],
    writes: [],
    setup: [
      "Make a folder for it and put in only what callers may hear",
      "Name the person who keeps it current",
    ],
    limits: ["No other folder is seen", "A scan without text in it cannot be read"],
    plan: { from: "basic", why: "Learning from your documents belongs to every plan." },
    trades: ["funeral-homes", "contractors", "auto-body-repair"],
    neighbors: [12, 31],
  },
  {
    id: 31,
    headline: "Never last year’s form",
    events: [
      {
        event: "A new client needs the intake form",
        action: "The file in the folder today is the one that is sent.",
      },
      {
        event: "It was replaced this morning",
        action: "So is the link in the next message.",
      },
      { event: "Two forms fit", action: "The agent asks one question to tell them apart." },
    ],
    reads: ["The forms folder and the date of each file"],
    writes: [],
    setup: ["Keep one folder with the forms in force", "Give each file a name a caller would use"],
    limits: [
      "Filled-in forms do not come back this way: use Box or Dropbox for that",
      "Versions in other folders are ignored",
    ],
    plan: { from: "silver", why: "The form is sent by text while the caller is on the line." },
    trades: ["attorneys", "insurance-agents", "doctors"],
    neighbors: [32, 47],
  },
  {
    id: 32,
    headline: "Signed pages land in the right folder",
    events: [
      {
        event: "A signed page comes back by text",
        action: "It goes to the folder of the client who sent it.",
      },
      { event: "A page is missing", action: "The count is noticed and the page asked for." },
      { event: "All are there", action: "You get one line that says so." },
    ],
    reads: ["Which documents the folder already holds"],
    writes: ["Uploaded pages", "A description with date and number of the sender"],
    setup: [
      "Link client folders to phone numbers",
      "Set your own rules for how long files are kept",
    ],
    limits: ["A signature is not checked, only received", "Folder permissions are never changed"],
    plan: { from: "silver", why: "Texts carry the pages." },
    trades: ["real-estate-agents", "moving-companies", "attorneys"],
    neighbors: [17, 31],
  },
  {
    id: 33,
    headline: "Ask your calls in SQL",
    events: [
      {
        event: "A conversation ends",
        action: "It is inserted as one row, with its lines in a second table.",
      },
      {
        event: "A caller asks about an order",
        action: "A query that you wrote is run with the number as its parameter.",
      },
      { event: "Your side is down", action: "Rows wait and are written when it is back." },
    ],
    reads: ["The result of queries you prepared"],
    writes: ["Conversations, lines and outcomes in a schema of your naming"],
    setup: [
      "A role with the rights for that schema only",
      "An address that can be reached, with TLS",
    ],
    limits: [
      "No query of its own invention is run",
      "Tables outside the schema are invisible to the role",
    ],
    plan: { from: "basic", why: "Storing is no outgoing message." },
    trades: ["retail-stores", "b2b-services"],
    neighbors: [37, 34],
  },
  {
    id: 34,
    headline: "Found by phone number",
    events: [
      { event: "A number is shown", action: "Orders, members or policies under it are looked up." },
      {
        event: "There is exactly one",
        action: "It can be talked about once the caller has answered your question.",
      },
      { event: "There are several", action: "The caller says which, by date or by name." },
    ],
    reads: ["Columns of the view that you made for it"],
    writes: [],
    setup: ["A read-only user", "A view that leaves out what may not be said aloud"],
    limits: [
      "It writes nothing back",
      "A number alone opens no account: your rule says what else is asked",
    ],
    plan: { from: "basic", why: "For a code sent to the caller’s phone you need Gold." },
    trades: ["insurance-agents", "fitness-centers", "car-dealerships", "retail-stores"],
    neighbors: [33, 23],
  },
  {
    id: 35,
    headline: "Odd calls fit too",
    events: [
      {
        event: "A call follows no form",
        action: "Its document holds what was said, in whatever fields there were.",
      },
      {
        event: "The same person calls again",
        action: "The visit is pushed onto the list in their document.",
      },
      {
        event: "A question was added to your intake",
        action: "New documents have the field, old ones stay as they were.",
      },
    ],
    reads: ["The caller’s document"],
    writes: ["Fields by the names of your questions", "An array of calls with time and outcome"],
    setup: [
      "A connection string for one collection",
      "Decide what identifies a caller: number, email or both",
    ],
    limits: ["Indexes are for your team to add", "Documents of other applications are left alone"],
    plan: { from: "basic", why: "Nothing is sent to anybody, so the first plan will do." },
    trades: ["b2b-services", "moving-companies"],
    neighbors: [36, 33],
  },
  {
    id: 36,
    headline: "A short memory between two calls",
    events: [
      { event: "The line drops", action: "What was said so far is kept for the minutes you set." },
      { event: "The person calls back", action: "The talk goes on where it left off." },
      { event: "Your own program wants to know", action: "The key can be read by it, too." },
    ],
    reads: ["The key of the number that calls"],
    writes: ["A key with an expiry: topic, facts, where it stopped"],
    setup: ["An instance that accepts TLS", "The time after which a caller is forgotten"],
    limits: ["It is no archive: when the time is up, it is gone", "Blocked numbers have no key"],
    plan: { from: "basic", why: "Remembering needs neither texts nor outgoing calls." },
    trades: ["car-dealerships", "hotels"],
    neighbors: [35, 37],
  },
  {
    id: 37,
    headline: "A new row, and your app knows",
    events: [
      { event: "A lead is taken", action: "It is inserted, and your app’s live view shows it." },
      { event: "A booking changes", action: "The row is updated, with the time of the change." },
      { event: "Your user is signed in", action: "Row-level rules of yours decide what is seen." },
    ],
    reads: ["Tables your policies allow"],
    writes: ["Leads, bookings and messages as rows"],
    setup: ["A service key kept on our side only", "Table names and column types from your schema"],
    limits: [
      "Storage buckets and user accounts are not managed",
      "Policies are never loosened to make it work",
    ],
    plan: { from: "basic", why: "Rows are written, and nobody is called." },
    trades: ["b2b-services", "fitness-centers"],
    neighbors: [33, 60],
  },
  {
    id: 38,
    headline: "The telephone joins the report",
    events: [
      { event: "The day is over", action: "Its calls are loaded in one batch." },
      { event: "A load fails", action: "It is repeated the night after, without doubling rows." },
      {
        event: "An analyst asks why Mondays are busy",
        action: "Topic, hour and outcome are columns, not prose.",
      },
    ],
    reads: [],
    writes: ["Start, length and channel", "Topic and outcome", "Agent and language"],
    setup: [
      "A warehouse, a stage and a role for loading",
      "Say which columns may hold personal data, if any",
    ],
    limits: ["Once a night means not in real time", "Transcripts stay out unless you want them in"],
    plan: { from: "basic", why: "It reports on whatever minutes your plan has." },
    trades: ["retail-stores", "car-dealerships"],
    neighbors: [33, 39],
  },
  {
    id: 39,
    headline: "You hold the recordings",
    events: [
      { event: "A recorded call ends", action: "The file is put into your bucket." },
      {
        event: "Your rule says ninety days, or nine",
        action: "Your bucket’s lifecycle deletes it.",
      },
      { event: "The caller did not agree", action: "There is no file." },
    ],
    reads: [],
    writes: ["Audio file, named by date and call", "Transcript as text beside it"],
    setup: [
      "A bucket with a key that may add, never read",
      "Lifecycle and encryption as your counsel wants them",
    ],
    limits: [
      "What lies there is yours to guard",
      "States differ on who must agree to a recording; you choose the announcement",
    ],
    plan: { from: "basic", why: "A recording is made of the calls you already pay for." },
    trades: ["insurance-agents", "attorneys", "b2b-services"],
    neighbors: [38, 32],
  },
];
