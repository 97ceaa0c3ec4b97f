const pronoun = "(?:i|you|u|it|we|they|there|that|this|she|he)";
const subject = `(?:${pronoun}|(?<!\\w (?:is|are) )(?:the|my))`;
const auxiliary = "(?:can|could|should|shud|will|would|do|does|did|is|are)";
/**
 * A question behind something else: "1402 Pine Ave can i just swap it". "Boyd is the name", "nobody does
 * it", "how to do it" and "it went dark when I plugged it in" ask nothing.
 */
export const askedBehind = new RegExp(
  `\\b(?:(?<!\\b(?:nobody|noone|one|somebody|someone|everybody|everyone|he|she|it|we|they|you|i|to|not|please|who|which) )${auxiliary} ${subject}\\b(?!$)|(?:what|when|how|who|whose|where|why) (?:would|will|do|does|did|is|are|can|could|should)\\b|(?<=\\b(?:know|idea|tell me|wonder|wondering|sure|ask|see) )(?:what|how|when|who|whose) (?:i|you|it|we|they|the|my|she|he)\\b|(?<=\\b(?:and|but|so|or|ok|also|y) )(?:is|are) (?:the|my)\\b).*$`,
);
