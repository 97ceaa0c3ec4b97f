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
        heard: ["night, nights", "noche, noches", "晚,夜,宿"],
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
        "大床,双床,婴儿床,套房,双人床,加床,单人床",
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
        "wheelchair, shower, lip, grab bars, step free, roll in shower|bathroom, rollin shower, ground floor, elevator, deaf, accessible, walker, first floor, service dog, no|any|without|few|many|too|climb stairs|steps",
        "silla de ruedas, regadera, barras, sin escalones, planta baja, accesible, elevador, sin escaleras",
        "轮椅,无障碍,扶手,一楼,电梯,爬楼,楼梯",
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
        "狗,猫,宠物",
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
        "到,半夜,午夜,航班,开车",
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
            "携程,网上订,别处",
          ],
        ),
        option(
          "here",
          ["Booked here", "Reservó aquí", "在这里订的"],
          [
            "my reservation, i have a reservation, booked with you, booked on your, with you, on your site, directly with you|on|through, your site|website, called you, with the hotel, booked direct",
            "mi reserva, tengo reserva, reserve con ustedes, con ustedes, en su pagina, directo",
            "你们这里订,官网",
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
        "住在你们,住几号,入住了吗,在不在你们,转到房间",
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
        "保证,一定有,无障碍吗",
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
        "便宜,网上价,比你们,能降",
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
