import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";
import { healthCues } from "../usual-cues.ts";

export const spas: FrontDesk = {
  slug: "spas",
  paper: ["Treatment list", "Lista de tratamientos", "项目单"],
  person: ["the spa manager", "la gerente del spa", "水疗经理"],
  fields: [
    words(
      "treatment",
      ["Treatment", "Tratamiento", "项目"],
      [
        "Which treatment, or how would you like to feel?",
        "¿Qué tratamiento, o cómo quisiera sentirse?",
        "想做哪个项目，或者想要什么感觉？",
      ],
      [
        "massage, facial*, sauna, deep tissue, swedish, hot stone, scrub, wrap, manicure, pedicure, body, prenatal, my eleven|ten|noon|appointment|booking, reflexology, couples, steam, waxing, facial, stone, aromatherapy, relax, day package, foot soak",
        "masaje*, facial*, sauna, piedras, exfolia*, manicure, pedicure, cuerpo, mi cita, pareja, vapor, masaje, facial, relaj*, envoltura, sueco, tejido profundo, deportivo, descontractur*, prenatal, reflexolog*, aromaterapia",
        "按摩,面部,热石,去角质,双人,放松,足疗,瑞典式,深层,精油,孕妇按摩,推拿,推油,推背,全身,身体护理,水疗,套餐,做脸,做个脸,脸部,洗脸,清洁,补水,美容,桑拿,汗蒸,蒸汽,泡脚,修脚,脚底,足底,足部,洗脚,脚部,反射区,美甲,做指甲,手部,指压,刮痧,拔罐,芳香,香薰,情侣,运动按摩,深度,深组织,泰式,日式,中式,淋巴,孕妇的,产前,产后,头疗,头部,肩颈,按肩,按背,按腰,按一按,按个,分钟的,裹体,泥浴,蜡,除毛,磨砂,搓澡,舒缓,解压,酸痛",
      ],
      "Sixty minutes, shoulders",
    ),
    field(
      "people",
      "people",
      ["How many", "Cuántos", "几位"],
      ["For how many, and together?", "¿Para cuántos, y juntos?", "几位，要一起吗？"],
      "Two, same room",
      {
        why: [
          "The couples room runs out first.",
          "La sala de parejas es la primera que se llena.",
          "双人房最先订满。",
        ],
      },
    ),
    choice(
      "therapist",
      ["Therapist", "Terapeuta", "理疗师"],
      [
        "A woman, a man, or no preference?",
        "¿Mujer, hombre o sin preferencia?",
        "要女的、男的，还是都可以？",
      ],
      [
        option(
          "any",
          ["No preference", "Sin preferencia", "都可以"],
          [
            "dont|doesnt mind who|which|either, no preference, whoever, anyone, either is fine, dont care, doesnt matter, either, any one|of|therapist|will do",
            "sin preferencia, quien sea, cualquiera, da igual, no importa",
            "都可以,随便,谁都行,无所谓,都行,没要求,不介意,不挑,男女都,哪个都,没有偏好,谁来都",
          ],
        ),
        option(
          "woman",
          ["A woman", "Mujer", "女"],
          [
            "a woman, female*, woman therapist, women, woman, a|the|some|prefer lady, lady therapist|please, a|the girl, girl therapist|please|for, ladies|girls as|only|please|to|for therapist*|us|it|work|do, ladies|girls only|please",
            "una mujer, terapeuta mujer, mujeres!, mujer por|porfa|please, que sea mujer, prefiero mujer, con mujer, de mujer, puras|puro muchachas|mujeres|chicas, una muchacha|senorita|chica",
            "女的,女师,女按摩,女技师,女治疗,女性,要女,女士按,女生,女士,女按,女师傅,女孩,阿姨,女老师",
          ],
        ),
        option(
          "man",
          ["A man", "Hombre", "男"],
          [
            "a|any man|guy, male*, man|guy|men|guys therapist*|masseur|please|pls|is|are|works|would|for, prefer|want|with|by|rather|like man|guy|men|guys, men only",
            "un hombre, hombre",
            "男的,男师,男按摩,男技师,男治疗,男性,要男,男生,男按,男士按,男老师",
          ],
        ),
      ],
      "Woman, both",
      { optional: true },
    ),
    words(
      "health",
      ["For the therapist", "Para la terapeuta", "给理疗师的话"],
      [
        "Anything the therapist should know?",
        "¿Algo que la terapeuta deba saber?",
        "有什么理疗师应该知道的吗？",
      ],
      [
        `weeks, skin, almond*, nut, nuts, ${healthCues[0]}, nobody has anything, no health, healthy`,
        `piel, almendra*, ${healthCues[1]}, nada de salud`,
        `坚果,皮肤,杏仁,怕痒,肩膀疼,疼痛,痛,骨折,静脉曲张,坐骨,椎间盘,没什么毛病,没毛病,没病,健康,敏感,生完,喂奶,哺乳,起搏器,关节,偏头痛,膝盖,${healthCues[2]},身体`,
      ],
      "Hip done in the fall",
      { optional: true },
    ),
    words(
      "gift",
      ["Gift card", "Tarjeta de regalo", "礼品卡"],
      ["Do you have a gift card?", "¿Tiene una tarjeta de regalo?", "您有礼品卡吗？"],
      [
        "gift card, gift certificate, voucher, gift card|certificate, no card|cards|certificate|voucher, dont have a card, groupon*, voucher*",
        "tarjeta de regalo, certificado de regalo, vale de, vale, sin tarjeta",
        "礼品卡,礼券,礼卡,礼物卡,代金券,优惠券,购物券,团购,没有卡,没卡",
      ],
      "From December, some year",
      { optional: true },
    ),
    words(
      "occasion",
      ["Occasion", "Ocasión", "场合"],
      ["Is it for an occasion?", "¿Es por alguna ocasión?", "是为了什么日子吗？"],
      [
        "gift for, a gift|present, 30th|40th|50th|60th|65th|70th|75th|80th, fiftieth, sixtieth, fortieth, anniversary, birthday, bachelorette, honeymoon, mothers day, valentine*, surprise, bday*, b day, reunion, graduat*, retire*, promotion, promoted, wedding, engaged, celebrat*, just|finally finished|survived|passed|retired|graduated|turned|defended, just|finally got done|through|promoted|engaged|married|divorced",
        "aniversario, cumple*, despedida, luna de miel, dia de las madres, por su|mi santo, graduacion, boda, jubil*, festej*, celebr*, quince anos, acabo|acabamos|acaba|terminamos|termine de terminar|pasar|salir",
        "纪念日,生日,蜜月,周年,大寿,寿,结婚,婚礼,新婚,母亲节,父亲节,情人节,妇女节,庆祝,毕业,退休,升职,送礼,买个礼物,当礼物,礼物,惊喜,闺蜜,姐妹聚,单身派对,犒劳,聚会,求婚,订婚",
      ],
      "Fortieth anniversary",
      { optional: true },
    ),
    ...caller,
    when(
      ["Arrive for", "Hora", "到店"],
      ["Which day and time?", "¿Qué día y a qué hora?", "哪天几点？"],
    ),
  ],
  limits: [
    {
      id: "health-claims",
      takes: ["act", "verdict", "outcome"],
      rule: "Massage license law and FTC Act: no claim that a treatment heals or is safe for a condition.",
      heard: [
        "can i get a massage, does it help|heal|cure|fix, help with, good for, safe while|for|if|in, is it safe|ok|okay, detox, pregnant can|could|may|would|is, weeks can, heal my, sciatica, toxins, detox*, come with a fever|cold|flu|rash, had surgery can, had an operation can",
        "ayuda con|para, cura, sirve para, es segur*, puedo hacerme, desintoxi*, embarazada puedo, ciatica",
        "能治,治好,排毒,怀孕可以,有没有帮助,安全吗,能按吗,能不能治,治吗,治得,治疗,有帮助,有没有用,有用吗,管用吗,有效吗,对身体,对腰,对颈,能缓解,可以缓解,能改善,能消,孕妇可以,孕妇能,怀孕能,可不可以按,能不能按,可以按吗,能按摩,可以按摩,能做吗,可以做吗,可不可以做,能不能做,适合做,适合孕妇,安不安全,发烧能,感冒能,术后能,手术后能,能洗澡,能不能洗,可以洗澡,排湿,去湿气",
      ],
      say: [
        "I promise nothing for a condition. Your therapist calls first, and asks what your doctor says.",
        "No prometo nada para una condición. La terapeuta le llama antes y pregunta qué dice su médico.",
        "身体状况我不作保证。理疗师会先打电话，问您的医生怎么说。",
      ],
    },
    {
      id: "conduct",
      rule: "One approved sentence, then the call ends.",
      heard: [
        "happy ending*, sensual, erotic, full service massage, nude massage, extras, sexual, private extras",
        "final feliz, erotico, sensual, masaje con final, sexual*",
        "特殊服务,全套,特别服务,快乐结局,色情,大保健,裸体,性服务,情色,打飞机",
      ],
      say: [
        "We offer therapeutic treatments only, and this call ends here.",
        "Ofrecemos solo tratamientos terapéuticos, y aquí termina la llamada.",
        "我们只做理疗项目，通话到此为止。",
      ],
      quiet: true,
    },
    {
      id: "gift-card",
      rule: "Regulation E, 12 CFR 1005.20: at least five years for most cards; a person looks.",
      heard: [
        "gift card|certificate|voucher dead|good|valid|works|expired, is|are it|that|this|they still ok|okay|usable|good|accepted|honored, is it|that dead|good|valid|expired from|since, card expired, is it expired, still good, still valid, gift card old, expire, balance on",
        "tarjeta|certificado sirve|vale|vencid*|vence, esta vencid*, todavia vale|sirve, vence, saldo",
        "礼品卡过期,礼品卡还,卡过期,过期了吗,还能用吗,礼券过期,礼券还,还能用,能不能用,能用吗,有没有过期,过期没,过期了没,还有效,有效期,余额,里面还有多少,卡还有,券还",
      ],
      say: [
        "I never call a gift card dead. A person looks at the number and texts you what is on it.",
        "Yo nunca doy por muerta una tarjeta de regalo. Una persona revisa el número y le escribe cuánto tiene.",
        "礼品卡我从不说作废；会有人查卡号，把余额用短信发给您。",
      ],
    },
  ],
  handOver: [
    "touched me|my|her, groped, grabbed me|my|her, hands went|wandered|were|slipped|moved|kept somewhere|where|too|up|down, where his|the|her hands, where the|your guys|guy|mans|therapists hands went|were|wandered, made me|her feel weird|gross|unsafe|dirty|uneasy|creepy|bad, creepy, creeped me out, felt violated|wrong|unsafe, didnt feel right|safe, uncomfortable, complaint, inappropriate, unprofessional, came on to me, exposed himself, refund, burned",
    "me toco, me agarro, donde puso|ponia|metio las|sus manos, sus manos, me senti sucia|insegura|mal|rara, se propaso, incomod*, queja, inapropiad*, reembolso, quem*",
  ],
  price: [
    "The list with prices comes by text, with the time; I quote none.",
    "La lista con precios va por mensaje junto con la hora; yo no los doy.",
    "带价格的项目单会和时间一起用短信发给您，我不报价。",
  ],
};
