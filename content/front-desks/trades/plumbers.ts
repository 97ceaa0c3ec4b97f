import { address, caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";
import { ownerOrTenant } from "../usual-cues.ts";

export const plumbers: FrontDesk = {
  slug: "plumbers",
  paper: ["Work order", "Orden de trabajo", "工单"],
  person: ["the plumber on call", "el plomero de guardia", "值班水管工"],
  fields: [
    field(
      "safe",
      "safety",
      ["Near power, gas", "Cerca de luz, gas", "近电、煤气"],
      [
        "Is water near a light or an outlet, or do you smell gas?",
        "¿Hay agua cerca de una luz o un enchufe, o huele a gas?",
        "水有没有靠近灯或插座，有没有煤气味？",
      ],
      "No",
      {
        danger: "water-near-power",
        heard: [
          "smell*, gas, light*, outlet*, near, electric*",
          "huele, olor, gas, luz, enchufe*",
          "插座,电,灯,煤气,异味,味道,怪味,没味,气味,闻到,瓦斯,天然气味,臭鸡蛋,靠近",
        ],
        why: [
          "It comes before the valve and before your name.",
          "Va antes que la llave y que su nombre.",
          "这比阀门和您的名字都要先问。",
        ],
      },
    ),
    words(
      "problem",
      ["What, where", "Qué, dónde", "什么问题，哪里"],
      ["What is happening, and where?", "¿Qué pasa, y dónde?", "出了什么问题，在哪里？"],
      [
        "toilet, tub, sink, drain, clog*, leak*, drip*, ceiling, chandelier, water heater, hot water, shower, faucet, sewage, backup, backing, coming up, pipe*, burst, frozen, meter, disposal, sump, tepid, no water, overflow*, snake, basement, heater, toilet*, sink*, faucet*, backed up, backing up, burst*, no hot water, sewer, drain*, garbage disposal, low pressure, running, flood*, hose, gurgl*, smell, gas line, dishwasher",
        "inodoro, taza, tina, fregadero, drenaje, tapad*, gotea, fuga, techo, calentador, agua caliente, regadera, llave, tubo*, tuberia, bano, saliendo agua, sin agua, sotano, lavabo, gote*, tubo, boiler, presion, inund*",
        "马桶,水槽,水龙头,漏水,堵,水管,热水器,下水道,淋浴,没热水,爆,厕所,浴缸,浴室,洗手间,洗碗盆,洗脸盆,洗手盆,洗碗槽,洗碗机,洗衣机,龙头,花洒,滴水,渗水,冒水,冒出,溢,返水,倒灌,反水,水压,水小,水很小,没水,水不热,不出水,不热,热水炉,锅炉,水箱,地下室,淹,泡了,天花板,地漏,下水,污水,臭水,粪水,厨余机,碎食机,垃圾处理,抽水泵,总阀,阀门漏,水表,管子,破了,裂,喷水,一直流,冲不,煤气管,接头",
      ],
      "Toilet backs up into the tub",
    ),
    choice(
      "running",
      ["Running or stopped", "Sale o paró", "还流吗"],
      ["Is it still running?", "¿Sigue saliendo?", "还在流吗？"],
      [
        option(
          "stopped",
          ["Stopped", "Paró", "停了"],
          [
            "stopped, turned|shut|closed|cut the|that|our|my lever|valve|main|water|supply off, turned|shut|cut it|everything off, turned|shut|cut off the lever|valve|main|water|supply, main|water|valve|supply off|shut|closed, its off|shut, slowing, nothings leaking, off now, closed|shut the valve|main",
            "ya paro, cerre la llave, se detuvo, ya no sale, cerre, cerramos, llave|agua cerrada|apagada, cortamos|corte el agua",
            "阀门我关,关了阀,关了总,水关了,关了水,水停了,停水了,阀关了,阀门关,阀关上,水阀,停了,不流了,关掉了,关上了,水已经关,已经关了,总阀关,总水阀关,阀门已经,把阀,不漏了,不滴了,没漏,没在漏,止住,没有在流,已经停",
          ],
        ),
        option(
          "running",
          ["Running", "Sigue saliendo", "在流"],
          [
            "still running|coming|leaking|dripping|going|at|drips|leaks|runs, wont|doesnt|cant|never stop|quit|stops|quits, everywhere, cant find the shut|valve, gushing, pouring, keeps, nonstop, non stop, runs and runs, runs all night|day, running all night|day, constantly running|runs, all the time",
            "sigue saliendo, no para|deja, sin parar, no encuentro la llave, por todos lados, sigue, saliendo, toda la noche",
            "还在流,一直流,停不下,一直在流,一直漏,一直在漏,一直滴,一直在滴,还在漏,还在滴,还在冒,不停,止不住,关不掉,关不上,关不了,找不到阀,找不到总,总阀找不到,流个不,到处都是水,哗哗,流了一,往外冒,往外流",
          ],
        ),
      ],
      "Stopped, main off",
      { optional: true },
    ),
    choice(
      "owner",
      ["Owner, tenant", "Dueño, inquilino", "房主、租客"],
      ["Do you own the place or rent it?", "¿Es dueño o renta?", "房子是您自己的还是租的？"],
      ownerOrTenant(["Tenant", "Inquilino", "租客"], ["Owner", "Dueño", "房主"]),
      "Tenant, Mr. Ames pays",
      {
        why: [
          "It says who approves the bill.",
          "Dice quién aprueba la cuenta.",
          "这说明谁来批账单。",
        ],
      },
    ),
    words(
      "equipment",
      ["Heater, year", "Calentador, año", "热水器，年份"],
      [
        "Which make and year is the heater?",
        "¿Qué marca y año es el calentador?",
        "热水器什么牌子，哪一年的？",
      ],
      [
        "heater is, rheem, ruud, rinnai, navien, noritz, state select, american standard, whirlpool, kenmore, bradford, make is, from 20, tankless, ao smith, gallon, years old, water heater",
        "calentador es, marca, galones, anos, a gas, electrico, calentador|boiler de|del|viejo|nuevo",
        "加仑,年,燃气,电的,电热,用电,热水器是,用了,牌子,型号,天然气的,烧煤气,即热,无水箱,储水",
      ],
      "Rheem, 2011",
      { optional: true },
    ),
    address(),
    ...caller,
    when(
      ["Van", "Camioneta", "上门"],
      ["Which day and time would suit you?", "¿Qué día y hora le conviene?", "哪天几点方便？"],
    ),
  ],
  limits: [
    {
      id: "repair-advice",
      takes: ["act", "verdict"],
      rule: "No relighting, no cleanout under pressure, no chemicals.",
      heard: [
        "can|cant|could|couldnt|should i|we|my relight|light|open|use|pour|fix|snake|take|unscrew|plunge, relight it, drano, chemical*, do it myself, how do i fix",
        "puedo prender*|encender*|abrir*|echar*|arreglar*, quimico*, destapacanos, como lo arreglo",
        "自己修,怎么修,通乐,能不能拆,自己通,自己弄,点火,我能自己,能自己,可以自己,自己能不能,自己拆,自己关,自己点,自己换,自己倒,通渠,通厕,倒药,倒化学,倒通,倒点,能倒,可以倒,能不能倒,能不能用,能不能点,能不能开,能不能通,怎么通,怎么弄,怎么关,怎么点,怎么拆,怎么办,可以拆,重新点",
      ],
      say: [
        "That one stays with the plumber: nothing relit, nothing opened, nothing poured in.",
        "Eso queda para el plomero: nada de encender, abrir ni echar químicos.",
        "这个留给水管工：不点火，不打开，不倒东西。",
      ],
    },
    {
      id: "landlord",
      takes: ["payer"],
      rule: "No promise of who pays.",
      heard: [
        "does landlord|he|owner pay, who pays, will my landlord, do i call you or",
        "quien paga, paga el dueno|casero, a quien llamo",
        "房东付,谁付,房东出,房东给,房东会,房东来付,谁出,谁来出,谁来付,谁给钱,谁掏,谁负责,房东负责,还是我出,还是我付,我出还是,我付还是,算房东,算谁",
      ],
      say: [
        "Who pays is between you and the owner; their yes comes before the work.",
        "Quién paga lo ven usted y el dueño; antes del trabajo hace falta su sí.",
        "谁付钱是您和房主之间的事；动工前要他们同意。",
      ],
    },
  ],
  handOver: [
    "cant stop it, cannot be stopped, sewage in, no water and baby",
    "no se puede parar, aguas negras",
  ],
  price: [
    "The trip fee and flat prices go out by text before anybody drives; I quote nothing unseen.",
    "El costo de la visita y los precios fijos van por mensaje antes de salir; no doy precio sin ver.",
    "上门费和固定价格出车前用短信告诉您；没看过我不报价。",
  ],
};
