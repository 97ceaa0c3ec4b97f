const interjection =
  /(?<![\p{L}\p{N}@.'-])(?:lol+|lmao+|rofl|a?(?:ha){2,6}h?|(?:je){2,6}|omg|smh|tbh|imo|imho|idk|idc|btw|fyi|ngl|wtf|jaja(?:ja)*|uff+|ugh+)(?![\p{L}\p{N}@'-])/giu;

/** A text without "lol" and the like, which are no names and no places. */
export const withoutInterjections = (text: string): string => text.replace(interjection, " ");
