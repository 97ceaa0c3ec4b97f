import { questions } from "./question.ts";

/** Terse questions. */
export const terseQuestions = [
  ...questions("en", [
    [/\$149|\$249/, "smallest plan cost", "answer /pricing"],
    [/\$0\.30/, "plat overage", "answer /pricing"],
    [/\$495/, "basic setup fee", "answer /pricing"],
    ["can i switch plans later", "answer /pricing"],
    ["do i sign for a year", "answer /terms-and-conditions"],
    ["price going up any time soon?", "answer /terms-and-conditions"],
    ["does it answer on christmas", "answer /"],
    ["how human does it sound", "answer /"],
    ["is calendly supported", "answer /integrations"],
    ["do you share what my clients say", "answer /privacy-policy"],
    ["list your subprocessors", "answer /security"],
    ["are you real or a program", "answer /about"],
    ["does my tenant have to leave after 30 days", "refuse-advice"],
    ["useful for a tattoo shop?", "answer /industries"],
  ]),
  ...questions("es", [
    ["cuanto cuesta empezar", "answer /pricing"],
    ["me cobran si cancelo", "answer /terms-and-conditions"],
  ]),
  ...questions("zh", [
    [/1,295|1,095/, "黄金套餐价格", "answer /pricing"],
    ["你们会录音吗", "answer /"],
  ]),
];
