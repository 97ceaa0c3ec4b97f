const words =
  "one|1|ones|slot|works?|would|will|is|then|please|pls|plz|and|but|for|on|i|i'll|ill|we|u|can|could|wait|what|whats|what's|how|do|does|should|it|thats|that's|sounds?|good|ok|okay|fine|great|perfect|o'?clock|sharp|thanks|thank|if|because|cause|cuz|y|pero|por|esta|está|entonces|me|nos|mejor|gracias|mon|tue|tues|wed|thu|thurs|fri|sat|sun|today|tomorrow|lunes|martes|viernes|jueves|domingo";
const moreWords =
  "in the|or|o|to|tonight|at|with|the|de la|en la|this|next|tops|latest|my|so|when|after|before|as|instead|you|monday|tuesday|wednesday|thursday|friday|saturday|sunday|miercoles|miércoles|sabado|sábado|el|para|los|si|con|half|maybe";
const ends = "\\s*(?:$|[,.;!?)…-])";

/** What may follow an hour: anything but what the number could count. Stands behind "7" in "7 works". */
export const behindHour = `(?=${ends}| (?:${words})(?![\\p{L}]))`;

/** The same where "around" or "like" stands before it: "like 7 or 8 tonight". */
export const behindVagueHour = `(?=${ends}| ?[ap]\\.? ?m(?![a-z])| ?-?ish| (?:${words}|${moreWords})(?![\\p{L}]))`;
