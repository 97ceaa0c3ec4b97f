import type { Mark } from "./marks.ts";
import { type PageId, pathOf } from "./pages.ts";
import { site } from "./site.ts";

/** An entry of the catalog. */
export interface Integration {
  id: number;
  name: string;
  description: string;
  icon: Mark;
  /** As the catalog's keepers wrote it; `categoryOf` puts the variants right. */
  category: string;
  /** Built together with the maker: exactly six. */
  partnerBuilt?: boolean;
  /** A landing page of ours about it, in place of the usual page of an integration. */
  page?: PageId;
  /** Last step of its address, where the name would give one that is taken. */
  slug?: string;
  /** The mark's own color is too pale for paper: drawn in ink instead. */
  ink?: true;
}

export const categories = [
  "Data & Storage",
  "AI",
  "Productivity",
  "Communication",
  "Developer Tools",
  "Sales",
  "Marketing",
  "Finance & Accounting",
  "Social Media",
  "Smart Home",
] as const;

export type Category = (typeof categories)[number];

/** Variants that stand in the data, and the category that each of them means. */
export const categoryVariants: Readonly<Record<string, Category>> = {
  "Developer Tool": "Developer Tools",
  "AI Tool": "AI",
  "Weather App": "Smart Home",
};

/** The category of an entry, whichever way it was written. */
export function categoryOf({ category }: Pick<Integration, "category">): Category {
  const known = categories.find((one) => one === category) ?? categoryVariants[category];
  if (!known) throw new Error(`No integration category is called "${category}"`);
  return known;
}

/** The catalog, in the order in which it is shown: 68 entries. */
export const integrations: readonly Integration[] = [
  {
    id: 1,
    name: "MyCase",
    description: "Legal case management. Reads matters, writes notes, syncs contacts.",
    icon: "monogram:My",
    category: "Productivity",
    partnerBuilt: true,
    page: "mycase",
  },
  {
    id: 2,
    name: "Lawmatics",
    description: "Legal CRM. New leads, pipeline moves and automated forms.",
    icon: "monogram:Lm",
    category: "Sales",
    partnerBuilt: true,
    page: "lawmatics",
  },
  {
    id: 3,
    name: "HubSpot",
    description: "Contacts, deals and every call logged to the timeline.",
    icon: "si:hubspot",
    category: "Sales",
  },
  {
    id: 4,
    name: "Salesforce",
    description: "Leads and cases created during the call, not after it.",
    icon: "logos:salesforce",
    category: "Sales",
  },
  {
    id: 5,
    name: "Google Calendar",
    description: "Reads free slots and books into the right calendar.",
    icon: "logos:google-calendar",
    category: "Productivity",
  },
  {
    id: 6,
    name: "Slack",
    description: "Posts a slip to the channel when a caller needs a person.",
    icon: "logos:slack-icon",
    category: "Communication",
  },
  {
    id: 7,
    name: "Stripe",
    description: "Payment links by text, confirmations read back by voice.",
    icon: "si:stripe",
    category: "Finance & Accounting",
  },
  {
    id: 8,
    name: "Twilio",
    description: "Bring the numbers you already own, and the texts that go with them.",
    icon: "logos:twilio-icon",
    category: "Communication",
    partnerBuilt: true,
  },
  {
    id: 9,
    name: "Zapier",
    description: "Starts any of your zaps from the outcome of a call.",
    icon: "logos:zapier-icon",
    category: "Developer Tools",
  },
  {
    id: 10,
    name: "Gmail",
    description: "Drafts or sends replies from your own address.",
    icon: "logos:google-gmail",
    category: "Communication",
  },
  {
    id: 11,
    name: "Zoom",
    description: "Adds the meeting link to every video consult.",
    icon: "logos:zoom-icon",
    category: "Communication",
  },
  {
    id: 12,
    name: "Notion",
    description: "Keeps the knowledge base that your agents read from.",
    icon: "logos:notion-icon",
    category: "Productivity",
  },
  {
    id: 13,
    name: "Mailchimp",
    description: "Adds newsletter consents given on the phone.",
    icon: "si:mailchimp",
    category: "Marketing",
    partnerBuilt: true,
    ink: true,
  },
  {
    id: 14,
    name: "OpenAI",
    description: "Choose the language model behind each agent.",
    icon: "logos:openai-icon",
    category: "AI",
    partnerBuilt: true,
  },
  {
    id: 15,
    name: "Airtable",
    description: "Writes one row for each finished conversation.",
    icon: "logos:airtable",
    category: "Data & Storage",
  },
  {
    id: 16,
    name: "Asana",
    description: "Opens a task when a promise is made to a caller.",
    icon: "logos:asana-icon",
    category: "Productivity",
  },
  {
    id: 17,
    name: "Dropbox",
    description: "Files the documents your clients send by text.",
    icon: "logos:dropbox",
    category: "Data & Storage",
  },
  {
    id: 18,
    name: "WhatsApp",
    description: "Answers where many of your clients already write.",
    icon: "logos:whatsapp-icon",
    category: "Communication",
  },
  {
    id: 19,
    name: "Zendesk",
    description: "Creates and closes tickets with the transcript attached.",
    icon: "logos:zendesk-icon",
    category: "Communication",
  },
  {
    id: 20,
    name: "Trello",
    description: "Moves the card when the consult is booked.",
    icon: "logos:trello",
    category: "Productivity",
  },
  {
    id: 21,
    name: "Clio",
    description: "Opens the matter, adds the contact, puts the consult on the docket.",
    icon: "monogram:Cl",
    category: "Productivity",
    partnerBuilt: true,
  },
  {
    id: 22,
    name: "Pipedrive",
    description: "A deal per caller, in the stage where the conversation left it.",
    icon: "logos:pipedrive",
    category: "Sales",
  },
  {
    id: 23,
    name: "Zoho CRM",
    description: "Looks up who is ringing before it says good morning.",
    icon: "logos:zoho",
    category: "Sales",
  },
  {
    id: 24,
    name: "QuickBooks",
    description: "Knows which invoice is open when its owner calls.",
    icon: "si:quickbooks",
    category: "Finance & Accounting",
  },
  {
    id: 25,
    name: "Xero",
    description: "Reads balances, sends the polite reminder, notes the answer.",
    icon: "logos:xero",
    category: "Finance & Accounting",
  },
  {
    id: 26,
    name: "PayPal",
    description: "Takes a deposit by link while the slot is still warm.",
    icon: "logos:paypal",
    category: "Finance & Accounting",
  },
  {
    id: 27,
    name: "Square",
    description: "Appointments, tips and gift cards for salons and spas.",
    icon: "logos:square",
    category: "Finance & Accounting",
  },
  {
    id: 28,
    name: "LawPay",
    description: "Sends the retainer link and keeps trust money apart from the rest.",
    icon: "monogram:Lp",
    category: "Finance & Accounting",
  },
  {
    id: 29,
    name: "Google Sheets",
    description: "The call log for people who think in columns.",
    icon: "si:googlesheets",
    category: "Productivity",
  },
  {
    id: 30,
    name: "Google Drive",
    description: "Learns from the folder you point at, and from no other.",
    icon: "logos:google-drive",
    category: "Data & Storage",
  },
  {
    id: 31,
    name: "OneDrive",
    description: "Your intake forms, fetched in their current version.",
    icon: "logos:microsoft-onedrive",
    category: "Data & Storage",
  },
  {
    id: 32,
    name: "Box",
    description: "Signed pages come back by text and land in the right folder.",
    icon: "logos:box",
    category: "Data & Storage",
  },
  {
    id: 33,
    name: "PostgreSQL",
    description: "Conversations as rows in a database of your own.",
    icon: "logos:postgresql",
    category: "Data & Storage",
  },
  {
    id: 34,
    name: "MySQL",
    description: "Looks up orders, members or policies by phone number.",
    icon: "logos:mysql-icon",
    category: "Data & Storage",
  },
  {
    id: 35,
    name: "MongoDB",
    description: "One document per caller, however odd the call was.",
    icon: "logos:mongodb-icon",
    category: "Data & Storage",
  },
  {
    id: 36,
    name: "Redis",
    description: "Remembers a caller between the first ring and the call back.",
    icon: "logos:redis",
    category: "Data & Storage",
  },
  {
    id: 37,
    name: "Supabase",
    description: "Feeds the app your developers are already building.",
    icon: "logos:supabase-icon",
    category: "Data & Storage",
  },
  {
    id: 38,
    name: "Snowflake",
    description: "Every call beside the rest of your figures, once a night.",
    icon: "logos:snowflake-icon",
    category: "Data & Storage",
  },
  {
    id: 39,
    name: "Amazon S3",
    description: "Recordings in your bucket, kept as long as your rules say.",
    icon: "logos:aws-s3",
    category: "Data & Storage",
  },
  {
    id: 40,
    name: "Anthropic",
    description: "Long documents and careful answers, where you prefer that model.",
    icon: "logos:anthropic-icon",
    category: "AI",
  },
  {
    id: 41,
    name: "Google Gemini",
    description: "Reads the photograph of the dented door, not only the text.",
    icon: "si:googlegemini",
    category: "AI Tool",
  },
  {
    id: 42,
    name: "Mistral AI",
    description: "For those whose words should be processed in Europe.",
    icon: "logos:mistral-ai-icon",
    category: "AI",
  },
  {
    id: 43,
    name: "Hugging Face",
    description: "Open models, when you would rather know what is inside.",
    icon: "si:huggingface",
    category: "AI Tool",
    ink: true,
  },
  {
    id: 44,
    name: "ElevenLabs",
    description: "Pick the voice. Brisk, warm, or somewhere near your own.",
    icon: "logos:elevenlabs-icon",
    category: "AI",
  },
  {
    id: 45,
    name: "Deepgram",
    description: "Hears accents, street noise and a bad line.",
    icon: "logos:deepgram-icon",
    category: "AI",
  },
  {
    id: 46,
    name: "Perplexity",
    description: "Looks a public fact up, and says where it found it.",
    icon: "logos:perplexity-icon",
    category: "AI Tool",
  },
  {
    id: 47,
    name: "Microsoft Outlook",
    description: "Mail and calendar for offices that never left it.",
    icon: "monogram:Ou",
    category: "Productivity",
  },
  {
    id: 48,
    name: "Calendly",
    description: "Offers your own event types, spoken instead of clicked.",
    icon: "si:calendly",
    category: "Productivity",
  },
  {
    id: 49,
    name: "Microsoft Teams",
    description: "Rings the person on duty inside Teams, with a summary.",
    icon: "logos:microsoft-teams",
    category: "Communication",
  },
  {
    id: 50,
    name: "Telegram",
    description: "A bot with your name on it and your manners in it.",
    icon: "logos:telegram",
    category: "Communication",
  },
  {
    id: 51,
    name: "Discord",
    description: "Support in the channel where your members already sit.",
    icon: "logos:discord-icon",
    category: "Communication",
  },
  {
    id: 52,
    name: "Intercom",
    description: "Takes the night shift of the chat in your corner.",
    icon: "logos:intercom-icon",
    category: "Communication",
  },
  {
    id: 53,
    name: "SendGrid",
    description: "Confirmations and newsletters through the sender you trust.",
    icon: "logos:sendgrid-icon",
    category: "Marketing",
  },
  {
    id: 54,
    name: "Mailgun",
    description: "Routes inbound mail to an agent by address or subject.",
    icon: "logos:mailgun-icon",
    category: "Developer Tool",
  },
  {
    id: 55,
    name: "Mailchimp",
    slug: "mailchimp-contacts",
    description: "Keeps one list of contacts in step with the people who really called.",
    icon: "si:mailchimp",
    category: "Productivity",
    ink: true,
  },
  {
    id: 56,
    name: "monday.com",
    description: "Turns a call into an item with an owner and a date.",
    icon: "logos:monday-icon",
    category: "Productivity",
  },
  {
    id: 57,
    name: "ClickUp",
    description: "Follow-ups in the list of whoever promised them.",
    icon: "logos:clickup-icon",
    category: "Productivity",
  },
  {
    id: 58,
    name: "Jira",
    description: "Bug reports by telephone, written as a developer likes to read them.",
    icon: "logos:jira",
    category: "Developer Tools",
  },
  {
    id: 59,
    name: "GitHub",
    description: "Scripts and prompts under version control, with a history.",
    icon: "logos:github-icon",
    category: "Developer Tool",
  },
  {
    id: 60,
    name: "Webhooks",
    description: "A signed request to your own address when something happens.",
    icon: "logos:webhooks",
    category: "Developer Tools",
  },
  {
    id: 61,
    name: "Facebook",
    description: "Answers page messages, also the ones sent on a Sunday.",
    icon: "logos:facebook",
    category: "Social Media",
  },
  {
    id: 62,
    name: "Instagram",
    description: "Replies to direct messages and offers a time to come in.",
    icon: "logos:instagram-icon",
    category: "Social Media",
  },
  {
    id: 63,
    name: "LinkedIn",
    description: "Thanks the lead, asks two questions, books the call.",
    icon: "logos:linkedin-icon",
    category: "Social Media",
  },
  {
    id: 64,
    name: "Google Home",
    description: "Tells the front desk aloud who has just booked.",
    icon: "logos:google-home",
    category: "Smart Home",
  },
  {
    id: 65,
    name: "Home Assistant",
    description: "Lights on and door unlocked for the guest who calls from the drive.",
    icon: "si:homeassistant",
    category: "Smart Home",
  },
  {
    id: 66,
    name: "Philips Hue",
    description: "A lamp that turns red while somebody urgent is on the line.",
    icon: "si:philipshue",
    category: "Smart Home",
  },
  {
    id: 67,
    name: "AccuWeather",
    description: "Warns the roofer’s customers before the rain moves them.",
    icon: "si:accuweather",
    category: "Weather App",
  },
  {
    id: 68,
    name: "Google Ads",
    description: "Reports which advertisement made the telephone ring.",
    icon: "logos:google-ads",
    category: "Marketing",
  },
];

/** Last step of an integration's address: `Google Calendar` → `google-calendar`. */
export const integrationSlug = ({ name, slug }: Pick<Integration, "name" | "slug">) =>
  slug ?? name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Path of the page about an integration. */
export const integrationPath = (entry: Integration) =>
  entry.page ? pathOf(entry.page) : pathOf("integration", { slug: integrationSlug(entry) });

/** The two options of the catalog's dropdown. */
export const integrationFilters = [
  { value: "All", label: "All Integrations" },
  { value: "Partner built", label: "Partnerships" },
] as const;

export type IntegrationFilter = (typeof integrationFilters)[number]["value"];

/** Words and figures of the catalog page. */
export const catalog = {
  title: "Integrations",
  /** Above the catalog at an address under /integrations that has no page. */
  unknown: {
    title: "No system under that name.",
    text: "It is not in the catalog, or its address is another one. What is in it is below.",
  },
  text: `${site.name} works in the systems you already pay for. No new inbox, no second calendar.`,
  search: {
    label: "Search integrations",
    placeholder: "Search for companies...",
    clear: "Clear search",
  },
  filterLabel: "Show",
  partnerTag: "Partner built",
  more: "Show More Integrations",
  /** "1 integration", "68 integrations". */
  counted: (n: number) => `${n} ${n === 1 ? "integration" : "integrations"}`,
  empty: {
    title: "No integrations found",
    text: (term: string) =>
      `We couldn't find any integrations matching "${term}". Try a different search term.`,
  },
} as const;
