/** Marks in ink.svg from its top: width and height. Written by scripts/brand-marks.ts. */
export const inkMarks = {
  "logos:hubspot": [512, 149],
  "logos:mailchimp": [512, 137],
  "logos:pipedrive": [512, 117],
  "logos:slack": [512, 130],
  "logos:stripe": [512, 214],
  "logos:twilio": [512, 155],
  "logos:zapier": [512, 139],
  "si:googlecalendar": [24, 24],
  "si:quickbooks": [24, 24],
} as const;
