import type { Step } from "./step.ts";

/** Whether a text holds an address that mail could be sent to. */
export const looksLikeEmail = (text: string) =>
  /(^|[\s<(:,])[\w.+-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+/i.test(
    text,
  );

/** Whether a text tries to give an address, and does not finish it. */
export const mistakenEmail = (text: string) =>
  /\S@|@\S|\barroba\b/i.test(text) && !looksLikeEmail(text);

/** "No email", "I don't use email", "no tengo correo": somebody who has none, or gives none. */
export const refusesEmail = (text: string) => !looksLikeEmail(text) && refuses.test(text);
const refuses =
  /^\W*(?:(?:sorry|i|i have|i got|oh|there'?s|there is|but|ok|perd[oó]n|pero)\W+)*(?:no|without|sin) (?:an? )?(?:e-?mail|mail|correo)(?: address| electr[oó]nico)?(?![\p{L}@])|\b(?:do(?:n'?t| not)|never|haven'?t|hate|can'?t|won'?t|rather not|refuse to) (?:really |even )?(?:have|got|get|use|do|own|check|read|want to give|give|like|share|giving|need to give)(?: you| out| to)*(?: an?| my| any| the)? ?(?:e-?mails?)\b|\bnot (?:giving|sharing)(?: you| out)? (?:my|an|any) e-?mail\b|(?<!\p{L})no (?:tengo|tenemos|uso|manejo|ocupo|quiero dar|doy|le doy|s[eé] usar)(?: el| mi| un| ning[uú]n)? ?(?:e-?mail|correo)|(?:没有?|不用|不想给|不给|不使用).{0,3}(?:邮箱|电子邮件|邮件|email)/iu;

/** A number is read back beside the address where it was just told. */
export const withNumber = (email: string, { changes: { phone } }: Step): string =>
  phone ? `${email}, ${phone}` : email;
