import { withoutContact } from "./contact-details.ts";

/** "CC joy@firm.example too", "add raj@firm.example to the invite": somebody who is to come as well. */
const asWell =
  /\b(?:cc|bcc|copy|add|include|loop in|invite|also|too(?! (?:many|much|few|long|short|early|late|fast))|as well|plus|and also|tambi[eé]n|con copia|agreg\p{L}*|incluy\p{L}*|a[nñ]ad\p{L}*|adem[aá]s|(?:him|her|them|(?:he|she|they)['’]?(?:s|re)?)(?=:? [\w.+-]+@))\b|抄送|也(?:发|加|请)|加上|一起发/iu;

/** The address of a guest, beside the caller's own; undefined where a message names none. */
export function guestIn(message: string, own: string | undefined): string | undefined {
  const { email } = withoutContact(message, "en");
  return own && email && email !== own && asWell.test(message) ? email : undefined;
}
