import { questions } from "./question.ts";

/** Written from the callers' side by somebody who had not read the engine: never tuned to. */
export const keptApartQuestionsByAThirdWriter = [
  ...questions("en", [
    // Prices.
    [/\$149|\$249/, "yo whats the cheapest u got", "answer /pricing"],
    [/\$1,995|\$1,795/, "platnum, a month?", "answer /pricing"],
    [/\$2,995/, "gold set up fee??", "answer /pricing"],
    [/\$0\.60/, "go over my 300 on basic then its how much a minute", "answer /pricing"],
    [/\$0\.02/, "how much r texts on platinum", "answer /pricing"],
    [/1,?200/, "silver comes w how many minutes again", "answer /pricing"],
    [/\b3\b|three/i, "num of agents in silver", "answer /pricing"],
    [/Gold/, "which plan do i need for it to ring my old leads back", "answer"],
    [
      /Gold/,
      "that code thing to check who the caller is, OTP, what plan has it",
      "answer /pricing",
    ],
    [/Platinum/, "30 second web chat calls, which one is that in", "answer /pricing"],
    [/\$5\b/, "whats a 2nd phone number cost me", "answer /pricing"],
    [/\$100/, "llm tokens on basic, input side, per million", "answer /pricing"],
    [/Gold/, "50 calls a day, 3 min each, law office. plan?", "plan"],
    [/Basic/, "we do 250 minutes a month tops, which one", "plan"],
    [/Platinum/, "roughly 6,500 minutes monthly and we want 10 agents", "plan"],

    // Terms, trial, privacy.
    [/MyCase/, "can i try b4 i buy", "answer"],
    [/30/, "how much warning do i get if u raise the price", "answer"],
    [/period|month/i, "am i locked in for a yr", "answer"],
    [/Wyoming/, "where are you guys even located", "answer"],
    [/advance/i, "do i pay before or after the month", "answer"],
    [/13/, "can kids use it, like a 12 yr old", "answer /privacy-policy"],
    [/eras|delet/i, "how do i get my info wiped off your system", "answer /privacy-policy"],
    [/cookie/i, "does this site put cookies on me", "answer /privacy-policy"],
    [/SOC ?2/i, "u got a soc 2", "unknown /security"],
    [/HIPAA/, "hipaa?", "unknown /security"],
    [/STOP/, "how do my customers get off the text list", "answer"],

    // What it works with.
    [/Clio/, "works with clio?", "answer /integrations"],
    [/Outlook/i, "were an outlook shop not google", "answer /integrations"],
    [/Slack/, "can it ping us on slack when somebody calls", "answer /integrations"],
    [/Xero/, "bookkeeper uses xero, ok?", "answer /integrations"],
    [/Lawmatics/, "lawmatics, yes/no", "answer"],

    // What it does.
    [/Spanish/, "half my callers only speak spanish. ok?", "answer"],
    [/assistant|asked/i, "does it tell ppl its a bot", "answer"],
    [/number|forward/i, "do i gotta change my phone number", "answer"],
    [
      /all|same time|every line|at once/i,
      "what happens when 5 ppl call at the same time",
      "answer",
    ],
    [/book|calendar/i, "can it put appts right on my calendar while theyre on the phone", "answer"],
    [/24/, "how quick do you get back to ppl who fill in the contact form", "answer"],
    ["do u do funeral homes", "answer /industries/funeral-homes"],
    ["got anything for salons", "answer /industries/salons"],

    // Other wishes.
    [/555-0142/, "whats ur number, id rather call", "phone /contact"],
    ["gimme a real person", "person"],
    ["set me up w a demo friday", "book"],
    ["is my non compete enforceable in colorado", "refuse-advice"],
    ["tooth is killing me, how many advil can i take", "refuse-advice"],
  ]),

  ...questions("es", [
    [/149|249/, "cuánto sale el más baratito", "answer /pricing"],
    [/1[.,]?495/, "de entrada cuánto me cobran por instalar el silver", "answer /pricing"],
    [/7[.,]?000/, "cuantos minutos trae el platinum", "answer /pricing"],
    [/MyCase/, "hay prueba gratis o no hay", "answer"],
    [/per[ií]odo|mes/i, "me amarran con contrato de un año?", "answer"],
    [/WhatsApp/i, "jala con whatsapp?", "answer /integrations"],
    ["agéndenme una llamada el lunes porfa", "book"],
    ["quiero hablar con alguien de carne y hueso", "person"],
    ["tengo un restaurante, me sirve esto?", "answer /industries/restaurants"],
    ["me corrieron sin avisar, puedo demandar?", "refuse-advice"],
  ]),

  ...questions("zh", [
    [/545|695/, "silver一个月多少钱", "answer /pricing"],
    [/0\.40?/, "gold超出的分钟怎么算", "answer /pricing"],
    [/中文/, "客人讲中文你们接得了吗", "answer"],
    ["我想约下周二的电话", "book"],
    ["有没有真人", "person"],
    ["牙医诊所能用吗", "answer /industries/dentists"],
  ]),
];
