import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { isOpen } from "./continue-task.ts";
import type { Step } from "./step.ts";

/** What asks though it has not the form of a question: "i need to know the fee", "tell me". */
const wantsToKnow =
  /(?<!\p{L})(?:know|tell me|told me|explain|curious|wonder(?:ing)?|question|asking|ask you|heard|read|depends|unsure|not sure|if it|whether|remind me|show me|describe|clarify|understand|confused?|worr(?:y|ied)|hope|what|whats|how|hows|which|when|why|who|where|(?:or|so|but)\W*$|saber|qu[eé] (?!l[oa]s? )|cu[aá]\p{L}+|c[oó]mo|d[oó]nde|d[ií]game|dime|expl[ií]que(?:me)?|pregunta|duda|curiosidad|entiendo|depende)(?!\p{L})|知道|告诉我|请问|想问|问一下|解释|不清楚|不确定/iu;

/** Who acts, an order or an answer: what tells or settles something, and is no bare name of a topic. */
const says =
  /(?<!\p{L})(?:i|i['’]?(?:ll|m|d|ve)|im|ive|we|we['’]?(?:ll|re|ve)|my|me|us|our|it['’]?s|its|he|she|they|they['’]?(?:re|ll)|that['’]?s|thats|lets?|let['’]?s|don['’]?t|dont|no|nope|nah|not|yes|yep|yeah|ok|okay|sure|fine|sorry|forget|nvm|never ?mind|leave|drop|cancel|send|book|lock|looks?|works?|good|great|perfect|cool|thanks|wait|hold|actually|instead|put|make|use|yo|mi|me|nos|s[ií]|no|d[eé]j\p{L}*|olv[ií]d\p{L}*|mejor|gracias|bueno|bien|perfecto|listo|mand\p{L}*|env[ií]\p{L}*|reserv\p{L}*|espere|perd[oó]n)(?!\p{L})|我|不|好|行|可以|算了|发|谢谢|等/iu;

/** "No don't send it, I'll email them myself", "looks right, lock it in": settles what is open, and asks nothing. */
export const settlesOnly = ({ conversation: { task } }: Step, asked: string): boolean =>
  task !== undefined &&
  isOpen(task) &&
  clausesOf(asked).every(({ asks }) => !asks) &&
  says.test(asked) &&
  !wantsToKnow.test(asked) &&
  latinWords(asked).length !== 1;

/** "Ambulance took him. Rena Cole, rena@cole.example" in the middle of a task: nothing is asked. */
export const tellsOnly = (step: Step, asked: string): boolean => {
  const { task } = step.conversation;
  return (
    task !== undefined &&
    isOpen(task) &&
    // What is dictated for a person asks nothing here.
    ((task.kind === "message" && Boolean(step.changes.message)) || tellsDetails(step, asked))
  );
};

const tellsDetails = ({ changes, conversation: { asking } }: Step, asked: string): boolean =>
  (Boolean(changes.name || changes.email || changes.phone) || asking === "message") &&
  clausesOf(asked.replace(afterDetails, "")).every(({ asks }) => !asks);

/** "Is where to write me", of the address that stood before it. */
const afterDetails =
  /^\W*(?:is|are) (?=(?:where|how|the|my|our|best|better|what|who|fine|good|easiest|right)(?!\p{L}))/iu;
