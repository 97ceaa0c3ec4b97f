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
        "玻尿酸,肉毒,激光,脱毛,皱纹,祛痘,疤,填充,美白,嘴唇,皮肤,瘦脸,除皱,斑,眼袋,颈纹,妊娠纹",
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
            "第一次,没做过",
          ],
        ),
        option(
          "before",
          ["Had it before", "Ya se lo hizo", "做过"],
          [
            "had one|some|it|this|them once|ago|back|last|already, years|months back, last time|one was|i, previous time|one, second|third|2nd|3rd|fourth|fifth time|visit|round, had it before, did it last|before|in, last fall|spring|summer|winter|year, been before, every few months, usual, with nina, done it before, did it once|twice|before, had it|them done, years ago, had some, last year|month|summer, before, again, my usual, regular, every, touch up",
            "la ultima|pasada vez, hace un|dos|tres|unos|varios ano|anos|mes|meses, siempre me, segunda|tercera vez, ya me lo, el ano pasado, ya he ido, antes con, ya me, antes, otra vez, retoque",
            "做过,以前,第二次,第三次",
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
        "最近,上周,没有做,没做,都没有,上个月,刚晒",
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
        "婚礼,聚会,生日,照相,结婚,拍照,聚会,旅行,特别的日子,自己想做",
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
        "多少单位,几针,几支,正常吗,安全吗,怀孕能,可以做吗,能做吗,要打多少,有问题吗",
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
        "保证,永久,效果,会不会疼,能维持",
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
