import { caller, choice, email, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const movingCompanies: FrontDesk = {
  slug: "moving-companies",
  paper: ["Household inventory", "Inventario de mudanza", "家当清单"],
  person: ["the dispatcher", "el despachador", "调度员"],
  fields: [
    field(
      "from",
      "from",
      ["From", "Desde", "从哪里"],
      ["From which address or city?", "¿Desde qué dirección o ciudad?", "从哪个地址或城市？"],
      "Columbus, Ohio",
      { notFor: ["begun"] },
    ),
    field(
      "to",
      "to",
      ["To", "Hasta", "到哪里"],
      ["And to where?", "¿Y hasta dónde?", "搬到哪里？"],
      "Muncie, Indiana",
      {
        notFor: ["begun"],
        why: [
          "Across a state line another law applies.",
          "Si cruza de estado rige otra ley.",
          "跨州适用另外的法律。",
        ],
      },
    ),
    words(
      "size",
      ["Rooms", "Cuartos", "房间"],
      [
        "How many rooms, garage and closets too?",
        "¿Cuántos cuartos, con cochera y clósets?",
        "几个房间，车库和柜子也算吗？",
      ],
      [
        "bedroom*, studio, house, apartment, office, storage, boxes, rooms, garage, storage unit, sq ft, 1|2|3|4|5 bed|br|bedroom*, one|two|three|four bed|bedroom*, dorm",
        "recamara*, cuarto*, estudio, casa, departamento, oficina, cajas, cuartos, cochera, bodega",
        "卧室,公寓,房子,一居,两居,三居,室,车库,一房,两房,三房,四房,客厅,两室,一室,三室,一厅,单间,开间,套房,办公室,储藏,仓库,地下室,一个沙发,一张床,纸箱,家具,五居,四居,宿舍,两个房间,三个房间,一个房间,独栋,平房,联排,房的,工作室",
      ],
      "Two-bedroom, storage cage",
      { notFor: ["begun"] },
    ),
    words(
      "day",
      ["Truck day", "Día del camión", "搬家日"],
      [
        "On which day is the truck needed, and would another do?",
        "¿Qué día necesita el camión, y serviría otro?",
        "哪天要车，换一天行吗？",
      ],
      [
        "thirtieth, 30th, 28th, end of the month, on the 1|2|3, first of, last day, the 20th, on the, june|july|august|april|may|march|september, weekend, flexible, first",
        "el 30, fin de mes, el dia, el primero, flexible, primero",
        "月底,月初,号搬,哪天都行,换一天,日子灵活,时间灵活,都可以搬,周末搬,月中,三十号,三十一号,一号,下个月,改天也",
      ],
      "30th, or the 28th",
      { optional: true },
    ),
    words(
      "stairs",
      ["Floor, elevator", "Piso, elevador", "楼层、电梯"],
      [
        "Which floor, and would a couch stand up in the elevator?",
        "¿Qué piso, y cabe un sillón parado en el elevador?",
        "几楼，电梯里能竖放沙发吗？",
      ],
      [
        "floor, stairs, elevator, ground, walk up, long driveway, steps, third, second, first floor, long hallway|walk|carry|driveway",
        "piso, escalera*, elevador, planta baja, escaleras",
        "楼,电梯,楼梯,台阶,走道,平房,一层,二层,爬,车道",
      ],
      "Third, small elevator",
      { optional: true },
    ),
    words(
      "heavy",
      ["Piano, safe, heavy things", "Piano, caja fuerte, pesado", "钢琴、保险柜、重物"],
      [
        "A piano, a safe, a treadmill, a pool table, marble?",
        "¿Piano, caja fuerte, caminadora, mesa de billar, mármol?",
        "有没有钢琴、保险柜、跑步机、台球桌、大理石？",
      ],
      [
        "piano, safe, treadmill, pool table, marble, aquarium, tank, hot tub, gun safe, peloton, grandfather clock, fridge, organ, beast, weighs, ton, cast iron, super|really|very|so|only|anything|nothing|something|pretty heavy, heavy one|ones|stuff|things|thing|furniture|pieces, sleeper sofa, armoire, upright, kiln, weight set, washer",
        "piano, caja fuerte, caminadora, billar, marmol, pecera, refri*, pesad*, muy pesado|pesada, lavadora",
        "钢琴,保险柜,跑步机,大理石,鱼缸,冰箱,很重,最重,重的,特别沉,很沉,保险箱,健身器,台球桌,桌球,乒乓球桌,洗衣机,烘干机,大理石桌,水族,红木,实木,按摩椅,按摩浴缸,沉的,重的东西,重物,大件,双开门,古董,石桌,笨重",
      ],
      "Upright piano",
      {
        optional: true,
        why: [
          "It always comes last, and it decides the crew.",
          "Siempre sale al final y decide la cuadrilla.",
          "它总是最后才提，却决定要几个人。",
        ],
      },
    ),
    words(
      "packing",
      ["Packing", "Empaque", "打包"],
      ["Who packs?", "¿Quién empaca?", "谁来打包？"],
      [
        "pack, packing, packed, pack*, boxes, myself, you pack, i pack, do it ourselves",
        "empac*, cajas, nosotros",
        "打包,箱子,自己,装箱,包装,帮我包,你们包,我们包,收拾,纸箱,拆,装好",
      ],
      "They pack",
      { optional: true },
    ),
    words(
      "building",
      ["Building", "Edificio", "大楼"],
      [
        "Does the building want a certificate or a slot?",
        "¿El edificio pide certificado u horario?",
        "大楼要保险证明或预约时段吗？",
      ],
      [
        "certificate, coi, dock, building wants, elevator slot, hoa, loading dock, slot, elevator reserv*",
        "certificado, el edificio pide, horario de elevador, muelle, reservar elevador",
        "证明,卸货,时段,没有规定,预约电梯,物业,管理处,预约货梯,货梯,保险证书,大楼要,大厦要,登记",
      ],
      "Ten to two, certificate",
      { optional: true },
    ),
    choice(
      "order",
      ["Goods on the way", "Mudanza en camino", "货在路上"],
      [
        "Is it about a move that has begun?",
        "¿Es de una mudanza que ya empezó?",
        "是关于已经开始的搬家吗？",
      ],
      [
        option(
          "begun",
          ["Already moving", "Ya en camino", "已在搬"],
          [
            "driver|movers|crew|foreman|guys|mover|company wants|want|demands|demanding|demand|asking|asks|insisting|insists|says|said * more|extra|another|cash|double, before|until|unless he|they|he'll|they'll|i|we open|opens|unload|unloads|deliver|delivers|release|releases|pay, before|until unloading, holding|held|keeping my|our stuff|things|furniture|load|goods|boxes, hostage, wont|refuse|refuses|refusing unload|deliver|release|open, wheres my stuff, where is my stuff, where are my things, didnt show, not here yet, truck not, wheres the crew, where is the truck, where is my|the stuff|truck|things|driver, my stuff|things|delivery, picked|pick|loaded up our|my|all things|stuff|furniture|boxes|everything, you|they|truck have|has|took|picked|loaded my|our|up things|stuff|furniture, still waiting on|for our|my|the|it, still sleeping on, told us|me delivery, hasnt|havent|didnt delivered|arrived|come|shown, order number, supposed to be here, driver hasnt|isnt|is|was|didnt|never|called|said|wont|not, wheres|where is|my|the|your driver, crew|movers|truck|driver|guys is|are|was|were late|here|outside, never came|showed|arrived|delivered, hour|hours|minutes late, broke|damaged|scratched|dented|dropped|lost my|our|the",
            "chofer|cuadrilla|muchachos quiere|quieren|pide|piden|cobra|cobran mas|otros|extra|efectivo, no|hasta quiere|quieren|que bajar|descargar|entregar|abrir|pague, tienen|retienen|secuestr* mis cosas|muebles, donde estan mis cosas, no llego, no han llegado, donde esta el camion, donde esta mi|el|mis, mis cosas, no ha llegado, recogieron nuestras|mis|las cosas, ya recogieron, se llevaron nuestras|mis cosas, seguimos esperando, no han entregado, no llegaron, nunca llego|llegaron|vinieron, camion|cuadrilla|muchachos tarde|retrasado|retrasados, rompieron|danaron|perdieron mi|mis|el|la",
            "加价,不卸货,不开门,扣着,多要钱,东西在哪,还没到,司机,没来,迟到,弄坏了,打坏了,被弄坏,没送到,丢了一,少了一,刮花了,被摔,给摔,被碰坏,磕坏了,工人没,车没来,车还没,已经搬,已经装,装走,拉走,运走,理赔,货在哪,家具在哪,卡车在哪",
          ],
        ),
      ],
      "Said Tuesday",
      { optional: true },
    ),
    email,
    ...caller,
    when(
      ["Survey", "Recorrido", "看货"],
      [
        "When shall we look at it together, by video or in person?",
        "¿Cuándo lo vemos juntos, por video o en persona?",
        "什么时候一起看一遍，视频还是上门？",
      ],
      {
        notFor: ["begun"],
        why: [
          "The written estimate hangs on it.",
          "De eso depende el presupuesto por escrito.",
          "书面估价要靠它。",
        ],
      },
    ),
  ],
  limits: [
    {
      id: "delivery-date",
      takes: ["outcome", "duration"],
      rule: "49 CFR 375: no delivery date is certain by telephone.",
      heard: [
        "wheres my stuff, where is my stuff, i want a date, when will it arrive|come|be, when does it get, delivery date, said tuesday, exact date, isnt my stuff|furniture|things here, not here yet, delivery window",
        "donde estan mis cosas, cuando llega*, quiero una fecha",
        "什么时候到,哪天到,能到吗,准时,几点到,几时到,多久到,几天到,几天能,多少天,要多久,什么时候送,什么时候能,哪天送,何时到,准时到,能不能到,能不能准,保证到,按时,东西在哪,货在哪",
      ],
      say: [
        "I give no arrival that I do not know; the dispatcher has the paper and calls you.",
        "No doy una llegada que no sé; el despachador tiene el papel y le llama.",
        "不知道的到达时间我不说；调度员手里有单子，会给您打电话。",
      ],
      person: true,
    },
    {
      id: "valuation",
      takes: ["payer"],
      rule: "49 CFR 375: valuation is explained in writing; released value is 60 cents a pound an article.",
      heard: [
        "are|is|am|you|fully|everything insured, my|our|extra|full|moving insurance, buy|get|offer insurance, does|is insurance, insurance cover*|pay*|on|if|through, if you break, break something, covered if, damage*, liable, lose something",
        "asegurad*, seguro, si rompen, se rompe, danos, pierden",
        "坏了怎么,赔吗,保险吗,弄坏,损坏,怎么赔,赔不赔,会赔,赔多少,包赔,谁赔,有保险,买保险,上保险,有没有保险,打坏,摔坏,碰坏,打碎,刮花了,丢了怎么,弄丢,丢东西,少了怎么",
      ],
      say: [
        "What is paid when something breaks is called valuation and stands in writing, with two choices; I sum it up for nobody.",
        "Lo que se paga si algo se rompe se llama valuación y va por escrito, con dos opciones; yo no lo resumo.",
        "东西坏了怎么赔，书面上有两种选择；我不替任何人概括。",
      ],
    },
    {
      id: "whereabouts",
      takes: ["others"],
      rule: "Where and when somebody moves is told to nobody else.",
      heard: [
        "where|wheres is|did|does|are|was she|he|they|her|his going|moving|move|moved|headed|living|live|taking, wheres she|he|her|his going|moving|headed|living, where|wheres is|did|does moving|move|moved to, her|his|their|ex|wifes|husbands new address|place, which city|town|state is|did she|he, when is my ex|wife|husband moving, did my ex|wife|husband",
        "a donde|adonde se muda|fue|va|mudo, a donde|adonde va|fue|mudaron|llevan ella|el|mi, cuando se muda mi, su nueva direccion|casa",
        "搬到哪,住哪,她的新地址,他的新地址,他们的新地址,前妻的新地址,前夫的新地址,新地址是哪,新地址是什么,新地址告诉,新地址给我,搬哪,搬去哪,搬去了哪,搬去什么地方,搬到什么地方,什么时候搬走,现在住,地址告诉",
      ],
      say: [
        "Where and when somebody moves I tell nobody.",
        "A dónde y cuándo se muda alguien no se lo digo a nadie.",
        "谁搬到哪里、什么时候搬，我对谁都不说。",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "crew didnt, police, damaged the building, price is higher, wont unload, hostage",
    "no llego la cuadrilla, policia, no descargan",
  ],
  price: [
    "No figure by voice: somebody looks first, by video or in person, and the estimate comes in writing.",
    "Sin cifras de palabra: primero alguien lo ve, por video o en persona, y el presupuesto llega por escrito.",
    "电话里不报数：先看一遍，视频或上门，估价书面给您。",
  ],
};
