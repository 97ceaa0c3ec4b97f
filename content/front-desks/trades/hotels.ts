import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const hotels: FrontDesk = {
  slug: "hotels",
  paper: ["Registration card", "Tarjeta de registro", "登记卡"],
  person: ["the clerk on duty", "la recepción de turno", "值班前台"],
  fields: [
    when(
      ["Night of", "Noche del", "哪一晚"],
      [
        "Which night, said as a weekday?",
        "¿Qué noche, dicha con el día de la semana?",
        "哪一晚，星期几？",
      ],
      {
        dayOnly: true,
        why: [
          "After midnight, “tonight” is still yesterday in our books.",
          "Después de medianoche, “hoy” sigue siendo ayer en los libros.",
          "过了午夜，“今晚”在我们的账上还是昨天。",
        ],
      },
    ),
    field(
      "guests",
      "people",
      ["Guests", "Huéspedes", "客人"],
      ["How many are you?", "¿Cuántos son?", "几位？"],
      "Two",
    ),
    field(
      "nights",
      "figure",
      ["Nights", "Noches", "几晚"],
      ["For how many nights?", "¿Por cuántas noches?", "住几晚？"],
      "One",
      {
        optional: true,
        heard: ["night, nights", "noche, noches", "晚,夜,宿,个晚上,个晚"],
        range: [1, 60],
      },
    ),
    words(
      "beds",
      ["Beds", "Camas", "床"],
      ["Which beds, and a crib?", "¿Qué camas, y cuna?", "要什么床，要婴儿床吗？"],
      [
        "queen*, king*, twin*, two beds, crib, double, suite, cot, king, queen, double*, rollaway, sofa, bed, beds, bunk*",
        "queen, king, matrimonial, dos camas, cuna, individual, dobles, suite, cama, camas, litera*",
        "大床,双床,婴儿床,套房,双人床,加床,单人床,特大床,两张床,一张床,两个床,一个床,两张,折叠床,沙发床,标间,标准间,单人间,双人间,连通房,婴儿,小床,海景,高层,安静的,无烟",
      ],
      "One queen",
      { optional: true },
    ),
    words(
      "access",
      ["Needs of access", "Accesibilidad", "无障碍需要"],
      [
        "Any need of access, feature by feature?",
        "¿Alguna necesidad de acceso, punto por punto?",
        "有无障碍需要吗，请一项一项说？",
      ],
      [
        "wheelchair, shower, lip, grab bar*, handrail*, shower chair|bench|seat, bad hip*|knee*|back|leg|legs, hip|knee replacement|surgery, crutches, cane, on oxygen, hard of hearing, visual alarm, low|lower bed, step free, roll in shower|bathroom, rollin shower, ground floor, elevator, deaf, accessible, walker, first floor, service dog, no|any|without|few|many|too|climb stairs|steps",
        "silla de ruedas, regadera, barras, barra de apoyo, muletas, baston, andadera, mal|mala de la cadera|rodilla, operad* de la cadera|rodilla, sin escalones, planta baja, accesible, elevador, sin escaleras",
        "轮椅,无障碍,扶手,拐杖,助行器,腿脚不便,腿脚不方便,一楼,电梯,爬楼,楼梯,走不了路,腿脚,坐轮椅,低楼层,楼层低,淋浴椅,洗澡椅,浴室扶手,走不动,听不见,听力,盲,导盲,能推进去,淋浴凳,无门槛,走路不方便,行动不便",
      ],
      "Roll-in shower",
      { optional: true },
    ),
    words(
      "pet",
      ["Animal", "Animal", "宠物"],
      ["Does an animal come along?", "¿Viene algún animal?", "带动物来吗？"],
      [
        "dog, cat, pet, service animal, dog*, cat*, pet*, puppy, retriever*, labrador*, poodle*, doodle*, terrier*, chihuahua*, bulldog*, pitbull*, beagle*, shepherd*, dachshund*, husky, corgi*, lab, labs, mutt*, rottweiler*, collie*, boxer*, great dane, gecko*, lizard*, snake*, turtle*, tortoise*, iguana*, parrot*, parakeet*, bird*, ferret*, rabbit*, bunny, hamster*, guinea pig*, kitten*",
        "perro, gato, mascota, perro*, gato*, mascota*, perico*, loro*, pajaro*, conejo*, huron*, tortuga*, iguana*, hamster, canario*",
        "狗,猫,宠物,小狗,导盲犬,服务犬,泰迪,贵宾,金毛,柯基,猫咪,没有动物,没宠物",
      ],
      "Service dog, no fee",
      { optional: true },
    ),
    words(
      "arrival",
      ["Arrives", "Llega", "到达"],
      ["When do you arrive, and how?", "¿A qué hora llega, y cómo?", "您什么时候到，怎么来？"],
      [
        "wont be|make|get in|there till|until, not in|there till|until, be there by|around|at|about, show up, pull in, land at, arriv*, an hour out, hours out, driving, be late, get in at, check in at, late like, in around|about|at|by|late, getting in, midnight, late, check in, coming in, flight, landing, by car, arriving, around 1*|2*|3*, after 1*|9, by|on|taking train|bus|plane|amtrak, train|bus|flight|plane gets|pulls|lands|comes|is|arrives, get there, nine|ten|eleven at night, around|about noon|midnight",
        "aterriz*, no llegamos|llego hasta, llegando, llego, llegamos, llega|llegan, en tren|autobus|camion|avion, manejando, tarde como, medianoche, tarde, vuelo, en carro",
        "半夜,午夜,航班,开车,到达,到店,抵达,落地,飞机,机场,坐飞机,坐火车,自驾,打车,接机,点入住,很晚,晚到,会到,下午到,晚上到,上午到,点到,半到,刻到,左右到,早到,开过来,高铁,大巴",
      ],
      "1 am, car",
      { optional: true },
    ),
    choice(
      "booked",
      ["Booked", "Reservado", "已订"],
      [
        "Did you book with us or elsewhere?",
        "¿Reservó con nosotros o en otro lado?",
        "您是在我们这里订的还是别处？",
      ],
      [
        option(
          "elsewhere",
          ["Booked elsewhere", "Reservó en otro lado", "在别处订的"],
          [
            "on the app, booking site, expedia, travel agent, third party, booking com|site|app, on|through|thru|via|with booking, hotels, priceline, agoda, airbnb, orbitz, kayak, travelocity, hotwire, trivago, travel site|agency, online, app",
            "en la app, en expedia, agencia, booking com, en|por booking, expedia, en linea, app",
            "携程,网上订,别处,第三方,别的网站,旅行社,通过网站,去哪儿,飞猪,缤客,爱彼迎,网上定,公司订",
          ],
        ),
        option(
          "here",
          ["Booked here", "Reservó aquí", "在这里订的"],
          [
            "my reservation, i have a reservation, booked with you, booked on your, with you, on your site, directly with you|on|through, your site|website, called you, with the hotel, booked direct",
            "mi reserva, tengo reserva, reserve con ustedes, con ustedes, en su pagina, directo",
            "你们这里订,官网,直接订,跟你们订,在你们那订,在你们那儿订,在你们网站,你们网站,打电话订,还没订,没订过,没订",
          ],
        ),
      ],
      "Site, ends 77",
      { optional: true },
    ),
    ...caller,
  ],
  limits: [
    {
      id: "guest-privacy",
      takes: ["others"],
      rule: "Nobody learns who stays here or in which room; no call is put through by number.",
      heard: [
        "see|check|know|tell|say if|whether he|hes|she|shes|they|theyre|my|his|her there|here|in|staying|checked|arrived, is|are bert|dave|he|she|my|mr|ms|mrs|someone there|here|staying|already, is staying, staying there|here|with you, put me through, room number, which room, connect me to, checked in yet, through to room, party|family|group|guests|wife|husband|cousin|friend|brother|sister|he|she|they|folks shown up|arrived|gotten in|got in|get in|made it|turn up, there yet, what|which floor, in your lot|parking, ring|patch me|us through",
        "esta hospedad*, se hospeda, comuniqueme con, que cuarto, numero de cuarto|habitacion, ya llego|llegaron el|la|mi|mis|los, esta|estan ahi|alla mi|el|la|mis|un",
        "住在你们,住几号,入住了吗,在不在你们,转到房间,住在你们酒店,住哪个房,住哪间,几号房,哪个房间,哪间房,房号,有没有入住,住进来,到了没有,到了吗,转接房间,转到他,转到她,接到房间,接他房间,接她房间,是不是住,住你们那,在你们酒店,退房了吗,跟谁住",
      ],
      say: [
        "Who stays here I tell nobody, and I ring no room by its number. A message I can leave with the desk for whoever asks for it.",
        "Quién se hospeda aquí no se lo digo a nadie, ni llamo a un cuarto por su número. Puedo dejar un recado en recepción para quien lo pida.",
        "谁住在这里我对谁都不说，也不按房号转接。我可以替问的人给前台留话。",
      ],
      quiet: true,
    },
    {
      id: "access-promise",
      takes: ["outcome"],
      tells: true,
      rule: "ADA, 28 CFR 36.302(e): features are read from the sheet, never guessed.",
      heard: [
        "does shower have, have a lip, wheelchair|walker|scooter turn|fit|get, turn around in, is it accessible, is there elevator|ramp, guaranteed view, guarantee, how wide",
        "tiene regadera, es accesible, hay elevador|rampa, garanti*",
        "保证,一定有,无障碍吗,有没有电梯,有电梯吗,有扶手吗,有没有扶手,能进去吗,轮椅能,轮椅进,轮椅可以,能不能保证,确定有,肯定有,有淋浴椅,有没有淋浴椅,门够宽,门多宽,有没有台阶,有台阶",
      ],
      say: [
        "Features are read to you from the room’s sheet, not guessed by me; the clerk calls with it.",
        "Lo que tiene el cuarto se le lee de su hoja y yo no adivino; recepción le llama con eso.",
        "房间的设施要照单子念，不由我猜；前台会拿着单子给您打电话。",
      ],
    },
    {
      id: "match",
      rule: "A booking that belongs to an agency is the agency's to change.",
      heard: [
        "on the app for less, match it, price match, match the|that|their price, will you match, cheaper online|on|elsewhere, has it cheaper|for less, change my expedia, cancel|change|fix|move the|my|that|this|our expedia|booking|hotels|airbnb|orbitz|priceline|agency, through|thru expedia|booking|hotels|orbitz|priceline can|could|change|cancel, cancel|change it|that|this and|& book|do direct, expedia one|reservation|booking, app|site|expedia|booking has|got it|them|one 10|20|30|40|50|dollars|bucks|less|cheaper, beat|match booking|expedia|price|online|that, app|online|website|expedia says|is|has|shows less|cheaper|lower",
        "cancelar|cambiar|mover esa|la|mi de expedia|booking|hoteles, cancelarla|cambiarla de|en expedia|booking, hacerla|hacer|reservar direct*, mas barato en, igualar, en la app por menos",
        "便宜,网上价,比你们,能降,一样的价,同样的价,同价,匹配,便宜点,便宜一点,少一点,降价,降一点,打折,折扣,别家更,Expedia上,Booking上,网上更,网上只要,网上才",
      ],
      say: [
        "A booking made elsewhere belongs to whoever made it; what we can do, the clerk tells you.",
        "Una reserva hecha en otro lado es de quien la hizo; lo que podamos hacer se lo dice recepción.",
        "在别处订的归那一家管；我们能做什么，前台告诉您。",
      ],
    },
  ],
  handOver: [
    "locked out, harass*, police, press, waive the fee, bed bugs, flooding",
    "me quede afuera, acos*, policia, prensa, chinches, inund*",
  ],
  price: [
    "The total, with every required charge in it, comes by text; I say no part of it aloud.",
    "El total, con todo cargo obligatorio, va por mensaje; yo no digo solo una parte.",
    "含所有必收费用的总价用短信发给您；我不口头说其中一部分。",
  ],
};
