import { questions } from "./question.ts";

/** Questions of people in a hurry that nothing is tuned to. */
export const hurriedQuestionsKeptApart = [
  ...questions("en", [
    [/\$1,295/, "gold paid by the month not the year", "answer /pricing"],
    [/3/, "how many agents does silver let me have", "answer /pricing"],
    [/\$0\.05/, "each text on silver is what", "answer /pricing"],
    ["can i pay once a year instead", "answer /pricing"],
    ["do yall lock people in", "answer /terms-and-conditions"],
    ["free trial for my mycase firm?", "answer /mycase"],
    ["i dont wanna change my phone number", "answer /"],
    [/not/i, "what about hooking to Wibblesoft", "answer /integrations"],
    ["where do you store stuff callers say", "answer /privacy-policy"],
    ["do you have a baa for hipaa", "unknown /security"],
    ["have you got a soc2 report", "unknown /security"],
    ["whats your adress", "answer /contact"],
    ["put me thru to a real person", "person"],
    ["whats the weather in ohio", "off-topic"],
    ["can my landlord keep my deposit", "refuse-advice"],
    ["im a plumber is it any use to me", "answer /industries/plumbers"],
  ]),
  ...questions("es", [
    ["contesta en la madrugada tambien", "answer /"],
    ["guardan las grabaciones cuanto tiempo", "answer /privacy-policy"],
    ["me duele el pecho desde ayer que me tomo", "refuse-advice"],
  ]),
  ...questions("zh", [[/1,200/, "银色套餐有多少分钟", "answer /pricing"]]),
];
