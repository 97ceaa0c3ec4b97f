import { address, caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const contractors: FrontDesk = {
  slug: "contractors",
  paper: ["Site visit", "Visita de obra", "现场看工"],
  person: ["the superintendent", "el encargado de obra", "工程主管"],
  fields: [
    words(
      "project",
      ["Project", "Proyecto", "工程"],
      ["What is it, and in which rooms?", "¿Qué es, y en qué cuartos?", "要做什么，在哪些房间？"],
      [
        "deck, kitchen, bath*, roof, addition, wall, basement, garage, remodel*, fence, patio, porch, open up, water thing|damage, floor*, window*, siding, hall, adu, driveway, finish the, tear out, repair, roof*, wall*, renovat*, drywall, leak*, door*, insulation, attic, gut, tile*, cabinet*, foundation",
        "terraza, cocina, bano, techo, ampliacion, pared, sotano, cochera, remodel*, barda, patio, abrir, piso*, ventana*, tumbar, bano*, pared*, cerca, azulejo*",
        "厨房,浴室,屋顶,墙,地下室,装修,翻新,地板,窗,加建,露台,车库,卫生间,洗手间,厕所,洗澡间,橱柜,台面,瓷砖,贴砖,淋浴,浴缸,屋顶漏,天花板,阁楼,阳台,平台,门廊,围栏,篱笆,车道,加一间,加个房间,扩建,隔间,隔断,改造,改建,重做,重新做,木地板,石膏板,外墙,壁板,楼梯,后院,打通,开放式,水槽,盖房,盖一间,装窗,换门,地基",
      ],
      "Kitchen, one wall",
    ),
    field(
      "house",
      "year",
      ["House, year", "Casa, año", "房子，年份"],
      ["From which year is the house?", "¿De qué año es la casa?", "房子是哪一年的？"],
      "1964",
      {
        why: [
          "In an old house paint is tested before it is touched.",
          "En una casa vieja la pintura se prueba antes de tocarla.",
          "老房子的油漆动之前要先检测。",
        ],
      },
    ),
    words(
      "paper",
      ["Drawings, permit, association", "Planos, permiso, asociación", "图纸、许可、业委会"],
      [
        "Is there a drawing, a permit or an association?",
        "¿Hay planos, permiso o asociación?",
        "有图纸、许可或业委会吗？",
      ],
      [
        "sketch, drawing*, plans, permit pulled|have, hoa, engineer, association, permit*, architect, blueprint*",
        "plano*, croquis, permiso tengo, asociacion, ingeniero, permiso*, arquitecto",
        "图纸,许可,建筑师,设计图,平面图,批文,市政府批,设计师,业委会,物业批,没有图,没图,画好",
      ],
      "Sketch only",
      { optional: true },
    ),
    words(
      "deadline",
      ["By when, and why then", "Para cuándo y por qué", "何时前，为什么"],
      [
        "By when do you need it, and why then?",
        "¿Para cuándo lo necesita, y por qué?",
        "什么时候之前需要，为什么？",
      ],
      [
        "before the|baby|christmas|thanksgiving, by october|summer|thanksgiving|christmas|spring, baby comes, no rush, this summer|fall|spring|year, asap, done by, by the|end|next|then|mid|early|late|about|my|our|his|her|may|june|july|august|september|october|november|december|january|february|march|april|monday|tuesday|wednesday|thursday|friday|saturday|sunday|1*|2*|3*, before, spring, summer, fall, winter, baby, wedding, holidays, christmas, thanksgiving, easter, halloween, graduation, passover, hanukkah, memorial|labor|mothers|fathers|valentines day, fourth of july, new years, familys|family coming, no hurry|rush",
        "antes de, para octubre|navidad|verano, nace, sin prisa, este ano, para, verano, navidad, semana santa, pascua, quinceanera, boda, dia de",
        "之前,不急,夏天,圣诞,不着急,之后要,赶在,年底,过年,春节,感恩节,结婚,婚礼,预产,宝宝出生,生孩子,要搬,搬进,父母要来,爸妈要来,开学,春天,秋天,冬天,越快越好,尽快,要卖房,准备卖",
      ],
      "Baby in October",
      { optional: true },
    ),
    choice(
      "decides",
      ["Who decides", "Quién decide", "谁决定"],
      [
        "Who decides, and can you both be there?",
        "¿Quién decide, y pueden estar los dos?",
        "谁来决定，你们能一起在场吗？",
      ],
      [
        option(
          "both",
          ["Both", "Los dos", "两人"],
          [
            "both of us|decide, we both, both|well both be|home|there|here|decide, both|two home|there|here, decides with me, decide together, me and my|the, my wife|husband and i, wife and i both, two of us, my husband|wife|partner, both of us, and i, together",
            "los dos, ambos, mi esposa|esposo y yo, entre los dos, mi espos*, juntos, los 2",
            "我老公,我老婆,我们两个,两个人都,两人都,都在家,我先生,我太太,我丈夫,我妻子,跟老公,跟老婆,和老公,和老婆,和我先生,和我太太,一起决定,商量,夫妻,我们俩,俩人",
          ],
        ),
        option(
          "one",
          ["The caller alone", "Quien llama", "来电者一人"],
          [
            "just me, only me, i decide, myself, my|solely my|all my call|decision, up to me, i make the call|decision|decisions, leaves|left it all|up to me, leave it to me, dont need anybody, my say",
            "solo|nomas|nada mas yo, yo decido, yo sola|solo, yo mero, me lo deja a mi, decido yo",
            "我一个人,我决定,我说了算,我做主,我自己决定,就我自己,我自己做主,我自己定,就我一个,我来定,我定,单身,我拿主意",
          ],
          { answer: ["me, i do, i am, mine", "yo", "我,我定"] },
        ),
      ],
      "Both, after five",
      {
        optional: true,
        why: ["One visit instead of two.", "Una visita en vez de dos.", "一次就够，不用两次。"],
      },
    ),
    words(
      "open",
      ["Open, wet, begun", "Abierto, mojado, empezado", "敞开、潮湿、已动工"],
      [
        "Is anything open, wet, or begun by others?",
        "¿Hay algo abierto, mojado o empezado por otros?",
        "有没有敞开的、潮湿的，或别人已经动工的地方？",
      ],
      [
        "half a roof, open roof, tarp, other guy, stopped showing, wet, mold, unfinished, open, half done, begun, started, other contractor, exposed, leaking, coming in, raining in, roof blew|gone|off, hole in, no roof, window broke*|out, rain|water|snow gets|comes|coming|getting in, wall|roof|ceiling|floor|siding is|already|all|half down|open|gutted|torn|off, half demoed|done|torn|finished",
        "medio techo, abierto, lona, el otro, dejo de venir, mojad*, moho, mojado, empezad*, a medias, esta entrando agua, sin techo, un hoyo, se mete el|la, ya tumbaron|tiraron|abrieron|quitaron",
        "敞着,湿,做了一半,漏,漏雨,拆了,发霉,霉,渗水,积水,进水,泡了,滴水,露着,裸露,破了个洞,有个洞,盖着布,防水布,做到一半,做一半,跑了,没做完,没干完,烂尾,拆到一半,撕开,干的,没有漏",
      ],
      "Half a roof",
      { optional: true },
    ),
    address(),
    ...caller,
    when(
      ["First visit", "Primera visita", "首次上门"],
      [
        "Which day and time can somebody come and look?",
        "¿Qué día y hora puede ir alguien a ver?",
        "哪天几点可以有人来看？",
      ],
    ),
  ],
  limits: [
    {
      id: "structure",
      takes: ["verdict", "act"],
      rule: "Load paths and permits are decided on site: never said by telephone.",
      heard: [
        "load bearing, need a permit, do we need permit, is it up to code, structural, can we take|remove|knock wall, without a permit",
        "pared de carga, muro de carga, necesit*|ocupa*|requiere*|falta permiso, sin permiso, se puede tumbar, estructural",
        "承重,能不能拆墙,要不要许可,需要许可,能拆吗,可以拆吗,拆得了,能不能拆,能打掉,可以打掉,敲掉,结构,梁,要许可吗,用不用许可,要不要申请,需不需要许可,要不要permit,要permit,安全吗,会塌,撑得住,能加一层,地基有",
      ],
      say: [
        "Nobody can tell that from a telephone; the superintendent looks, and the building office answers about permits.",
        "Eso nadie lo sabe por teléfono; lo ve el encargado, y de permisos contesta la oficina de construcción.",
        "电话里没人说得准；主管会来看，许可的事由建筑部门回答。",
      ],
    },
    {
      id: "finish-date",
      takes: ["duration", "outcome"],
      rule: "Home-improvement contract law: dates stand in the written contract.",
      heard: [
        "done by, finish by|before, how long will|does it take, promise!, promise me|us|it|that, ready by, when will it be done",
        "terminado para|antes, terminan para|antes, acaban|acabado para|antes, listo|lista antes|para, cuando terminan|acaban|quedaria|queda, cuanto tarda, promet*, listo para",
        "什么时候完,多久完工,能完工,能做完,做得完,能弄完,能干完,之前完,赶得上,多久能,多长时间,要多久,几个星期,几天能,几个月能,多少天,什么时候能好,什么时候做好,什么时候弄好,弄得完,搞得定,搞定,来得及,几周能,能不能完",
      ],
      say: [
        "I promise no date; the one that counts stands in the contract.",
        "No prometo fechas; la que cuenta está en el contrato.",
        "日期我不保证；算数的写在合同里。",
      ],
    },
    {
      id: "coverage",
      takes: ["payer"],
      rule: "Whether insurance pays is the insurer's to say.",
      heard: [
        "covered by, insurance|insurer|they|adjuster|policy cover|pay|covers|pays, is it|this|that covered, does|will insurance, will|would|do|does they|it|insurance|policy pay|cover|reimburse",
        "lo cubre, cubre esto|eso, paga el|mi seguro, pagan|cubren ellos|el|los|eso|esto, va a pagar|cubrir, cubierto por, aseguranza paga|cubre",
        "保险赔,赔吗,会赔,保险付,理赔,能不能赔,保险会,保险公司会,保险报,报保险,走保险,能报吗,保险管不管,保险出,赔多少",
      ],
      say: [
        "Whether insurance pays, the insurer says; bring their paper to the visit.",
        "Si paga el seguro lo dice la aseguradora; traiga su papel a la visita.",
        "保险赔不赔由保险公司说；上门那天请带上他们的文件。",
      ],
    },
  ],
  handOver: [
    "inspector, stop work, lien, lawyer, neighbor damage, blocking my driveway, your truck*|van|vans|dumpster|trailer|crew|guys|workers|lumber|stuff parked|blocking|blocks|blocked|boxed, cant get|back out|in|into|past driveway|garage, blocked|boxed|blocking me|us in, me|us|car|truck blocked|boxed|penned in, parked|sitting|standing across|front my|our|the driveway|drive|garage|gate, your crew|guys|workers|men|people left|dumped|threw|broke|damaged|wrecked|ruined|scratched|smashed|trampled|knocked|cracked|woke, your crew|guys|workers|men hammering|drilling|banging|blasting, open roof rain",
    "inspector, parar la obra, abogado, demanda, bloquea*|tapa|tapan|tapando|estorba* mi|la|nuestra entrada|cochera, no puedo|podemos sacar|meter|salir carro|coche|entrada|cochera",
  ],
  price: [
    "It runs by size and by what is found, so no figure from me; it comes in writing after the visit.",
    "Depende del tamaño y de lo que se encuentre, así que yo no doy cifras; llega por escrito después de la visita.",
    "要看大小和实际情况，我不报数；看过之后书面给您。",
  ],
};
