/** A card of the carousel, keyed by `username`. The people are invented. */
export interface UserCard {
  username: string;
  /** Names from the catalog that this user works in. */
  uses: readonly [string, string];
}

const cards: readonly UserCard[] = [
  { username: "judith.amsel", uses: ["MyCase", "Google Calendar"] },
  { username: "elena_ruiz", uses: ["Lawmatics", "WhatsApp"] },
  { username: "garnett.insures", uses: ["HubSpot", "Twilio"] },
  { username: "sethidental", uses: ["Google Calendar", "Stripe"] },
  { username: "gracechen", uses: ["Zapier", "Gmail"] },
  { username: "oyelaran", uses: ["MyCase", "Slack"] },
  { username: "porter_md", uses: ["Zoom", "Notion"] },
  { username: "n.sorensen", uses: ["QuickBooks", "MyCase"] },
  { username: "cortezcontracting", uses: ["Airtable", "Twilio"] },
  { username: "leah.okafor", uses: ["Pipedrive", "Zoom"] },
  { username: "quietplumbing", uses: ["Trello", "Stripe"] },
  { username: "summitspa", uses: ["Mailchimp", "Square"] },
  { username: "birchwood.estates", uses: ["Salesforce", "Microsoft Outlook"] },
  { username: "northgate.hvac", uses: ["AccuWeather", "Google Sheets"] },
  { username: "inn_at_nine", uses: ["Home Assistant", "PayPal"] },
  { username: "kimura.law", uses: ["Clio", "LawPay"] },
  { username: "bayside.smiles", uses: ["Calendly", "Mailchimp"] },
  { username: "moveitmaria", uses: ["WhatsApp", "Xero"] },
];

/** Words around the three rows of cards. */
export const userCards = {
  title: "Sample teams, and the systems they connect",
  stop: "Stop the moving rows",
  rows: [cards.slice(0, 6), cards.slice(6, 12), cards.slice(12)],
} as const;
