import type { Cues } from "./front-desk.ts";

/** Trades whose customers come in, sit down, and leave things behind. */
export const visitedDesks: ReadonlySet<string> = new Set([
  "restaurants",
  "hotels",
  "salons",
  "spas",
  "med-spas",
  "fitness-centers",
  "retail-stores",
  "dentists",
  "doctors",
]);

/** What people leave behind at a place. */
export const belongings: Cues = [
  "scarf, jacket, coat, sweater*, hoodie, cardigan, hat, cap, beanie, gloves, umbrella, phone, cellphone, iphone, airpods, earbuds, headphones, charger, laptop, ipad, tablet, kindle, wallet, purse, handbag, bag, backpack, tote, glasses, sunglasses, shades, ring, earring*, necklace, bracelet, watch, keys, credit|debit card, water bottle, bottle, thermos, tumbler, toy, bear, bunny, blankie, blanket, stroller, cane, walker, hearing aid*, book, towel, sneakers, shoes, swimsuit, pillow, pajamas, toiletry|makeup|gym bag, leftovers, folder, notebook",
  "bufanda, chamarra, chaqueta, abrigo, saco, sueter*, sudadera, gorra, gorro, sombrero, guantes, paraguas, sombrilla, celular, telefono, audifonos, cargador, computadora, tableta, cartera, billetera, bolsa, bolso, mochila, lentes, gafas, anillo, arete*, collar, pulsera, reloj, llaves, tarjeta de credito|debito, botella, termo, juguete, peluche, muneca, cobija, carriola, baston, andadera, libro, toalla, tenis, zapatos, almohada, pijama, carpeta",
  "围巾,外套,大衣,毛衣,帽,手套,雨伞,伞,手机,耳机,充电器,电脑,平板,钱包,包,眼镜,墨镜,戒指,耳环,项链,手链,手表,钥匙,信用卡,水杯,水壶,杯子,玩具,娃娃,毯,拐杖,书,毛巾,鞋,衣服,枕头",
];

/** That it was left. */
export const leaving: Cues = [
  "left|forgot|misplaced my|our|his|her|their|a|an|the|some|behind, lost|dropped my|our|his|her, left it|them|one|something",
  "olvide, olvido, olvidamos, se me|le|nos olvido|olvidaron|quedo|quedaron, deje, dejo, dejamos, perdi, perdio, perdimos",
  "落在,忘在,丢在,掉在,放在,落下,忘了拿,忘拿,忘记拿,弄丢,拉在",
];

/** Where: at the place that is called. */
export const leftWhere: Cues = [
  "there, here, behind, with you|yall, your place, at yours, place, table, booth, bar, patio, bathroom, restroom, ladies room, mens room, locker*, room, counter, register, chair, seat, bench, fitting|dressing|changing room, coat check, lobby, pool, gym, studio, sauna, store, shop, salon, spa, restaurant, office, front desk, bed, safe, closet, nightstand, drawer",
  "ahi, alli, alla, aqui, con ustedes, su restaurante|salon|tienda|consultorio|hotel|gimnasio, mesa, barra, terraza, bano, casillero, vestidor, cuarto, habitacion, mostrador, caja, silla, sillon, recepcion, alberca, gimnasio, tienda, salon, restaurante, consultorio, hotel, cajon",
  "你们,那里,那儿,店里,这里,桌,椅,吧台,洗手间,厕所,更衣,柜,房间,前台,收银,泳池,餐厅,诊所,健身房,沙发,床",
];

/** What is left for work to be done on it, or elsewhere, or is a number that somebody wrote down. */
export const leftOtherwise: Cues = [
  "stain, mark, scratch*, rash, smell, hole, at home, at my|our house, at work, in my|the car, on file, phone number, to be, for repair*|alteration*|hemming|cleaning|resizing, repair*, alter*, fix*, resiz*, hemmed, new battery, drop off, on hold, on the porch",
  "en casa, en mi casa, en el carro|coche, en el trabajo, numero de telefono, para que lo|la|me, arregl*, repar*, compon*",
  "家里,车里,公司,修,改,寄存",
];

/** Asked whether it turned up: beside the thing. */
export const turnedUp: Cues = [
  "anyone|anybody|somebody|someone|you|they|guys find|found|turn|turned|hand|handed in|my|a|an|the|some",
  "alguien|han|habran|encontraron|encontro|entregaron|hallaron encontrado|un|una|mi|mis|unos|unas|entregado",
  "捡到,有没有人看到,有没有看到",
];

/** Where such things are kept: says it without naming any. */
export const lostAndFound: Cues = [
  "lost and found, lost n found, lost property, lost & found",
  "objetos perdidos, cosas perdidas",
  "失物",
];

/** What is no booking either: a bill that is wrong, a visit that went wrong, a job. */
export const withoutVisit: Readonly<Record<string, Cues>> = {
  any: [
    "are|is you|yall|they|guys|place|it hiring, you|yall hiring, job opening*|application*, apply for a|the job|position, drop off a|my resume, looking for a job|work",
    "estan|esta contratando, buscan personal|gente|meseros|ayudante, solicitud de empleo|trabajo, busco trabajo|empleo, dejar mi curriculum",
    "招人吗,招聘,应聘,找工作,还招人",
  ],
  restaurants: [
    "charged! me|us|my twice|double|wrong, charged! twice|double, double charged!, overcharged!, over charged!, charged! me|us for, bill|check|tab|receipt was wrong|off, complain about, steak|fish|food|chicken|soup|burger|pasta|meal|salad|rice|pizza|dinner|lunch|everything was|were cold|raw|burnt|burned|undercooked|overcooked|spoiled|inedible|awful|disgusting|terrible, bug|roach|fly|hair|plastic|metal|staple in my|our|the salad|soup|food|pasta|drink|rice|burger|steak, waiter|waitress|server|hostess|bartender|staff was|were rude|mean|nasty",
    "cobraron|cobro dos veces, cobraron|cobro doble|mal|demas, cobraron|cobro de mas, cuenta estaba|venia|vino mal|equivocada, quejarme de|del, comida|carne|sopa|pollo|pescado estaba|estaban fria|frio|cruda|crudo|quemada|quemado|echada, mosca|cucaracha|pelo|plastico en mi|la|el, mesero|mesera fue|estuvo|era groser*",
    "多收,收了两次,刷了两次,账单错,账单不对,菜是凉的,没熟,有虫,服务员态度,吃出",
  ],
  hotels: [
    "charged! me|us|my twice|double|wrong, charged! twice|double, double charged!, overcharged!, bill|receipt|folio was wrong|off, room was|were filthy|dirty|disgusting|gross when|last|yesterday, complain about",
    "cobraron|cobro dos veces, cobraron|cobro doble|demas, cobraron|cobro de mas, cuenta estaba|vino mal|equivocada, cuarto|habitacion estaba suci*",
    "多收,收了两次,刷了两次,账单错,账单不对",
  ],
  salons: [
    "charged! me|us|my twice|double|wrong, charged! twice|double, double charged!, overcharged!",
    "cobraron|cobro dos veces, cobraron|cobro doble|demas, cobraron|cobro de mas",
    "多收,收了两次,刷了两次",
  ],
};
