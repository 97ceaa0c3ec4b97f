import type { Step } from "./step.ts";

/** The verb of the question alone: "send", "book", "cancel it". */
const verb =
  /^\W*(?:please )?(?:send|book|reserve|submit|cancel|move|do|go)(?: (?:it|that|them|the call))?(?: please)?\W*$|^\W*y\W*$|^\W*(?:enviar|env[ií]elo|mand[ea]r?lo|reservar|res[eé]rvel[ao]|h[aá]galo|cancel[ae]r?la|mu[eé]vala)\W*$|^(?:发送|发吧|预约|约吧|取消|改吧|可以|行|对|好)[吧了的。！]*$/iu;

/** Whether a message says yes to what was just asked. */
export const agrees = ({ hearing, original }: Step) =>
  hearing.concepts.has("yes") || verb.test(original);
