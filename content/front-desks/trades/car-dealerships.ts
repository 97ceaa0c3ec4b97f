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
            "ac|heater|heat blows|in, blows hot|cold|warm, wait for it, worth fixing, light is|on|blinking, lights on, oil change, recall, service, is my car done, noise, brake*, tire*, check engine, inspection, warranty, wont start, transmision, battery, oil, light on, repair, squeak*, leak*, tune, shak*, grinding, overheat*, maintenance, drop it off, squeal*, clunk*, vibrat*, stall*, rattl*, smok*, transmission, engine knock*|ticks|ticking|misfir*|cuts|dies|died|seized, making a noise|sound|knock*|clunk|whine, knocking, misfir*, slipping, lurch*, head gasket, burning oil, alternator, radiator, muffler, clutch, alignment, wont shift|go, pulls to, airbag, dies, died, ac blows|not",
            "se me|nos murio|apago|descompuso, no arranca|enciende, luz prendida|amarilla|roja, prendio luz, rechina*, que la|lo revisen, cambio de aceite, servicio, recall, ruido, frenos, llantas, motor, garantia, no prende, aceite, freno*, llanta*, foco, bateria, taller, revision, fuga",
            "保养,维修,修车,坏在,打不着火,刹车,换油,机油,轮胎,故障灯,灯亮,发动机,打不着,漏油,异响,召回,修一下,修理,做保养,该保养,不启动,启动不了,点不着,电瓶,没电了,空调坏,空调不冷,不冷,漏水,变速箱,抖动,熄火,胎,四轮定位,检查一下,召回信,年检,发动不了,检查灯",
          ],
        ),
        option(
          "parts",
          ["Parts", "Refacciones", "配件"],
          [
            "parts, key fob, mats, part number, part*, floor mats, bumper cover, filter for, wiper*, mirror, headlight*, taillight*, hubcap*, fender for, bumper for, need a|an * for a|an|my|the, hood for",
            "refacciones, partes, llave nueva, tapetes, refaccion*, pieza*, llave",
            "配件,零件,脚垫,雨刷,滤芯,车钥匙,钥匙,后视镜,轮毂盖,保险杠,订个件,刹车片多少",
          ],
        ),
        option(
          "sales",
          ["Sales", "Ventas", "买车"],
          [
            "still there, out the door, buy, test drive, for a spin, trade, hybrid, lease, new truck|car|suv, used, try it, payment, stock, drive it, looking for, buy*, trade*, new car, used car, still have|got|there, for sale, look at the, see the",
            "todavia esta, comprar, prueba de manejo, a cambio, hibrido, nuevo, usado, mensualidad, cambiar mi carro, en venta, todavia tienen",
            "买车,想买,要买,试驾,置换,新车,二手,还有吗,买一辆,买辆,换车,换一辆,换新,看看车,看车,看一下车,试开,试一下车,试车,旧车换,以旧换新,租赁,网上看到,你们网站上,库存,旧换新,想看",
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
        "车,款,型号,年,凯美瑞,雅阁,思域,卡罗拉,本田,丰田,福特,宝马,奔驰,奥迪,特斯拉,大众,那辆,那台,这辆,现代,日产,起亚,斯巴鲁,马自达,雪佛兰,雷克萨斯,凌志,讴歌,吉普,沃尔沃,汉兰达,奥德赛,塞纳,皮卡,白色,黑色,银色,混动,库存号,七座",
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
        "置换,旧车,我的车,贷款,要换掉,的要换,车要换,福特要换,丰田要换,本田要换,抵价,抵车款,折价,以旧换新,手上有辆,手上这辆,家里那辆,要换,万迈,贷款还完,换掉,拿来换,抵,旧的那辆,旧的,还欠,车贷,没还完,跑了,英里,万英里,里程,没有旧车,不换,还清,付清",
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
        "transmission*, gearbox, engine knock*|ticks|ticking|misfir*|light|cuts|cut|dies|died|is|wont|seized, knock*, misfir*, slipping, slips out, lurch*, hesitat*, idles|idle rough, rough idle, head gasket, stuck in gear|park, wont go|shift|turn, burns|burning oil, whin*, humming, thump*, wobbl*, alternator, radiator, struts|shocks, exhaust, muffler, clutch, no heat|ac|power, windows|window|sunroof|trunk stuck|wont, light, blinking, orange, red, noise, recall, oil change, brake*, squeak*, shak*, wont start, done, tire*, airbag*, light*, squeal*, grind*, vibrat*, smell, leak*, stall*, wont, jerk*, clunk*, overheat*, smoke, pulls, rattl*, battery, check engine, warning, ac|heater|air blows|blowing|blow|blew warm|cold|hot",
        "transmision, caja de cambios, golpetea, cascabelea, patina, se jalonea, brinca, falla el|la, se calienta, clutch, luz, parpade*, ruido, recall, aceite, frenos, tiembla, no prende, llantas, bolsas, foco, rechina, vibra, gotea, se apaga, se jala, humo, calienta, no enfria|jala|frena|arranca|prende|enciende",
        "变速箱,打滑,顿挫,敲缸,跑偏,打不着,没劲,烧机油,灯亮,响,抖,漏,熄火,异味,过热,换油,刹车,空调,异响,有声音,该保养,漏油,亮了,黄灯,红灯,发动机灯,检查灯,启动不了,不启动,焦味,烧焦,冒烟,不冷,不热,咯吱,嘎吱,吱吱,尖叫,噪音,震,震动,加速,刹不住,轮胎,换轮胎,电瓶,没电,玻璃升,雨刷,机油,召回,换挡,咔咔,嗡嗡,发动机",
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
        "等,接送,代步,等着,在店里等,送我回,送我去,来接,班车,借一辆,借车,自己走,有人来接,把车留,车留,放下车,放那儿",
      ],
      "Ride to work",
      { only: ["service"], strict: true, optional: true },
    ),
    words(
      "sits",
      ["Who sits in it", "Quién lo prueba", "谁坐"],
      ["Who will sit in it?", "¿Quién lo va a probar?", "谁来坐？"],
      [
        "me and my|the wife|husband|sister|brother|mom|dad|mother|father|son|daughter|girlfriend|boyfriend|fiance|fiancee|partner|kids|kid|friend|buddy|uncle|aunt|cousin|grandma|grandpa|boss|roommate|parents|folks|niece|nephew, my wife|husband|sister|brother|mom|dad|mother|father|son|daughter|girlfriend|boyfriend|fiance|fiancee|partner|kids|kid|friend|buddy|uncle|aunt|cousin|grandma|grandpa|boss|roommate|parents|folks|niece|nephew and|n me|i, wife|husband|sister|brother|mom|dad|mother|father|son|daughter|girlfriend|boyfriend|fiance|fiancee|partner|kids|kid|friend|buddy|uncle|aunt|cousin|grandma|grandpa|boss|roommate|parents|folks|niece|nephew is|will be coming|riding|joining|with|along, with my wife|husband|sister|brother|mom|dad|mother|father|son|daughter|girlfriend|boyfriend|fiance|fiancee|partner|kids|kid|friend|buddy|uncle|aunt|cousin|grandma|grandpa|boss|roommate|parents|folks|niece|nephew, by myself, only me, my wife|husband|son|daughter has, both of us, the two of us, kids, car seat*, wheelchair, family, dog, just me, wife, husband, its|this|car is|for my daughter|son|kid|mom|dad|mother|father",
        "mi esposa|esposo|hermana|hermano|mama|papa|novia|novio|hijo|hija|amigo|amiga y yo, yo y mi esposa|esposo|hermana|hermano|mama|papa|novia|novio|hijo|hija|amigo|amiga, con mi esposa|esposo|hermana|hermano|mama|papa|hijo|hija, los dos, ninos, silla, familia, perro, solo yo, mi esposa|esposo|hijo|hija|novia|novio tambien|viene",
        "孩子,家人,轮椅,我自己,我和我,我跟我,和老婆,和老公,和爸,和妈,我们两个,儿童座椅,安全座椅,小孩,宝宝,老人,一家,口人,我太太,我先生,老婆开,老公开,女儿开,儿子开,自己开,上下班,狗",
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
        "能开吗,还能开,可以开,安全吗,能不能开,开着危险,开过去安全,能不能继续开,继续开,会不会坏,可以继续,要紧吗,严重吗,危险吗,要不要拖,会抛锚,开着有事,敢开,能开到,能上高速",
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
        "值多少,能给多少,折多少,抵多少,值几,能值,卖多少,给我多少,多少钱收,收我的车,能抵,能换多少,折价,估多少,值不值",
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
        "月供,利率,贷款能,批吗,首付,信用,首期,头款,零首付,能贷,可以贷,贷得到,批得下,能批,批准,信用分,信用不好,没信用,没有信用,分期,每个月还,每个月付,一个月付,一个月要,利息,几年还",
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
        "还在吗,有现货,还有吗,还在不在,卖了没,卖掉了,卖掉没,卖出去,还有没有,有没有货,有货吗,有没有现车,现车,现货,还有货,有白色的吗,有黑色的吗,店里有,车场有",
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
