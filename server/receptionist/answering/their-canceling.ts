import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { asksOfProduct } from "./asks-of-product.ts";

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
