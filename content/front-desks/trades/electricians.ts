import { address, caller, choice, field, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";
import { ownerOrTenant } from "../usual-cues.ts";

export const electricians: FrontDesk = {
  slug: "electricians",
  paper: ["Work order", "Orden de trabajo", "工单"],
  person: ["the electrician on call", "el electricista de guardia", "值班电工"],
  fields: [
    field(
      "safe",
      "safety",
      ["Smoke, smell, heat", "Humo, olor, calor", "烟、气味、发热"],
      [
        "Any smoke, sparks, a burning or fishy smell, anything hot, anybody shocked?",
        "¿Humo, chispas, olor a quemado, algo caliente o alguien con descarga?",
        "有没有烟、火花、焦味或鱼腥味，有没有发烫，有人触电吗？",
      ],
      "None",
      {
        danger: "electrical",
        heard: [
          "smell*, smoke, sparks, burning, emergency, urgent",
          "huele, olor, humo, chispas, urgente",
          "火花,焦,烟,烫,异味,触电,烧焦,糊味,焦味,糊了,烧糊,冒烟,冒火,发烫,发热,很烫,怪味,鱼腥,被电,电到,电了一下,麻了一下,没有味,没味道,没闻到,什么味,没什么危险,烫手,没烟,黑了,熏黑,噼啪,嗞嗞",
        ],
        why: ["It comes before your name.", "Va antes que su nombre.", "这比您的名字先问。"],
      },
    ),
    words(
      "problem",
      ["What, where", "Qué, dónde", "什么问题，哪里"],
      [
        "What is it doing, and in which part of the house?",
        "¿Qué hace, y en qué parte de la casa?",
        "它怎么了，在房子的哪个部分？",
      ],
      [
        "lights, breaker, outlet*, panel, bright*, dim, flicker*, half house, charger, popping, tripp*, no power, power, fan, switch, wiring, double tapped, generator, meter, inspect*, kitchen, circuit, install, breaker*, trip*, light*, half, switch*, dead, ev charger, rewire, doorbell, smoke detector*, sparks, garage, surge, hot tub, quit, out",
        "luces, luz, breaker, enchufe*, contacto*, tablero, parpade*, sin luz, cargador, se bota, ventilador, apagador, cableado, instala*, foco*, pastilla*, cable*",
        "插座,跳闸,灯,没电,开关,配电,闪,充电桩,电线,停电,断电,电闸,跳,老跳,空开,断路器,保险,灯泡,吊灯,吊扇,风扇,电扇,筒灯,装灯,换灯,不亮,一闪一闪,忽明忽暗,插头,电箱,电表,布线,走线,重新布线,换线,特斯拉充电,充电器,发电机,接地,烘干机,电炉,烟雾报警器,报警器,门铃,厨房,车库,卧室,地下室,半边,半个房子,热水浴缸,面板,摄像头",
      ],
      "Kitchen dim, den bright",
    ),
    words(
      "neighbors",
      ["Neighbors", "Vecinos", "邻居"],
      ["Are the neighbors dark too?", "¿Los vecinos también están sin luz?", "邻居家也没电吗？"],
      [
        "neighbor*, next door, whole street|block, power company, street, whole block, just us|my, only us, everybody|everyone|street|neighborhood|door has|have|got power|light|lights|electric|electricity, only|just my|our house|place|unit",
        "vecino*, toda la calle|cuadra, calle, solo nosotros|mi",
        "邻居,整条街,只有我们,只有我,隔壁,旁边,对面,街上,别人家,整栋,一条街,路灯,就我们家,就我家,只有我家,只有我们家,附近都",
      ],
      "They are fine",
      {
        optional: true,
        why: [
          "It tells the house from the utility.",
          "Distingue la casa de la compañía de luz.",
          "这能分清是房子还是电力公司。",
        ],
      },
    ),
    words(
      "medical",
      ["Equipment for health", "Equipo médico", "医疗设备"],
      [
        "Does anything in the house keep somebody well?",
        "¿Algo en casa mantiene bien a alguien?",
        "家里有没有维持健康的设备？",
      ],
      [
        "oxygen, cpap, medical equipment, pump, well pump, ventilator, fish tank, dialysis, insulin, nebulizer, medical stuff|equipment|devices|device|machines|things|needs|anything, no medical, machine* for health, nothing|nobody|none medical|plugged, sleep apnea, feeding|breast pump, stair lift, medical equipment|stuff|device*|machine*|gear, nothing|no medical",
        "oxigeno, equipo medico, bomba, dialisis, insulina, respirador, aparato* medico*, maquina para dormir",
        "氧气,呼吸机,透析,医疗,制氧,制氧机,睡眠机,轮椅充电,吸氧,雾化,心脏监,胰岛素冰箱,胰岛素,没有设备",
      ],
      "Fish tank",
      { optional: true },
    ),
    choice(
      "owner",
      ["Owner, tenant", "Dueño, inquilino", "房主、租客"],
      ["Do you own it or rent?", "¿Es dueño o renta?", "房子是您自己的还是租的？"],
      ownerOrTenant(["Rents", "Renta", "租住"], ["Owner", "Dueño", "房主"]),
      "Owner",
      {
        why: [
          "It says who may say yes to the work.",
          "Dice quién puede autorizar el trabajo.",
          "这说明谁可以同意施工。",
        ],
      },
    ),
    words(
      "panel",
      ["Panel", "Tablero", "配电箱"],
      [
        "What does the panel’s label say?",
        "¿Qué dice la etiqueta del tablero?",
        "配电箱的标签上写什么？",
      ],
      [
        "amp, amps, panel is|from, fuse box, amp*, square d, federal pacific, zinsco, siemens, fuse*, 100|150|200, panel|box is|says|in, breaker box, dont know panel",
        "amperes, amperios, tablero de, fusibles",
        "安,保险丝,总闸,标签,200安,100安,安培,老的保险,西门子,写着",
      ],
      "150 A, 1988",
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
      id: "electrical-advice",
      takes: ["act", "verdict"],
      rule: "NEC and state license law: nobody is talked through wiring, a cover or another reset.",
      heard: [
        "can|cant|could|couldnt|should|shouldnt|do|may|if i|a|my reset|put|swap|bypass|wire|tape|jump|upsize|rewire|install|wire|turn|replace|tape|open|do|just|push, reset it|the again, do it myself, bigger|larger|20|30|40 breaker|fuse|amp hold, penny, which wire, wire goes where, put the outlet in myself, three prong myself, turn it on, what is it, whats causing, is it safe|dangerous|you or the power, need a permit, safe to plug|use|touch|leave",
        "si|que si le|lo pongo|cambio|conecto|subo, breaker mas grande, yo mismo, cual cable, puedo reiniciar*|poner*|instalar*|conectar*|prender*|cambiar*|subir*, debo reiniciar*|apagar*, hacerlo yo, que es, es peligros*",
        "自己接,自己换,能不能合上,推上去,怎么接,安全吗,自己弄,可以开吗,能不能推,推回去,合上吗,可以合上,再推,合闸,复位,重置,是什么原因,什么原因,怎么回事,为什么会跳,怎么弄,怎么办,怎么修,怎么换,危险吗,会不会着火,会着火,会起火,安不安全,能用吗,还能用,可以用吗,能继续用,能不能用,能不能自己,我自己,要不要关,要关掉,能开吗,能睡,要不要紧,负荷够,够不够用,能不能带",
      ],
      say: [
        "From me there is no cause and no how-to. Whatever tripped stays off; the electrician decides the rest.",
        "De mí no hay causa ni instrucciones. Lo que se botó se queda apagado; lo demás lo decide el electricista.",
        "原因和做法我都不说。跳了的就让它关着，其余由电工决定。",
      ],
    },
  ],
  handOver: [
    "medical equipment without power, oxygen machine, water in panel",
    "equipo medico sin luz, maquina de oxigeno",
  ],
  price: [
    "The load calculation decides, and I price no panel unseen; the figure comes in writing.",
    "Lo decide el cálculo de carga y no doy precio sin ver el tablero; la cifra llega por escrito.",
    "要看负荷计算，没看过的配电箱我不报价；数字会书面给您。",
  ],
};
