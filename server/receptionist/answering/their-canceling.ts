import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { asksOfProduct } from "./asks-of-product.ts";
import type { Before } from "./plans-spoken-of.ts";

/** What those who call cancel, or what is called off for them. */
const theirs =
  /\b(?:class(?:es)?|appointments?|appts?|sessions?|lessons?|flights?|events?|tours?|reservations?|orders?|showings?|visits?|jobs?|clases?|citas?|reservas?|pedidos?)\b/u;
const canceled = /\bcancel\p{L}*|取消/u;
const contract =
  /\b(?:plans?|contracts?|subscriptions?|service|accounts?|farline|contrato|servicio|suscripcion)\b|合同|套餐|服务/u;

/** "Can it text my members when a class gets cancelled": nobody leaves a contract. */
export function withoutTheirCanceling(own: Hearing): Hearing {
  if (!own.concepts.has("leave")) return own;
  const text = withoutAccents(own.text);
  const ofThem = theirs.test(text) || asksOfProduct.test(text);
  if (!canceled.test(text) || !ofThem || contract.test(text)) return own;
  const left = [...own.concepts].filter((one) => one !== "leave");
  return { ...own, concepts: new Set(left) };
}

/** "What about cancellations", after what is booked for them was spoken of: theirs. */
export const asksOfCancellations = (
  { text, words }: Hearing,
  { asked }: Pick<Before, "asked">,
): boolean =>
  words.length <= 5 &&
  asked?.concepts.includes("scheduling") === true &&
  /\bcancel+ation(?:s|es)?\b|\bcancelaci[oó]n(?:es)?\b|^那?取消呢/u.test(text);
