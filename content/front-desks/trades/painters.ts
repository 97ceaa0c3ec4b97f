import { address, caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";
import { householdCues } from "../usual-cues.ts";

export const painters: FrontDesk = {
  slug: "painters",
  paper: ["Room schedule", "Lista de cuartos", "房间表"],
  person: ["the painter who measures", "el pintor que mide", "来量的油漆师傅"],
  fields: [
    choice(
      "where",
      ["Inside, outside", "Adentro, afuera", "室内、室外"],
      ["Inside or outside?", "¿Por dentro o por fuera?", "室内还是室外？"],
      [
        option(
          "outside",
          ["Exterior", "Por fuera", "室外"],
          [
            "outside, exterior, siding, porch, south side, trim outside, fence, deck, stucco, facade, outdoors",
            "por fuera, afuera, exterior, fachada, barda, fuera, cerca",
            "外墙,室外,外面,房子外头,屋外,户外,外头,外立面,栅栏,围栏,篱笆,露台,阳台,木墙板,墙板,门廊,车库门,屋檐,墙外",
          ],
        ),
        option(
          "inside",
          ["Interior", "Por dentro", "室内"],
          [
            "inside, interior, bedroom*, ceiling*, living room, kitchen, hallway, nursery, office, bathroom, stairs, room, rooms, cabinets, wallpaper, closet*, room*, living, indoors, stairwell*, staircase*, stairway, landing, upstairs, downstairs, dining, den, foyer, entryway, laundry, attic, basement, hall, bath, baths",
            "por dentro, adentro, interior, recamara*, cuartos, sala, cocina, techo*, pasillo, bano, gabinetes, dentro, cuarto*, comedor, escalera*, pasillos, recibidor, sotano, lavanderia",
            "室内,里面,房间,卧室,客厅,厨房,走廊,餐厅,楼梯间,卫生间,浴室,屋里,屋内,睡房,卧房,主卧,次卧,儿童房,婴儿房,厅,书房,厕所,洗手间,楼梯,过道,橱柜,地下室,天花板,饭厅,衣帽间,柜子,里头,内墙",
          ],
        ),
      ],
      "Inside",
    ),
    words(
      "rooms",
      ["Rooms", "Cuartos", "房间"],
      [
        "Which rooms or sides, by name?",
        "¿Cuáles cuartos o lados, por nombre?",
        "哪些房间或哪几面？",
      ],
      [
        "bedroom*, living room, kitchen, hall*, nursery, office, bathroom*, stairs, stairwell, rooms, cabinets, dining, house, whole, side, porch, siding, pillow, hallway, bath*, whole house, basement, side*, front, back, two story|stories, garage, landing, foyer, entryway, den, attic, laundry, guest room, fence, deck",
        "recamara*, sala, cocina, pasillo, bano*, escalera*, cuartos, gabinetes, comedor, casa, lado, fachada, escalera, toda la casa, pisos, frente",
        "卧室,客厅,厨房,走廊,整个房子,浴室,楼梯,正面,房间,间房,屋子,全屋,外墙,过道,睡房,卧房,主卧,次卧,儿童房,婴儿房,书房,厕所,卫生间,洗手间,洗衣房,楼梯间,走道,餐厅,饭厅,地下室,车库,阳台,露台,栅栏,围栏,篱笆,门廊,全部,整套,整间,整栋,里里外外,南面,北面,东面,西面,背面,四面,前后,两层,前面,后面,墙板,车库门,办公室,大厅",
      ],
      "Two bedrooms, stairwell",
    ),
    words(
      "extras",
      [
        "Ceilings, trim, doors, closets",
        "Techos, molduras, puertas, clósets",
        "天花板、线条、门、柜",
      ],
      [
        "Ceilings, trim, doors, closets: which of them?",
        "¿Techos, molduras, puertas, clósets: cuáles?",
        "天花板、线条、门、柜子，要做哪些？",
      ],
      [
        "ceiling*, trim, doors, closet*, baseboard*, walls only, just walls, door*, crown, cabinets, shutters, just|only walls|the walls, window frames",
        "techo*, moldura*, puerta*, closet*, zoclo, solo paredes, zoclo*, molduras",
        "天花板,门,柜,线条,刷墙,墙面,踢脚线,脚线,窗框,窗台,百叶,屋顶线,木线,吊顶,顶棚,顶也,护墙板,只刷墙,光刷墙",
      ],
      "Ceilings, doors",
      {
        optional: true,
        why: [
          "They are never in the first sentence, and always on the day.",
          "Nunca están en la primera frase y siempre el día del trabajo.",
          "它们从不在第一句里，到那天总是有。",
        ],
      },
    ),
    field(
      "year",
      "year",
      ["Year built", "Año de la casa", "建造年份"],
      ["From which year is the house?", "¿De qué año es la casa?", "房子是哪一年的？"],
      "1952",
      {
        why: [
          "In an old house the crew works with lead in mind.",
          "En una casa vieja se trabaja con cuidado por el plomo.",
          "老房子施工要当心含铅。",
        ],
      },
    ),
    words(
      "condition",
      ["Condition", "Estado", "状况"],
      [
        "Any stains, peeling, cracks or wallpaper?",
        "¿Manchas, pelado, grietas o papel tapiz?",
        "有没有污渍、起皮、裂缝或墙纸？",
      ],
      [
        "peel*, stain*, ring, crack*, wallpaper, smoke stain*, water stain, flaking, mold, hole*, water damage, chip*, fine, good shape",
        "pelando, pelad*, mancha*, grieta*, papel tapiz, humedad, moho, pela*, hoyo*, descarap*, bien",
        "裂,起皮,污渍,墙纸,洞,掉漆,掉皮,发霉,挺好,水渍,水印,水迹,脱皮,脱落,剥落,起泡,霉,壁纸,烟熏,墙上有,涂鸦,钉眼,破,补墙,漏过水,状况还,状况不错,墙况,状态,好的,没问题",
      ],
      "Water stain, hall",
      { optional: true },
    ),
    words(
      "living",
      ["Living in it", "Habitada", "有人住"],
      [
        "Do you live in it, with pets or anybody with asthma?",
        "¿Viven ahí, con mascotas o alguien con asma?",
        "您住在里面吗，有宠物或哮喘的人吗？",
      ],
      [
        `live here|there, live in it, living here|there|in, lives here|there, empty, moved out, vacant, ${householdCues[0]}`,
        `vivimos, vacia, ${householdCues[1]}`,
        `住在,空的,空房,空着,空屋,没人住,有人住,搬走,搬空,气喘,${householdCues[2]}`,
      ],
      "Cat; away the 8th",
      { optional: true },
    ),
    words(
      "deadline",
      ["Date behind it", "Fecha detrás", "日期要求"],
      ["Is there a date behind it?", "¿Hay una fecha para terminar?", "有没有日期要求？"],
      [
        "photos|listing on|the, closing, before the, move in on, party on, on the 20th, due, before, by the|end|next|then|mid|early|late|about|my|our|his|her|may|june|july|august|september|october|november|december|january|february|march|april|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|spring|fall|winter|1*|2*|3*, easter, christmas, thanksgiving, halloween, passover, hanukkah, memorial|labor|mothers|fathers|valentines day, fourth of july, new years, party, listing, baby, move in, moving in, we move, tenant moves, guests, graduation, baby shower, before winter|summer|spring|school, by then, then please, wedding, done|ready|finished by, no|any date",
        "fotos el, cierre, fines|finales|mediados|principios de, antes del, mudanza el, para el, antes de, para, navidad, fiesta, mudanza, nos mudamos, graduacion, fines|finales|mediados|principios de enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre, favor antes, antes por favor, que quede listo|terminado, bautizo, boda, quinceanera, bebe llega|nace, sin fecha",
        "之前,圣诞,搬进,搬家,入住,不急,不着急,卖房,过年,春节,感恩节,婚礼,生日前,月底,赶在,赶着,截止,挂牌,拍照,上市,出租前,租客搬,生孩子,预产期,没有日期,没日期,没有期限,不赶,随便什么时候,开学",
      ],
      "Photos on the 20th",
      { optional: true },
    ),
    address({ optional: true }),
    ...caller,
    when(
      ["Measuring", "Medición", "量尺寸"],
      [
        "When may somebody come and measure?",
        "¿Cuándo puede ir alguien a medir?",
        "什么时候可以来量？",
      ],
    ),
  ],
  limits: [
    {
      id: "safety-claims",
      takes: ["verdict", "act"],
      rule: "EPA RRP Rule: no word on lead, fumes or babies being fine.",
      heard: [
        "is it safe, safe for, non toxic, nontoxic, no lead, lead free, lead paint, fumes, smell last|bad|long, how long does it smell",
        "es segur*, no toxic*, sin plomo, plomo, olor dura, tarda el olor, vapores",
        "安全吗,有毒,味道大,含铅,对孩子,对宝宝,甲醛,安不安全,有没有毒,毒吗,毒性,味道重,味道会,有味道,没味道,味道多久,气味,没有味道,有没有味,多久散,散味,有没有铅,有铅,是不是铅,铅漆,对孕妇,对小孩,对老人,对猫,对狗,对宠物,对身体,无毒,环保吗,有害,能不能住,能住吗,能住人,可以住,能睡",
      ],
      say: [
        "What is in old or new paint I do not judge; the label and the test say it, and you get the pamphlet first.",
        "Lo que hay en la pintura vieja o nueva yo no lo juzgo; lo dicen la etiqueta y la prueba, y antes recibe el folleto.",
        "新旧油漆里有什么我不判断；标签和检测会说，您会先拿到手册。",
      ],
    },
    {
      id: "promise",
      takes: ["outcome", "duration"],
      rule: "No coverage in one coat, no weather, no match is promised.",
      heard: [
        "one coat, in one, guarantee, match exactly, will it rain, how long will it take, finish by",
        "una mano, una capa, garanti*, cuanto tarda, va a llover",
        "保证,一遍够,一层够,不会掉,会不会掉,能撑,一遍行,一遍就,两遍够,要刷几遍,刷几遍,几遍,几层漆,刷几层,刷几天,要几天,几天能,多少天,多久能,要多久,要刷多久,来得及,弄得完,刷得完,能弄完,能刷完,能完,保几年,能保,保多久,用几年,撑几年,能管,管几年,会不会下雨,下雨怎么,色差,颜色一样,一模一样,完全一样",
      ],
      say: [
        "I promise no number of coats and no weather; whoever measures writes down what it takes.",
        "No prometo número de manos ni clima; quien mide escribe lo que hace falta.",
        "刷几遍、天气如何我不保证；来量的人会写下需要什么。",
      ],
    },
  ],
  handOver: [
    "spill*, overspray, on my car, closing is tomorrow, lawyer",
    "derram*, en mi carro, cierre es manana, abogado",
  ],
  price: [
    "No price by the room from me: it is measured first, and you get it in writing.",
    "De mí no hay precio por cuarto: primero se mide, y lo recibe por escrito.",
    "我不按房间报价：先量，再书面给您。",
  ],
};
