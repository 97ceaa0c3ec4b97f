import type { Field } from "#content/front-desks/front-desk.ts";
import type { Fact } from "../call-state.ts";
import { learnedOption } from "../clauses/learned-option.ts";
import type { Listening } from "./hear-facts.ts";
import { type Chosen, oppositeIn, optionIn } from "./hear-option.ts";
import { denies, firmness, ofCallers } from "./option-said.ts";
import type { SaidPart } from "./said-parts.ts";

interface ChoiceHearing {
  /** All that is left of the message once names and numbers are taken out. */
  whole: string;
  parts: readonly SaidPart[];
  listening: Listening;
  asked: Field | undefined;
  corrects: boolean;
}

/** What a message tells of a field with options, and the parts that say no more than that. */
export function hearChoice(
  field: Field,
  hearing: ChoiceHearing,
): { fact?: Fact; spent: readonly SaidPart[] } {
  const chosen = chosenIn(field, hearing);
  if (!chosen) return { spent: [] };
  const known = hearing.listening.state.facts[field.name];
  const settled = known !== undefined && !known.inferred;
  // "It still has a tenant until may" tells more than the option that is settled.
  // "Landlord is Bob Simms" tells who rents out as well.
  const spent = chosen.parts.filter(
    ({ text, words }) => !wholeName.test(text) && !(settled && words.length >= longPart),
  );
  const supposed = isSupposed(field, chosen, hearing.whole);
  if (keepsKnown(field, chosen, known, supposed, hearing)) return { spent };
  // "Where do I shut it off": what is wished for is not so yet.
  if (!stays.has(field.name) && every(chosen, ({ words }) => asksHow.test(words.join(" "))))
    return { spent };
  const inferred = supposed || isMention(chosen);
  return {
    fact: { option: chosen.option.id, ...(inferred && { inferred: true as const }) },
    spent,
  };
}

function chosenIn(
  field: Field,
  { whole, parts, listening, asked }: ChoiceHearing,
): Chosen | undefined {
  const { desk, state } = listening;
  const isAsked = asked === field;
  const known = state.facts[field.name];
  const named =
    optionIn({ desk, field }, parts, isAsked, whole) ?? oppositeIn(field, parts, known?.option);
  const learned = (asked: boolean) => {
    const found = learnedOption(desk, field, parts, asked);
    // "Not with Sam again please" is no wish for Sam, however alike the two are.
    const isDenied = found?.parts.some(({ words }) => denies(found.option, words));
    return isDenied ? undefined : found;
  };
  if (!named) return known?.option && !known.inferred ? undefined : learned(isAsked);
  // "My wife goes to you, I never set foot in there": a mention gives way to what callers say so.
  return (isAsked && isMention(named) ? learned(false) : undefined) ?? named;
}

/** Whether what is known stays as it is. */
function keepsKnown(
  field: Field,
  chosen: Chosen,
  known: Fact | undefined,
  supposed: boolean,
  { asked, corrects }: ChoiceHearing,
): boolean {
  if (!known || asked === field) return false;
  if (known.option && isMention(chosen)) return true;
  if (known.inferred) return false;
  // "Its the homeowners one", after "hail got my roof and the truck".
  const says = field.name === "line" && (chosen.firm ?? 0) >= firmness.identity;
  if (stays.has(field.name) && !corrects && !says) return true;
  // "The owner lives in Texas", once the caller rents.
  const isSaid = known.option && ofCallers.has(field.name) && field.name !== "drives";
  if (isSaid && !corrects && chosen.words === 1) return true;
  // "How's Sam doing", once anyone will do.
  const asksOnly = ({ asks, words }: SaidPart) => asks && !wishes.test(words.join(" "));
  return supposed || (every(chosen, asksOnly) && !corrects);
}

/** Lines that another word beside does not change. */
const stays = new Set(["wish", "door", "side", "where", "line"]);

const isMention = ({ firm }: Chosen) => firm === firmness.mention;

/**
 * "Is that the new pill", "if the car got scratched too": a question tells less than a statement. "Motorcycles?"
 * asks for them.
 */
const isSupposed = ({ name }: Field, chosen: Chosen, whole: string) =>
  every(
    chosen,
    ({ asks, words, han }) =>
      (asks &&
        !wishes.test(words.join(" ")) &&
        (han !== "" || /[?？]/.test(whole)) &&
        !(stays.has(name) && words.length <= 2)) ||
      (words[0] === "if" && !ifItCanBe.test(words.join(" "))),
  );
/** "If so I'd rather go with Tasha": a wish, though it begins with "if". */
const ifItCanBe =
  /^if (?:so|possible|not|thats|that is|its|it is|youre|you are|you can|u can|i can|i may|they can|theyre)\b/;

/** A bare "yes" leaves no part. */
const every = ({ parts }: Chosen, holds: (part: SaidPart) => boolean) =>
  parts.length > 0 && parts.every(holds);

/** Somebody's whole name. */
const wholeName = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** Words from which a part that names an option again is worth a note. */
const longPart = 6;

/** "Can I switch to Tasha": asks for it, and is no question about it. */
const wishes =
  /^(?:(?:and|so|actually|hm+|oh|ok|wait|y|oiga) )*(?:can|could|may|might) (?:i|we) (?:(?:please|maybe|just|instead|still|also) )*(?:switch|change|swap|have|get|book|go (?:with|to)|do)\b|^(?:(?:y|oiga|mejor) )*(?:puedo|podemos|podria|podriamos) (?:mejor )?(?:cambiar\w*|tener|ir con|pedir|hacerlo con)\b/;

const asksHow =
  /^(?:and |so |but |y )?(?:where|how|when|donde|como|cuando) (?:do|can|should|would|could|puedo|debo) ?/;
