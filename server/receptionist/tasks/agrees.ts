import type { Step } from "./step.ts";

/** The verb of the question alone: "send", "book", "cancel it". */
const verb =
  /^\W*(?:please )?(?:send|book|reserve|submit|cancel|move|do|go)(?: (?:it|that|them|the call))?(?: please)?\W*$|^\W*y\W*$|^\W*(?:enviar|env[ií]elo|mand[ea]r?lo|reservar|res[eé]rvel[ao]|h[aá]galo|cancel[ae]r?la|mu[eé]vala)\W*$|^(?:发送|发吧|预约|约吧|取消|改吧|可以|行|对|好)[吧了的。！]*$/iu;

/** A yes in one word, whatever the language of the conversation. */
const anywhere =
  /^\W*(?:o?k+(?:ay|ey|ie)?|y+|ya+|ye+|ye+s+(?: ?sir| ?ma'?am)?|ye+a+h*|yep+|yup+|mhm+|uh[- ]?huh|sure|s[ií]+p?|dale|claro|perfecto|perfect|vale)(?: please| por favor| thanks| gracias)?\W*$|^(?:(?:好|好的|是|是的|对|对的|对对|可以|行|嗯+|没错|没问题|就这样|约吧|发吧)[吧了的啊呀，,、\s。！!]*)+$/iu;

/** Whether a message says yes to what was just asked. */
export const agrees = ({ hearing, original }: Step) =>
  hearing.concepts.has("yes") || verb.test(original) || anywhere.test(original.trim());

/** Whether a message is nothing but a yes; such a word changes no language. */
export const isBareYes = (message: string) => anywhere.test(message.trim());
