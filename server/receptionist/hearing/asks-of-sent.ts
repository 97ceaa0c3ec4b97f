const message = "(?:(?:first|last|other|whole) )?(?:message|msg|note|one)";
const ofMessage = new RegExp(
  [
    `\\bdid (?:it|that|they|nora|the|my|you|u)(?: ${message})?(?: already| even| also| really)? (?:go|say|include|mention|send|get|put|add|have|arrive)\\b`,
    `\\b(?:is|was|has|did) (?:it|that|(?:my|the) ${message})(?: already| been)* (?:sent|gone|go|went|in there|through|out|delivered|on its way)\\b(?! to\\b)`,
    `\\b(?:my|the) ${message}(?: already| is| was| has| been)* (?:went|sent|gone)\\b`,
    `\\bread (?:(?:it|that|this|me|(?:my|the) ${message})(?: back)?|back)(?: to me)?(?= ?(?:$|[.,;!?]|please|again|once|to me))`,
    `\\bwhat (?:did|does|do) (?:it|i|you|(?:my|the) ${message}) (?:say|send|write|put)\\b`,
    "(?<!\\p{L})(?:ya )?(?:se|lo|la) (?:envi[oó]|mand[oó]|fue)(?!\\p{L})|(?<!\\p{L})(?:mi|el) (?:mensaje|recado) (?:ya |se )*(?:fue|sali[oó]|lleg[oó]|dice|dec[ií]a|qued[oó])(?!\\p{L})|qu[eé] (?:dice|dec[ií]a) (?:mi|el) (?:mensaje|recado)|(?<!\\p{L})l[eé]a(?:me|melo)(?!\\p{L})",
    "(?:留言|消息|信息).{0,4}(?:发|送)(?:了|出去|到)|发(?:出去)?了(?:吗|没)|(?:念|读)(?:一遍|给我|一下)|留言里?(?:写|说)了?(?:什么|的)",
  ].join("|"),
  "iu",
);

/** "Did my message go", "read it back to me": asks about a message that was sent or written. */
export const asksOfSent = (text: string): boolean => ofMessage.test(text);

/** What is asked of it: whether it went, to hear it, or what it says. */
export const askedOfSent = (text: string): "went" | "read" | "says" =>
  reading.test(text) ? "read" : going.test(text) ? "went" : "says";
const reading =
  /\b(?:read|what (?:did|does|do))\b|l[eé]a(?:me|melo)|qu[eé] (?:dice|dec)|念|读|什么|写的|说的/iu;
const going =
  /\b(?:go|gone|went|sent|send|through|out|delivered|way|arrive)\b|envi[oó]|mand[oó]|fue|sali[oó]|lleg[oó]|发/iu;

const ofChange =
  /\b(?:is|was|has|have|did|so)(?: (?:it|that|you|they|my|the|our|been|call|demo|meeting|appointment|booking|already|now|really))+ (?:cancel+ed|moved|changed|rescheduled|cancel|move)\b|(?<!\p{L})(?:ya )?(?:est[aá]|qued[oó]) (?:cancelad|movid|cambiad)[ao]|取消了(?:吗|没)|改好了(?:吗|没)/iu;

/** "So is my demo cancelled or not". */
export const asksIfChanged = (text: string): boolean => ofChange.test(text);

const ofBooking =
  /\b(?:(?:am i|is it|is that|is my call|are we)(?: still| already| now)* (?:booked|confirmed|scheduled|set)|did you (?:already )?book\b|(?:i|we)(?:'?ve)? already (?:booked|have (?:a|the|my) (?:call|booking|slot))|already booked)|\b(?:when|what (?:time|day))(?:['’]?s| is| was) (?:it|that|my|the|our)(?: (?:call|demo|meeting|appointment|booking))?(?: again)?\W*$|(?<!\p{L})(?:cu[aá]ndo|qu[eé] (?:d[ií]a|hora)|a qu[eé] hora) (?:es|era|qued[oó])(?: (?:mi|la) (?:llamada|cita|reuni[oó]n))?\W*$|(?<!\p{L})(?:qued[oó]|est[aá]) (?:reservad|agendad|confirmad)[ao]|ya (?:reserv[eé]|agend[eé])|约(?:好|上)了(?:吗|没)|已经约/iu;

/** "Is it booked", "i already booked". */
export const asksIfBooked = (text: string): boolean => ofBooking.test(text);

const ofBookedCall =
  /\b(?:(?:meeting|zoom|video|teams|calendar|dial-?in) (?:link|invite|invitation|number|url|info|details)|(?:where|what)(?:['’]?s| is) the (?:link|invite|invitation)|how do (?:i|we) (?:join|get on|connect|dial in|get in)|(?:will|do|does|can) (?:i|you|it|we|she|he|they|my \p{L}+) (?:get|send|receive|have)\b.{0,16}\b(?:reminder|confirmation|invite|invitation|calendar|link)|(?:can|could) (?:i|we) (?:still )?(?:cancel|move|change|resched\p{L}*)\b.{0,20}\b(?:if|in case|later|afterwards|after that)|(?:what )?if (?:something|anything) (?:comes|came) up|what if (?:i|we) (?:can(?:'?t|not)|need to|have to|want to) (?:make|cancel|move|change|resched\p{L}*))\b|(?<!\p{L})(?:enlace (?:de|para) la (?:reuni[oó]n|llamada|videollamada)|c[oó]mo (?:me conecto|entro|me uno)|(?:me|nos) (?:llega|llegar[aá]|mandan|env[ií]an)\b.{0,16}\b(?:confirmaci[oó]n|invitaci[oó]n|recordatorio|enlace)|si (?:me|nos) surge algo|(?:puedo|podemos) (?:cancelar|mover|cambiar)l[ao] (?:despu[eé]s|luego|si))(?!\p{L})|会议链接|怎么(?:加入|进入|参加)|(?:会|能)(?:收到|发).{0,6}(?:确认|邀请|提醒|链接)|(?:如果|万一|要是).{0,8}(?:有事|来不了|不能来|去不了)/iu;

/** "What's the meeting link", "can I cancel if something comes up", of a call that is booked. */
export const asksOfBookedCall = (text: string): boolean => ofBookedCall.test(text);

const booking = "(?:booking|appointment|appt|reservation|call|demo|meeting)";
const confirmation = "(?:confirmations?|invites?|invitations?|booking e?mails?)";
const ofOwnBooking = new RegExp(
  [
    `\\b(?:look(?:ing)? up|find|check(?: on)?|pull up|see|locate|search(?: for)?) (?:my|our) (?:\\p{L}+ )?${booking}\\b`,
    `\\b(?:do|did) (?:i|we) (?:still |already |even )?have (?:a|an|any|my|the|our) ${booking}\\b`,
    `\\bdid (?:my|our|the) ${booking} (?:ever )?(?:go|get|come) (?:through|thru|in|booked|saved)\\b`,
    `\\b(?:never|did ?n['’]?o?t|have ?n['’]?t|has ?n['’]?t|not)(?: (?:ever|even|yet))? (?:got|gotten|get|receive|received|see|seen|saw|come|came|arrived?)\\b.{0,12}\\b${confirmation}\\b`,
    `\\b${confirmation}(?: e?mails?)? (?:never|did ?n['’]?o?t|has ?n['’]?t)(?: (?:ever|even))? (?:came|come|arrived?|showed|show|reached|reach)\\b`,
    `\\b${confirmation}(?: e?mails?)? (?:is ?n['’]?t|was ?n['’]?t|is not) (?:here|there|in|anywhere)\\b|\\b(?:can(?:['’]?t|not)|could ?n['’]?t|do(?:n['’]?t| not)) (?:find|see|locate) (?:my|the|a|any|our) ${confirmation}\\b`,
    `\\b(?:resend|re-send|send)\\b.{0,12}\\b${confirmation}\\b(?: e?mails?)?(?: again)?\\W*$`,
    `\\bwhere (?:do|can) (?:i|we) (?:find|see|check) (?:my|our) ${booking}\\b`,
    `\\b(?:when|what (?:time|day))(?:['’]?s| is| was| did)? (?:my|our) (?:\\p{L}+ )?${booking}(?: (?:again|with (?:nora|you(?: guys)?|y'?all)|set for|for))*\\W*$`,
    "(?<!\\p{L})(?:busc|encuentr|revis|ver)\\p{L}* mi (?:cita|reserva|llamada)(?!\\p{L})|(?<!\\p{L})(?:tengo|tenemos) (?:una |alguna )?(?:cita|llamada|reserva) (?:reservada|agendada|con ustedes)\\W*\\?|no me (?:lleg[oó]|ha llegado|llega) (?:el|la|ning\\p{L}+) (?:correo de )?(?:confirmaci[oó]n|invitaci[oó]n)|(?:reenv|mand|env)\\p{L}+ (?:otra vez |de nuevo )?(?:el|la) (?:correo de )?(?:confirmaci[oó]n|invitaci[oó]n)|(?:cu[aá]ndo|qu[eé] hora|qu[eé] d[ií]a) (?:es|era|qued[oó]|ten[ií]a) (?:mi|la) (?:cita|llamada|reuni[oó]n)(?: con (?:ustedes|nora))?\\W*$",
    "我.{0,4}约的.{0,4}(?:几点|什么时候|哪天)|(?:查|找)(?:一下|下)?我的(?:预约|通话)|(?:没|没有)收到.{0,4}确认|(?:再|重新?)发.{0,4}确认",
  ].join("|"),
  "iu",
);

/** "Can you look up my booking", "I never got the confirmation": about a call that the visitor has. */
export const asksOwnBooking = (text: string): boolean => ofOwnBooking.test(text);
