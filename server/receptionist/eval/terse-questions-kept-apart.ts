import { questions } from "./question.ts";

/** Terse questions that nothing is tuned to. */
export const terseQuestionsKeptApart = [
  ...questions("en", [
    [/6/, "agents in gold", "answer /pricing"],
    ["what if my caller only speaks mandarin", "answer /"],
    ["can it pass a call to me", "answer /"],
    ["monday 9:30 ok for a call?", "book"],
    ["can someone phone me back about this", "message"],
    ["30 calls daily 5 min each which plan", "plan"],
    ["write me a poem about cats", "off-topic"],
  ]),
  ...questions("es", [["contesta en domingo", "answer /"]]),
];
