import { clausesOf } from "#server/receptionist/hearing/clauses.ts";

const before =
  "^\\W*(?:(?:ok|okay|no|nah|so|then|well|just|please|pls|and|but|fine|whatever|look|listen|instead|rather|actually|seriously|bueno|pues|entonces|mejor|por favor|y|pero)\\W+)*";
/** Who answers for prices. */
const inCharge =
  "(?:boss|manager|owner|supervisor|superior|ceo|sales(?: (?:guy|person|rep|people|team|dept|department))?|salesperson|rep|higher ups?|whoever (?:is|s) (?:in charge|responsible|the boss)|person in charge|(?:somebody|someone|anybody|anyone|people?)(?: (?:else|real|higher up|in charge|who (?:can|knows|decides)|with authority))?)";
const ours = "(?:(?:your|ur|yer|the|a|an|some|one of your|somebody s) )?(?:real |actual )?";
const patterns = [
  // "Let me talk to ur boss", "i want to speak with the owner".
  `(?:let me|lemme|can i|could i|may i|i (?:want|need|wanna|demand|would like|d like|d rather|rather)(?: to)?|i ll|gimme|how (?:do|can) i)(?: (?:just|please|rather|get to|have to))* (?:talk|speak|chat|complain)(?: (?:to|with)) ${ours}(?:${inCharge}|human|person|nora)`,
  // "Get me someone on the phone", "put your manager on".
  `(?:get|put|give|find|fetch|bring|hook|connect|transfer|pass|patch)(?: me| us)?(?: (?:through|over|on|up))*(?: (?:to|with))? ${ours}(?:${inCharge}|human|person|nora)(?= (?:on|to|who|now|please|pls|then|here|instead)| ?$)`,
  // "Is there a manager", "where's your boss".
  `(?:is there|wheres|where is|whos|who is|do you have) ${ours}(?:boss|manager|owner|supervisor|human|person in charge)(?= ?$| (?:i|here|there|around|to talk|to speak))`,
  `(?:(?:d[eé]jeme|quiero|quisiera|necesito|puedo|podr[ií]a) hablar|p[aá]s[ae]me|comun[ií]queme|comun[ií]came|p[oó]ngame) con (?:el|la|su|un|una|alguien)(?!\\p{L})(?: (?:due[nñ][oa]|jefe|jefa|gerente|encargad[oa]|persona|humano))?(?! (?:cliente|plan))`,
].map((source) => new RegExp(before + source, "iu"));
const chinese =
  /(?:让我|我要|我想|给我|叫|找|转).{0,4}(?:跟|和|找|接)?(?:你们|你)?的?(?:老板|经理|主管|负责人|店长|领导)(?!.{0,3}(?:留|传|带)(?:个|一)?(?:言|话|口信))(?:.{0,2}(?:谈|说|聊|讲|接|听)|来)?/u;

/**
 * Whether a sentence of a line is the wish for somebody here, whatever stands before it: "nobody charges
 * that. Let me talk to ur boss".
 */
export const asksForSomebody = (message: string): boolean =>
  clausesOf(message).some(({ text }) => {
    const bare = text.replace(/['’]/g, " ");
    return patterns.some((one) => one.test(bare)) || chinese.test(text);
  });

/** "Can someone ring me": somebody is to call, and nothing is said of when. */
const callsBack =
  /^\W*(?:(?:ok|so|then|please|pls|just|and)\W+)*(?:(?:can|could|would|will|have|get) )?(?:someone|somebody|anyone|nora|your boss|a person)(?: (?:please|just|from there|over there))* (?:call|ring|phone|contact|email|write)(?: to)? (?:me|us)\b|(?<!\p{L})(?:que )?(?:me|nos) (?:llame|marque|hable)n?(?: alguien| nora)?\b|(?:让|叫|请).{0,4}(?:打给我|联系我|给我(?:打|回)电话)/iu;
/** "Leave a note for Nora", "take a message". */
const leaves =
  /^\W*(?:(?:ok|so|then|please|pls|just|and|can i|let me|i ll)\W+)*(?:leave|take|write)(?: down)? (?:a|an|my|this) (?:note|message|msg)\b|(?<!\p{L})(?:dejar|tome|anote) un (?:recado|mensaje)\b/iu;

const turns = (text: string): boolean =>
  asksForSomebody(text) || callsBack.test(text) || leaves.test(text);

/** Whether a sentence of a line wants somebody, a call back or a message taken, in place of what was spoken of. */
export const turnsToSomebody = (message: string): boolean =>
  clausesOf(message).some(({ text }) => turns(text));

/**
 * Whether it wants that, and nothing else in it asks: "too much for us. Get me someone on the phone".
 * `isRemark`: what may look like a question and is none ("es muy caro").
 */
export const onlyTurnsToSomebody = (
  message: string,
  isRemark: (text: string) => boolean,
): boolean => {
  const others = clausesOf(message).filter(({ text }) => !turns(text));
  return (
    others.length < clausesOf(message).length &&
    others.every(({ text, asks }) => !asks || isRemark(text))
  );
};
