import { caller, choice, field, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";
import { newOrKnown } from "../usual-cues.ts";

export const dentists: FrontDesk = {
  slug: "dentists",
  paper: ["Appointment card", "Tarjeta de cita", "预约卡"],
  person: ["the dentist on call", "el dentista de guardia", "值班牙医"],
  fields: [
    words(
      "problem",
      ["What, where", "Qué, dónde", "什么问题，哪里"],
      ["What happened, and which tooth?", "¿Qué pasó, y en qué diente?", "发生了什么，是哪颗牙？"],
      [
        "crown, filling, cleaning, tooth*, teeth, pain*, hurts, ache, chipped, broke*, cracked, puffy, swollen, gum*, braces, aligner*, whiten*, denture*, implant, wisdom, root canal, checkup, bleeding, numb, lip, cavity, extraction, abscess, veneer*, fell out, came off|out|loose, chip*, loose, sensitive, whitening, retainer, bridge, throbbing, cold, hot, canker, jaw, bit, gap, root, appointment for my teeth, clean",
        "corona, empaste, relleno, limpieza, diente*, muela*, dolor, duele, rompio, rompi, quebr*, hinchad*, encia*, frenos, brackets, blanque*, dentadura, implante, endodoncia, revision, sangr*, caries, extraccion, se cayo, floj*, sensible, retenedor, puente, mandibula",
        "牙,洗牙,补牙,疼,牙冠,牙龈,掉了,松了,矫正,美白,痛,蛀,蛀牙,智齿,根管,拔,拔牙,填充物,补的,假牙,种植,植牙,牙套,牙肉,嘴里,口腔,断了,崩了,崩了一块,裂,敏感,酸,检查,溃疡,磕,门牙,大牙,后槽,臼齿,牙桥,贴片,口臭,下巴,腮帮",
      ],
      "Crown off, upper left",
      {
        why: [
          "It decides how long the chair is kept.",
          "Decide cuánto tiempo se aparta la silla.",
          "这决定椅位留多久。",
        ],
      },
    ),
    field(
      "safe",
      "safety",
      ["Swelling, breathing", "Hinchazón, respiración", "肿胀、呼吸"],
      [
        "Any swelling with fever, bleeding that does not stop, or trouble swallowing or breathing?",
        "¿Hinchazón con fiebre, sangrado que no para o dificultad para tragar o respirar?",
        "有没有肿胀并发烧、流血不止，或者吞咽、呼吸困难？",
      ],
      "None, swallows fine",
      {
        danger: "medical",
        heard: [
          "swell*, swollen, blood*, bleed*, swallow*, breath*, fever, fine",
          "hinch*, sangr*, trag*, respir*, fiebre, bien",
          "肿,出血,流血,发烧,呼吸,吞,发热,发炎,化脓,脓包,脓,喘不上气,咽,张不开嘴,血,不肿,没肿,没有肿,不发烧,没发烧,高烧,烧到",
        ],
        why: ["It goes before the calendar.", "Va antes que el calendario.", "这比排时间更要紧。"],
      },
    ),
    choice(
      "known",
      ["New or known", "Nuevo o conocido", "新病人或老病人"],
      ["Have you been with us before?", "¿Ya ha venido con nosotros?", "您以前来过我们这里吗？"],
      newOrKnown,
      "Known",
    ),
    words(
      "plan",
      ["Plan, member", "Plan, titular", "保险计划，持卡人"],
      [
        "Which plan, and who holds it?",
        "¿Qué plan, y quién es el titular?",
        "哪个计划，谁是持卡人？",
      ],
      [
        "delta, aetna, cigna, metlife, my insurance is, plan is, wifes plan, husbands plan, group plan, insurance, guardian, humana, united, medicaid, blue cross, dont|doesnt|no have|got dental|coverage",
        "delta, aetna, metlife, mi seguro es, plan de mi, seguro, plan, por mi|su trabajo",
        "保险,计划,蓝盾,蓝十字,蓝盾蓝十字,白卡,红蓝卡,自费,自己付,持卡,持卡人,没保险,公司给的,投保",
      ],
      "Wife’s, group plan",
      { optional: true },
    ),
    field(
      "dob",
      "birth",
      ["Date of birth", "Fecha de nacimiento", "出生日期"],
      [
        "And your date of birth, so that the right card opens?",
        "¿Y su fecha de nacimiento, para abrir la tarjeta correcta?",
        "请问您的出生日期，好打开对的卡片？",
      ],
      "8/3/84",
      {
        only: ["known"],
        why: [
          "So that the right card opens.",
          "Para abrir la tarjeta correcta.",
          "这样打开的是对的卡片。",
        ],
      },
    ),
    ...caller,
    when(
      ["Chair", "Silla", "椅位"],
      ["Which day and time can you be here?", "¿Qué día y hora puede venir?", "您哪天几点能到？"],
      { why: ["A chair is kept for you.", "Se le aparta una silla.", "会给您留一个椅位。"] },
    ),
  ],
  limits: [
    {
      id: "dental-advice",
      takes: ["act", "verdict", "outcome"],
      rule: "State dental practice acts: no diagnosis, drug, dose, or “it can wait”.",
      heard: [
        "can i glue|eat|drink|take|pull|wait, should i glue|pull|take|wait|worry|go|put, what should i|do i take|do|give, what can i take, is it infected|serious|bad|normal, do i need a root|crown|filling, is that normal, can it wait, still cant feel, tylenol or, turn|go|going|turning black|dark|gray|grey|bad on me",
        "puedo pegar*|comer|tomar|esperar, debo tomar|esperar|sacar*, que tomo|tomar|hago|le doy, que puedo|debo tomar|hacer, esta infectad*, es grave|normal, puede esperar, necesito endodoncia",
        "吃什么药,能不能粘,自己粘,要紧吗,严重吗,怎么止痛,该怎么办,能等吗,要拔吗,吃点什么,吃止痛,止痛药,消炎药,能吃,可以吃,能粘,用胶,胶水,怎么办,严不严重,要不要紧,会不会有事,能等到,等得了,等到,要拔,要不要拔,要做根管,根管吗,需要拔,冰敷,热敷,用盐水,盐水,正常吗,正不正常,是不是发炎,是不是感染,是蛀牙吗,抗生素,能喝酒,能刷牙,能抽烟,能美白,可以美白,怀孕能,怀孕可以,能自己,自己拔,阿莫西林,布洛芬",
      ],
      say: [
        "That is the dentist’s to say, after looking; I name no medicine and no remedy.",
        "Eso lo dice el dentista después de ver; yo no nombro medicinas ni remedios.",
        "这要牙医看过才能说；我不说药，也不说偏方。",
      ],
    },
    {
      id: "coverage",
      takes: ["payer"],
      rule: "No promise of what a plan pays or how a visit feels.",
      heard: [
        "pick|picks|foot|foots up|the bill|tab, chip|chips in, will delta|aetna|cigna|my insurance|insurance|they|it pay|cover, is it covered, covered by, covered under, insurance cover*|pay*|take, does my insurance|plan, in network, do you take my|insurance, anything left this year, guarantee, painless, pain free, does it hurt",
        "lo cubre|paga mi seguro, mi seguro cubre|paga, aceptan mi|seguro, me queda algo, garantiz*, sin dolor, va a doler",
        "保险付,保险赔,保险报,能报多少,疼不疼,会疼,保险包,保险会,保险管,包不包,报不报,能报吗,能报销,报销,保险出多少,自己要付多少,我要付多少,痛不痛,会痛,疼吗,痛吗,打麻药,麻不麻",
      ],
      say: [
        "What a plan pays and how it will feel I cannot promise. A person verifies the card, and the dentist talks with you first.",
        "Lo que paga un plan y cómo se va a sentir no lo puedo prometer. Una persona revisa la tarjeta y el dentista habla antes con usted.",
        "保险付多少、疼不疼我不能保证。会有人核对您的卡，牙医会先和您谈。",
      ],
    },
  ],
  handOver: [
    "after surgery, day three, still numb since, bleeding since extraction, hit in the jaw",
    "despues de la cirugia, sigue dormid*, golpe en la mandibula",
  ],
  price: [
    "The exam fee comes by text with the time; anything beyond it the dentist says after looking.",
    "El costo del examen llega por mensaje con la hora; lo demás lo dice el dentista después de ver.",
    "检查费会和时间一起用短信告诉您；其余的牙医看过之后再说。",
  ],
};
