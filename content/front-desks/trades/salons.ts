import { caller, choice, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const salons: FrontDesk = {
  slug: "salons",
  paper: ["Appointment book", "Libro de citas", "预约簿"],
  person: ["the owner", "la dueña", "店主"],
  fields: [
    words(
      "service",
      ["Wanted", "Servicio", "想做的"],
      ["What would you like done?", "¿Qué le gustaría hacerse?", "想做什么？"],
      [
        "go|going|try|trying red|copper|blonde|blond|platinum|brunette|auburn|ginger|darker|silver|pink|purple|blue|black|brown|natural|shorter, trim, cut, haircut*, color, highlights, lighter, orange, balayage, blowout, bleach*, perm, extensions, bangs, toner, roots, updo, bride, brows, lashes, shave, beard, short, curly, correction, box dye, keratin, buzz, gloss, highlight*, root*, extension*, fade, dye*, brassy, wash, style, braids, straighten*, even|evened it|them|this|my|out, need|needs|want|get|have it|this|them|my fixed, fix it|this|them|my, layer*, thin|thinned|thinning out, reshape, shape up, ombre, relaxer, silk press, locs, twist*, cornrow*, sew in, wax*, gel nails, nails",
        "irme|ponerme|ser|hacerme a|de rubia|rubio|pelirroja|castana|morena|cobre|platinada|negro, corte, cortar, color, tinte, mechas, rayitos, alisado, permanente, extensiones, fleco, raices, peinado, novia, cejas, barba, decolor*, naranja, keratina, retoque, alaciado, luces, trenzas",
        "理发,剪头,剪发,染,烫,吹,洗头,漂,接发,造型,染发,烫发,挑染,刘海,护理,剪短,剪个,修剪,修一下,修发尾,修刘海,打薄,层次,推头,寸头,平头,光头,补发根,补染,发根,补色,盖白,遮白,焗油,做头发,做发型,盘发,新娘,化妆,试妆,编发,编辫,扎辫,卷发棒,吹造型,拉直,离子烫,柔顺,陶瓷烫,热烫,冷烫,头发颜色,换颜色,换个颜色,变橘,橘色,发黄,修色,退色,褪色,洗色,掉色,渐变,角蛋白,头皮护理,倒膜,修眉,眉毛,睫毛,刮胡,剃须,胡子,修面,美甲,做指甲,蜜蜡,除毛",
      ],
      "Color correction",
      {
        why: [
          "It decides how long the chair is booked.",
          "Decide cuánto tiempo se aparta la silla.",
          "这决定椅子留多久。",
        ],
      },
    ),
    choice(
      "stylist",
      ["Chair", "Silla", "椅位"],
      [
        "Whose client are you, or shall it be anyone?",
        "¿Con quién viene siempre, o con cualquiera?",
        "您找哪位，还是谁都可以？",
      ],
      [
        option(
          "tasha",
          ["Tasha", "Tasha", "Tasha"],
          [
            "does tasha, can tasha, with tasha, tasha have|fit|cuts, for tasha, tasha",
            "con tasha, tasha",
            "Tasha,tasha",
          ],
        ),
        option(
          "dee",
          ["Dee", "Dee", "Dee"],
          ["with dee, does dee, can dee, dee cut, dee", "con dee, dee", "dee"],
        ),
        option(
          "sam",
          ["Sam", "Sam", "Sam"],
          ["with sam, does sam, can sam, sam", "con sam, sam", "sam"],
        ),
        option(
          "any",
          ["Anyone", "Cualquiera", "谁都可以"],
          [
            "anyone, anybody, whoever, any stylist, dont care who, no preference, either, dont care, first available, any|either|one of the|your|you|them|my girls|ladies|guys|stylists|people|two|chairs, not particular|picky|fussy, whichever, whoevers free|available|open",
            "cualquiera, quien sea, da igual, la|el que este libre|disponible, con quien haya, me es igual",
            "谁都可以,随便,都行,谁做,谁剪,哪位都,哪个都,哪位有空,谁有空,别人也行,其他人也,任何人,不挑,没有指定,不指定,无所谓",
          ],
        ),
      ],
      "Tasha, else anyone",
      { optional: true },
    ),
    words(
      "hair",
      ["Hair now", "Cabello hoy", "现在的头发"],
      [
        "How is the hair now: length, and the last color on it?",
        "¿Cómo está el cabello: largo, y último color?",
        "现在头发多长，上次染的什么颜色？",
      ],
      [
        "right now its|is|im|it, currently, ash|dirty|strawberry|sandy|platinum brown|blonde|blond, long hair, short hair, shoulder*, thick, thin, curly, box dye, box black, natural, gray, virgin hair, length, straight, shoulder length, long, short, fine hair, hair fine, fine and|but, last color, bleached, gray*, grey*, no color|dye|chemicals|bleach on|ever|at|in, never been|had|colored|dyed|bleached, chin|waist|bra|ear|elbow|jaw length, inches, down to my|her|his|the, past my|her|the shoulder*|waist|back|chin, blonde|brown|red|orange|dark on|at the ends|roots|top|tips",
        "pelo|cabello largo|corto|rizado|liso, hombros, tinte de caja, natural, canas, largo, corto, rizado, decolorado",
        "长发,短发,卷,及肩,漂过,白头发,没染,染过,到肩,肩膀,齐肩,腰,长头发,短头发,中长,头发长,头发短,头发挺,头发很,头发比较,直发,直的,自然卷,天然,细软,发质,粗硬,头发多,头发少,头发厚,到腰,到背,过肩,到耳,到下巴,齐耳,上次染,染了黑,染的黑,自己染,盒装,原色,本色,从没染,白发,灰白,受损,分叉,干枯,毛躁,烫过,锁骨",
      ],
      "Long, box black in May",
      { optional: true },
    ),
    words(
      "reaction",
      ["Reaction before", "Reacción antes", "以前过敏"],
      [
        "Has your scalp ever burned or itched from dye?",
        "¿Alguna vez le ardió o picó el tinte?",
        "头皮以前被染发剂烧过或痒过吗？",
      ],
      [
        "itch*, burned, react*, allerg*, patch test, sensitive, burn*, rash, reaction, broke out",
        "pico, picazon, ardio, alergi*, reaccion, sensible, comezon, ardor, alerg*",
        "过敏,痒,刺痛,敏感,烧疼,灼,发红,起疹,红疹,起泡,肿,没反应,头皮疼,头皮没",
      ],
      "Itched once",
      {
        optional: true,
        why: [
          "A person decides about a test first.",
          "Una persona decide si hace falta una prueba.",
          "会先由人决定要不要做测试。",
        ],
      },
    ),
    words(
      "out",
      ["Out by", "Salir antes de", "几点前走"],
      ["When do you have to be out?", "¿A qué hora debe salir?", "您几点之前要走？"],
      [
        "out by, done by, leave by, have to be out, gone by, pick up my kid*, be somewhere, no rush|hurry after|afterwards|that, got|have all day|afternoon|morning, bus|ride|cab|uber|husband|wife|daughter|son|mom picks|gets me up|at, off all day|afternoon|morning, no rush|hurry, have|need|got|gotta|must leave|run|go at|by|before",
        "salir a las, terminar antes, antes de las, estar|salir|irnos fuera, tenemos|tengo que irnos|salir|irme|estar, sin prisa, tengo|tenemos|hay que estar|salir|irme|irnos|recoger, estar|estemos fuera|afuera, debo|debemos salir, me voy a las",
        "之前走,要走,前走,接孩子,不急,不赶,前要走,前得走,得走,离开,要去接,要接,要赶,点前要,要赶回,赶飞机,赶时间,要上班,接小孩,接女儿,接儿子,点之前,不着急,时间够,有的是时间",
      ],
      "Out by four",
      { optional: true },
    ),
    ...caller,
    when(
      ["Chair time", "Hora", "上椅时间"],
      ["Which day and time?", "¿Qué día y a qué hora?", "哪天几点？"],
    ),
  ],
  limits: [
    {
      id: "staff-privacy",
      takes: ["others"],
      rule: "Nobody learns where a stylist went, or why.",
      heard: [
        "having baby, is she pregnant|sick|fired|gone, where does she|he work, why did she|he leave, did she|he quit, her|his number, when is she|he back, whens back, who else comes, where did she|he move, moved to which, which salon did",
        "esta embarazada|enferma, donde trabaja, por que se fue, su numero, cuando regresa",
        "还在你们,离职,辞职,去哪,怀孕了吗,为什么不在,还在做吗,还在吗,还在上班,还做吗,跑哪,跳槽,开除,走了吗,去了哪,在哪家,换到哪,去别的店,是不是怀孕,生孩子了,生病了吗,为什么走,怎么走了,她的电话,她电话,她的微信,他的电话,她手机,什么时候回来,几时回来,谁来做,还有谁",
      ],
      say: [
        "About the people who work or sit here I tell nobody anything. I can book you, with a name or with anyone.",
        "De quien trabaja o se sienta aquí no le cuento nada a nadie. Le puedo apartar lugar, con nombre o con cualquiera.",
        "在这里工作或坐着的人，我对谁都不说。我可以给您预约，指定或不指定都行。",
      ],
      quiet: true,
    },
    {
      id: "health",
      rule: "No medical advice by a desk: what suits a body, a doctor or a pharmacist says.",
      heard: [
        "im|i am|while|if|shes pregnant, pregnan* is|are|can|ok|okay|safe|fine, is|are|can|safe|ok|okay pregnan*, breastfeed*, nursing baby, took|take|taking|put|use|used benadryl|tylenol|ibuprofen|advil|aspirin|antihistamine|cortisone|steroid*|medicine|medication|pill*, chemo*, blood thinner*, itchy|irritated|raw|sunburned|sunburnt|flaky scalp",
        "estoy|estando|si embarazada, embarazada puedo|es|seguro|malo, amamant*, dando pecho, tome|tomo|tomar|ponerme benadryl|pastilla*|medicina|antihistaminico|cortisona, quimioterapia",
        "怀孕,孕妇,哺乳,吃药,抗过敏药,化疗,喂奶,吃了药,在吃药,吃抗,过敏药,止痛药,有身孕,坐月子,血压药,头皮受伤,头皮破,晒伤",
      ],
      say: [
        "Whether that is safe for your body a doctor or a pharmacist says, not I. It goes on the note for her as well.",
        "Si eso es seguro para su cuerpo lo dice un médico o un farmacéutico, no yo. También va en la nota para ella.",
        "这对您的身体安不安全，要问医生或药剂师。我也会写在给她的便条上。",
      ],
      tells: true,
    },
    {
      id: "promise",
      takes: ["outcome", "verdict"],
      rule: "No shade, no single session, no safe dye is promised: FDA asks for patch tests.",
      heard: [
        "can|could|will it|this|that|my|they be saved|fixed|rescued|corrected|salvaged|undone|repaired, save|rescue|salvage it|this|my, salvageable, any hope, beyond saving|repair|help, too far gone, is it|this|that fixable, can you fix, fix it, one session, guarantee, promise, will it look|come, is the dye safe, safe for|while, exact same shade, how long will it take",
        "se puede salvar|rescatar|componer, tiene remedio|salvacion|solucion, se puede arreglar, tiene arreglo, lo arreglan, una sesion, garanti*, va a quedar, es seguro el",
        "保证,一次能,能修好,能染成,会不会伤,伤头发,一次就,一次行,一次可以,救回来,能救,救得,能不能救,还有救,补救,能补,修得好,能弄好,弄得好,能不能修,能不能染成,染得成,染得到,会不会掉,会不会断,会不会坏,一模一样,一样的颜色,掉不掉色,能维持,维持多久,能撑,伤不伤,伤吗,要多久,要几个小时,要多长,几个小时,会好看",
      ],
      say: [
        "She says that with your hair in her hands; I promise no shade and no single session.",
        "Eso lo dice ella con su cabello en las manos; yo no prometo tono ni una sola sesión.",
        "这要她摸到您的头发才能说；颜色和次数我都不保证。",
      ],
    },
  ],
  handOver: [
    "refund, complaint, too short, ruined, my scalp, burned my, money back, bleeding, in my eye",
    "reembolso, queja, muy corto, arruin*, me quemo, devolucion",
  ],
  price: [
    "Prices come by text with the time; for long services she says it after seeing the hair.",
    "Los precios van por mensaje con la hora; en servicios largos ella lo dice al ver el cabello.",
    "价格会和时间一起用短信发给您；时间长的项目她看过头发再说。",
  ],
};
