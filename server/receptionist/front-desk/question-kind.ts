import type { QuestionKind } from "#content/front-desks/front-desk.ts";
import { isCommon } from "#server/receptionist/hearing/name-words.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { isGiven } from "./hearing/given-name.ts";
import { ofOthers } from "./of-others.ts";

/** Jobs of the front desk itself: "can I come at three" asks for no advice. */
const ofTheDesk =
  "book|schedule|reserve|come|stop|swing|drop|bring|get|have|see|talk|speak|call|reach|pay|owe|ask|leave|change|move|cancel|reschedule|make|order|buy|rent|park|join|freeze|send|text|email|know|expect|request|put|add|hold|find|tour|view|look|sign up|pick|meet|be|sit in|confirm|transfer|return|exchange|need (?:you|yall)|need (?:an? )?(?:appointment|reservation|referral|deposit|id|membership|(?:police )?report|photos?|pictures?|receipt|copy|form|letter|card|ticket|pass|login)|(?:need|have) to be (?:home|there|present|here)|need to (?:bring|come|pay|book|call|be|sign|fill)|have to (?:bring|come|pay|book|call|be|sign|fill)";
/** No verb of its own: "do I still get it" asks what one gets. */
const pauses = "just|still|even|really|maybe|also|safely|already|only|now|then|please";
const pause = `(?:(?:${pauses}|go ahead and|try to|try and) )*`;
const who =
  "(?:i|we|he|she|they|the kids|the dog|the cat|an? (?:fella|guy|body|person|man)|my (?:\\w+ )?\\w+)";

const insurers =
  "insurance|plan|policy|coverage|delta(?: dental)?|aetna|cigna|metlife|guardian|humana|medicare|medicaid|blue ?cross|bcbs|united(?: ?healthcare)?|kaiser|anthem|ambetter|progressive|geico|allstate|usaa|farmers|state farm";

/** How much of something an insurer pays. */
const asksInsurer = new RegExp(
  `\\b(?:how much|what|what part|what percent(?:age)?|how many percent)(?: (?:of )?(?:\\w+ ){0,5}?)?(?: ?(?:will|does|do|would|is|can|should)) (?:(?:my|our|the|your|his|her) )?(?:${insurers})(?: (?:plan|insurance|usually|normally|typically|actually|dental|even|going|gonna|to))* (?:pays?|covers?|covering|paying|chip|give|reimburse)\\b|\\b(?:how much|what)(?: \\w+){1,6} if (?:(?:my|our|the|his|her) )?(?:${insurers}) (?:\\w+ )?(?:pays?|covers?)\\b`,
);

/** Whether words ask what an insurer pays: no price of the house. */
export const asksWhatInsurerPays = (words: string): boolean => asksInsurer.test(words);

const kinds: Readonly<Record<QuestionKind, readonly RegExp[]>> = {
  act: [
    new RegExp(
      `\\b(?:can|cant|could|couldnt|should|shouldnt|may|shall|must|what if|what happens if|what happens to me if|do|which \\w+ (?:can|should)) ${who} ${pause}(?!(?:${ofTheDesk}|${pauses})\\b)\\w+`,
    ),
    new RegExp(
      `\\b(?:how|what|how long) (?:do|can|could|should|would) ${who} ${pause}(?!(?:${ofTheDesk}|${pauses})\\b)\\w+`,
    ),
    /\bhow long (?:can|could|should) (?:i|we|it|he|she|that) (?:leave|wait|go|keep|live|use|run|drive|stay|put)\b/,
    /\b(?:is it|its|is that|would it be|am i) (?:ok|okay|safe|fine|alright|bad|smart|dangerous|wise|allowed|better) (?:to|if|for|while|when|after|with)\b/,
    /\bwhats? (?:is )?(?:my|our|the) (?:best|smartest|safest) (?:move|option|bet|shot|course|way)\b/,
    // "Can I make him pay".
    /\b(?:can|could|should|do) (?:i|we) (?:\w+ )?(?:make|get|force|have) (?:him|her|them|my (?:\w+ )?(?:boss|landlord|employer|neighbor|tenant|ex)) (?:to )?(?!an?\b|in\b|call\b|come\b)\w+/,
    new RegExp(
      `\\b(?:am i|are we|is (?:he|she|it)|would i be) (?:(?:obligated|obliged|required|forced|bound|legally \\w+) to|(?:able|allowed|entitled|permitted|supposed|free) to (?!(?:${ofTheDesk})\\b)\\w+)`,
    ),
    /^(?:so |and |but )?(?:(?:ok|okay|safe|fine|alright|cool) )?(?:to|if i|for me to) (?!(?:book|come|bring|pay|call|stop|swing|see|talk|speak)\b)/,
    /\b(?:something|anything|a job) (?:that )?(?:i|we) (?:can|could|should|might) (?:\w+ )?(?:do|try|handle|fix|manage|tackle|attempt)\b/,
    /\b(?:can|could|should) (?:that|this|it) be done (?:by me|by myself|at home|on my own)\b/,
    /\b(?:is|would|are) \w+ing (?:\w+ ){0,5}(?:safe|ok|okay|allowed|legal|dangerous|possible|smart|fine|a (?:bad|good|dumb|terrible) idea)$/,
    new RegExp(
      `\\b(?:am i|are we|would i be|would we be) (?:able|allowed|supposed) to ${pause}(?!(?:${ofTheDesk}|${pauses})\\b)\\w+`,
    ),
    /\b(?:can|could|should|would|may|do) (?:i|we) (?!(?:come|go|visit|see|book|sign|join|train|work|pay|view|tour|look)\b).*\b(?:without (?:you|yall|a pro|calling)|myself|on my own|ourselves)\b/,
    /\bany (?:harm|risk|danger|sense|point) (?:in|to|if) (?:me |my |us |i |we )?\w+/,
    /\b(?:trick|secret|hack|quick fix) (?:to|for)\b/,
    new RegExp(
      `\\b(?:is there|any|whats the|what is the) (?:an? )?(?:easy |quick |best |right |safe )?way (?:i can |for me |of |to |for us )+(?!(?:${ofTheDesk})\\b)\\w+`,
    ),
    /\bhow many (?:reps|sets|pills|units|drops|times) /,
    /^(?:y |entonces |o )?(?:le|lo|la|les|se lo|se la|me lo|me la) (?:doy|pongo|echo|quito|dejo|muevo|saco|prendo|apago|abro|cierro|conecto|lavo|corto|paro|subo|bajo|tapo|unto|tomo|sigo)\b(?! (?:mi|su|el|la|un) (?:numero|telefono|nombre|correo|direccion|cel\w*))/,
    // "Me pueden sacar así nomás": what somebody may do to the caller.
    /\b(?:me|nos|lo|la|le) (?:pueden?|podrian?) (?!(?:llamar|atender|ver|dar|decir|agendar|mandar|enviar|ayudar|recibir|apuntar|cambiar|guardar|apartar|avisar|confirmar|explicar|pasar|recoger|entregar|reservar|mover|hacer|poner|surtir|resurtir|mostrar|ensenar|cotizar|revisar|arreglar|traer|llevar|anotar|buscar|pedir|comunicar|contestar|responder)\w*\b)\w+/,
    /\b(?:puedo(?! *$)|podemos(?! *$)|debo|debemos|deberia|tengo que|hay que)(?! (?:reserv|agend|ir|venir|pasar|llevar|hablar|ver|pagar|cambiar|cancelar|mover|dejar|llamar|traer|hacer una|tener|congelar|pausar|suspender|inscribir|comprar|rentar|mandar|enviar|recoger|entregar|devolver|preguntar|pedir|escoger|elegir|firmar|confirmar|dar(?:le|les)? (?:mi|el|la) ))/,
    /\b(?:como (?:lo |la |le )?(?:hago|arreglo|quito|limpio|reparo|saco|abro|cierro|prendo|apago)|que (?:me )?(?:hago|tomo|pongo|le doy|hacemos)|esta bien si|es (?:seguro|malo|peligroso) (?:que|si))\b/,
    /(?:可以|能不能|可不可以|能|该不该|该|应该|要不要|用不用|敢不敢|是不是要)(?:先|自己|自个儿|再|直接|给他|给她|给孩子|把\p{Script=Han}{1,4})*(?:吃|喝|用|开|关|碰|拆|拔|涂|拧|停|换|修|装|弄|动|点火|倒|喷|拉|按|接|剪|刷|洗|挤|抹|敷|搬|挪|爬|堵|通|住|喂|打扫|扫|刮|补|粘|揭|抠|泡|晒|做运动|练|抱|插|重启|打开)|自己(?:能|可以|会|换|修|弄|拆|装|通|处理)|怎么办|怎么(?:处理|弄|修|治|洗|清理)|(?:该|要|应该)怎么做/u,
  ],
  payer: [
    // "How much of a root canal does Cigna pay", "what does Medicare pay for a physical".
    asksInsurer,
    // "If you drop the piano and it breaks, who pays": who pays, or whether insurance does.
    /\bwho (?:pays|covers|eats|foots|would pay|is paying|gets to pay|has to pay|is responsible|is liable)\b|\bwhos (?:paying|liable|responsible|at fault|in the wrong|wrong|to blame)\b/,
    /\b(?:is|its|thats) (?:that |it |this |the bill )?on (?:me|us|him|her|them|you)\b/,
    /\b(?:what if|what happens if|if|say) (?:you|yall|u|they|your guys|the crew|something|anything|my \w+|the \w+)(?: \w+){0,4} (?:break|breaks|broke|broken|drop|drops|lose|loses|lost|damages?|damaged|scratche?s?|scratched|ruins?|smash\w*)\b/,
    new RegExp(
      `\\b(?:will|does|do|would|is|can|could|how much (?:does|will|would|do)) (?:(?:my|our|the|your|his|her) )?(?:${insurers})(?: \\w+)? (?:pay|pays|cover|covers|covering|pick|take care|reimburse|handle|chip)\\b`,
    ),
    new RegExp(
      `\\b(?:do|does|will|would|can) (?:you|yall|u|the \\w+) (?:guys )?(?:take|accept|bill|honor) (?:my )?(?:${insurers})\\b`,
    ),
    /\bquien (?:lo |la |me |nos )?(?:paga|pagaria|responde|tiene que pagar|se hace cargo)\b|\b(?:el seguro|la poliza|la aseguranza)(?: \w+)? (?:paga|cubre|responde)\b|\b(?:lo|la|eso) (?:lo )?(?:paga|cubre) (?:el seguro|la poliza|la aseguranza|mi \w+)\b/,
    /谁(?:来)?(?:赔|付|出钱|负责)|(?:保险|保单)(?:公司)?(?:能|会|给)?(?:赔|付|报)/u,
  ],
  verdict: [
    // "Think we'd have a shot", "¿cree que ganemos?", "您觉得能赢吗": an opinion.
    /^(?:so |and |ok |but |you |u |do you |do u )*(?:think|reckon|figure) (?:i|id|ill|we|wed|well|he|hed|hell|she|shed|they|theyd|theyll|it|its|itll|itd|thats|this|these|those|the|my|there)\b/,
    /\b(?:usted |ustedes )?(?:cree|creen|piensan?|opinan?) (?:usted |ustedes )?que\b/,
    /(?:您|你|你们|大夫|医生)(?:觉得|认为|看)/u,
    /\b(?:am i|are we) (?:just )?(?:wasting|throwing|crazy|dumb|overreacting|in the clear|off the hook)\b/,
    /\b(?:thats|that is|its|it is|hes|shes|theyre|they are) (?:not )?(?:\w+ ){1,3}(?:is it|isnt it|are they|is he|is she|huh)$/,
    /\b(?:could|might) (?:it|this|that|these|they) be (?!(?:\w+day|tomorrow|today|tonight|earlier|later|sooner|done|ready|possible|at|on|in|around|moved|changed|before|after|by|delivered|picked|sent|emailed|here|there|billed)\b)\w+/,
    /\b(?:will|would|is) (?:it|that|this|he|she|they) (?:be )?(?:ok|okay|fine|alright|safe) (?:til+|until|over|for the)\b/,
    /\b(?:thats|that is|is that|is it|that be|it be) enough\b/,
    /\b(?:is|are) (?:\w+ ){1,4}(?:better|best|worse|worst)(?: for (?:him|her|me|us|them|my \w+|this|that|it))?$/,
    // "Would salt water help", "will ibuprofen do", "is honey ok for him".
    /\b(?:will|would|can|could|does|do|might) (?!(?:you|u|someone|somebody|anyone|anybody|they|he|she|i|we|it|that|this|\w+day|tomorrow|today|tonight)\b)(?:\w+ ){1,3}(?:help|do|be enough|suffice)$/,
    /\b(?:is|are) (?!\w+day\b|tomorrow|today|noon)(?:\w+ ){1,2}(?:ok|okay|safe|fine|bad|good|alright) (?:for (?:him|her|me|us|them|my \w+|an? \w+)|to (?:give|take|use|eat|drink))\b/,
    /^(?:so |and |but )?how (?:strong|good|bad|serious|likely|risky|dangerous|safe|solid|worried|swollen|sore|bruised|red|painful|noticeable|permanent|contagious|deep) (?:is|are|am|would|will|should)\b/,
    /\b(?:which|what) (?:\w+ ){1,3}(?:works?|is|are|would be) (?:the )?(?:best|better|safest|safer|strongest)\b/,
    /\b(?:is|are|was|would) (?:it|this|that|these|he|she|the \w+|my \w+)(?: \w+){0,2} (?:serious|dangerous|safe|normal|bad|infected|legal|toxic|poisonous|ok|okay|alright|advisable|broken|ruined|fixable|rescuable|salvageable|repairable|fatal|urgent|fair|contagious|harmful|a write off|an emergency|worth (?:it|fixing|doing))$/,
    /\b(?:is|are|am|will|would) (?:he|she|they|it|i|we|my \w+) (?:be )?(?:ok|okay|safe|fine|alright) (?:to|with|eating|there|here|if|at)\b/,
    /\b(?:you|u) (?:think|reckon|figure) (?:i|ill|we|well|he|hes|hed|she|shes|shed|they|theyre|theyll|theyd|itd|it|its|itll|that|thats|this|those|these|the|a|an|my|there)\b/,
    /\bam i (?:going to|in (?:the wrong|trouble)|too \w+|liable|at fault)\b/,
    /\bwill i (?:die|lose|win|be ok|be okay|go to)\b/,
    /\bdo i need (?:a|an|any|to) (?!(?:police )?report|photos?|pictures?|receipt|copy|form|letter|card|ticket|pass|login|appointment|reservation|referral|deposit|bring|come|pay|book|call|be)/,
    /\b(?:hace|hara) (?:dano|mal)\b|\b(?:afecta|perjudica) (?:a|al|mi|el|la)\b/,
    /\bes (?:grave|peligroso|peligrosa|normal|seguro|segura|malo|legal|toxico|toxica)$/,
    // "I'm breastfeeding, that's fine, right?"
    /^(?:and |so |but |y )?(?:thats|that is|its|it is|im|i am|eso es|es|esta|estoy) (?:still |all |totally |also )?(?:fine|ok|okay|safe|normal|allowed|alright|bien|normal|segur[oa])(?: (?:to do|for me|con eso))? (?:right|no|correct|yeah|isnt it|verdad|cierto|o no)$/,
    /(?:严重|危险|正常|安全|要紧|合法|有毒|没关系|没事|可以的?|没问题)(?:吗|吧)/,
  ],
  outcome: [
    /\b(?:will|would|can) (?:people|anyone|anybody|everyone|others|folks) (?:be able to )?(?:notice|tell|see|know)\b/,
    // "Would salt water help", "will all my wrinkles be gone".
    /\b(?:will|would|can|could|does|do|might) (?!(?:you|u|someone|somebody|anyone|anybody|they|he|she|i|we|it|\w+day|tomorrow|today|tonight)\b)(?:\w+ ){1,3}(?:cure|heal\b|be gone|go away|disappear|vanish)/,
    /\b(?:can|could|do|will) you (?:promise|swear|assure)\b/,
    /\b(?:will|would|can|does|do) (?:it|that|this|they|you|we|the \w+|my \w+) (?:\w+ ){0,2}(?:last|grow back|come back|wear off|fade|damage|harm|ruin|weaken|scar|stain|work|help|fix|match|peel|look|turn out|come out|hurt|hold|heal|cure|get rid|fixed|guarantee|perfect)\b/,
    /\b(?:is|are) (?:it|that|this|they|you|these) (?:gonna|going to|gon) (?:\w+ )?(?:wreck|ruin|damage|fry|destroy|hurt|burn|scar|stain|fade|last|hold|work|help|match|show|fall out|break off)\b/,
    /\bwill i (?:like|love|look|hate|regret|be happy)\b|\bguarantee\w*|\bfor (?:sure|certain)\b|\bforever\b/,
    /\bgarantiza\w*|\bquedara? (?:bien|igual)\b|保证|能保/,
  ],
  duration: [
    /\bwhen (?:do|does|will|would|should) (?:my|our|the|all my) (?:\w+ )?\w+ (?:show up|arrive|get (?:there|here)|come|be (?:there|here|back))\b/,
    /\bhow (?:long|soon|fast)$|\bpara cuando (?:lo|la|los|las|esta|estaria|estara|me lo)\b/,
    /\bhow long (?:does|will|would|is|for|until|till|before|do|am|are)\b|\bwhen (?:will|would|can|could) (?:it|i|they) (?:be|get|have)\b|\bhow many (?:days|weeks|hours|months)\b|\b(?:done|ready|finished|finish|do it|get it in|fit (?:it|us|me) in) (?:by|before|in time)\b/,
    /\bcuanto (?:tarda|tardan|dura|tiempo)\b|\bcuando (?:esta|estara|estaria) list[oa]\b|多久|几天|什么时候(?:能|可以)?(?:好|完)/,
  ],
  others: [
    // "Did her blood work come back".
    /\b(?:did|are|is|were|was|what|have|has|do|how did|read|tell|know)\b.*\b(?:her|his|their|my (?:wifes|husbands|moms|mothers|dads|fathers|sons|daughters|brothers|sisters)) (?:blood ?work|labs?|lab results|tests?|test results|results?|x ?rays?|biopsy|scan|mri|chart)\b(?! (?:is|are|at|on|for) \d)/,
    // "Who else around here do you clean for", "which other offices use you".
    /\b(?:who|whom) else\b(?! can i| could i| should i| do i).*\b(?:you|yall|u|use|uses|hired?)\b(?! (?:have|got|there|can|could))|\bwhich (?:other )?(?:offices|companies|businesses|firms|places|clients|customers) (?:\w+ ){0,2}(?:use|hire|do you|have you|you)\b|\b(?:a|con|para) quien(?:es)? mas\b/,
    // "Are you his lawyer too", "did Crestline already hire you".
    /\bare (?:you|yall|u) (?:already )?(?:his|her|their) (?:lawyer|attorney|doctor|dentist|stylist|agent|trainer|therapist)\b|\b(?:did|has|have) (?!(?:anyone|anybody|someone|somebody|my mom|i|we)\b)\w+ (?:already |just )?(?:hired?|retain(?:ed)?) (?:you|yall|u)\b/,
    // "What medication is my wife on".
    /\b(?:what|which) (?:\w+ )?(?:is|does|did|was|has) my (?:wife|husband|ex|son|daughter|brother|sister|mom|mother|dad|father|girlfriend|boyfriend|neighbor|boss|partner|cousin|coworker)\b(?!.*\b(?:need|needs|have to|bring|wear|pay|owe|worth|do|eat|take)\b)/,
    // "Does 4B have em too", "¿el 4B también tiene?", "楼上也有吗": another home in the house.
    /\b(?:does|do|did|has|have|is|are) (?:the )?(?:(?:people|folks|guys?|lady|family|ones?|unit|apt|apartment|room|house|place) )?(?:next door|upstairs|downstairs|across the (?:hall|street)|(?:above|below) (?:us|me)|(?:unit |apt |apartment |number |room )?(?!\d+ \d)\d{1,4}[a-z]|(?:unit|apt|apartment|room) \w+) (?:have|has|got|get|had|having|complain\w*|report\w*|live|there|pay|call\w*)\b/,
    /\b(?:el|la|los|las) (?:(?:del?|de) )?(?:al lado|arriba|abajo|enfrente|depa \w+|departamento \w+|\d{1,4}[a-z]) (?:tambien )?(?:tienen?|hay|viven?|se quej\w+|llam\w+)\b|(?:楼上|楼下|对门|隔壁|\d{1,4}[a-z]?[号室户])(?:家|邻居|那家|的人)?(?:也|是不是|有没有|有)[^，。]{0,6}(?:吗|没有|有)/,
    /我(?:的)?(?:前夫|前妻|前男友|前女友|老公|老婆|丈夫|妻子|太太|儿子|女儿|妈妈?|爸爸?|朋友|室友|邻居|老板|同事|[姐妹哥弟]{1,2})(?:是不是|有没有|在不在|还|也|昨天|今天|上周|刚才|刚刚|最近)*(?:在|来|买|住|订|去|搬|办|退|练|健身|做|说)[^，。能可以]{0,12}(?:吗|没有|了没)/,
    // "Ring 214 then", "páseme al 214", "转214": whoever is there.
    /^(?:(?:just|then|so|ok|can you|could you|please|pls) )*(?:ring|dial|buzz|connect me (?:to|with)|transfer me to|put me (?:through )?to) (?:room |number )?(?!911)\d{3,4}\b(?! \d)/,
    /\b(?:llame|marque|marqueme|comuniqueme|paseme|pongame) (?:al|con el|a la|con la) (?:cuarto |habitacion |numero )?(?!911)\d{3,4}\b(?! \d)|(?:转|拨|接)(?:到|给)?\d{3,4}(?:号|房|$)/,
    /\b(?:did|does|is|was|has|can you tell me|what did|what does|where did|where is|wheres|when is|when does|why did|whats|about|calling for) (?:\w+ ){0,3}my (?:wifes?|husbands?|ex|exs|sons?|daughters?|brothers?|sisters?|moms?|mothers?|dads?|fathers?|girlfriends?|boyfriends?|neighbors?|boss|friends?|partners?|budd(?:y|ies)|cousins?|coworkers?)\b.*\b(?:get|got|come|came|in|there|here|staying|check\w*|order\w*|buy|bought|train|member|client|tell|told|say|said|live|mov\w+|visit\w*|registered|results?|tests?|pick\w*)\b/,
    // "Does tasha still work there".
    /\b(?:does|is|did|do) (?!(?:it|that|this|the|my|your|our|there|you|i|we|they|everything)\b)\w+ still (?:work|there|here|a member|train|come|live|cut|a client|with you|go)\b/,
    // "What did the lady before me buy", "where did he go".
    /\b(?:what|when|where|which \w+) (?:did|does|is|was|has) (?:the|that|this|a) (?:lady|man|guy|woman|customer|person|client|guest|patient|member|tenant|student|kid|couple|girl|boy)\b.*\b(?:come|came|in|order\w*|buy|bought|train|tell|say|live|mov\w+|visit\w*|stay\w*|pay|paid|pick\w*|get|return\w*|check\w*)\b/,
    /\b(?:(?:where|when) (?:did|is|does|has|was)|where[ds]) (?:he|she|they|that guy|the guy) (?:go|went|gone|move\w*|live|living|staying|stay|now|end up)\b/,
    /\b(?:que salio|que salieron|como salio|como salieron|resultados?|analisis|diagnostico) (?:\w+ ){0,2}(?:sus?|de (?:mi|su))\b|\b(?:que|como) sal(?:io|ieron)(?: \w+){0,2} (?:analisis|resultados?|examen\w*|estudios?|pruebas?)\b/,
    /\b(?:tell|told|said to|say to) my (?:wife|husband|ex|mom|mother|dad|father|son|daughter|brother|sister|partner)\b/,
    // "Does my ex still go mornings", "¿mi ex sigue yendo?"
    /\b(?:does|is) my (?:wife|husband|ex|son|daughter|brother|sister|cousin|neighbor|boss|friend|coworker) still\b(?! (?:need|have|owe|eligible|cover))|\bmi (?:ex|espos[oa]|marido|herman[oa]|prim[oa]|amig[oa]|vecin[oa]|jef[ea]) (?:sigue|todavia|aun) (?:yendo|viniendo|entrenando|va|viene|ahi|alli|aqui)\b/,
    /\b(?:vino|esta|compro|dijo|se hospeda) mi (?:esposa|esposo|ex|hijo|hija|hermano|hermana|mama|papa|novia|novio)\b/,
  ],
};

/** "Is Brad Molina still a member": somebody who is called by name. */
const ofNamed =
  /\b(?:[Ii]s|[Dd]oes|[Dd]id|[Hh]as|[Ww]as) (?!(?:Dr|Doctor|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:still |already |also )?(?:a (?:member|client|patient|customer|guest)|one of your|on your (?:books|list)|there|staying|checked|training|come|train|go|live|been in|work out|hired|hire|move|moved|move out)\b/u;

/** "Could you tell me if Don Marsh is one of your guests". */
const ifNamed =
  /\b(?:if|whether|si) (?!(?:Dr|Doctor|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:is|was|has|comes|came|stays|stayed|lives|works|worked|checked|trains|est[aá]|se hospeda|trabaja|vino|es) /u;

/** "Is tasha out cause shes pregnant", "¿tasha ya no trabaja ahí?": how somebody with a name is. */
const howSomebodyIs =
  /\bwhy (?:isnt|doesnt|didnt|hasnt|wasnt|did|does) (\w{3,}) (?:\w+ ){0,3}(?:there|here|anymore|back|leave|left|quit)\b|\b(?:is|was|did|has|why is|why did|wheres|where is|hows|how is) (\w{3,}) (?:still |really |just |out |already )*(?:out|off|sick|ill|pregnant|fired|gone|quit|leaving|left|dating|married|divorced|hurt|drunk|in (?:rehab|jail|trouble)|on leave)\b|^(?:y |pero )?(\w{3,}) (?:ya no (?:trabaja|viene|esta)|se fue|renuncio|esta (?:embarazada|enferm[oa]|de vacaciones|casad[oa]))\b/;

const asksHowSomebodyIs = (words: string): boolean => {
  const name = howSomebodyIs.exec(words)?.slice(1).find(Boolean);
  return name !== undefined && (isGiven(name) || !isCommon(name)) && !things.test(name);
};
/** "Is power out", "is everything off": no person. */
const things =
  /^(?:the|that|this|these|it|its|he|she|they|there|power|water|electricity|everything|something|everyone|everybody|anyone|anybody|someone|somebody|nobody|internet|half|most|all|any|eso|esto|todo|nada|alguien|nadie|luz|agua)$/;

/** What kind of question a part asks, in the order in which the kinds count. */
export function questionKinds(text: string, han: string): QuestionKind[] {
  const words = latinWords(text).join(" ");
  return (Object.keys(kinds) as QuestionKind[])
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .filter(
      (kind) =>
        kinds[kind].some((one) => one.test(words) || (han !== "" && one.test(han))) ||
        (kind === "others" &&
          (ofNamed.test(text) ||
            ofOthers(text) ||
            ifNamed.test(`${text} `) ||
            asksHowSomebodyIs(words))),
    );
}
const order: readonly QuestionKind[] = ["others", "payer", "duration", "outcome", "verdict", "act"];
