/**
 * Where the picture of a brand comes from: `logos:` names an icon of @iconify-json/logos, `si:` a
 * slug of simple-icons, `monogram:` holds two letters for brands without a free mark.
 */
export type Mark = `logos:${string}` | `si:${string}` | `monogram:${string}`;

/** A brand in a marquee. Without a mark, or with `spelled`, its name is set in type. */
export interface Logo {
  name: string;
  mark?: Mark;
  spelled?: true;
}

/** The tools in the logo marquees, among them the two legal-practice integrations. */
export const logos: readonly Logo[] = [
  { name: "MyCase" },
  { name: "HubSpot", mark: "logos:hubspot" },
  { name: "Stripe", mark: "logos:stripe" },
  { name: "Lawmatics" },
  { name: "Twilio", mark: "logos:twilio" },
  { name: "Zapier", mark: "logos:zapier" },
  { name: "Google Calendar", mark: "si:googlecalendar", spelled: true },
  { name: "Slack", mark: "logos:slack" },
  { name: "QuickBooks", mark: "si:quickbooks", spelled: true },
  { name: "Mailchimp", mark: "logos:mailchimp" },
  { name: "Pipedrive", mark: "logos:pipedrive" },
];
