/** What a trade's page offers, before its own words begin with "It". `trade`: "Med Spas", "HVAC". */
export const productSentence = (trade: string) =>
  `An AI front desk for ${trade.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())}.`;
