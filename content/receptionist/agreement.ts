/** What may be right, and what it may be: "everything looks fine". */
const subject =
  "(?:that|this|it|thats|its|thatll|itll|all|alls|everything|everythings|all of (?:it|that|this)|(?:the|those) (?:details?|info|time|name|email)|the whole thing)";
const state =
  "(?:right|correct|good|fine|great|perfect|perfectly|ok|okay|accurate|in order|ideal|better|exactly right|spot on|the one|me|what i (?:want|wanted|need|meant))";
const states =
  "(?: (?:s|is|are|looks?|sounds?|seems?|all|now|just|much|totally|really|will|would|should|be|to|thats|its))*";
const it = "(?: (?:it|that|this|me|us|them|one))?";

/**
 * Ways to say yes to what was read back, without accents and signs. A message agrees when it is
 * made of them and of what may stand around them, and of nothing else.
 */
export const agreements: readonly string[] = [
  `${subject}${states} ${state}`,
  `(?:${subject}${states} )?(?:works?|suits?|suits me|checks? out|adds? up)(?: (?:fine|great|well|just fine|perfectly))?`,
  `${subject}(?: (?:will|would|should|ll))? (?:work|do|do it|do nicely|suit me|be ${state})`,
  `(?:fine|good|great|ok|okay|perfect|works|alright) (?:by|with|for) (?:me|us)`,
  "(?:good|right|correct|better|fine|perfect) (?:now|this time)|done deal|good (?:to go|enough)|all correct|all right|all of it",
  "yes|yea|yep|yeah|yup|sure thing|(?:that is|thats|that s) (?:it|all)|ahora si|eso|que si",
  "exactly|precisely|indeed|agreed|confirmed|affirmative|certainly|totally|absolutely|definitely|of course|by all means|bingo|roger(?: that)?|deal|correct|right|exact|perfect|excellent|wonderful|great|for sure|you bet|count me in|im in|i agree|i confirm|no (?:changes|objections)|please do|thumbs up",
  "im (?:good|fine|ok|okay|happy) with (?:it|that|this)|sounds like a plan|thats a (?:yes|deal|plan)|make it official|make it so|make it happen",
  `(?:book|schedule|reserve|confirm|submit|finalize|keep|do)${it}(?: (?:in|now|for me|please))?`,
  "(?:lock|put|pencil|book) (?:it|that|this|me) (?:in|down|through)|lock (?:it|that)|sign me up|set it up|get it done|wrap it up",
  "go(?: ahead| on| for it| with (?:it|that|this)| right ahead)?|proceed|(?:ill |i will )?take (?:it|that one|this one)",
  "(?:send|pass|ship|fire)(?: (?:it|that|this|them))?(?: (?:on|off|over|along|away|out|through))?",
  "va(?: que va)?|orale|sale|listo|vale|dale|hecho|exacto|exactamente|precisamente|eso (?:es|mismo|mero)|asi (?:es|mero|mismo|esta bien|esta perfecto|queda|quedamos|dejelo|dejalo)|(?:todo )?(?:esta |muy |que |todo )(?:bien|perfecto|correcto|en orden)|me (?:parece|queda|viene|late) (?:bien|perfecto)|correcto|conforme|sin (?:problema|cambios)|adelante|proceda|afirmativo|de acuerdo|confirmad[oa]|(?:haga|reserve|agende|apunte|confirme|mande|envie|pase|deje|anote|haz|resirva)(?:l[oa]|me|mel[oa])(?: asi)?|quedamos asi|(?:lo |la |yo )?confirmo|andale|hagamosl[oa]|apart(?:e|a)(?:l[oa]|me|mel[oa])",
];

/** What may stand before, between and after them; it agrees to nothing by itself. */
export const besideAgreement =
  "yes|yea|yeah|yep|yup|ya|y|ok|okay|k|kk|sure|fine|well|oh|ah|now|then|great|good|nice|cool|awesome|sweet|super|thanks|thank you|thank u|thx|ty|please|pls|plz|so|and|alright|right|very much|just|all|lets|i think|i guess|(?:to|for|with|by) (?:me|us)|on my end|over here|there|again|sir|maam|mhm|hm+|um|uh huh|everybody|guys|si|claro|pues|bueno|gracias|por favor|ya|muy amable|vale|va|sale|orale|listo|entonces|que si|better|ha";

/** The same in Chinese, without signs. */
export const agreementsHan =
  "好的?|是的?|对的?|行|可以的?|没错|没问题|没有?问题|就这样|就这么定|就这么办|就这个|定了|完全正确|正确|同意|确认|确定|约吧|订吧|定吧|发吧|预约吧|预订吧|没意见|(?:请|帮我|给我|就)(?:预)?(?:订|约|定|发)(?:上|吧|了)?";
export const besideAgreementHan = "嗯|那|就|啊|呀|吧|了|哦|啦|谢谢|多谢|麻烦(?:你|您)?了?|都";
