import { address, caller, field, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";
import { householdCues } from "../usual-cues.ts";

export const pestControl: FrontDesk = {
  slug: "pest-control",
  paper: ["Inspection sheet", "Hoja de inspección", "检查表"],
  person: ["the inspector", "el inspector", "检查员"],
  fields: [
    field(
      "hurt",
      "safety",
      ["Stung, sprayed, swallowed", "Picadura, rociado, tragado", "被蜇、被喷、误吞"],
      [
        "Was anybody stung badly, sprayed, or did anybody swallow something?",
        "¿Alguien tiene muchas picaduras, fue rociado o tragó algo?",
        "有人被蜇得严重、被喷到，或者吞了什么吗？",
      ],
      "Nobody",
      {
        danger: "poison",
        heard: [
          "bitten, got|was|were|been bit, stung, hurt, swallowed, sprayed on",
          "picad*, mordid*, lastimad*, trago",
          "被咬,被蜇,误食,受伤,吞,被叮,被螫,叮了,咬了,蜇了,没人被,没被咬,没被,没叮,被喷,喷到,吞了,没吞,误吞,没有受伤,没伤",
        ],
        why: ["It comes before what it was.", "Va antes de saber qué era.", "这比是什么虫更要紧。"],
      },
    ),
    words(
      "seen",
      ["Seen", "Visto", "看到的"],
      [
        "What did you see: size, wings, how many?",
        "¿Qué vio: tamaño, alas, cuántos?",
        "您看到什么：多大，有没有翅膀，多少？",
      ],
      [
        "wings, brown, bed bug*, ant*, roach*, mouse, mice, rat*, termite*, wasp*, nest, spider*, bee*, running, scratching, in the wall, lot of them, droppings, flying, flea*, tick*, little, see them, bugs, something in, bug*, cockroach*, hornet*, moth*, dropping*, swarm*, chewed, raccoon, squirrel*, silverfish, gnats, flies, tubes, tunnels, sawdust, frass, tracks, tail, big ones, tiny ones, bites on|all, bitten, bite marks",
        "alas, chinche*, hormiga*, cucaracha*, raton*, rata*, termita*, avispa*, nido, arana*, abeja*, pulga*, garrapata*, bicho*, animal*, corre*, rasca*, comejen, ruido*",
        "蟑螂,蚂蚁,老鼠,臭虫,白蚁,蜘蛛,黄蜂,蜜蜂,跳蚤,虫,窝,听到,声音,响声,小强,耗子,木虱,床虱,虱子,马蜂,胡蜂,大黄蜂,飞蚁,蚊子,苍蝇,果蝇,松鼠,浣熊,蝙蝠,蜈蚣,蝎子,蠹鱼,衣鱼,蛾,蟋蟀,蜱,壁虱,翅膀,老鼠屎,粪便,屎,跑来跑去,吱吱,抓墙,咬坏,啃,木屑,土堆,泥管,红包,小黑点,尾巴,蛇,拳头那么,米粒",
      ],
      "Rice grain, flat",
    ),
    words(
      "where",
      ["Rooms", "Dónde", "房间"],
      [
        "In which rooms, and since when?",
        "¿En qué cuartos, y desde cuándo?",
        "在哪些房间，从什么时候起？",
      ],
      [
        "door*, porch, roof, eaves, gutter*, deck, yard, garage, attic, basement, crawl space, wall*, bedroom, kitchen, window*, attic, basement, seam, wall, garage, yard, bathroom, couch, weeks, days, unit, sill, mattress, crawl*, porch, pantry, cupboard*, cabinet*, closet*, drawer*, bed, sofa, ceiling, crawl space, deck, roof, eaves, shed, office, living room, under the sink, everywhere, whole house, upstairs, downstairs, carpet*, rug*, couch, sofa, dresser, cabinet*, drawers, sink, dishwasher, stove, fridge, windowsill, vents, chimney, soffit, siding, foundation, patio, lawn, flower beds, trash, pool, playroom, nursery, whole building|house|place|apartment",
        "recamara, cocina, ventana*, atico, sotano, pared, cochera, patio, bano, sillon, semanas, colchon, alacena, gabinete*, closet, cajon*, cama, techo, debajo, por toda la casa, sala, alfombra, sofa, cajones, fregadero, estufa, refri, ventana*, patio, jardin, chimenea",
        "厨房,卧室,浴室,阁楼,车库,院子,到处,橱柜,床,客厅,地毯,沙发,抽屉,水槽,窗,阳台,墙里,洗手间,厕所,卫生间,睡房,地下室,屋檐,屋顶,天花板,后院,前院,花园,门口,门廊,走廊,床上,床垫,床缝,衣柜,柜子,冰箱,炉子,洗碗机,烟囱,墙角,墙上,墙缝,墙根,窗台,垃圾桶,餐厅,饭厅,书房,婴儿房,地板,全屋,整个房子,整栋,楼上,楼下,储藏室,树上,草坪,个礼拜,个星期,个多礼拜,个多星期,个多月,半个月,个月了,好几天,几天了,天了,周了",
      ],
      "Bedroom, two weeks",
    ),
    words(
      "used",
      ["Already used", "Ya usado", "已用过"],
      ["Have you sprayed or put anything out?", "¿Ya roció o puso algo?", "您喷过或放过什么吗？"],
      [
        "spray*, bomb, fogger, bait, poison, trap*, powder, raid, nothing used, bay leaf, vinegar, boric acid, diatomaceous, home depot stuff, borax, peppermint, nothing, traps, sprayed, tried, bombed, fogger*, bug bomb*",
        "roci*, veneno, trampa*, cebo, bomba, polvo, insecticida, vinagre, acido borico, nada, trampas, use",
        "喷了,放了,没用,药,什么都没,喷过,喷雾,杀虫,雷达,放过,老鼠夹,捕鼠,粘鼠,粘板,毒饵,诱饵,陷阱,硼酸,小苏打,白醋,没喷,没放,什么也没,用过,试过,没效果,不管用,自己买",
      ],
      "Fogger, Sunday",
      {
        optional: true,
        why: [
          "A can makes some of them spread.",
          "El aerosol hace que algunos se extiendan.",
          "有些虫喷了反而会散开。",
        ],
      },
    ),
    words(
      "household",
      ["Who lives there", "Quién vive ahí", "家里有谁"],
      [
        "Anybody small, pregnant, with asthma, any birds or fish?",
        "¿Niños, embarazadas, asma, aves o peces?",
        "家里有小孩、孕妇、哮喘的人、鸟或鱼吗？",
      ],
      householdCues,
      "Parrot",
      {
        why: [
          "The label of what is used asks for it.",
          "La etiqueta de lo que se usa lo pide.",
          "药的标签要求问这个。",
        ],
      },
    ),
    words(
      "letter",
      ["Letter for a closing", "Carta para el cierre", "过户用的信"],
      [
        "Is it for a closing, and on which day?",
        "¿Es para un cierre, y qué día?",
        "是过户用的吗，哪一天？",
      ],
      [
        "closing, letter, wdi, lender, termite letter, wdo, real estate",
        "cierre de, carta para, carta, cierre",
        "过户,证明信,白蚁信,白蚁证明,检查报告,白蚁报告,报告,交屋,贷款要,银行要,卖房,买房",
      ],
      "Friday",
      { optional: true },
    ),
    words(
      "visit",
      ["Last visit", "Última visita", "上次上门"],
      ["When were we there last?", "¿Cuándo fuimos la última vez?", "我们上次什么时候去的？"],
      [
        "were here, you came, last visit, you treated, still see, last time you, you were here, last month|week|spring|treatment, on your|the plan, another|other|different company came|sprayed|treated, first time, never used|called|had you|yall",
        "vinieron, ya vinieron, todavia veo, la ultima vez",
        "上次来,来过,没找过,没请过,来喷过,上个月来,上次你们,上回,上次喷,上次打药,第一次找,第一次叫,别的公司,别家公司,没叫过,没来过,你们来",
      ],
      "Monday’s ticket",
      { optional: true },
    ),
    address(),
    ...caller,
    when(
      ["Inspection", "Inspección", "检查"],
      [
        "Which day and time may the inspector come?",
        "¿Qué día y hora puede ir el inspector?",
        "检查员哪天几点可以来？",
      ],
    ),
  ],
  limits: [
    {
      id: "safety-claims",
      takes: ["act", "verdict", "duration"],
      rule: "FIFRA: the label is the law; no “safe”, no re-entry time, no remedy.",
      heard: [
        "is it|this|that safe, safe for, how long do we|i|leave, leave for, be out, stay out, harmless, kid safe|friendly, pet safe|friendly, is that bad, home remedy, vinegar, what can i spray|use, green products",
        "es segur*, cuanto tiempo fuera|salir, tenemos que salir, remedio*, vinagre, es malo, que le echo",
        "安全吗,有毒,对猫,对狗,对孩子,要离开多久,能回家,能待在家,安不安全,有没有毒,毒吗,毒性,有没有害,有害,害处,无害,无毒,对宝宝,对小孩,对孕妇,对鱼,对鸟,对宠物,对人,对身体,伤猫,伤狗,要出去,要不要离开,要不要搬,要搬出,离开家,离开多久,出门多久,几小时,多久能进,多久能回,多久可以回,能不能待,能不能住,能住吗,可以住,能不能喷,我能喷,自己喷什么,用什么药,怎么杀,偏方,有味道吗,孕妇能",
      ],
      say: [
        "The label of what is used answers that, and the inspector tells you before starting; from me there is no verdict.",
        "Eso lo contesta la etiqueta de lo que se use, y el inspector se lo dice antes; de mí no hay veredicto.",
        "这由药的标签回答，动手之前检查员会告诉您；我不下结论。",
      ],
    },
    {
      id: "identification",
      rule: "No species for certain, and no count of visits, from a description.",
      heard: [
        "think its|theyre|these|thats|that|it, could it|they|these|this be, is it|this|that bedbug*|bed|roach*|termite*|flea*|tick|ticks|mouse|mice|rat|rats|ant|ants|wasp*|hornet*|bee|bees|carpet|spider*, termites or ants, are they termites|bed, what are they|is it|kind, one visit, guarantee, gone for good, how many visits, tell me what it is|they are, what kind of bug|spider|ant|insect|snake|animal, what bug",
        "cree que son|es|sean|sea, seran, podrian ser, son termitas|chinches|pulgas|garrapatas|ratas|ratones|cucarachas|avispas|abejas, que son, que es, una visita, garanti*, cuantas visitas",
        "是什么虫,你觉得是,您觉得是,会不会是,是不是白蚁,是不是臭虫,哪一种,是什么,什么虫,什么东西,是啥,啥虫,是白蚁吗,是臭虫吗,是老鼠吗,是白蚁还是,是老鼠还是,是臭虫还是,是不是老鼠,是不是跳蚤,是不是蟑螂,还是蚂蚁,还是松鼠,还是跳蚤,会是,一次能,一次就,一次够,几次,多少次,弄干净,清干净,除干净,杀干净,杀光,根治,断根,保证,还会不会,会不会再",
      ],
      say: [
        "I name nothing from a description; a photo beside a coin and the inspector do.",
        "Por una descripción no nombro nada; lo dicen una foto junto a una moneda y el inspector.",
        "光凭描述我不说是什么虫；旁边放硬币的照片和检查员会说。",
      ],
    },
    {
      id: "neighbors",
      takes: ["others"],
      rule: "Never about another tenant.",
      heard: [
        "does my neighbor, do the neighbors have, other units, who else has, whole building|complex infested|have|got, which apartment|unit",
        "mi vecino tiene, otros departamentos, quien mas tiene",
        "邻居家,别家,隔壁,邻居有,邻居是,邻居也,楼上有没有,楼下有没有,哪一户,哪户,哪家,整栋楼,其他住户,别的住户,别人家",
      ],
      say: [
        "About anybody else’s home I say nothing; about yours neither.",
        "De la casa de otros no digo nada; de la suya tampoco.",
        "别人家的事我不说，您家的也不对别人说。",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "health inspector, restaurant kitchen, nest over school, bat in, honey bees, swarm",
    "inspector de salud, murcielago, abejas, enjambre",
  ],
  price: [
    "The price follows the inspection, in writing; I give none before.",
    "El precio sigue a la inspección, por escrito; antes no doy ninguno.",
    "价格在检查之后书面给您；之前我不报。",
  ],
};
