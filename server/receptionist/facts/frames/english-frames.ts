import type { FramePattern } from "./frame-kind.ts";

/** Words that may stand before an order: they ask politely, or react to the line before. */
const opening = [
  "ok(?:ay)?|k|so|then|well|hi|hey|hello|yo|please|pls|plz|just|only|simply|actually|h+m+|um+|uh|no|nope|nah|yes|yeah|yep|ya|sure|alright|fine|great|cool|wait|oh|ah|sorry|maybe|perhaps|instead|now|also|plus|and|but|or|too|quick|kindly|eh|ugh+|lol|thanks|good|morning|afternoon",
  "hold on|hang on|never ?mind|nvm|in that case|go ahead and|do me a favor(?: and)?|before (?:you|u) send(?: it| that)?,?|one more thing,?|if (?:you|u) (?:can|could|would|don'?t mind),?",
  "(?:can|could|would|will|may|might)(?: (?:you|u|ya|i|we|someone|somebody|anyone|nora))?|(?:you|u) (?:can|could|may|should)|(?:do|would) (?:you|u) mind|(?:can|could|may) i (?:trouble|ask|get|bother) (?:you|u) to|(?:i|we)(?:['’]?ve)?(?= (?:have|got) an? )|(?:i|we)['’]?ll",
  "(?:i|we)(?:['’]?d| would)? (?:just |really |also |still )*(?:like|love|want|wanna|need|have|wish|prefer|rather)(?: (?:you|u))?(?: to)?|(?:i'?m|im|i was|we'?re) (?:just )?(?:hoping|looking|trying|calling|writing) to|(?:need|want|like|wanna|trying|hoping|looking)(?: to)?|let me|lemme|let'?s",
  "(?:is it|would it be) (?:possible|ok|okay|alright) (?:to|if i|for me to)|(?:is there|any) (?:a |any )?way (?:to|i can)|(?:who|how|where) (?:can|could|do|should|may) (?:i|we)",
].join("|");
const open = `^\\W*(?:(?:${opening})(?![\\p{L}'’])[\\s,.!…-]*){0,16}`;

const role =
  "(?:sales|billing|support|accounting|accounts|finance|partnerships?|legal|marketing|management|service|customer(?: service| support)?|tech(?:nical)?(?: support)?|account|product|engineering|onboarding|leadership)";
const people =
  "(?:team|people|ppl|peeps|boss|manager|owner|office|staff|guys?|reps?|colleagues?|dept|department|person|human(?: being)?|folks|sales ?(?:man|woman|person|people|guy)|accountant|bookkeeper|engineers?|techs?|developers?|partners?|company|ceo|founders?|crew|side|end|lady|supervisor|head|director|group|experts?|specialists?)";
const whoever =
  "(?:whoever|whomever|who ever|the (?:person|one|people) (?:who|that)|someone (?:who|that)|somebody (?:who|that))(?:['’]s| is)?(?: (?!that\\b|know\\b|we\\b|i\\b|to\\b)[\\p{L}'’]+){1,4}?(?=\\W*$|\\s*[:,.;!?—–-]|\\s+(?:that|know|about|to|we|i|i'm|im|we're|our|my|saying|then|please|pls)\\b)";
/** Somebody of the company: who a message is for. */
const somebody = `(?:${whoever}|(?:nora|them|['’]?em|her|him|everyone|everybody|y['’]?all|(?:some|any)(?:one|body)(?: else| real| human)?|one of (?:you|y['’]?all)|(?:(?:a|an|the|your|ur|one of (?:your|ur|the)|some) )(?:(?:real|actual|live|right|other|new|whole|local) )?(?:${role} )?${people}|(?:(?:a|the|your|ur) )?${role}(?: ${people})?)(?!\\p{L})(?: (?:(?:over )?there|at farline|(?:in|from|at|on|of) (?:the |your |ur )?(?:${role}|charge)(?: ${people})?|in charge(?: of \\p{L}+)?|on (?:your|ur) (?:team|end|side)|(?:who|that) (?:does|handles|runs|knows|can|deals|looks|reads|is)(?: (?!that\\b|know\\b|we\\b|i\\b|to\\b)\\p{L}+){0,3}?(?=\\W*$|\\s*[:,.;!?-]|\\s+(?:that|know|about|to|we|i)\\b)))?)`;

/** Whoever stands before a colon: "a message for purchasing: …". */
const anybody = "(?:(?:the|your|ur) )?(?!me\\b|us\\b)\\p{L}+(?: \\p{L}+)?(?=\\s*[:：])";

const note = "(?:message|messge|mesage|msg|note|memo|word|voicemail)";
/** What joins a text to the words before it. */
const says =
  "(?:\\W*(?:that (?:says|reads|goes)|which says|saying|to say|to say that|stating|and (?:say|tell (?:them|her|him)|ask)|as follows|the following))";
const joint = `(?:[\\s,.;!-]*(?:then|please|pls|instead|now|here|with (?:you|u)|thanks|thx|if possible|real quick|lol|(?:to|for) ${somebody}))*(?:${says}(?:[\\s:：,]+that(?=\\s)|[\\s:：,]+|$)|\\s*(?:[:：,.;!?—–-]+|that (?!would|works|was|is fine)|this[:,]|\\n)\\s*|\\s+(?=(?:i|we|i'?m|im|we'?re|my|our|about|regarding|re|because|it'?s|its)\\b)|\\W*$)(?:that (?=\\p{L}+ )|this is the (?:message|msg)[\\s:,]*|the following[\\s:,]*)?`;

/** "Call me": what somebody of the company is to do. */
const contacts =
  "(?:(?:contact|call|e-?mail|mail|write|text|ring|phone|message|ping|dm|reach)(?: back)?(?: to)? (?:me|us)|(?:get|come|write|reach|report|circle)(?: right)? (?:back|out|in touch|hold) ?(?:to|with|of)? (?:me|us)|(?:follow up|touch base|check in|check back|respond|reply|get in touch)(?: (?:to|with))? (?:me|us)|(?:give|drop|send|shoot) (?:me|us) (?:an? )?(?:call|ring|line|e-?mail|note|message|shout|text|buzz|mail)(?: back)?)";
const does =
  "(?:(?:please|pls|to|needs? to|has to|have to|gotta|should|must|can|could|who can|who could|that can|would|will|there|just|directly|actually|maybe|kindly|get to)\\s+)*";

const kinds: [FramePattern["kind"], string, Partial<FramePattern>?][] = [
  [
    "leave",
    `${open}(?:(?:leave|leaving|take|taking|drop|dropping|send|sending|sent|get|getting|got|pass|passing|give|giving|write|writing|put|jot|record|relay|forward|type|have|deliver)(?: (?:down|along|on|in|out|up|off|over))?(?: (?:to |for |with )?${somebody})?(?: (?:down|along|on|in))? (?:(?:a|an|the|my|one|this|another) )?(?:(?:quick|short|little|brief|written) )*${note}(?: (?:down|on|along|over))?(?: (?:for|to|with) ${somebody}| (?:for|to) ${anybody})?(?: with)?)(?!\\p{L})${joint}`,
  ],
  [
    "label",
    `${open}(?:(?:here(?:['’]?s| is)|this is|it['’]?s|its|thats?|as)\\s+)?(?:(?:the|my|a|our)\\s+)?(?:quick )?${note}(?: (?:for|to) (?:${somebody}|${anybody}))?(?:\\s+(?:itself|text|then))?(?:\\s+(?:is|would be|will be|should (?:be|say|read)|shall (?:be|say|read)|reads|says|goes|to say|to be)(?: this)?)?\\s*(?:[:：—–]|\\s-\\s)\\s*`,
  ],
  [
    "label",
    `${open}(?:the|my)\\s+${note}(?: (?:for|to) ${somebody})?\\s+(?:is|would be|will be|should (?:be|say|read)|reads|says)\\s+(?:that\\s+|this[\\s:,]+)?(?!(?:wrong|right|correct|fine|good|great|perfect|ok|okay|too|not|very|really|still|still|already|urgent|important|sent|gone|for|from|ready|done|complete|all|missing|incomplete|now|private)\\b)(?=\\S)`,
    { writing: true },
  ],
  [
    "tell",
    `${open}(?:pass|passing|relay|relaying|forward|forwarding|hand|give|giving|send|sending|get|getting|take|taking|write|put|note|jot|type|read|leave|submit|deliver|use)(?: (?:to |for )?${somebody})?(?: (?:down|along|on|over))? (?:this|that|it|something|the following|these)(?: (?:down|along|on|over|up|in))?(?: (?:as|in) (?:a|my|the) (?:${note}|question))?(?: (?:to|for|with|by) ${somebody})?(?: (?:please|pls|then|for me|thanks|lol))*\\W*(?:[:：?]\\s*|(?<=(?:down|along|on|over) ?(?:please|pls)?),\\s*|$)`,
    { refers: true },
  ],
  [
    "tell",
    `${open}(?:pass|relay|forward|report|mention|communicate|convey)(?: (?:it|this))?(?: (?:on|along))?(?: to ${somebody})?(?: please| pls)?\\s*(?:[:：,]\\s*)?that\\s+`,
  ],
  [
    "tell",
    `${open}(?:(?:have|let|make|make sure|want|need|get|like|ask)\\s+)?${somebody} (?:to |should |must |needs? to |has to |gets? to )?(?:see|read|hear|look at|get|gets|know|knows|understand|be told) (?:this|the following)\\s*[:：,]\\s*`,
  ],
  [
    "tell",
    `${open}(?:(?:let|letting|make sure|have|want|need|like)\\s+(?:${somebody}|they|she|he)|${somebody}(?= (?:to|should|must|needs? to|ought to) )) (?:(?:to|should|must|please|pls|needs? to|ought to) )*(?:know|knows|understand|understands|be told|be aware|hear)(?: please| pls)?[\\s:：,—–-]*(?:that\\s+|this[\\s:,]+)?`,
  ],
  [
    "contact",
    `${open}(?:(?:have|get|let|ask|tell|make|want|need|needs|like|is there)\\s+)?${somebody}\\s+${does}${contacts}(?!\\p{L})`,
  ],
  [
    "tell",
    `${open}(?:tell|telling|ask|asking|inform|informing|notify|remind|warn|update|say to|mention to|explain to|report to|pass on to|relay to|write to|write)\\s+${somebody}(?!['’])(?!\\s*[?？])(?: (?:please|pls|for me|from me|there|then))*[\\s:：,—–-]*(?:that\\s+|this[\\s:,]+|the following[\\s:,]*)?`,
  ],
  [
    "add",
    `${open}(?:(?:add|include|mention|throw|stick|slip|squeeze|tack|append|attach|(?:put|note|say|write)(?= (?:in|on|there|also|too|as well|to)\\b))(?: (?:in|on|there|down|also|too|as well|(?:to|in|into|on) (?:it|that|there|the ${note}|my ${note}|the end)))*(?: (?:also|too|as well|please|pls))*)(?: that\\b| this\\b(?=:)|\\s*[:：])\\s*`,
    { writing: true },
  ],
  [
    "add",
    `${open}(?:add|include|mention|append)(?: (?:in|on|there|also|too|as well|(?:to|in|into|on) (?:it|that|there|the ${note}|my ${note})))*(?: (?:also|too|as well|please|pls))*\\s+(?!(?:it|them|him|her)\\b)(?=\\S)`,
    { writing: true },
  ],
  [
    "add",
    `${open}(?:one more thing|another thing|something else|ps|p\\.s\\.?)(?: (?:for|to|in|on) (?:the|my|that|them|her|nora)(?: ${note})?)?\\s*[:：,-]\\s*`,
    { writing: true },
  ],
  [
    "replace",
    `${open}(?:(?:change|replace|swap|correct|edit|fix|reword|rewrite|redo)(?: (?:it|that|this|the (?:${note}|text|whole thing)|my ${note}))(?: out)?(?: (?:to|with|into|as|so it says|so that it says|for))?(?: (?:say|says|read|reads|this))?|(?:make|have|let) it (?:just )?(?:say|read)|it (?:should|shall|must|needs to|has to) (?:just |really )?(?:say|read))[\\s:：,]+(?:that\\s+)?`,
    { writing: true },
  ],
  [
    "say",
    `${open}(?:say|(?<!\\b(?:we|i)(?:['’]?d)?(?: (?:would|just|really))* (?:want|need|like|have|love|plan) to )(?:put|write|type))(?: (?:down|the following|this|that|something like))?[\\s:：,]+(?:that\\s+)?(?!(?:me|us|it|them|him|her|what|again|hi|hello|yes|no)\\b)(?=\\S)`,
    { writing: true },
  ],
  [
    "say",
    `${open}(?:it['’]?s|its|this is|here)\\s+(?:this|the message|it|goes)\\s*[:：]\\s*`,
    { writing: true },
  ],
  // "Ok so: …", asked for the text.
  [
    "say",
    "^\\W*(?:(?:ok(?:ay)?|so|well|yes|yeah|sure|alright|fine|here goes|here it is|bueno|pues|s[ií])[\\s,.]*)+[:：]\\s*",
    { writing: true },
  ],
  [
    "tell",
    `${open}ask(?:\\s*[:：]\\s*|\\s+(?=(?:if|whether|about|for|what|how|when|why|where|which)\\b))`,
    { writing: true },
  ],
];

/** The English words around a message; the clearer ones first. */
export const englishFrames: readonly FramePattern[] = kinds.map(([kind, source, more]) => ({
  kind,
  pattern: new RegExp(source, "iu"),
  ...more,
}));
