import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const retailStores: FrontDesk = {
  slug: "retail-stores",
  paper: ["Hold tag", "Etiqueta de apartado", "留货牌"],
  person: ["the store manager", "la gerente de la tienda", "店长"],
  fields: [
    choice(
      "wish",
      ["About", "Asunto", "事由"],
      [
        "Is it something you look for, or something you bought?",
        "¿Busca algo, o es algo que ya compró?",
        "是要找东西，还是买过的东西？",
      ],
      [
        option(
          "bought",
          ["Something bought", "Algo comprado", "买过的东西"],
          [
            "never opened!, unopened, still sealed, in the|its original box|packaging, no receipt|reciept, lost the|my receipt, swap|trade it|this|them|these|mine for, got|received|given as a gift, was a gift, my order, order, delivered, broke, broken, return, exchange, refund, receipt, wrong size, money back, bought, sold me, smoked, gift card balance, broke*, return*, doesnt work, defective, order*, leak*, never came, missing, arrived, cracked, damaged, stopped working, wont turn on, faulty, scratched, not what i, i got, the one i got",
            "sin recibo|ticket|abrir, me lo|la|los|las regalaron, fue regalo, mi pedido, pedido, entregad*, se rompio, roto, devol*, llego roto|quebrado|mal, quebrad*, danad*, cambio, reembolso, recibo, compre, me vendieron, cambiar, no sirve, no llego",
            "没拆,没开封,没有小票,别人送的,买了,退,换,坏了,不好用,退钱,订单,没收到,买的,买回来,没送到,没到,还没收,没寄到,送错,发错,寄错,收据,小票,发票,漏发,摔坏,裂了,少了,缺了,不能用,用不了,下的单,网上订,寄来,送来,到货了",
          ],
        ),
        option(
          "look",
          ["Looks for", "Busca", "找东西"],
          [
            "do you have, have you got, in stock, hold, looking for, carry, sell, in a, the gray, reserve, do you have|carry|sell, got any, still have, hold it, set aside, the one in the window, any left",
            "tienen, tiene, apartan, apartar, busco, venden, hay, en talla, buscando, hay en",
            "有没有,有货,想找,在找,还有,留一个,有卖,卖不卖,卖吗,卖的吗,现货,还剩,缺货,帮我留,留一双,留一件,给我留,想买,要买,找一,找个,想要,预留,看中,橱窗,进货",
          ],
          { answer: ["looking, browsing, shopping", "viendo, mirando", "看看,随便看看"] },
        ),
      ],
      "Gray boots, nine",
    ),
    words(
      "item",
      ["Thing", "Artículo", "东西"],
      [
        "What is it, as you would call it?",
        "¿Qué es, como usted lo llame?",
        "是什么？按您的叫法。",
      ],
      [
        "bought a|an|the|some|my|this, ordered a|an|the|some, boots, shoes, dress, lamp*, shirt, jacket, charger, coat, pants, toy, book, ring, bag, do you have, looking for, hat, skirt, jeans, sofa, chair, table, phone, bike, do you carry|sell, lamp, kettle, perfume, game, tent, the big one, the green|blue|red|black|white one, window, dresser, hair dryer, blow dryer, air fryer, headphones, earbuds, mattress, sweater*, hoodie, scarf, gloves, sneakers, sandals, watch, necklace, earrings, backpack, suitcase, stroller, crib, high chair, blender, mixer, toaster, vacuum, tv, speaker, laptop, tablet, keyboard, couch, rug, curtains, pillow*, sheets, towels, candle, puzzle, doll, drill, grill, desk, shelf, mirror, coffee maker",
        "botas, zapatos, vestido, lampara*, camisa, chamarra, abrigo, pantalon, juguete, libro, bolsa, tienen el|la|un|una, busco, falda, silla, mesa, lampara, bici, sueter*, licuadora, secadora, audifonos, mochila, cobija, colchon, tenis, reloj, sofa, aspiradora, cafetera, vajilla, cuna",
        "灯,鞋,裙,外套,玩具,椅,桌,书,靴,吹风机,毛衣,耳机,书包,手机,手表,裤,衬衫,包,锅,床垫,沙发,电视,电脑,衣服,帽,风扇,吸尘器,婴儿车,推车,大衣,夹克,羽绒服,牛仔,短裤,长裤,围巾,手套,袜,内衣,泳衣,睡衣,背包,行李箱,箱子,钱包,项链,耳环,戒指,手镯,首饰,香水,化妆品,口红,护肤,蜡烛,镜子,地毯,窗帘,枕头,被子,毯子,床单,毛巾,柜,架子,茶几,饭锅,电饭煲,高压锅,水壶,热水壶,咖啡机,烤箱,微波炉,空气炸锅,搅拌机,豆浆机,榨汁机,碗,盘子,杯,刀,筷,音箱,音响,平板,键盘,鼠标,充电器,充电线,相机,游戏,拼图,积木,娃娃,玩偶,单车,自行车,滑板,帐篷,球,电钻,烧烤,花盆,雨伞,眼镜,礼物,婴儿床,安全座椅,奶瓶,尿布,空调,除湿机,加湿器,取暖器,吹风,电动牙刷,剃须刀,睡袋,旗袍",
      ],
      "Gray boot, short",
      { only: ["look"] },
    ),
    words(
      "size",
      ["Size, color", "Talla, color", "尺寸、颜色"],
      ["Which size or color?", "¿Qué talla o color?", "什么尺寸或颜色？"],
      [
        "nine, eight, seven, ten, size, small, medium, large, xl, inch*, color, green, blue, red, black, white, 1*|2*|3* inches, quart*, gallon*, ounce*, liter*, pound*, pack, feet, queen, king, twin, wide, in a|an|size five|six|seven|eight|nine|ten|eleven|twelve|thirteen|5|6|7|8|9|10|11|12|13|14|16|18|small|medium|large",
        "talla, chic*, median*, grande, numero, chica, mediana, color, verde, azul, rojo, negro, litro*, pulgada*, kilo*, del 5|6|7|8|9|10|22|23|24|25|26|27|28",
        "码,尺寸,色,大号,小号,中号,加大,大一号,小一号,加大码,寸,号的,升的,英寸,双人床,大床,单人床,加长,最大的,最小的,轻一点,尺码,男款,女款,儿童款",
      ],
      "Nine, zip",
      { optional: true },
    ),
    field(
      "order",
      "figure",
      ["Order", "Pedido", "订单"],
      [
        "Which order number, or the phone it was placed with?",
        "¿Qué número de pedido, o con qué teléfono?",
        "订单号是多少，或者下单的电话？",
      ],
      "Ends 219",
      {
        optional: true,
        range: [100, 999_999_999_999],
        heard: [
          "order, order number, ends, number on the slip|receipt, slip|receipt says|number",
          "pedido, numero de pedido, termina, numero del recibo",
          "订单,单号",
        ],
      },
    ),
    words(
      "wrong",
      ["What went wrong", "Qué salió mal", "出了什么问题"],
      [
        "What went wrong, and what would you like instead?",
        "¿Qué salió mal, y qué quisiera a cambio?",
        "出了什么问题，您希望怎么办？",
      ],
      [
        "no receipt, never opened!, unopened, still sealed, different color|size, swap this|these|mine, my money, came|fell off|apart, came undone, ripped, shrank, faded, peel*, swap it|them, replace*, crack*, chip*, stain*, damage*, busted, wont turn on|start|work|charge, delivered, broke, broken, wrong, isnt, missing, smoked, hot, burned, late, money back, refund, exchange, return, doesnt work|fit, leak*, broke*, doesnt work, torn, too small|big, defective, dead, cracked, never arrived|came, scratched, stopped, changed my mind",
        "sin recibo|ticket|abrir, otro color, otra talla, quebr*, raj*, danad*, golpead*, manchad*, incomplet*, defectuos*, descompuest*, llego mal|tarde, que me la|lo cambien|devuelvan, mi dinero, devol*, entregad*, rompio, roto, equivocad*, falta, no llego, caliente, quemo, reembolso, cambio, no sirve|queda, gotea, rot*, no sirve, chico, grande, no prende|enciende|funciona|carga",
        "坏,裂,断,划,脏,退,换,发错,颜色不,没有收到,漏,破,不对,太小,太大,少了,没到,没反应,不转,不动,打不开,没送到,不亮,不通电,通不了,漏电,不响,不热,不制冷,开不了,关不上,充不进,充不了,掉色,缩水,起球,开线,掉了,弄错,送错,寄错,买大,买小,大了,小了,不合适,不合身,缺,少一,少配,碎,脱胶,有味,生锈,晃,质量,有问题,发黄,过期",
      ],
      "Says delivered, is not",
      { only: ["bought"] },
    ),
    ...caller,
    when(
      ["Hold until", "Apartar hasta", "留到"],
      [
        "Until which day and time shall it be held?",
        "¿Hasta qué día y hora se lo apartamos?",
        "要留到哪天几点？",
      ],
      {
        only: ["look"],
      },
    ),
  ],
  limits: [
    {
      id: "gift-card-fraud",
      rule: "FTC warning: nobody is asked to activate or read out gift cards, whoever calls.",
      heard: [
        "activate gift cards|card, read him|her|them the back|numbers|codes|pins, buy cards and read, phone|caller says buy|get cards, read me the numbers, gift card numbers, corporate it, scratch the back, gift cards and read, activate these|the|some cards, read me the|those codes|numbers|pins, on a gift card and, head office|headquarters|corporate read|need|activate|scratch, tell me the numbers|codes",
        "activar tarjetas, leame los numeros, numeros de las tarjetas",
        "激活,读卡号,卡号念,充值卡,买礼品卡,买很多礼品,买几张礼品,刮开,卡背面,卡后面,念给,读给,把号码念,把卡号",
      ],
      say: [
        "Nobody here activates or reads out gift cards on a call, whoever asks. The manager hears of this.",
        "Aquí nadie activa ni lee tarjetas de regalo por llamada, lo pida quien lo pida. La gerente se entera de esto.",
        "不管是谁来问，这里没人在电话里激活或念礼品卡。店长会知道这件事。",
      ],
      quiet: true,
      person: true,
    },
    {
      id: "stock",
      tells: true,
      rule: "No stock is promised from a screen.",
      heard: [
        "do you have, have you got, in stock, any left, got any, do you carry, you|yall guys|all|folks got|have|carry, got any",
        "tienen el|la|los|las|un|una|talla, hay en, les queda*, tendran",
        "有没有货,有货吗,还有吗,确定有,你们有,有现货,现货吗,还剩,有没有卖,卖不卖,有卖吗,卖吗,店里有,有没有黑,有没有白,有没有红,有没有蓝,有没有大,有没有小,还有没有,有没有了,断货",
      ],
      say: [
        "A screen is often wrong, so somebody walks to the shelf and looks before I say yes.",
        "La pantalla se equivoca seguido; alguien va al estante a ver antes de que yo diga que sí.",
        "屏幕常常不准，所以会有人走到货架去看，我才说有。",
      ],
    },
    {
      id: "privacy",
      takes: ["others"],
      rule: "What somebody else bought is told to nobody.",
      heard: [
        "what did my husband|wife buy, what did he|she buy, who bought",
        "que compro mi, quien compro",
        "谁买的,他买了,她买了,买了什么,买了啥,买过什么,买的什么,买了多少,她买过,他买过,谁来买",
      ],
      say: [
        "What somebody else bought stays between them and us.",
        "Lo que compró otra persona queda entre ella y nosotros.",
        "别人买了什么，是他们和我们之间的事。",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "burned, got hot, smoked, hurt, injured, discrimination, lawyer, press, wholesale, recall",
    "quemo, se calento, humo, lastim*, discrimin*, abogado, prensa",
  ],
  price: [
    "The price is the one on the shelf, and I read none from memory; it comes with the text.",
    "El precio es el del estante y de memoria no digo ninguno; va con el mensaje.",
    "价格以货架上的为准，我不凭记忆说；会和短信一起发。",
  ],
};
