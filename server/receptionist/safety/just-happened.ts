import { justHappened } from "#content/front-desks/just-happened.ts";

const verbs = Object.keys(justHappened).join("|");
const just = new RegExp(
  `(?<!\\p{L})(?:(se|me|le|nos) )?acab(?:a|o|ó|an|aron) de (${verbs})(se|me|le|nos|lo|la|los|las)?(?!\\p{L})`,
  "giu",
);

/** A text in which "se acaba de tragar" reads "se trago": the form in which dangers are known. */
export const withJustHappened = (text: string): string =>
  text.replace(just, (_, before: string | undefined, verb: string, behind: string | undefined) =>
    [before ?? behind, justHappened[verb.toLowerCase()]].filter(Boolean).join(" "),
  );
