import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const retailStores: FrontDesk = {
  slug: "retail-stores",
  paper: ["Hold tag", "Etiqueta de apartado"],
  person: ["the store manager", "la gerente de la tienda"],
  fields: [
    choice(
      "wish",
      ["About", "Asunto"],
      [
        "Is it something you look for, or something you bought?",
        "¿Busca algo, o es algo que ya compró?",
      ],
      [
        option(
          "bought",
          ["Something bought", "Algo comprado"],
          [
            "my order, order, delivered, broke, broken, return, exchange, refund, receipt, wrong size, money back, bought, sold me, smoked, gift card balance",
            "mi pedido, pedido, entregad*, se rompio, roto, devol*, cambio, reembolso, recibo, compre, me vendieron",
          ],
        ),
        option(
          "look",
          ["Looks for", "Busca"],
          [
            "do you have, have you got, in stock, hold, looking for, carry, sell, in a, the gray, reserve",
            "tienen, tiene, apartan, apartar, busco, venden, hay, en talla",
          ],
        ),
      ],
      "Gray boots, nine",
    ),
    words(
      "item",
      ["Thing", "Artículo"],
      ["What is it, as you would call it?", "¿Qué es, como usted lo llame?"],
      [
        "boots, shoes, dress, lamp*, shirt, jacket, charger, coat, pants, toy, book, ring, bag, do you have, looking for, hat, skirt, jeans, sofa, chair, table, phone, bike, do you carry|sell",
        "botas, zapatos, vestido, lampara*, camisa, chamarra, abrigo, pantalon, juguete, libro, bolsa, tienen el|la|un|una, busco, falda, silla, mesa",
      ],
      "Gray boot, short",
      { only: ["look"] },
    ),
    words(
      "size",
      ["Size, color", "Talla, color"],
      ["Which size or color?", "¿Qué talla o color?"],
      [
        "nine, eight, seven, ten, size, small, medium, large, xl",
        "talla, chic*, median*, grande, numero",
      ],
      "Nine, zip",
      { optional: true },
    ),
    field(
      "order",
      "figure",
      ["Order", "Pedido"],
      [
        "Which order number, or the phone it was placed with?",
        "¿Qué número de pedido, o con qué teléfono?",
      ],
      "Ends 219",
      {
        optional: true,
        range: [100, 999_999_999_999],
        heard: ["order, order number, ends", "pedido, numero de pedido, termina"],
      },
    ),
    words(
      "wrong",
      ["What went wrong", "Qué salió mal"],
      [
        "What went wrong, and what would you like instead?",
        "¿Qué salió mal, y qué quisiera a cambio?",
      ],
      [
        "delivered, broke, broken, wrong, isnt, missing, smoked, hot, burned, late, money back, refund, exchange, return, doesnt work|fit",
        "entregad*, rompio, roto, equivocad*, falta, no llego, caliente, quemo, reembolso, cambio, no sirve|queda",
      ],
      "Says delivered, is not",
      { only: ["bought"] },
    ),
    ...caller,
    when(
      ["Hold until", "Apartar hasta"],
      ["Until which day and time shall it be held?", "¿Hasta qué día y hora se lo apartamos?"],
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
        "activate gift cards|card, read me the numbers, gift card numbers, corporate it, scratch the back, gift cards and read",
        "activar tarjetas, leame los numeros, numeros de las tarjetas",
      ],
      say: [
        "Nobody here activates or reads out gift cards on a call, whoever asks. The manager hears of this.",
        "Aquí nadie activa ni lee tarjetas de regalo por llamada, lo pida quien lo pida. La gerente se entera de esto.",
      ],
      quiet: true,
      person: true,
    },
    {
      id: "stock",
      tells: true,
      rule: "No stock is promised from a screen.",
      heard: [
        "do you have, have you got, in stock, any left, got any, do you carry",
        "tienen el|la|los|las|un|una|talla, hay en, les queda*, tendran",
      ],
      say: [
        "A screen is often wrong, so somebody walks to the shelf and looks before I say yes.",
        "La pantalla se equivoca seguido; alguien va al estante a ver antes de que yo diga que sí.",
      ],
    },
    {
      id: "privacy",
      rule: "What somebody else bought is told to nobody.",
      heard: [
        "what did my husband|wife buy, what did he|she buy, who bought",
        "que compro mi, quien compro",
      ],
      say: [
        "What somebody else bought stays between them and us.",
        "Lo que compró otra persona queda entre ella y nosotros.",
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
  ],
};
