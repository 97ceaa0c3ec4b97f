/** A token as the links in our mails carry it: whoever has it can move or cancel the booking. */
export const tokenIn = (text: string): string | undefined =>
  /[?&]token=([\w.%-]{5,300})/.exec(text)?.[1] ??
  /\b[\w-]{10,}\.\d{1,6}\.[\w-]{20,}\b/.exec(text)?.[0];

/**
 * Numbers by which somebody is paid or identified: payment cards in fours, or as American Express
 * groups them, and social security numbers. The check digit is not asked for: a card with one
 * wrong digit is private too. A telephone number with its country begins with "+".
 */
const privateNumbers =
  /\b\d{3}-\d{2}-\d{4}\b|(?<!\+)\b(?:(?:\d{4}[ -]?){3}\d{1,7}|\d{4}[ -]?\d{6}[ -]?\d{5})\b/g;

/** A text without payment card and social security numbers; `instead` stands in their place. */
export const withoutPrivateNumbers = (text: string, instead = "…"): string =>
  text.replace(privateNumbers, instead);

/**
 * A visitor's message as it may be kept and mailed: without the token of a booking, numbers of
 * payment cards and social security numbers.
 */
export function keptWords(text: string): string {
  const token = tokenIn(text);
  return withoutPrivateNumbers(token ? text.replace(token, "…") : text);
}
