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
        "trim, cut, haircut*, color, highlights, lighter, orange, balayage, blowout, bleach*, perm, extensions, bangs, toner, roots, updo, bride, brows, lashes, shave, beard, short, curly, correction, box dye, keratin, buzz, gloss, highlight*, root*, extension*, fade, dye*, brassy, wash, style, braids, straighten*, even|evened it|them|this|my|out, need|needs|want|get|have it|this|them|my fixed, fix it|this|them|my, layer*, thin|thinned|thinning out, reshape, shape up, ombre, relaxer, silk press, locs, twist*, cornrow*, sew in, wax*, gel nails, nails",
        "corte, cortar, color, tinte, mechas, rayitos, alisado, permanente, extensiones, fleco, raices, peinado, novia, cejas, barba, decolor*, naranja, keratina, retoque, alaciado, luces, trenzas",
        "理发,剪头,剪发,染,烫,吹,洗头,漂,接发,造型,剪发,染发,烫发,挑染,接发,刘海,造型,护理",
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
            "谁都可以,随便,都行",
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
        "long hair, short hair, shoulder*, thick, thin, curly, box dye, box black, natural, gray, virgin hair, length, straight, shoulder length, long, short, fine hair, hair fine, fine and|but, last color, bleached, gray*, grey*, no color|dye|chemicals|bleach on|ever|at|in, never been|had|colored|dyed|bleached, chin|waist|bra|ear|elbow|jaw length, inches, down to my|her|his|the, past my|her|the shoulder*|waist|back|chin, blonde|brown|red|orange|dark on|at the ends|roots|top|tips",
        "pelo|cabello largo|corto|rizado|liso, hombros, tinte de caja, natural, canas, largo, corto, rizado, decolorado",
        "长发,短发,卷,及肩,漂过,白头发,没染,染过,到肩,肩膀,齐肩,腰",
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
        "过敏,痒,刺痛",
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
        "之前走,要走,前走,接孩子,不急,不赶,前要走,前得走,得走,离开,要去接,要接,要赶",
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
        "还在你们,离职,辞职,去哪,怀孕了吗,为什么不在",
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
        "怀孕,孕妇,哺乳,吃药,抗过敏药,化疗",
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
        "保证,一次能,能修好,能染成,会不会伤,伤头发",
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
