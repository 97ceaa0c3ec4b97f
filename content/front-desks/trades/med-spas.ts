import { caller, choice, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";
import { healthCues } from "../usual-cues.ts";

export const medSpas: FrontDesk = {
  slug: "med-spas",
  paper: ["Consultation sheet", "Hoja de consulta", "咨询单"],
  person: ["the nurse", "la enfermera", "护士"],
  fields: [
    words(
      "wish",
      ["Would like", "Desea", "想做什么"],
      [
        "What would you like, in your words?",
        "¿Qué le gustaría, en sus palabras?",
        "请用您自己的话说，想做什么？",
      ],
      [
        "lips, botox, filler*, elevens, eleven lines, laser, facial, peel, wrinkle*, lines, tired, acne, scar*, hair removal, microneedl*, hydrafacial, cheek*, under eyes, tox, hydration, tattoo, fat, body, lip*, filler, microneedling, chin, frown, forehead, crow*, coolsculpt*, veins, dysport, sculptra, weight loss, iv, crows feet, clear skin, better skin, skin, face, neck, hands, brows, jawline, double chin, pores, redness, melasma, spots, rosacea, prp, plasma, threads, kybella, stretch marks, cellulite, spider veins",
        "labios, botox, relleno*, laser, facial, arrugas, lineas, cansad*, acne, cicatri*, depilacion, ojeras, mejillas, tatuaje, relleno, arruga*, depila*, peeling, cicatriz, frente, bigote, piel, manchas, cara, cuello, papada, estrias, poros",
        "玻尿酸,肉毒,激光,脱毛,皱纹,祛痘,疤,填充,美白,嘴唇,皮肤,瘦脸,除皱,斑,眼袋,颈纹,妊娠纹,保妥适,光子,嫩肤,水光,瘦脸针,打针,法令纹,抬头纹,鱼尾纹,川字纹,眉间纹,眼纹,细纹,黑眼圈,泪沟,苹果肌,下巴,双下巴,鼻子,丰唇,嘴巴,毛孔,痘印,痘坑,痘痘,青春痘,粉刺,法令,热玛吉,超声刀,线雕,埋线,溶脂,瘦身,减肥,减脂,微针,换肤,刷酸,清洁,补水,提拉,紧致,松弛,洗纹身,去纹身,洗眉,祛,去斑,晒斑,雀斑,黄褐斑,点痣,去痣,腋下,腋毛,腿毛,胡子,红血丝,静脉,做脸,脸上,抗衰,年轻一点,显老,显累,疲惫,打一针,橘皮",
      ],
      "Less tired",
    ),
    choice(
      "first",
      ["First time", "Primera vez", "第一次"],
      [
        "Is it the first time, or have you had it before?",
        "¿Es la primera vez o ya se lo ha hecho?",
        "是第一次，还是以前做过？",
      ],
      [
        option(
          "first",
          ["First time", "Primera vez", "第一次"],
          [
            "first timer|go|one|try, new to me|us, never had, first time, never done, new to this, new client, never had|done|did, never",
            "nunca me, nunca he, primera vez, nunca",
            "第一次,没做过,头一次,头一回,首次,从没做过,从来没,没打过,没弄过,没试过,新客",
          ],
        ),
        option(
          "before",
          ["Had it before", "Ya se lo hizo", "做过"],
          [
            "had one|some|it|this|them once|ago|back|last|already, years|months back, last time|one was|i, previous time|one, second|third|2nd|3rd|fourth|fifth time|visit|round, had it before, did it last|before|in, last fall|spring|summer|winter|year, been before, every few months, usual, with nina, done it before, did it once|twice|before, had it|them done, years ago, had some, last year|month|summer, before, again, my usual, regular, every, touch up",
            "la ultima|pasada vez, hace un|dos|tres|unos|varios ano|anos|mes|meses, siempre me, segunda|tercera vez, ya me lo, el ano pasado, ya he ido, antes con, ya me, antes, otra vez, retoque",
            "做过,以前,第二次,第三次,打过,弄过,试过,老客,又来,再来一次,补打,补一针,第四次,好几次,每年,每隔,上次,去年",
          ],
        ),
      ],
      "Last fall, with Nina",
      {
        why: [
          "A first treatment begins with an exam.",
          "El primer tratamiento empieza con un examen.",
          "第一次要先做检查。",
        ],
      },
    ),
    words(
      "recent",
      ["Treated lately", "Tratado hace poco", "最近做过"],
      [
        "Were you treated in the last two weeks?",
        "¿Le han hecho algo en las últimas dos semanas?",
        "最近两周做过项目吗？",
      ],
      [
        "last week, days ago, yesterday had|got, this morning had|got, monday got, two weeks|months ago|back, nothing|anything lately|recently|recent|since, no|any treatment|treatments lately|recently|yet|since|before, no treatment|treatments, none, just had, had|got|did filler*|botox|peel|laser|tox|syringe|threads|microneedling on|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday, days|weeks|week|month ago, had a|some|my on|last monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month, had a|some|my bit|little|filler|botox of filler|botox|tox|by|in|on",
        "la semana pasada me, hace dias me, la semana pasada, hace dias, nada, me hicieron|pusieron|puse|hice|inyectaron hace|ayer|antier|el|la|un|una|relleno|botox, se puso|hizo|inyecto relleno|botox|algo|laser",
        "最近,上周,没有做,没做,都没有,上个月,刚晒,上个礼拜,上礼拜,上星期,前几天,前两天,刚做,刚打,没打,这两周,两周内,两个礼拜,晒太阳,晒黑,没弄,什么都没",
      ],
      "Filler Monday, fine",
      { optional: true },
    ),
    words(
      "occasion",
      ["A date behind it", "Fecha detrás", "为哪个日子"],
      [
        "Is there a date you are doing it for?",
        "¿Hay una fecha para la que lo quiere?",
        "是为了哪个日子吗？",
      ],
      [
        "wedding, reunion, party, prom, birthday, photo*, vacation, trip, event, no date, no rush, photos, graduation, the 28th, married, hitched, engaged, tying knot, getting married, marry*, photos, photo shoot, headshots, engagement, bachelorette, cruise, vacation, beach, homecoming, no|any|nothing special|particular day|date|occasion|event",
        "boda, fiesta, quinceanera, cumple*, fotos, viaje, evento, sin prisa, graduacion, me caso, caso, fotos, viaje, ninguna fecha",
        "婚礼,聚会,生日,照相,结婚,拍照,旅行,特别的日子,自己想做,婚纱,婚宴,同学会,派对,毕业,年会,过年,度假,出差,回国,相亲,面试,拍婚纱,宴会,没有日子,什么日子,不为什么,没什么特别,平时",
      ],
      "Wedding June 14",
      {
        optional: true,
        why: [
          "The nurse counts back from it.",
          "La enfermera cuenta hacia atrás desde ahí.",
          "护士会从那天往回算。",
        ],
      },
    ),
    words(
      "health",
      ["For the clinician", "Para la clínica", "给护士的话"],
      [
        "Anything the nurse should know?",
        "¿Algo que la enfermera deba saber?",
        "有什么护士应该知道的吗？",
      ],
      healthCues,
      "Maybe pregnant",
      { optional: true },
    ),
    ...caller,
    when(
      ["Consult", "Consulta", "面诊"],
      [
        "Which day and time suit you for the consult?",
        "¿Qué día y hora le conviene para la consulta?",
        "哪天几点来面诊方便？",
      ],
    ),
  ],
  limits: [
    {
      id: "clinical",
      takes: ["act", "verdict", "duration"],
      rule: "State medical practice acts: units, safety, and what is normal are the clinician’s.",
      heard: [
        "how much product|filler|botox|of|would|do i|we|of need|use, how many units|syringes|sessions|ml, units do i, is laser|botox|filler|it|that safe|okay|ok|normal|fine|bad, okay while|if|when pregnant, pregnant is|can|okay, yes or no, supposed to be, one side lower, can i work out|drink|take|fly|get pregnant, will|does|do it|they|that|filler|botox|laser hurt|sting|last|look, do i need, same day, should i",
        "cuantas unidades|jeringas|sesiones, es seguro|normal|malo, segura, si o no, puedo hacer|tomar|volar, embarazada puedo, me va a doler, debo, deberia",
        "多少单位,几针,几支,正常吗,安全吗,怀孕能,可以做吗,能做吗,要打多少,有问题吗,多少针,几个单位,要打几,打几,几次,多少次,几个疗程,多久能,几天能,多久消,多久会,多久可以,疼不疼,痛不痛,会不会痛,会疼吗,会痛吗,疼吗,痛吗,能喝酒,能不能喝酒,能运动,能健身,能洗澡,能洗脸,能化妆,能坐飞机,能晒,能游泳,可以喝酒,可以运动,可以洗,可以化妆,能打吗,能不能打,可以打,可不可以打,能打,可不可以做,能不能做,适不适合,适合我,适合做,安不安全,有没有副作用,副作用,正不正常,正常不,要紧吗,有没有问题,该不该,要不要,喂奶能,哺乳能,哺乳期,吃药能",
      ],
      say: [
        "The nurse says that after looking at you; from me you would only get a guess.",
        "Eso lo dice la enfermera después de verle; de mí solo sería una adivinanza.",
        "这要护士看过您才能说；我说的只会是猜测。",
      ],
    },
    {
      id: "promise",
      takes: ["outcome"],
      rule: "FTC Act: no promised result.",
      heard: [
        "guarantee*, how young, permanent, will i look, results guaranteed, painless",
        "garanti*, permanente, me voy a ver, sin dolor",
        "保证,永久,效果,会不会疼,能维持,一次能,一次就,去干净,去得干净,多年轻,会不会自然,自然吗,明显吗,有没有用,有用吗,管用吗,能撑多久,维持多久,能保持,保持多久,不留疤,留疤,百分之百,会好看",
      ],
      say: [
        "I promise no result; nobody here does before looking.",
        "No prometo resultados; aquí nadie lo hace antes de ver.",
        "我不保证效果；没看过之前这里没人会保证。",
      ],
    },
  ],
  handOver: [
    "blister*, lump, hard to, swelling wont, infected, sixteen, seventeen, my daughter is, minor",
    "ampolla*, bulto, infectad*, menor de edad",
  ],
  price: [
    "The price list comes by text; what you would need, and so the sum, the nurse says after looking.",
    "La lista de precios va por mensaje; cuánto necesitaría, y así la suma, lo dice la enfermera después de ver.",
    "价目表会用短信发给您；需要多少、合计多少，护士看过之后说。",
  ],
};
