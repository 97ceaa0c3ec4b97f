import type { SaidPart } from "./hearing/said-parts.ts";

/** "Do you think", "you know that": set behind what was said. */
const tag =
  /^(?:(?:do|dont|dyou) )?(?:you|u|ya) (?:think|know|reckon|figure|see|hear(?: me)?|understand|get me|know what i mean|know that|feel me|guess)(?: (?:that|though|tho|maybe))?$|^(?:no|sabe|sabes|me entiende|me explico|(?:usted )?cree)$/;

const rhetorical =
  /^(?:(?:and|but|so|well|i mean|like|yeah|yes|no|seriously|honestly|y|pero) )*(?:(?:who|what|where|why|how|when) else (?:would|could|should) (?:it|that|this|they|he|she|i|we)(?: (?:be|do|go|live|call|come|pay|mean|want|know|get|have (?:done|been|gone|called|meant)))?(?: \w+){0,2}|(?:who|what) else is (?:it|that) (?:gonna|going to) be|why else (?:am|would|do|are) (?:i|we)(?: \w+){1,4}|what (?:kind|sort) of (?:\w+ ){0,2}(?:clowns?|idiots?|people|place|company|business|outfit|operation|circus|joke|service|crooks|scam|fools?|amateurs?|shop) (?:(?:are|is) (?:you|u|yall|this|that|these|those|it|they|you people|you guys)(?: (?:people|guys|running|here|over there|even)){0,2}|(?:does|would do|would|runs?) (?:that|this|something like (?:that|this)|it like (?:that|this)))|(?:are|is) (?:you|u|yall|this|that|it|you people) (?:all |guys )?(?:serious|kidding|kidding me|joking|for real|a joke|some kind of joke|crazy|nuts|insane|deaf|stupid)|who do (?:you|u|yall) (?:people )?think (?:you|u) are|who does that|do (?:you|u) want (?:me )?to (?:lose|keep|get fired|call the|sue|go to the)(?: \w+){0,5}|how hard (?:is|can|could) (?:it|that)(?: be)?|(?:what|whats|what is) (?:is )?(?:wrong|the matter) with (?:you|u|yall|you people|these people|people|everybody)|what did (?:you|u|i) expect|what (?:were|are) (?:you|they) thinking|do i look like \w+(?: \w+){0,5}|do (?:you|u) (?:have any idea|even (?:care|listen)|hear yourself)(?: \w+){0,6}|why do i (?:even )?bother|how many times (?:do|must) i (?:have to )?(?:say|tell|repeat|call)(?: \w+){0,4}|is that so hard|what is this(?: a \w+)?|qu?e clase de (?:gente|payasos|negocio|servicio|lugar)(?: \w+){0,4}|(?:es )?en serio|quien mas (?:va|iba|podria|seria|puede)(?: \w+){0,4}|quien se creen|es (?:una )?broma)$/;

/** Whether a part only looks like a question: "my house, who else would it be", "what kind of clowns are you". */
export const asksNobody = ({ words, han }: Pick<SaidPart, "words" | "han">): boolean => {
  const said = words.join(" ");
  return han === "" && (tag.test(said) || rhetorical.test(said));
};

/** "I don't know what my daughter wanted me to ask": a question that the caller does not have. */
export const withoutForgotten = (text: string): string => text.replace(forgotten, " ");
const forgotten =
  /(?<!\p{L})(?:i|we)(?: (?:really|honestly|just|still))? (?:don['’]?t|do not|didn['’]?t|can['’]?t|cannot|never|forgot|forget|have no|am not|was not|wasn['’]?t)(?: (?:really|even|exactly|quite|a))?(?: (?:know|remember|recall|think of|catch|get|idea|clue|sure))? (?:what|which|why|how|where|when)(?: \p{L}+)? (?:my|he|she|they|the|her|his) (?:[\p{L}'’]+ ){0,3}?(?:want(?:s|ed)?|said|says|told|meant|asked|needs?|needed|wrote|calls?|called)(?: (?:me|us|to|it|that|for|about|ask|say|get|tell|you|do|know)){0,5}/giu;
