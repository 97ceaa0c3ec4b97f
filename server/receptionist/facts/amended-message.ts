import { fieldLimits } from "#contract/field-limits.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { type MessageFrame, messageFrame } from "./message-frame.ts";
import { tellsMuch, withoutChatter, withoutQuestions } from "./message-parts.ts";
import {
  weekday,
  withCountPutRight,
  withKindPutRight,
  withSwapped,
} from "./put-right-in-message.ts";

/** What a line makes of a message that is written down already. */
export interface Amendment {
  /** The whole text as it is now; absent: as it was. */
  text?: string;
  /** Whether the line orders to send it. */
  sends: boolean;
}

const reaction =
  "(?:no(?! (?:need|rush|hurry|one))|nope|yes|yep|yeah|ok(?:ay)?|sure|fine|ugh+|hm+|oh|wait|hold on|hang on|actually|sorry|please|pls|perfect|dropped|what|s[ií]|perd[oó]n|espere|por favor|y|and|but|pero)";
const openings = new RegExp(`^\\W*(?:${reaction}(?![\\p{L}\\d'’])[^\\p{L}\\d]*)+`, "iu");
const openingsChinese =
  /^(?:(?:好|可以|对|是|行|不|等等|没错|错了)[的了吧啊呀是对]*[，,。！\s]+)+/u;
const agreed =
  /^\W*(?:yes|yep|yeah|yup|ok(?:ay)?|sure|perfect|s[ií]|claro)(?![\p{L}])|^(?:好|可以|对|是|行)[的了吧啊呀]*(?=[，,。！\s]|$)/iu;
const refused =
  /^\W*(?:(?:ugh+|hm+|oh|wait|dropped|what)\W+)*(?:no|nope|nah)(?![\p{L}])|^(?:不对|不是|错了)/iu;

/** "Then yes send", "and send it": the order at the end. */
const orderAtEnd =
  /(?:^|[\s,.;:!]+)(?:(?:and|then|now|just|so|ok|yes|please|y|luego|entonces)[\s,]+)*(?:send|submit)(?: (?:it|that|this|them|the message))?(?: (?:now|off|please|then))?\W*$|(?:^|[\s,.;:!]+)(?:(?:y|luego|entonces|por favor)[\s,]+)*(?:m[aá]nd|env[ií])[eao]l[oa]\W*$|(?:然后)?(?:发送|发吧|发出去)[吧了。！]*$/iu;
/** "Yes send it, and tell them": the order at the beginning. */
const orderFirst =
  /^\W*(?:(?:yes|yep|ok|sure|please|s[ií])\W+)*(?:send|submit|go ahead|m[aá]nd[eao]lo|env[ií][eao]lo|发送|发吧)(?: (?:it|that|this|and send it))?(?: (?:off|over|away|out|now|then|along|please|pls|as is))*(?=\s*(?:$|[.,;!]|and\b|but\b|y\b))(?:[\s.,;!]|(?:ta|cheers|thanks|thx|thank you|gracias)(?=\W*$))*/iu;
const withheld =
  /\b(?:do(?:n'?t| not)|not|never|hold off|wait (?:to|before)|before you) (?:send|submit)|\byet\b|\bno (?:lo |la )?(?:mande|env[ií]e)|todav[ií]a no|先别|先不要|还没/iu;
/** What holds the message back is no part of it. */
const notYet =
  /[\s,.;]*(?:and |but |y |pero )?(?:please )?(?:do(?:n'?t| not) (?:send|submit)|wait (?:to|before)|no (?:lo |la )?(?:mande|env[ií]e)|先别发|先不要发).*$/isu;

const dictates =
  "(?:(?:the |my )?(?:message|msg|note|text) (?:should|shall|must) (?:just |only |simply )?(?:be|say|read)|(?:the |my )?(?:message|msg|note|text) is(?=:)|(?:just|only|simply|instead) (?:say|put|write)|i (?:want|need)(?: it to say)?(?=:)|(?:make it|have it|let it|it should|it shall) (?:just )?(?:say|read)|it should just be|(?:change|edit|correct) (?:it|that|the (?:message|text|note))(?: to)?(?: say| read)?|(?:please )?(?:send|say|write|put)(?: this| nora| her)?(?=:)|que diga|(?:mejor )?(?:diga|dile|d[ií]gale|ponga|escriba)(?=:)|(?:c[aá]mbi|corr[ií]j)\\p{L}*(?: (?:el|ese) (?:mensaje|texto))? (?:a|por|para que diga)|(?:把留言|留言)?(?:改成|改为|写成))";
/** Another text: "no, make it say X", "the msg should just be: X", "send: X". */
const replaces = new RegExp(
  `(?:^|[\\s,.;!?]+)${dictates}[\\s:,，：]+(?:that (?!time|day)|que )?(.{4,})$`,
  "isu",
);
/** "Tell her X instead". */
const tellsInstead =
  /^\W*(?:\p{L}{2,6}\W+){0,2}(?:tell (?:nora|her|him|them)|d[ií]g[ae]le(?: a nora)?)[\s:,]+(?:that |que )?(.{6,}) (?:instead|en (?:vez|lugar)(?: de eso)?)(?=\W*(?:$|[.;!]))/isu;
/** What opens an addition, and is no part of it. */
const adds =
  /^\W*(?:(?:also|plus|tambi[eé]n|adem[aá]s)\W+)?(?:(?:can you |could you |please )?(?:add|include|mention|note|say|put(?: in| down)?)(?:\W+(?:also|too))?(?:\W+that)?|make (?:that|it)(?= (?:before|after|at|by|on|the|an?|noon|around|until|mon|tue|wed|thu|fri|\d))|(?:agregu?e|a[nñ]ad[ae]|pon(?:ga)?|mencion[ae])\p{L}*(?: que)?|also|plus|tambi[eé]n|adem[aá]s|and tell (?:them|her|nora)|tell (?:them|her|nora)|let (?:them|her|nora) know)(?![\p{L}])[\s:,]*|^(?:还有|另外|再)(?:说|加|写|补充|告诉她?|请)*[，,：:\s]*/iu;
/** "Want to know about moving our number": the subject, told after the message was begun. */
const subject =
  /^\W*(?:(?:it['’]?s|this is|its|i|we)? ?(?:just )?(?:want(?:ed)? to (?:know|ask)|would like to know)?\W*(?:about|bout|regarding|concerning)|(?:i |we )?want(?:ed)? to (?:know|ask)|(?:it['’]?s |its )?(?:because |cause |cuz )?(?:(?:i|we)(?:['’]?(?:d|m|re)| am| are| would| just| only)* )?(?:want(?:ed)?|need(?:ed)?|like|looking|trying|hoping|thinking of) ?(?:to )?(?!(?:book|schedule|talk|speak|cancel|stop|leave|send|forget|wait|see|hear|read|change|move|know|no|not|that|it|this|a|an|the)\b)(?=\p{L}+ (?:our|my|the|from|to|over|a|an|two|three|\d))|(?:(?:i|we)(?:['’]?(?:ve|m|re))? )?(?:have|got|having) (?:a|an|some|two)? ?(?:\p{L}+ )?(?:questions?|problems?|issues?|trouble)(?: with| about| on)|(?:es |quiero saber )?(?:sobre|acerca de)|(?:es|ser[ií]a) por(?: lo de)?(?!\p{L})|por lo de|(?:es|se trata) de(?: lo de)?(?= (?:un|una|el|la|los|mi)\b)|(?:it['’]?s|its|this is) (?:for|because)|关于|想(?:知道|问))/iu;
const addsOnly =
  /^\W*(?:(?:can|could) you |please |also |plus )*(?:add|include|mention|agreg|a[nñ]ad|还有|另外|再)/iu;
/** "Send: how long does it take". */
const ordersText = /(?:^|[\s.,;!])(?:send|submit)(?: this| it| nora| her)?:/iu;
/** Says that the message stays as it is: "keep both". */
const keeps =
  /\b(?:keep|leave)\b.{0,40}\b(?:both|all|everything|parts?|it|that|in|as is)\b|^\W*(?:both|all of (?:it|them))\W*$|\b(?:deje|d[eé]jelo|conserve|las dos|los dos)\b|都(?:要|留)|保留/iu;
/** "Take out the part about the invoice", "without the first part". */
const takesOut =
  /(?<!\p{L})(?:take out|take off|leave out|remove|delete|drop|cut|skip|without|quit[ea]|sin|borr[ea]) (?:the |that |la |el )?((?:part|bit|line|thing|parte|frase)\b.{0,60}|.{1,60}? (?:part|bit|line|thing))(?=\W*$|[.,;!])/iu;

/** A message without the part that a line names: by its place, or by a word in it. */
function withoutPart(known: string, named: string): { text?: string } {
  const apart = known.includes(" / ") ? known.split(" / ") : known.split(/(?<=[.!?])\s+/);
  if (apart.length < 2) return {};
  const words = (named.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter(
    (one) => !aroundPart.test(one),
  );
  const place = /\bfirst\b|primer/iu.test(named)
    ? 0
    : /\blast\b|[uú]ltim/iu.test(named)
      ? apart.length - 1
      : -1;
  const left = apart.filter(
    (part, at) =>
      at !== place && (place >= 0 || !words.some((one) => part.toLowerCase().includes(one))),
  );
  return left.length > 0 && left.length < apart.length ? { text: left.join(" / ") } : {};
}
const aroundPart =
  /^(?:the|part|parte|bit|line|thing|frase|about|with|where|that|says?|sobre|del?|first|last)$/u;

/** Ends the message, and changes nothing in it. */
const gives =
  /\b(?:forget|never ?mind|changed my mind|rather (?:call|not|book)|scrap|cancel|delete|stop|(?:do(?:n'?t| not)|no longer) (?:want|need|bother|send|submit|like)|no (?:message|thanks|thank you|quiero|gracias)|olv[ií]d|mejor no|ya no)|不用|不要|算了|取消|别发/iu;

/**
 * What a line makes of a message that is written down: another text, more of it, or the order to
 * send it. Undefined where it does none of that. `original`: the line without name and addresses;
 * `details`: whether it held any.
 */
export function amendmentOf(
  original: string,
  known: string,
  details: boolean,
): Amendment | undefined {
  const sends =
    !withheld.test(original) && (orderAtEnd.test(original) || orderFirst.test(original));
  const said = original.replace(notYet, "").replace(orderAtEnd, "").replace(orderFirst, "");
  const bare = said.replace(openings, "").replace(openingsChinese, "").trim();
  const putRight =
    withKindPutRight(known, bare) ?? withSwapped(known, bare) ?? withCountPutRight(known, bare);
  if (putRight) return { ...(putRight !== known && { text: putRight }), sends };
  const framed = byFrame(messageFrame(said, true), known);
  if (framed) {
    const { text, adding } = framed;
    const yes = agreed.test(original) || orderFirst.test(original);
    // "Ok then add that …" agrees to nothing; "yes, and tell them …" does.
    const goes = sends || (yes && !adding && !details && !withheld.test(original));
    return text === known || text.length > fieldLimits.note
      ? { sends: goes }
      : { text, sends: goes };
  }
  const another = addsOnly.test(bare)
    ? undefined
    : (replaces.exec(said)?.[1] ?? tellsInstead.exec(said)?.[1]);
  if (another && tidy(another).length > 3) {
    const text = tidy(another);
    return { ...(text !== known && { text }), sends: sends || ordersText.test(said) };
  }
  const no = refused.test(original);
  const out = takesOut.exec(bare)?.[1];
  if (out && !/\b(?:don'?t|not) (?:take|leave)\b/iu.test(bare))
    return { ...withoutPart(known, out), sends };
  if (keeps.test(bare)) return { sends };
  const explicit = adds.test(bare) || (ofChange.test(known) && namesTime.test(bare));
  if (!explicit && gives.test(bare)) return undefined;
  const yes = agreed.test(original) || orderFirst.test(original);
  const added = tidy(withoutQuestions(bare.replace(adds, "")));
  const goesOn = continues.test(original) && !clausesOf(original).some(({ asks }) => asks);
  const more = explicit || goesOn || subject.test(bare) || yes || no || details || sends;
  if (!more || !(explicit && !details ? added.length > 3 : tellsMuch(added)))
    return sends || (no && bare.length > 0 && tellsMuch(bare)) ? { sends } : undefined;
  const text = `${known} / ${added}`;
  const goes = sends || (yes && !details && !withheld.test(original));
  return text.length <= fieldLimits.note && !known.includes(added)
    ? { text, sends: goes }
    : { sends: goes };
}

/** "Oh and we were billed twice", asking nothing. */
const continues =
  /^\W*(?:oh\W+)?(?:and|plus|y|adem[aá]s|tambi[eé]n) (?:that )?(?:we|i|i['’]?m|we['’]?re|our|my|they|nos|me|tenemos|somos|estamos|mi|nuestr[oa])(?![\p{L}])/iu;

/** What drops the text that is known: "scratch that, tell them …". */
const dropsKnown =
  /(?<![\p{L}])(?:no(?! (?:need|rush|hurry|one))|nope|nah|scratch|not (?:that|this)|wrong|instead|rather|actually just|forget|change|replace|delete|erase|redo|start over|mejor|c[aá]mbi\p{L}*)(?![\p{L}])|不对|不是|错了/iu;
const instead = /\s+(?:instead|en (?:vez|lugar)(?: de eso)?)\W*$/iu;

/** The text of a message by the words around what a line gives for it: in its place, or added to it. */
function byFrame(
  frame: MessageFrame | undefined,
  known: string,
): { text: string; adding: boolean } | undefined {
  if (!frame?.text) return undefined;
  const given = tidy(frame.text.replace(instead, ""));
  if (!tellsMuch(given) && given.length < 4) return undefined;
  const adding = frame.kind === "add";
  const drops = dropsKnown.test(`${frame.before} ${frame.words}`) || instead.test(frame.text);
  const places = ["replace", "label", "say"].includes(frame.kind) || drops;
  if (places && !frame.more && !adding) return { text: given, adding };
  return { text: known.includes(given) ? known : `${known} / ${given}`, adding };
}

/** A message that asks for a call to be moved takes the new time. */
const ofChange =
  /\b(?:move|reschedul\p{L}*|change|push|postpone)\b.{0,24}\b(?:call|appointment|appt|meeting|demo|booking|it)\b|\b(?:mover|cambiar|reprogramar)\b.{0,24}\b(?:cita|llamada|reuni[oó]n)\b|改.{0,6}(?:期|时间|到|预约|约)/iu;
const namesTime = new RegExp(
  `${weekday}|\\b(?:tomorrow|today|next week|at \\d|\\d ?[ap]m)\\b|mañana|明天|下周`,
  "iu",
);

const tidy = (text: string) =>
  withoutChatter(text.replace(/[\s.,;]*\b(?:then|to nora|please|pls)\W*$/iu, ""));
