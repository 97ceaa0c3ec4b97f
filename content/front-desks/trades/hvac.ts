import { address, caller, choice, field, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";
import { householdCues, ownerOrTenant } from "../usual-cues.ts";

export const hvac: FrontDesk = {
  slug: "hvac",
  paper: ["Work order", "Orden de trabajo", "工单"],
  person: ["the technician on call", "el técnico de guardia", "值班技师"],
  fields: [
    words(
      "problem",
      ["Complaint", "Falla", "故障"],
      ["What is it doing, or not doing?", "¿Qué hace, o qué no hace?", "它怎么了，哪里不工作？"],
      [
        "no heat, heat, cold, not cooling, cooling, ac, blowing, clicks, furnace, ice, frozen, thermostat, blank, noise, loud, leak*, maintenance, tune up, filter, heat pump, short cycl*, fan, wont turn|start|come, hot upstairs, boiler, installation, new system, duct*, gives up, hum*, rattl*, squeal*, grind*, smell* musty, dripping, no air, weak, warm, wont shut off, runs all|nonstop, vent*, heater, air conditioner, inspection, replace*, estimate, too hot, too cold, freezing, dead, stopped, not working, quit, doesnt|not|wont kick|come|turn|fire on",
        "no enfria, enfria, calefaccion, calor, frio, sopla, hielo, termostato, ruido, gotea, mantenimiento, filtro, no prende, no calienta, clima, aire, caldera, instala*, no funciona, se paro, chilla, ventila*, aire acondicionado, calenton, muy frio, muy calor, no sale",
        "不热,不冷,不制冷,空调,暖气,暖炉,噪音,漏水,不工作,坏了,结冰,保养,开不了,吹冷风,冷气,出风口,风口,滴水,锅炉,暖风,热风,不出风,没风,风很小,风太小,不凉,不暖,不启动,启动不了,打不着,点不着,不转,一直转,停不下来,自己停,跳闸,温控器,恒温器,黑屏,没反应,嗡嗡,吱吱,响声,很响,太响,咔嗒,异响,结霜,换季,滤网,过滤网,检修,年检,安装,新装,换新,装空调,新空调,冻死,冷得,冷死,好冷,很冷,太冷,热死,热得,闷热,好热,很热,太热,特别热,特别冷,压缩机,风扇,风管,管道,炉子,没暖,没热,没冷,时好时坏,漏氟,缺氟,失灵,故障,不好用,不管用",
      ],
      "Furnace clicks and gives up",
    ),
    field(
      "safe",
      "safety",
      ["Alarm, smell, unwell", "Alarma, olor, malestar", "警报、气味、不适"],
      [
        "Any alarm sounding, any smell of gas or smoke, anybody with a headache?",
        "¿Suena alguna alarma, huele a gas o a humo, a alguien le duele la cabeza?",
        "有没有警报响，有没有煤气味或烟味，有人头痛吗？",
      ],
      "None",
      {
        danger: "gas",
        heard: [
          "smell*, alarm*, gas, smoke, headache, head hurts, dizzy, nause*, beep*, throw* up, throwing up",
          "huele, olor, alarma*, gas, humo, cabeza, maread*, nause*, pita",
          "异味,煤气,警报,烟,头痛,头晕,味道,怪味,没味,煤烟,臭鸡蛋,一氧化碳,报警,警报器,恶心,想吐,晕倒,气味,闻到,瓦斯,天然气味,不舒服",
        ],
        why: ["It decides everything else.", "Eso decide todo lo demás.", "这决定其余的一切。"],
      },
    ),
    field(
      "temperature",
      "figure",
      ["Inside", "Adentro", "室内"],
      [
        "What does the thermometer say inside?",
        "¿Cuántos grados hay adentro?",
        "室内温度计显示多少？",
      ],
      "58, falling",
      {
        optional: true,
        heard: [
          "degrees, inside, in here|there, up|down here, in the house|place|building|unit, house is, up there, get past, gets past, above, stuck at, thermostat|thermometer|it says|reads|shows, on the thermostat|thermometer, kitchen, reading, upstairs, downstairs, living room, bedroom, hallway",
          "grados, adentro, en la casa, estamos a, esta a, marca",
          "室内,室温,屋里,屋内,屋子里,房间里,家里只有,家里才,家里现在,温度,房子里,楼上有,温度计",
        ],
        range: [10, 130],
        why: [
          "It decides between tonight and tomorrow.",
          "Decide entre hoy y mañana.",
          "这决定是今晚还是明天。",
        ],
      },
    ),
    words(
      "household",
      ["In the house", "En casa", "家里有谁"],
      [
        "Is there a baby, somebody old or somebody ill in the house?",
        "¿Hay un bebé, alguien mayor o enfermo en casa?",
        "家里有婴儿、老人或病人吗？",
      ],
      householdCues,
      "Baby",
      { optional: true },
    ),
    words(
      "equipment",
      ["Equipment, year", "Equipo, año", "设备，年份"],
      [
        "What kind of unit is it, and which year is on the sticker?",
        "¿Qué equipo es, y qué año dice la etiqueta?",
        "是什么设备，标签上是哪一年？",
      ],
      [
        "gas furnace, heat pump, sticker, unit, 19*|20*, electric, oil, boiler, mini split, package unit, from like, tons, trane, carrier, lennox, goodman, rheem, years old, ton, roof, propane, swamp cooler, oil furnace",
        "bomba de calor, minisplit, etiqueta, equipo, a gas, electrico, equipo|unidad|aparato|calefactor|aire|calentador|boiler|sistema tiene|de anos, anos de uso|viejo, marca, unidad, calefactor|calentador|boiler viejo|nuevo|electrico|del",
        "燃气,电的,电热,用电,年,牌子,热泵,中央空调,壁挂炉,烧油,油炉,烧煤气,天然气的,丙烷,柴油,一拖,分体,锅炉是,机器是,型号,标签,多年了,老机器,老设备,几吨,吨的,屋顶机",
      ],
      "Gas furnace, 2009",
      {
        optional: true,
        why: [
          "The part comes along on the truck.",
          "Así la pieza viene en la camioneta.",
          "零件可以随车带来。",
        ],
      },
    ),
    choice(
      "owner",
      ["Owner, tenant", "Dueño, inquilino", "房主、租客"],
      ["Do you own it or rent?", "¿Es dueño o renta?", "房子是您自己的还是租的？"],
      ownerOrTenant(["Tenant", "Inquilino", "租客"], ["Owner", "Dueño", "房主"]),
      "Owner",
      { optional: true },
    ),
    address(),
    ...caller,
    when(
      ["Visit", "Visita", "上门"],
      ["Which day and time would suit you?", "¿Qué día y hora le conviene?", "哪天几点方便？"],
    ),
  ],
  limits: [
    {
      id: "repair-advice",
      takes: ["act", "verdict"],
      rule: "No relighting, no opened panel, no jumped switch; refrigerant is for certified people (EPA 608).",
      heard: [
        "can|cant|could|couldnt|should i|we|my relight|light|open|reset|jump|turn|add|fix|bypass|use|yank|pull, do i relight, add freon|refrigerant, do it myself, how do i fix",
        "puedo prender*|abrir*|reparar*|echarle|reiniciar*, debo prender*|abrir*, como lo arreglo, gas refrigerante",
        "自己修,自己点,能不能打开,怎么修,怎么重启,可以点火,自己弄,我能自己,能自己,可以自己,我自己能,自己能不能,自己可以,自己重启,自己拆,自己换,自己加,加雪种,加氟,加冷媒,加制冷剂,能不能重启,能不能点,能不能拆,要不要关,该不该关,怎么点火,怎么点,怎么弄,怎么开,怎么加,重新点火,按复位,短接,教我",
      ],
      say: [
        "I talk nobody through that: leave it off and closed until the technician is there.",
        "No guío a nadie en eso: déjelo apagado y cerrado hasta que llegue el técnico.",
        "这个我不教任何人：技师到之前请关着别打开。",
      ],
    },
    {
      id: "rebates",
      rule: "The federal 25C credit ended for equipment placed in service after December 31, 2025: promise none.",
      heard: [
        "government|state|city|utility give|pay|pays|gives, anything|something|money back for|on, tax thing|credit|break, rebate*, incentive*, worth fixing, is it worth, repair or replace",
        "gobierno da|paga|ayuda, devuelven algo, credito fiscal, reembolso fiscal, incentivo*, vale la pena, conviene reparar",
        "补贴,退税,返现,政府补,抵税,税收优惠,税务优惠,减税,政府给,政府有没有,政府会,返还,返利,值得修,值不值,划算,修还是换,换还是修,修好还是换",
      ],
      say: [
        "No credit and no verdict from me; the technician looks at it and puts the choices in writing.",
        "De mí ni créditos ni veredicto; el técnico lo revisa y pone las opciones por escrito.",
        "补贴和结论我都不给；技师看过之后把选择写下来。",
      ],
    },
  ],
  handOver: [
    "walk in cooler|freezer, pipes freezing, medical need",
    "camara fria, se congelan los tubos",
  ],
  price: [
    "The visit has a fee, said in the text before anybody drives; I price no part.",
    "La visita tiene un costo que va en el mensaje antes de que alguien salga; yo no pongo precio a piezas.",
    "上门有费用，出车之前用短信告诉您；零件我不报价。",
  ],
};
