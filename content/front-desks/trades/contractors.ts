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
        "厨房,浴室,屋顶,墙,地下室,装修,翻新,地板,窗,加建,露台,车库",
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
        "图纸,许可,建筑师",
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
        "之前,不急,夏天,圣诞,不着急",
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
            "我老公,我老婆,我们两个,两个人都,两人都,都在家",
          ],
        ),
        option(
          "one",
          ["The caller alone", "Quien llama", "来电者一人"],
          [
            "just me, only me, i decide, myself, my|solely my|all my call|decision, up to me, i make the call|decision|decisions, leaves|left it all|up to me, leave it to me, dont need anybody, my say",
            "solo|nomas|nada mas yo, yo decido, yo sola|solo, yo mero, me lo deja a mi, decido yo",
            "我一个人,我决定,我说了算,我做主",
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
        "敞着,湿,做了一半,漏,漏雨,拆了",
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
        "承重,能不能拆墙,要不要许可,需要许可",
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
        "什么时候完,多久完工,能完工,能做完,做得完,能弄完,能干完,之前完,赶得上",
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
        "保险赔,赔吗,会赔,保险付,理赔",
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
