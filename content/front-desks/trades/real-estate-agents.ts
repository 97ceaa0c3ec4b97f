import { caller, choice, email, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const realEstateAgents: FrontDesk = {
  slug: "real-estate-agents",
  paper: ["Showing sheet", "Hoja de visita", "看房单"],
  person: ["a licensed agent", "un agente con licencia", "持牌代理人"],
  fields: [
    words(
      "house",
      ["House", "Casa", "房子"],
      [
        "Which house is it, by what you see?",
        "¿Cuál casa es, por lo que ve?",
        "是哪一栋？请说您看到的样子。",
      ],
      [
        "yellow, blue, white, gray, red, brick, porch, the one on, sign, condo, ranch, on alder|elm|oak|main, listing, street|st|ave|avenue|court|ct|lane|ln|drive|dr|road|rd, mine is, my place, my house, townhouse, duplex, house, bungalow, apartment, unit, place, the one, cottage, corner, lot, street, lane, road, ave",
        "amarilla, azul, blanca, gris, roja, la de la calle, calle, letrero, condominio, mi casa, porche, casa, departamento, la de, esquina",
        "房子,公寓,那栋,街,路,别墅,那套,那间,那个房,独栋,联排,平房,红砖,黄色的,白色的,蓝色的,灰色的,牌子,招牌,开放屋,挂牌的,大道,街角,拐角,门廊",
      ],
      "Yellow, porch, on Alder",
      {
        // "Her condo" is no house that somebody could find.
        holds:
          /\d|\b(?:on|at|off|near|corner|en|calle|esquina|by the) |\b(?:st|street|ave|avenue|ct|court|ln|lane|dr|drive|rd|road|blvd|way|listing|open house|zillow|sign|yellow|blue|white|gr[ae]y|red|green|brick|porch|letrero|amarilla|azul|blanca|gris|roja)\b|\p{Script=Han}/iu,
        why: [
          "Signs mislead; what you see does not.",
          "Los letreros engañan; lo que usted ve, no.",
          "牌子会弄错，您看到的不会。",
        ],
      },
    ),
    choice(
      "side",
      ["Side", "Parte", "身份"],
      [
        "Are you buying, selling, renting, or an agent?",
        "¿Compra, vende, renta o es agente?",
        "您是买、卖、租，还是经纪人？",
      ],
      [
        option(
          "sell",
          ["Seller", "Vende", "卖方"],
          [
            "put|get|putting my|our|the|it on|up market|sale, sell, selling, want|like|need|get it|house|place|home|condo sold, whats my place worth, list my, my place worth, my house worth, sell*, list my|our|the, put it on the market, list it",
            "vender, vendo, vende, cuanto vale mi, poner en venta",
            "要卖,想卖,卖房,卖掉,出售,卖我,卖公寓,房子卖,挂牌,卖一套,卖一个,出手,脱手,把房子卖,房子卖了,想把房,上市卖,放盘,卖我家,卖了我,挂出去,帮我卖",
          ],
        ),
        option(
          "agent",
          ["An agent", "Agente", "经纪人"],
          [
            "agent|broker|realtor from|with|at here, show|showing my|some|a clients|client|buyers|buyer|couple, bring|bringing my|some|a clients|client|buyers|buyer|couple, represent the|a buyer|buyers|seller, agent|realtor|broker here, this|its|heres with|from|at realty|realtors|brokerage|remax|sothebys|compass|keller|coldwell, need|like|love|going to show 0*|1*|2*|3*|4*|5*|6*|7*|8*|9*, im an agent, im the agent, agent with, my client, my buyers, im an agent|a realtor|with, my buyers|clients, realtor with, broker, i|we|ive|weve have|got|represent buyers|buyer|clients|client|couple who|whod|that|interested|wanting|looking, with realty|realtors|properties|brokerage|homes id|i|wed|we|my",
            "soy agente, mi cliente, soy agente|corredor, mis clientes",
            "我是经纪,我的客户,我客户,我有客户,的经纪,带客户,客户想看,我代表,同行,我是中介,我是地产",
          ],
        ),
        option(
          "rent",
          ["Tenant", "Inquilino", "租客"],
          [
            "rent, renting, tenant, lease, rent*, for rent",
            "rentar, renta, inquilino, alquil*",
            "租,出租,想租,月租",
          ],
        ),
        option(
          "buy",
          ["Buyer", "Compra", "买方"],
          [
            "buy, buying, buyers, buyer, looking to buy, to live, us two, first home, buy*, purchase, see it, look at, looking for, preapproved, still available|up|there, want to see, visit it, view it, open house",
            "comprar, compro, compradores, comprador, compra, ver la casa, visitar, disponible, buscamos",
            "买,看房,还在吗,想看看,想看一下,想看这,想看那,看看房,还卖,卖掉了吗,卖了没,卖了吗,首次购房,第一套,投资房,开放日",
          ],
        ),
      ],
      "Buyers, two of us",
    ),
    choice(
      "agent",
      ["Working with an agent", "Con agente", "有经纪人"],
      [
        "Are you working with an agent already?",
        "¿Ya trabaja con un agente?",
        "您已经有经纪人了吗？",
      ],
      [
        option(
          "no",
          ["No agent yet", "Sin agente", "还没有经纪人"],
          [
            "not signed, havent got|found|hired|signed|picked|any, dont|do|not work|working|use|using|need with|an|a|any agent|realtor|anyone|anybody, dont|do|not have|got a|any realtor|agent|one, no agents|realtors, not represented, unrepresented, no agent, dont have an agent, without an agent, not working with, no we dont, just us driving, no realtor, dont have one, not yet, without, nobody, on my own, by myself",
            "no trabajo|trabajamos|hay|contamos con|agente, ningun|ninguna agente, sin agente, no tenemos agente, no tengo agente, todavia no, no tengo",
            "没有,还没,没找,没签,没请,没中介,不用经纪,自己找",
          ],
        ),
        option(
          "yes",
          ["Has an agent", "Tiene agente", "已有经纪人"],
          [
            "have|got an agent|realtor, got someone, got one already, have one already, have someone, my agent, our agent, our realtor, my realtor, working with, have an agent|a realtor, signed with",
            "tengo agente, mi agente, nuestra agente, tenemos agente",
            "有经纪,有了,有中介,自己的经纪,我的经纪,签了经纪,有一个经纪,有个经纪",
          ],
        ),
      ],
      "No agent yet",
      {
        only: ["buy"],
        why: [
          "A written agreement comes before a tour with an agent of your own.",
          "Antes de visitar con un agente propio hay un acuerdo escrito.",
          "由自己的经纪人带看之前，要先有书面协议。",
        ],
      },
    ),
    words(
      "must",
      ["Must have", "Indispensable", "必须有"],
      ["What must it have?", "¿Qué debe tener?", "必须有什么？"],
      [
        "bedroom*, bath*, yard, ground floor, garage, dog, pet*, hoa, no stairs, school, pool, fenced, basement, budget, under, up to, home office, an office, air conditioning, central air|heat|ac, a c, elevator, parking, carport, laundry, washer, dryer, closet*, fireplace, attic, acre*, land, den, in law suite, wheelchair, ramp, cat, cats, balcony, single story, one story, open floor plan, dishwasher, workshop, rv parking, close to the|a|my train|school*|park|work|bus|freeway|highway, walkable, walk to",
        "recamara*, bano*, patio, planta baja, cochera, perro*, cuartos, alberca, presupuesto, estacionamiento, gato*, mascota*, elevador, jardin, aire acondicionado, lavadora, lavanderia, oficina, balcon, amueblad*, sin escaleras, un piso, cerca de|del la|el|una",
        "卧室,院子,车库,一楼,预算,泳池,停车位,车位,宠物,养猫,养狗,空调,电梯,阳台,书房,洗衣机,无楼梯,学区,房间,卫生间,厕所,浴室,两居,三居,四居,一居,两室,三室,睡房,后院,花园,平层,单层,不要楼梯,不爬楼,洗衣,烘干,壁炉,地下室,办公室,带狗,带猫,小狗,小猫,养宠物,能养,离地铁,离公交,近地铁,离学校近,靠近,以内,以下,万以,不超过,采光,朝南,中央空调,带家具,家具,上限,独立洗,储藏,轮椅",
      ],
      "Ground floor, two baths",
      { only: ["buy", "rent", "agent"], optional: true },
    ),
    words(
      "by",
      ["Sale by when", "Venta para cuándo", "何时卖"],
      [
        "By when would you like to sell?",
        "¿Para cuándo quisiera vender?",
        "您想什么时候之前卖掉？",
      ],
      [
        "this summer|fall|spring|winter|year, end|start|late|early of|in summer|fall|spring|winter|year|month|june|july|august, asap, next year|month, estate, sold|gone|out by, by january|february|march|april|may|june|july|august|september|october|november|december|summer|spring|fall|the end, before the|summer|winter|spring|fall|june|july|august|school|christmas|we|i, before|by easter|passover|labor|memorial|thanksgiving|christmas|halloween, soon, moving in, by|before memorial|labor|mothers|fathers|new day|years, by|before thanksgiving|christmas|easter|halloween|fourth|july, no hurry|rush, lease is|ends|up|runs, move|out|in by|before january|february|march|april|may|june|july|august|september|october|november|december|the",
        "este verano|otono|ano, cuanto antes, proximo, antes de, para junio|julio, pronto, antes de|del, para navidad|semana|pascua",
        "之前,尽快,夏天,不急,到期,月前,月底,越快越好,越早越好,赶紧,赶快,急着,着急,秋天,冬天,春天,年底,开学,月份,月以内,个月内,年内,过年前,不赶,搬走前",
      ],
      "This summer",
      { only: ["sell"], optional: true },
    ),
    email,
    ...caller,
    when(
      ["Showing", "Visita", "看房"],
      ["When could you come?", "¿Cuándo podría venir?", "您什么时候能来？"],
      {
        why: ["The seller needs notice.", "Hay que avisar a quien vende.", "卖方需要提前知道。"],
      },
    ),
  ],
  limits: [
    {
      id: "fair-housing",
      rule: "Fair Housing Act, steering: houses, never people, safety, schools' quality or faith.",
      heard: [
        "area|street|block|part ok|okay|good|quiet|nice|rough|bad, for kids, renters!, retirees, retired|old|older|elderly|young|younger|single people|folks|families|couples|crowd, college kids|students, mostly|bunch|lot|lots of old|young|kids|families|mexicans|blacks|whites|immigrants, only old|young|black|white|brown guy|couple|family|one|ones, folks|people like us|me|him|her, walk alone, drugs, gangs, neighbors like, section 8, neighborhood*, neighbourhood*, safe area|street|part|neighborhood, is it|area|there safe, safe around|for|here, crime, schools, school district, good|nice|bad|rough|better area|part, kind|sort|type of people, who lives, white|black|hispanic|latino|asian|jewish|muslim|christian|mexican|indian|gay|immigrant* families|people|family|neighbors|area|kids, immigrants, ethnic*, diverse, church*, mosque, temple, synagogue, families like, family friendly, family|families|people fit in, kids around|on the street, lots of kids|children, section 8, handicapped people",
        "vecindario, barrio, pura|mucha gente mayor|grande|joven|latina|blanca, viven latinos|mexicanos|negros|blancos|jovenes|viejitos, buena|mala|segura zona|colonia|area, zona segura|buena|tranquila, es segur*, seguridad, crimen, delincuencia, escuelas, que gente, que tipo de gente, quien vive, familias blancas|negras|latinas|cristianas|judias|musulmanas, blancos, negros, inmigrantes, iglesia*, mezquita, muchos ninos",
        "安全吗,治安,学区,学校好,什么人住,什么样的人,邻居是,好区,华人多,小区好,安不安全,安全不,学校怎么样,学校好不,学校怎样,学校行,哪个学校,好学校,评分,犯罪,小偷多,乱不乱,乱吗,吵不吵,什么人,哪些人,什么族,中国人多,华人,亚裔,白人,黑人,墨西哥人,老外多,老人多,年轻人多,小孩多,孩子多,教堂,寺庙,邻居好,邻居怎,邻居都,环境好不,环境怎么样,适合家庭,适合小孩,住的都是",
      ],
      say: [
        "I describe houses, never the people, schools or safety around them, for anyone. Official maps and the district’s own site come by text.",
        "Describo casas, nunca a la gente, las escuelas ni la seguridad de alrededor, para nadie. Los mapas oficiales y el sitio del distrito van por mensaje.",
        "我只介绍房子，不介绍周围的人、学校或治安，对谁都一样。官方地图和学区网站会用短信发给您。",
      ],
      quiet: true,
    },
    {
      id: "negotiation",
      rule: "State license law: what a seller would take is between the parties and a licensed person.",
      heard: [
        "take less, would they|seller|sellers take|accept, go lower, lowest, negotia*, counter, best offer, accept less, under asking, make an offer, other offers, least|lowest they|theyd|hed|shed|seller|sellers|owner|owners settle|take|accept|go, haggle, wiggle|wriggle room, room to move, flexible on|with|about price|asking|that, budge, come down on|a, knock|take off, drop the|their price, lowball, lower than asking, below asking|list, 20k under, room on|in the price, desperate, motivated, any other offers, other offers on, best price",
        "aceptan menos, bajarian, rebaja, negoci*, ultimo precio, contraoferta, hacer una oferta, otras ofertas, se puede negociar, aceptan menos",
        "能便宜,还价,砍价,最低多少,愿意卖,便宜一点,便宜点,便宜些,能不能少,少一点,能少,少点,降价,降一点,能降,谈价,讲价,议价,价格能谈,底价,最低价,最低,出价,别人出,别的出价,别的offer,其他offer,几个offer,offer多,加价,能接受多少,接受多少,急着卖,为什么卖,会接受,肯不肯,愿不愿",
      ],
      say: [
        "What the seller would say to a figure, I do not know and may not guess. A licensed agent takes that up with you.",
        "Lo que diría quien vende ante una cifra no lo sé ni lo puedo adivinar. Eso lo ve con usted un agente con licencia.",
        "卖方会怎么看这个价，我不知道也不能猜，持牌代理人会和您谈。",
      ],
    },
    {
      id: "value",
      rule: "State license law: no value of a home by a desk.",
      heard: [
        "could|would|will|might it|i|we|this|place|house|condo fetch|bring, sell for, it|itd|place|house go for, value of, list it|this|her at|for, what is my|it worth, whats my, my place worth, house worth, home value, what could i get, appraise, value my, can|should i ask|list it|price it for|at",
        "cuanto vale, en|por cuanto se vender*|venderia|venda|vende, cuanto me dan, avaluo, valor de mi",
        "值多少,估价,能卖多少,值几,值不值,卖多少,卖得到,卖到多少,卖个什么价,什么价能卖,估值,估一下,开价多少,挂多少,定价多少,市价,卖几",
      ],
      say: [
        "I put no value on a home; a licensed agent does, after seeing it.",
        "No le pongo valor a una casa; lo hace un agente con licencia después de verla.",
        "房子值多少我不估；持牌代理人看过之后再说。",
      ],
    },
    {
      id: "access",
      rule: "Lockbox and alarm codes are given to nobody.",
      heard: [
        "lockbox, box|door|gate|garage|entry|lock|alarm|the|your|a code!, number for|to|of the box|lock|door|little, key is, let myself in, let us in, alarm code",
        "codigo, candado, caja de llaves, entrar sol*",
        "密码,钥匙盒,钥匙在,自己进去,钥匙放,钥匙给,有没有钥匙,钥匙箱,锁盒,门锁,怎么进去,能自己进,自己先进,我们自己看,自己去看,没人带",
      ],
      say: [
        "Codes and keys I give to nobody, whoever it is. Somebody comes and opens.",
        "Códigos y llaves no se los doy a nadie, sea quien sea. Alguien va y abre.",
        "密码和钥匙我谁都不给，会有人来开门。",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "offer deadline, deadline tonight, cancel the contract, want to cancel, alarm going, water through",
    "cancelar el contrato, vence la oferta, suena la alarma",
  ],
  price: [
    "I read no figure that is not on this morning’s sheet, and none is before me; a licensed agent sends it to you.",
    "No digo cifras que no estén en la hoja de hoy, y no tengo ninguna; se la manda un agente con licencia.",
    "今早的单子上没有的数字我不念；持牌代理人会发给您。",
  ],
};
