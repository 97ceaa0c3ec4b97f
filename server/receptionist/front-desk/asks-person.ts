import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { FrontDesk } from "#content/front-desks/front-desk.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { latinWords, plain } from "#server/receptionist/hearing/words.ts";
import type { CallTurn } from "./call-turn.ts";
import { readWords, type SaidPart, sentences } from "./hearing/said-parts.ts";
import { valuesIn } from "./hearing/values-said.ts";
import { heardIn } from "./limit-of-question.ts";
import { asksPrice } from "./price-question.ts";
import { wishesToTalk } from "./talk-wished.ts";

const persons =
  "(?:real |live |actual |living )?(?:person|human(?: being)?|somebody|someone|anybody|representative|rep|operator|persona(?: (?:real|de verdad))?|human[oa]|alguien(?: de verdad)?)";
const roles =
  "manager|owner|supervisor|boss|front desk|reception|dispatch|gerente|due[nñ][oa]|encargad[oa]|supervisora?|jefe|jefa|receptionist|recepcionista";
const around =
  "(?:no|nope|ok|okay|just|please|pls|porfa|por favor|now|right now|ya|ahora|ahorita|mismo|a|an|the|un|una|el|la|then|again|real|i said|dije|que|quick)";

const urgent = /\b(?:now|please|pls|ya|ahora|ahorita|por favor|porfa)\b|!/iu;

/**
 * "No. dispatcher. a person. now": somebody is asked for without a verb. A role alone may answer a
 * question; beside a person, or with "now", it is asked for as well.
 */
export function asksForPersonWithoutVerb(
  { person }: FrontDesk,
  message: string,
  choosing: boolean,
): boolean {
  const said = sentences(message)
    .flatMap((one) => one.split(/[,;]/))
    .map((one) => latinWords(one).join(" "));
  const only = (nouns: string) => {
    const whole = new RegExp(`^(?:${around} )*(?:${nouns})(?: ${around})*$`, "iu");
    return said.some((one) => whole.test(one));
  };
  if (only(persons)) return true;
  const own = person
    .slice(0, 2)
    .flatMap((one) => latinWords(one).filter((word) => word.length > 4 && !ofNobody.has(word)));
  return !choosing && urgent.test(message) && only([roles, ...own].join("|"));
}
const ofNobody = new Set("right turno guardia licensed who measures mide quien call".split(" "));

/**
 * Whether a message asks for a person, or tells what a person hears of at once.
 * @param said Its sentences.
 */
export function asksForPerson(
  turn: CallTurn,
  said: readonly Pick<SaidPart, "words" | "han">[],
): boolean {
  const { desk, step, language } = turn;
  if (said.some((one) => heardIn(desk.handOver, one))) return true;
  if (asksForPersonWithoutVerb(desk, step.original, asksForOption(turn))) return true;
  return sentences(withoutPersonsNamed(step.original)).some((one) => {
    const words = readWords(one);
    // "What does it cost to talk to the lawyer": asks for a price.
    if (asksPrice(words)) return false;
    // "Could the account manager ring me on Monday at 3:30": the time of the call that is arranged.
    if (arranges.test(one) && !insists.test(one) && namesTime(one)) return false;
    // "Can I speak with her tomorrow at 10" asks for that time.
    if (wishesToTalk(one) && (!namesTime(one) || atOnce.test(one))) return true;
    return (
      heardIn(everyDeskCues.person, words) ||
      // "The manager saw the whole thing": a person is named, and not asked for.
      (wished.test(plain(one)) && hear(one, language).concepts.has("person"))
    );
  });
}

const arranges =
  /\b(?:call|ring|phone|text|reach|get back to|visit|come (?:by|out|over)|stop by|swing by)(?: me| us)?\b|\b(?:ll[aá]m|marqu|m[aá]rqu|habl|h[aá]bl|venir|pasar?)\p{L}*|打(?:个)?电话|回电|过来|上门/iu;
const atOnce = /\b(?:now|asap|immediately|right away|ahora|ahorita|ya)\b|现在|马上/iu;
const insists =
  /\b(?:real|human|actual|live|machine|robot|bot|speak|talk|now|asap|m[aá]quina|de verdad|ahora|ahorita)\b|人工|真人|机器/iu;
const namesTime = (text: string) =>
  valuesIn(text).some(({ kind }) => kind === "day" || kind === "hour");

/** "The owner" may answer a question. */
const asksForOption = ({ desk, state }: CallTurn): boolean =>
  ["choice", "person-name"].includes(
    desk.fields.find(({ name }) => name === state.asked)?.kind ?? "",
  );

/** What stands beside a person who is asked for, and whom one asks for. */
const wished =
  /^(?=.*\b(?:get|put|gimme|give|let|want|wanna|need|can|could|may|connect|transfer|patch|speak|talk|there|file|make|rather|instead|not an?|please|pls|pas[ae]\w*|hablar|quiero|comuni\w+|transfier\w+|hay|puedo|por favor)\b)(?=.*\b(?:person|people|human|some(?:one|body)|any(?:one|body)|manager|boss|supervisor|rep|representative|operator|agent|employee|staff|complaints?|complain|machine|robots?|bots?|persona|humano|gerente|encargad[oa]|alguien|asesora?|agente|representante|operadora?|supervisora?|empleado|maquina)\b)|[找转叫换要]/iu;

/** A sentence without the people in it of whom nobody is asked for. */
export const withoutPersonsNamed = (text: string): string => text.replace(notAskedFor, " ");

/** "A 40 person firm", "I'm the office manager", "找人做保洁": people of whom nobody is asked for. */
const notAskedFor =
  /\bhumanly possible\b|\bno (?:(?:medical|health|breathing|oxygen|cpap|sleep|life support|dialysis|home|special|other|big) )?machines?(?= (?:for|at|in|on|here|that (?:need|help|keep)|running|to (?:breathe|help|sleep)|or (?:oxygen|cpap|anything like)))|\bno (?:medical|health|breathing|oxygen|cpap|sleep|dialysis|washing|sewing|coffee|ice|vending) machines?\b|\bno (?:soy )?(?:el|la) due[nñ][oa]\b|我(?:自己|一个人)?(?:说了算|能?做主)|\bwhoever (?:i|we|he|she|it (?:is|was)|comes|shows|measures|you)\b|\b(?:el|la|los) due[nñ][oa]s? (?:anterior(?:es)?|de (?:la|mi|esta|ese|este|antes)|del|viej[oa]|pasad[oa])\b|\bhuman (?:resources|error)\b|\b(?:para|por|de) (?:una|1|una sola) persona\b|\bfor (?:one|1|a single) person\b|\b(?:is|will) (?:any|some)(?:one|body) (?:be )?(?:free|available)(?= (?:at|on|for|this|next|tomorrow|today|tonight)\b)|\bfor sale\b|\b(?:en|a la) ventas?\b|\b(?:el|la|mi) due[nñ][oa] (?:me |nos |ya |no |lo |la |le )*(?:dij\w+|dic\w+|va|quier\w+|pag\w+|viv\w+|est\w+|tien\w+|sab\w+|es|pid\w+|mand\w+|autoriz\w+)\b|\bque me llamen (?:antes|primero|cuando)\b|\b(?:call|text|ring) me (?:first|before|when|ahead)\b|\b(?:per|(?<!\b(?:to|with|want|need|get|like|have|prefer|me|rather|real) )a|each|one|extra|in|the same|\d+|another|every|two|three|four|five|six|eight|ten)[ -]person\b|\b(?:\d+|cada|por|en|dos|tres|cuatro|cinco|seis) personas?\b|\b(?:una|otra) persona (?:es|tiene|no|con|que)\b|\bone person (?:is|has|cant|with)\b|\b(?:i['’]?m|i am|as|soy|we['’]?re) (?:the|a|an|la|el|una?)? ?(?:\w+ )?(?:managers?|supervisor|owners?|operator|boss|gerente|encargad[oa]|due[nñ][oa])\b|\b(?:my|our|his|her|their|property|case|office|mi|nuestr[oa]|su) (?:\w+ )?(?:manager|supervisor|boss|gerente|jef[ea]|encargad[oa])\b|(?:要|想|需要)?找人(?:做|来做|来修|来看|修|看看?|装|搬|打扫|帮忙|清理|维护|翻译|设计|保洁)|我是(?:经理|老板|负责人)|(?:我们|我的|他们)(?:经理|老板|主管)/giu;
