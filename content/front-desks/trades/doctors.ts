import { caller, choice, field, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";
import { newOrKnown } from "../usual-cues.ts";

export const doctors: FrontDesk = {
  slug: "doctors",
  paper: ["Phone note", "Nota de llamada", "电话记录"],
  person: ["the nurse", "la enfermera", "护士"],
  fields: [
    words(
      "reason",
      ["Reason, in their words", "Motivo, en sus palabras", "就诊原因（原话）"],
      [
        "What is the visit for, in your words?",
        "¿Para qué es la visita, en sus palabras?",
        "请用您自己的话说，来看什么？",
      ],
      [
        "fever*, temperature, a temp, burning up, cough*, throat, dizzy, rash, pain*, hurts, sick, physical, checkup, check up, note for work, results, vaccine*, shot, flu, ear, earache*, back, headache*, stomach, vomit*, diarrhea, tired, blood test|work, school form, annual, follow up, infection, sprain*, new patient, new patients, cold, allerg*, numb, ache*, sore throat, migraine*, dizz*, shot*, blood pressure, sugar, refill*, knee, shoulder, pregnan*, anxiety, sleep, lab*, referral, wound, cut, burn*, itch*, swollen, note for school|work, throwing up, threw up, blood in",
        "fiebre, temperatura, calentura, tos, garganta, mare*, sarpullido, dolor, duele, enferm*, chequeo, revision, nota para, resultados, vacuna*, gripe, oido, espalda, cabeza, estomago, vomit*, diarrea, cansad*, sangre, formulario, alergia, infeccion, mareo*, presion, azucar, receta, rodilla, embaraz*, herida, comezon, examen|chequeo fisico|medico",
        "咳嗽,发烧,疼,痛,嗓子,耳朵,肚子,头晕,体检,打针,疫苗,血压,血糖,感冒,吐,拉肚子,过敏,怀孕,皮疹,化验,咳,发热,头疼,头痛,嗓子疼,喉咙,鼻涕,鼻塞,流感,新冠,拉稀,腹泻,便秘,恶心,呕吐,胃,胃疼,胸,腰,背,膝盖,关节,脚,腿,扭,扭伤,摔,肿,红疹,疹子,痒,起疹,荨麻疹,湿疹,皮肤,尿,小便,血糖高,糖尿病,高血压,心慌,失眠,睡不着,焦虑,抑郁,累,没力气,乏力,眼睛,耳,年检,检查,复查,复诊,抽血,验血,验尿,流感针,转诊,表格,证明,包块,疙瘩,肿块,伤口,缝针,拆线,例假,月经,备孕,产检,哮喘,喘,气喘,感染,发炎,甲状腺,胆固醇,痛风,体重",
      ],
      "Dizzy when I stand",
      {
        why: [
          "The nurse reads your words, not mine.",
          "La enfermera lee sus palabras, no las mías.",
          "护士看的是您的原话，不是我的。",
        ],
      },
    ),
    words(
      "since",
      ["Since when", "Desde cuándo", "从何时起"],
      [
        "Since when, and is it getting worse?",
        "¿Desde cuándo, y va empeorando?",
        "从什么时候开始的，有没有加重？",
      ],
      [
        "since, for days|weeks|a week|two|three, started, days ago, last night, getting worse, this morning, a|couple|few|two|three|four|five|six|2|3|4|5|6|7|8|10|14 day|days|week|weeks|month|months|hours|nights, all night|day|week, monday|tuesday|wednesday|thursday|friday|saturday|sunday night|morning, yesterday, a while, worse, same, better, not worse",
        "desde, hace dias|semanas|dos|tres|una, empezo, anoche, empeor*, dias, semanas, meses, todo el dia, toda la noche, ayer, igual, peor, mejor",
        "天了,天,星期了,昨天,昨晚,今早,加重,没加重,周了,个月,前天,大前天,上周,上个星期,上星期,礼拜了,几天,好几天,半个月,一年,从早上,半夜,今天早上,好多了,好点,好一点,更严重,越来越,更疼,厉害了,没好转,没有好转,差不多,从周,从星期,一阵子,好久",
      ],
      "Since Tuesday, no worse",
      {
        unless: [
          "physical, checkup, check up, annual visit|exam, wellness, vaccine*, vaccination*, immuniz*, school|sports|camp form*, paperwork, referral, establish care, refill*, renew prescription*, prescription renewed|renewal|ran|running|runs|called, flu|tetanus|shingles|covid|booster shot*, doctors note, note for work|school, lab|test results, my results",
          "chequeo, examen fisico, vacuna*, papeles, formulario, certificado medico, revision anual, resurt*, renovar receta, receta nueva|vencida, resultados, justificante, incapacidad",
          "体检,疫苗,打针,表格,转诊,续药,开药,拿药,药快没,药没了,药吃完,化验结果,检查结果,病假条",
        ],
        why: [
          "It decides whom the nurse calls first.",
          "Decide a quién llama primero la enfermera.",
          "护士据此决定先给谁打电话。",
        ],
      },
    ),
    words(
      "refill",
      ["Refill, days left", "Resurtido, días que quedan", "续药，剩几天"],
      [
        "Which medicine, and how many are left?",
        "¿Qué medicina, y cuántas quedan?",
        "哪种药，还剩多少？",
      ],
      [
        "refill*, pills, prescription, pharmacy, out since|of, pills left, blood pressure, insulin, inhaler, medication, ran out, im out, running out, lisinopril, metformin, thyroid, statin, more of my, take|takes|taking nothing, not|isnt on anything|any",
        "resurt*, receta, pastillas, farmacia, se me acab*, presion, insulina, inhalador, medicamento, se me acabo, me queda*, no toma|tomo nada|ninguna",
        "续药,药没了,药快,还剩,开药,续一下药,续开,药吃完,吃完了,药用完,用完了,剩,片,粒,颗,补药,处方,降压药,血压药,糖尿病药,胰岛素,胰岛素快,二甲双胍,药房,没药了,避孕药,毫克",
      ],
      "Blood pressure, three left",
      { optional: true },
    ),
    choice(
      "known",
      ["New or known", "Nuevo o conocido", "新病人或老病人"],
      ["Have you been here before?", "¿Ya ha venido antes?", "您以前来过吗？"],
      newOrKnown,
      "Known",
      {
        why: [
          "A first visit is longer.",
          "La primera visita es más larga.",
          "第一次来时间要长一些。",
        ],
      },
    ),
    words(
      "plan",
      ["Plan on the card", "Plan de la tarjeta", "保险卡上的计划"],
      ["Which plan stands on the card?", "¿Qué plan dice la tarjeta?", "卡上是哪个计划？"],
      [
        "blue cross, aetna, cigna, medicare, medicaid, insurance is, plan is, united, kaiser, humana, blue one, work|workers|workmans comp, have|has|got|under|through|with|my|his|her insurance, insurance through|from|card, blue shield, tricare, ambetter, molina, anthem, ppo, hmo",
        "mi seguro es, medicare, medicaid, aetna, plan es, tengo|tiene seguro|aseguranza, el|con|por seguro|aseguranza de|del|es, compensacion, sin seguro, no tiene|tengo|tenemos seguro",
        "没保险,没有保险,自费,医保,保险,白卡,红蓝卡,蓝盾,蓝十字,自己付,自己掏,老人卡",
      ],
      "Blue card, group 0417",
      { optional: true },
    ),
    field(
      "dob",
      "birth",
      ["Date of birth", "Fecha de nacimiento", "出生日期"],
      [
        "And the patient’s date of birth?",
        "¿Y la fecha de nacimiento del paciente?",
        "病人的出生日期是？",
      ],
      "7/2/61",
      {
        why: [
          "So that the right chart opens.",
          "Para abrir el expediente correcto.",
          "这样打开的是对的病历。",
        ],
      },
    ),
    ...caller,
    when(
      ["Visit", "Visita", "就诊"],
      ["Which day and time suit you?", "¿Qué día y hora le convienen?", "哪天几点方便？"],
    ),
  ],
  limits: [
    {
      id: "privacy",
      takes: ["others"],
      rule: "HIPAA Privacy Rule: nothing about a patient to anybody who is not on the release.",
      heard: [
        "his|her|their results, tell me his|her|what his|what her, is he|she a patient, is my husband|wife there, did my husband|wife, doctor|nurse|you tell my mom|dad|wife|husband|son|daughter, calling about my dads|moms|husbands|wifes|sons|daughters|mothers|fathers, my husbands|wifes|dads|moms|sons|mothers|fathers results|test*|chart|labs",
        "soy su esposa|esposo|mama|hijo|hija diga*|dime|puede*|podria*|quiero|necesito, sus resultados, es paciente ahi|alli|suyo|suya, digame|digan sus",
        "是不是你们的病人,他的结果,她的结果,告诉我他,告诉我她,在你们那看,在你们那儿看,她在你们,他在你们,的检查结果,的化验结果,我老公的结果,我妈的结果,看了什么病,得了什么病,得的什么,有没有来看,有没有去看,来看过病吗,查一下他的,查一下她的,他的病历,她的病历,的病历",
      ],
      say: [
        "I can tell nobody about a patient, family included, unless a release is on file. The nurse checks that and calls.",
        "No puedo hablar de un paciente con nadie, ni con la familia, sin autorización firmada. La enfermera lo revisa y llama.",
        "病人的情况我谁都不能说，家人也一样，除非有授权。护士会核实后回电。",
      ],
    },
    {
      id: "medical-advice",
      takes: ["act", "verdict", "outcome"],
      rule: "No advice, cause, dose, result or “probably nothing” from a desk.",
      heard: [
        "what should i|we give|take|do, should i give|take|stop|worry|wait|go|come, can i take|give, how much tylenol|ibuprofen|to give, which medicine, tylenol or, is it serious|bad|normal|contagious|cancer|nothing, what does it mean, what do my results, do i have to fast, is that|this normal|bad|dangerous, what is it, whats wrong, dose",
        "que le doy|tomo|hago|puedo tomar, que debo tomar|dar, puedo tomar|darle, debo preocup*|ir|esperar, es grave|normal|contagios*, que significa, que tengo, cuanto le doy, dosis",
        "吃什么药,吃多少,要紧吗,严重吗,是什么病,该不该吃,能吃,停药,正常吗,怎么办,要不要去医院,能不能吃,可以吃,吃几片,吃几颗,吃几粒,一起吃,多吃,加量,减量,停掉,能停,可以停,要不要吃,要吃药,吃点什么,能洗澡,能运动,能喝酒,可以喝酒,能坐飞机,能上班,能上学,会传染,传染吗,正不正常,是不是流感,是不是新冠,是不是感染,是不是得了,要紧,要不要紧,严不严重,危险吗,该怎么办,要去急诊,去急诊吗,需要去急诊,要不要去急诊,要看急诊,会不会是,剂量,副作用,能打疫苗,怀孕能,抗生素",
      ],
      say: [
        "The nurse answers that, not I: no medicine, no cause, no dose from me. If it gets worse, she wants to know at once.",
        "Eso lo contesta la enfermera y no yo: de mí ni medicina, ni causa, ni dosis. Si empeora, ella quiere saberlo enseguida.",
        "这由护士回答，我不说：不说药，不说病因，不说剂量。如果加重，请马上告诉她。",
      ],
    },
  ],
  handOver: [
    "bleeding and pregnant, pregnant and bleeding, out of insulin, seizure medicine|drug, blood thinner, very confused",
    "embarazada y sangr*, sin insulina, muy confundid*",
  ],
  price: [
    "I name no price; you get a good-faith estimate in writing.",
    "No doy precios; usted recibe un estimado por escrito.",
    "我不报价；您会收到书面的诚信估价。",
  ],
};
