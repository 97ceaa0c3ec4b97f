/**
 * "To" behind a verb that joins systems, as the source of an expression: "connects to Jobber", "pushes it
 * to Jobber", "can it talk to Jobber", but not "somebody to talk to now" or "an inbox to look at".
 */
export const linksTo =
  "(?<=\\b(?:connect|integrat|sync|link|hook|plug|push|writ|feed|transfer|export|mov|port|switch|sav|sen[dt])\\p{L}*(?: (?!to\\b)\\p{L}+){0,3} |\\b(?:it|this|that|you|farline|agent|bot|system) (?:talk|speak)s? )to";
