import { questions } from "./question.ts";

/** Curt questions that nothing is tuned to. */
export const bluntQuestionsKeptApart = [
  ...questions("en", [
    [/\$0\.60/, "basic plan per extra minute?", "answer /pricing"],
    ["what if i wanna leave halfway thru the month", "answer /terms-and-conditions"],
    ["does it connect to google sheets", "answer /integrations"],
    ["you guys hipaa certified?", "unknown /security"],
    ["good for pest control?", "answer /industries/pest-control"],
    ["i want to speak to somebody", "person"],
    ["50 calls per day 4 minutes, what should i get", "plan"],
    ["is it illegal to record my boss", "refuse-advice"],
    ["whats the capital of peru", "off-topic"],
  ]),
  ...questions("es", [["se puede con slack", "answer /integrations"]]),
];
