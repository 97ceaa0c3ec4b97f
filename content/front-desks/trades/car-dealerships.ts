import { caller, choice, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const carDealerships: FrontDesk = {
  slug: "car-dealerships",
  paper: ["Hang tag", "Etiqueta de llaves", "挂牌"],
  person: ["the advisor", "el asesor", "顾问"],
  fields: [
    choice(
      "door",
      ["Door", "Departamento", "门"],
      [
        "Is it sales, service or parts?",
        "¿Es ventas, servicio o refacciones?",
        "是买车、保养还是配件？",
      ],
      [
        option(
          "service",
          ["Service", "Servicio", "保养维修"],
          [
            "ac|heater|heat blows|in, blows hot|cold|warm, wait for it, worth fixing, light is|on|blinking, lights on, oil change, recall, service, is my car done, noise, brake*, tire*, check engine, inspection, warranty, wont start, battery, oil, light on, repair, squeak*, leak*, tune, shak*, grinding, overheat*, maintenance, drop it off, squeal*, clunk*, vibrat*, stall*, rattl*, smok*, transmission, alignment, wont shift|go, pulls to, airbag, dies, died, ac blows|not",
            "se me|nos murio|apago|descompuso, no arranca|enciende, luz prendida|amarilla|roja, prendio luz, rechina*, que la|lo revisen, cambio de aceite, servicio, recall, ruido, frenos, llantas, motor, garantia, no prende, aceite, freno*, llanta*, foco, bateria, taller, revision, fuga",
            "保养,维修,修车,坏在,打不着火,刹车,换油,机油,轮胎,故障灯,灯亮,发动机,打不着,漏油,异响,召回",
          ],
        ),
        option(
          "parts",
          ["Parts", "Refacciones", "配件"],
          [
            "parts, key fob, mats, part number, part*, floor mats, bumper cover, filter for, wiper*, mirror, headlight*, taillight*, hubcap*, fender for, bumper for, need a|an * for a|an|my|the, hood for",
            "refacciones, partes, llave nueva, tapetes, refaccion*, pieza*, llave",
            "配件,零件,脚垫",
          ],
        ),
        option(
          "sales",
          ["Sales", "Ventas", "买车"],
          [
            "still there, out the door, buy, test drive, for a spin, trade, hybrid, lease, new truck|car|suv, used, try it, payment, stock, drive it, looking for, buy*, trade*, new car, used car, still have|got|there, for sale, look at the, see the",
            "todavia esta, comprar, prueba de manejo, a cambio, hibrido, nuevo, usado, mensualidad, cambiar mi carro, en venta, todavia tienen",
            "买车,想买,要买,试驾,置换,新车,二手,还有吗",
          ],
        ),
      ],
      "Sales",
      {
        why: [
          "Each door has its own calendar.",
          "Cada puerta tiene su propio calendario.",
          "每个部门有自己的日程。",
        ],
      },
    ),
    words(
      "car",
      ["Car", "Carro", "车"],
      [
        "Which car is it: stock number, or year and model?",
        "¿Qué carro es: número de inventario, o año y modelo?",
        "是哪辆车：库存号，或者年份和型号？",
      ],
      [
        "hybrid, truck, suv, sedan, blue one, stock, rav4, camry, corolla, civic, accord, f150, silverado, tacoma, focus, outback, tahoe, jeep, kia, honda, toyota, ford, chevy, nissan, hyundai, bmw, subaru, mazda, tesla, ram, gmc, 20*, used, minivan, convertible, red one, white one, tundra, highlander, prius, cr v, pilot, wrangler, altima, rogue, elantra, explorer, escape, malibu, van, vin, 19*|20*, sentra, versa, maxima, frontier, titan, murano, pathfinder, sienna, 4runner, venza, yaris, odyssey, hrv, ridgeline, passport, mustang, fusion, edge, bronco, ranger, expedition, maverick, f250, f350, impala, equinox, traverse, suburban, colorado, cruze, blazer, bolt, camaro, corvette, cherokee, compass, gladiator, renegade, charger, challenger, durango, caravan, sonata, tucson, santa fe, kona, palisade, sorento, sportage, telluride, soul, forte, optima, impreza, forester, crosstrek, legacy, jetta, passat, tiguan, golf, beetle, atlas, vw, volkswagen, audi, mercedes, lexus, acura, infiniti, volvo, buick, cadillac, lincoln, dodge, chrysler, mini cooper, porsche, rivian, leaf, ioniq, mazda 3|6, cx 5|9|30, model 3|y|s|x, cr v, crv, pilot, wrangler, elantra, rogue, explorer, escape, malibu, tahoe, tundra, highlander, third row",
        "hibrido, camioneta, sedan, azul, honda, toyota, ford, nissan, corolla, civic, 20*, modelo, el rojo, el blanco, carro, troca, jetta, sentra, versa, tsuru, march, aveo, onix, tacoma, silverado",
        "车,款,型号,年,凯美瑞,雅阁,思域,卡罗拉,本田,丰田,福特,宝马,奔驰,奥迪,特斯拉,大众,那辆,那台,这辆",
      ],
      "Blue hybrid, stock 4417",
    ),
    words(
      "trade",
      ["Trade", "A cambio", "置换"],
      [
        "Are you trading one in: year, model, miles, loan?",
        "¿Deja uno a cambio: año, modelo, millas, deuda?",
        "有旧车置换吗：年份、型号、里程、贷款？",
      ],
      [
        "give me|us for my|our, worth my, my 2*|1* *, trade, trading, still owe, owe, my old, trade*, have a 2*|1* to, mine is a, miles on it, thousand miles|on it",
        "a cambio, debo, mi carro viejo, dejar, cambio, dejar mi, a cuenta, para dar",
        "置换,旧车,我的车,贷款",
      ],
      "Civic 2016, 110",
      { only: ["sales"], strict: true, optional: true },
    ),
    words(
      "symptom",
      ["Symptom", "Síntoma", "症状"],
      [
        "What does it do: light, its color, noise?",
        "¿Qué hace: luz, color, ruido?",
        "它怎么了：灯、什么颜色、声音？",
      ],
      [
        "light, blinking, orange, red, noise, recall, oil change, brake*, squeak*, shak*, wont start, done, tire*, airbag*, light*, squeal*, grind*, vibrat*, smell, leak*, stall*, wont, jerk*, clunk*, overheat*, smoke, pulls, rattl*, battery, check engine, warning, ac|heater|air blows|blowing|blow|blew warm|cold|hot",
        "luz, parpade*, ruido, recall, aceite, frenos, tiembla, no prende, llantas, bolsas, foco, rechina, vibra, gotea, se apaga, se jala, humo, calienta, no enfria|jala|frena|arranca|prende|enciende",
        "灯亮,响,抖,漏,熄火,异味,过热,换油,刹车,空调,异响,有声音,该保养,漏油",
      ],
      "Orange, blinking",
      { only: ["service"] },
    ),
    words(
      "morning",
      ["Waiting, ride, loaner", "Espera, transporte, préstamo", "等候、接送、代步车"],
      [
        "Will you wait, or do you need a ride?",
        "¿Va a esperar o necesita transporte?",
        "您在这里等，还是需要接送？",
      ],
      [
        "ride, loaner, wait, tow, shuttle, uber, drop off, drop it, picks|picking|pick me up, leave|leaving it all day|overnight|there|with, dropping|drop it off",
        "transporte, prestado, esperar, grua, espero, aventon, dejar, la|lo dejo, me espero",
        "等,接送,代步,等着",
      ],
      "Ride to work",
      { only: ["service"], strict: true, optional: true },
    ),
    words(
      "sits",
      ["Who sits in it", "Quién lo prueba", "谁坐"],
      ["Who will sit in it?", "¿Quién lo va a probar?", "谁来坐？"],
      [
        "me and my wife|husband, my wife|husband|son|daughter has, both of us, the two of us, kids, car seat*, wheelchair, family, dog, just me, wife, husband, its|this|car is|for my daughter|son|kid|mom|dad|mother|father",
        "mi esposa|esposo y yo, los dos, ninos, silla, familia, perro, solo yo, mi esposa|esposo|hijo|hija|novia|novio tambien|viene",
        "孩子,家人,轮椅,我自己",
      ],
      "Both",
      { only: ["sales"], strict: true, optional: true },
    ),
    ...caller,
    when(["Slot", "Hora", "时段"], ["Which day and time?", "¿Qué día y a qué hora?", "哪天几点？"]),
  ],
  limits: [
    {
      id: "drive-advice",
      takes: ["act", "verdict"],
      rule: "Never “you can drive it”; a recall goes by the VIN lookup and the service desk.",
      heard: [
        "can i drive, safe to drive, stop driving, do i stop, keep driving, ok to drive, drive it till|until|home, need a tow|towed|flatbed, make it home|there",
        "puedo manejar*|seguir, es seguro manejar, dejo de manejar",
        "能开吗,还能开,可以开,安全吗,能不能开",
      ],
      say: [
        "Whether it may be driven I cannot say from here; red or blinking, stop and let it be towed. Service looks first.",
        "Si se puede manejar no lo sé desde aquí; en rojo o parpadeando, párese y pida grúa. Primero lo ve servicio.",
        "能不能开我在这里说不准；亮红灯或闪灯就停下拖走，由维修部先看。",
      ],
    },
    {
      id: "trade-value",
      tells: true,
      rule: "No trade value by voice.",
      heard: [
        "what is it|mine worth, whats it|mine worth, what|much would|will|do|could you|yall|they|u give|allow for|on|me|us|a|my, whats|what|does|will my|mine|the bring, worth trading, give me for, how much for mine, trade value, owe more than, offer me|us for",
        "cuanto|que|como cuanto me|nos dan|darian|dan|toman|ofrecen|reciben por|mi|la|el|mia|mio, en cuanto me toman, cuanto me dan, cuanto vale el mio|mi, valor del mio",
        "值多少,能给多少,折多少,抵多少",
      ],
      say: [
        "For yours I would be making a figure up; somebody looks at it while you drive the other.",
        "Por el suyo estaría inventando; alguien lo revisa mientras usted prueba el otro.",
        "您的车值多少我说了就是编的；您试驾的时候会有人看。",
      ],
    },
    {
      id: "finance",
      rule: "Regulation Z and M: no payment, rate or approval by voice; the CARS rules: total price first.",
      heard: [
        "monthly payment|payments, the|my|your monthly!, monthly be|run|come|look, pay!|paying|payments|owe|cost|much|be a|per|each|every month, grand|thousand|hundred|k|percent down, no|zero|nothing money|down down, payment roughly, whats the payment, monthly payment, am i approved, approved, my credit, interest rate, apr, financing, down payment",
        "sale|saldria|quedaria|quedan al mes, quedarian los pagos, pagos mensuales|al mes, mensualidad*, aprobad*, mi credito, tasa, financ*, enganche",
        "月供,利率,贷款能,批吗,首付,信用",
      ],
      say: [
        "I name no payment, no rate and no approval; finance does, on paper.",
        "No doy mensualidad, tasa ni aprobación; lo hace finanzas, en papel.",
        "月供、利率和批准我都不说；金融部书面告诉您。",
      ],
    },
    {
      id: "stock",
      tells: true,
      rule: "A car may have been sold last night: nothing is promised from a screen.",
      heard: [
        "still there, still available, still have, somebody else coming, hold it for me, on the|your website|site|lot, is it sold, still got|have|there, sold yet, gone yet",
        "todavia esta|tienen, sigue disponible, apartar*",
        "还在吗,有现货,还有吗",
      ],
      say: [
        "I cannot see the lot from here; somebody walks out and looks, and you hear either way.",
        "Desde aquí no veo el lote; alguien sale a ver y usted se entera de cualquier modo.",
        "我在这里看不到车场；会有人走过去看，有没有都告诉您。",
      ],
    },
  ],
  handOver: [
    "lemon, attorney general, never signed, crashed on a test, lawyer",
    "fiscal, nunca firme, abogado, me enganaron",
  ],
  price: [
    "The posted price is on its page; the sheet with every fee a person writes, and I say no sum.",
    "El precio publicado está en su página; la hoja con todo cargo la escribe una persona y yo no digo sumas.",
    "标价在它的页面上；含所有费用的单子由人来写，我不说总数。",
  ],
};
