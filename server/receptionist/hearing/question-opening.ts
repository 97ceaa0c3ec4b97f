import { remembering } from "./remembering.ts";
import { chineseText, latinWords } from "./words.ts";

/** Words that may stand before the question itself: "and do you", "y cuánto". */
const before =
  /^(?:(?:and|so|ok|okay|but|also|then|y|e|hi|hello|hey|yeah|yes|um|uh|hm+|well|oh|actually|wait|hold on|hang on|sorry|anyway|anyways|listen|look|btw|by the way|quick question|one more thing|just curious|curious|just wondering|(?:about|roughly|approximately)(?= how)|hola|bueno|pues|oiga|oye|perdon|espere) )+/;

/** Words that open a question, in English and Spanish, without accents. */
const opens =
  /^(?:do|does|did|(?:can|could)(?! (?:swallow|breathe|walk|see|hear|eat|drive|talk|move|feel|come|wait|stay|make|do|be|hold)\b)|will|would|is|are|am|what|whats|which|how|why|when|whens|where|wheres|whered|who|whos|whod|whats|whatd|whatll|hows|howd|whyd|whys|whose|you think|you reckon|cree que|crees que|creen que|usted cree|may(?! \d)|should|any|(?:have|has|had) (?:i|we|he|she|they)(?! had\b)|have you|got any|que|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|cuando|donde|quien|por que|puedo|puede|pueden|tiene|tienen|hay|debo|es|son|esta|contestan|mandan|hablan|funciona|trabajan|atienden|envian)\b/;

/** "It is there for sure, right", "hornets you think"; "bottom right" is a place, "looks right" a yes, "won't wake up right" a way. */
const ends =
  /\b(?:(?:do )?(?:you|u) think|(?<!\b(?:upper|lower|top|bottom|back|front|far|on|the|my|his|her|your|its|turn|bear|all|just|not|alright|and|up|breathe?|breathing|act|acting|work|working|walk|walking|talk|talking|feels?|sits?|looks?|sounds?|seems?|reads?|got (?:it|that)|thats|that is|fine|good|yes|yeah|exactly) )right|(?<!\b(?:de|la|en) )verdad|do you know)$/;

/** "If I put 2 grand down whats the monthly": a question behind its condition. */
const behindCondition =
  /^(?:if|assuming|supposing|with|say) (?:\w+ ){2,9}?(?<!\b(?:know|knew|known|see|sees|tell|told|sure|ask|check|find|out|about|understand|wonder|of|to|and|say) )(?:whats|hows|how (?:much|many|long|soon)|who (?:pays|covers|gets|is|does|will|would|can)|what (?:is|are|do|does|did|would|will|can|could)|(?:would|will|can|could|does|should) (?:i|you|u|it|that|they|we|he|she)) \w/;

/** "Y si me llaman de noche": what happens then; "y si la hacemos el martes" proposes a time. */
const opensSupposition =
  /^(?:(?:oye|oiga|ok|bueno|pues|hola|perdon|ah) )*y (?:que pasa )?si (?:\w+ ){0,3}?(?:llam|quier|pregunt|pid|habl|cancel|necesit|sab|escrib|contest|dej)\w*(?<!mos)\b/;

/** "What we got is a gas furnace", "what happened was", "son de un minuto": tells, and asks nothing. */
const tells =
  /^is all$|^que (?:sea|sean|tenga|tengan|este|esten|quede|no haya|haya|venga|vengan|(?:(?:no|se|lo|la) )?(?:acepten?|incluyan?|permitan?|cuenten?|funcionen?|pueda[ns]?|sepan?|hablen?|entren?)|me (?:llame|llamen|avise|avisen|toque)|nos (?:llamen|avisen))\b|^any \w+ (?:is|are|works?|will|would be)\b|^(?:son|es) (?:de (?:1|un|una|dos|tres|\d)|unas?|unos|como|cosa de|mas o menos|cortit|puras?|puros?)\b|^(?:what|where|how|why|when|which) (?:happened|(?:i|id|ive|we|weve|he|she|they|it|you|you guys|my \w+|the \w+) (?!(?:is|are|was|were)\b)(?:\w+ ){1,5}?)\s*(?:is|was|were|are)\b/;

const chinese =
  /[吗呢]$|多少|什么|怎么|几个|几天(?!前|之前|了|没|来|以来)|多久(?!前)|多长时间|哪|能不能|可不可以|会不会|有没有|是不是|要不要|该不该|行不行|你觉得|您觉得|您看是|好不好|对不对|可不可|是否|用不用|^(?:那么?|还有)?(?:能|可以|会)(?!$)/;

/** "没什么毛病", "随便哪天", "什么都行": of nothing in particular, and no question. */
const anything =
  /(?<!有)没(?:有)?\p{Script=Han}{0,2}?(?:什么|啥|多少|几个|怎么)|(?:什么|谁|啥|怎么|几点|哪(?:天|里|儿|个|家|种|样)?)\p{Script=Han}{0,3}?(?:都|也)(?!不是吗)|(?:随便|不管|无论)(?:是)?(?:哪|什么|怎么|几|谁|多少)\p{Script=Han}?|什么\p{Script=Han}{1,3}什么|不怎么|天[哪呐]|(?:不知道|不清楚|不记得|忘了)\p{Script=Han}{0,8}?(?:在哪\p{Script=Han}?|哪\p{Script=Han}|什么|怎么\p{Script=Han}?|是谁|几\p{Script=Han})|多少(?:有点|有些|会)/gu;

/** Whether words read like a question without its mark: "does it", "cuánto cuesta", "多少钱". */
export const opensQuestion = remembering((text: string): boolean => {
  const written = latinWords(text).join(" ");
  const words = written.replace(before, "");
  return (
    opensSupposition.test(written) ||
    (opens.test(words) && !tells.test(words)) ||
    behindCondition.test(words) ||
    ends.test(words) ||
    chinese.test(chineseText(text).replace(anything, ""))
  );
});

/** "Y si me llaman de noche", "what if they call at night". */
export const supposes = (text: string): boolean =>
  opensSupposition.test(latinWords(text).join(" ")) ||
  /^\W*(?:(?:and|so|ok|but) )*what if (?!we\b|i\b|you\b)/i.test(text);
