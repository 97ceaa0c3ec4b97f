const interjection =
  /(?<![\p{L}\p{N}@.'-])(?:lol+|lmao+|rofl|a?(?:ha){2,6}h?|(?:je){2,6}|omg|smh|tbh|imo|imho|idk|idc|btw|fyi|ngl|wtf|jaja(?:ja)*|uff+|ugh+)(?![\p{L}\p{N}@'-])/giu;

/** "Hang on", "typo there", "my bad": what is called out before something is put right. */
const calledOut =
  /(?:^|(?<=[\s,.;!]))(?:(?:hang|hold) (?:on|up)|hold it|my bad|(?:a )?typo(?: there| here| again)?|oops+|whoops+|shoot|argh+|aargh+|darn(?: it)?|dang(?: it)?|dammit|scratch that|bummer|gotcha|let me (?:see|think)|one (?:sec|second|moment)|no worries|uy|ay|ups|[hj][ií]jole|caray|ah|oh|eh)(?=\s*[,.;!…-]|\s*$|\s+(?=(?:it|its|it's|that|thats|that's|the|my|i|no|should|wait|sorry)\b))/giu;

/** A text without "lol" and the like, which are no names and no places. */
export const withoutInterjections = (text: string): string =>
  text.replace(interjection, " ").replace(calledOut, " ");
