import { questions } from "./question.ts";

/** Questions in half sentences. */
export const rushedQuestions = [
  ...questions("en", [
    [/\$695|\$545/, "so whats silver run me", "answer /pricing"],
    [/\$0\.03/, "texts on gold cost?", "answer /pricing"],
    [/12/, "top plan gives me how many agents", "answer /pricing"],
    ["any extra charges i should know about", "answer /pricing"],
    ["if i stop paying what then", "answer /terms-and-conditions"],
    ["can i walk after 30 days", "answer /terms-and-conditions"],
    ["tell me before you raise prices?", "answer /terms-and-conditions"],
    ["does it pick up at 2am", "answer /"],
    ["what if 4 people ring at the same time", "answer /"],
    ["so it just makes stuff up when it doesnt know?", "answer /"],
    ["does it do french", "answer /"],
    ["how do you teach it our stuff", "answer /"],
    ["do i gotta install anything", "answer /"],
    ["works w outlook?", "answer /integrations"],
    ["can it log to salesforce", "answer /integrations"],
    ["do you do mycase", "answer /mycase"],
    [/not/i, "does it go with Zorptech crm", "answer /integrations"],
    ["gdpr?", "unknown /security"],
    ["got a bug bounty, found a hole", "answer /security"],
    ["where are you guys located", "answer /contact"],
    ["free friday at 1?", "book"],
    ["set me up w a demo sometime next wk", "book"],
    ["120 calls a week about 2 min, which plan", "plan"],
    ["let me talk to sales", "person"],
    ["have somebody email me at joe@x.example", "message"],
    ["who won the superbowl", "off-topic"],
    ["we run a small hotel, does it fit", "answer /industries/hotels"],
  ]),
  ...questions("es", [
    [/\$1,095|\$1,295/, "el gold cuanto sale", "answer /pricing"],
    ["quiero hablar manana con alguien a las 10:30", "book"],
  ]),
  ...questions("zh", [
    [/1,995|1,795/, "白金套餐一个月多少", "answer /pricing"],
    ["能不能保留原来的号码", "answer /"],
    ["转人工", "person"],
  ]),
];
