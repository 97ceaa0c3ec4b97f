import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const autoBodyRepair: FrontDesk = {
  slug: "auto-body-repair",
  paper: ["Condition sheet", "Hoja de daños", "车况表"],
  person: ["the estimator", "el valuador", "定损员"],
  fields: [
    field(
      "safe",
      "safety",
      ["Hurt, safe place", "Heridos, lugar seguro", "受伤、安全处"],
      [
        "Is anybody hurt, or is the car in traffic, smoking or leaking?",
        "¿Hay heridos, o el carro está en el tráfico, humea o gotea?",
        "有人受伤吗？车在车道上、冒烟或漏油吗？",
      ],
      "Everybody fine",
      {
        danger: "crash",
        heard: [
          "hurt, ok, okay, fine, safe, injured, alright",
          "herid*, bien, a salvo, lastimad*",
          "受伤,没事,漏,冒烟,没人伤,没伤着,没伤到,人没事,都没事,不冒烟,没冒烟,不漏,没漏,停车场里,停在家,车在家,安全的地方,在路中间,路边,气囊",
        ],
        why: [
          "People come before the car.",
          "Primero la gente, luego el carro.",
          "先管人，再管车。",
        ],
      },
    ),
    words(
      "damage",
      ["Damage", "Daño", "损伤"],
      [
        "What happened, and where is the damage?",
        "¿Qué pasó, y dónde está el daño?",
        "发生了什么，伤在哪里？",
      ],
      [
        "hit, behind, rubs, dent*, hail, bumper, scratch*, door, fender, hood, trunk, windshield, crash, accident, rear ended, light, mirror, beeps, quarter panel, totaled, parked, door*, deer, side, backed into, smashed, crunched, paint, front end, scraped, keyed, pole, wheel, keyed, frame, hood, trunk, fender*, quarter panel, headlight*, mirror, windshield, paint, scuff*, ding*, rust, axle, roof, tailgate, deer, pole, tree, hail, back|front|rear end, pushed|caved|bent in|up, crushed, crumpled, cracked, latch, close|shut, bent, airbags",
        "pegaron, golpe, choque, chocaron, abollad*, granizo, defensa, rayon, puerta, salpicadera, cofre, cajuela, parabrisas, accidente, faro, golpe*, abolladura, rayon*, puerta*, venado, espejo, cofre, salpicadera, faro*, espejo, parabrisas, pintura, cajuela, golpe, venado, granizo",
        "撞,刮,凹,保险杠,车门,鹿,冰雹,后视镜,前面,后面,引擎盖,大灯,玻璃,掉漆,追尾,蹭,划,划痕,凹进去,瘪,瘪了,碰了,碰坏,擦到,擦伤,掉下来,裂,碎,车尾,车头,后尾箱,后备箱,翼子板,挡泥板,前盖,机盖,尾灯,车灯,挡风玻璃,车窗,侧面,左边,右边,喷漆,补漆,树枝,砸,叶子板,轮毂,变形,泊车",
      ],
      "Rear, trunk will not shut",
    ),
    choice(
      "drives",
      ["Drives", "Anda", "能开吗"],
      ["Does it drive, or where does it stand?", "¿Anda, o dónde está?", "能开吗，或者停在哪里？"],
      [
        option(
          "no",
          ["Does not drive", "No anda", "不能开"],
          [
            "doesnt drive|run|start, wont drive|start, cant|cannot|not be driven, not drivable|driveable, undrivable, towed, tow guy, tow yard, cant drive, doesnt|wont|cant|not run|drive|start|move*, tow, flatbed, dead",
            "no anda, no prende, grua, corralon, no camina, no anda|prende|se mueve|camina, remolc*",
            "开不了,拖车,动不了,没法开,不能开了,不能开,发动不了,打不着,拖走,拖到,被拖,在拖车场,开不动,走不了,拖吊",
          ],
        ),
        option(
          "yes",
          ["Drives", "Sí anda", "能开"],
          [
            "drives, drivable, driveable, runs fine, goes|rolls|moves down the road|fine|ok|okay, goes fine, driving it|fine|ok|around|her|him|like, runs, still drives, can drive, drove it",
            "anda, si anda, camina, prende bien, si camina, se puede manejar, maneja",
            "能开,可以开,还在开,开得了,还能走,开得动,能跑,开着呢,开回家,开回来了,照样开,还可以开",
          ],
        ),
      ],
      "Drives, not at night",
    ),
    words(
      "car",
      ["Car", "Carro", "车"],
      ["Which year, model and color?", "¿Qué año, modelo y color?", "哪一年、型号和颜色？"],
      [
        "camry, corolla, civic, accord, focus, outback, f150, rav4, silverado, tacoma, honda, toyota, ford, chevy, subaru, nissan, tesla, jeep, kia, hyundai, bmw, mazda, pearl, 20*, suv, truck, sedan, altima, prius, van, color, 19*|20*, white|black|silver|blue|red|gray, sentra, versa, maxima, frontier, titan, murano, pathfinder, sienna, 4runner, venza, yaris, odyssey, hrv, ridgeline, passport, mustang, fusion, edge, bronco, ranger, expedition, maverick, f250, f350, impala, equinox, traverse, suburban, colorado, cruze, blazer, bolt, camaro, corvette, cherokee, compass, gladiator, renegade, charger, challenger, durango, caravan, sonata, tucson, santa fe, kona, palisade, sorento, sportage, telluride, soul, forte, optima, impreza, forester, crosstrek, legacy, jetta, passat, tiguan, golf, beetle, atlas, vw, volkswagen, audi, mercedes, lexus, acura, infiniti, volvo, buick, cadillac, lincoln, dodge, chrysler, mini cooper, porsche, rivian, leaf, ioniq, mazda 3|6, cx 5|9|30, model 3|y|s|x, cr v, crv, pilot, wrangler, elantra, rogue, explorer, escape, malibu, tahoe, tundra, highlander",
        "camry, corolla, civic, honda, toyota, ford, nissan, camioneta, modelo, 20*, perla, carro, blanco|negro|gris|rojo|azul, jetta, sentra, versa, tsuru, march, aveo, onix, tacoma, silverado",
        "的车,辆车,车是,款,型号,色,凯美瑞,雅阁,思域,卡罗拉,本田,丰田,福特,宝马,奔驰,奥迪,特斯拉,大众,现代,日产,起亚,斯巴鲁,马自达,雪佛兰,雷克萨斯,凌志,讴歌,吉普,沃尔沃,汉兰达,皮卡,白色,黑色,银色,灰色,蓝色,红色,年的,轿车",
      ],
      "2021 Camry, pearl",
      {
        why: [
          "Color and cameras change the work.",
          "El color y las cámaras cambian el trabajo.",
          "颜色和摄像头会影响工作。",
        ],
      },
    ),
    words(
      "claim",
      ["Claim, insurer", "Reclamo, aseguradora", "理赔号、保险公司"],
      [
        "Is there a claim number, and whose insurer?",
        "¿Hay número de reclamo, y de qué aseguradora?",
        "有理赔号吗，谁的保险公司？",
      ],
      [
        "claim, insurance, insurer, adjuster, paying|pay myself|cash, pay|paying for it|this|that|everything myself|ourselves|cash, self pay, pay out of, no claim, claim*, geico, state farm, allstate, progressive, their insurance, usaa, farmers, liberty mutual, nationwide, travelers, american family, erie, esurance, aaa, my insurance, other insurance, no insurance, out of pocket, my|the deductible is, ins co",
        "reclamo, aseguranza, seguro, ajustador, pago yo, su seguro, mi seguro",
        "理赔,保险公司,自费,自己付,自己出,报保险,走保险,保险号,案号,对方保险,我的保险,州立农业,州农,好事达,前进保险,不走保险,不报保险,没保险,自己掏钱,自己掏,现金付",
      ],
      "Hers, ends 88",
      { optional: true },
    ),
    words(
      "rental",
      ["Rental until", "Renta hasta", "租车到"],
      [
        "Is there a rental, and until when?",
        "¿Hay carro rentado, y hasta cuándo?",
        "有租车吗，到什么时候？",
      ],
      [
        "rental, loaner, enterprise, hertz, have|got another|other|second car|truck|vehicle, borrow my|his|her|a|the car|truck|wifes|husbands|moms|dads|sons|brothers",
        "rentado, carro de renta, renta, carro rentado, no ocupo|necesito carro|coche",
        "租车,代步车,租了车,租的车,租了辆,租赁车,借的车,租到",
      ],
      "To the 30th",
      { optional: true },
    ),
    ...caller,
    when(
      ["Estimate", "Valuación", "估价"],
      [
        "Which day and time can the car be here?",
        "¿Qué día y hora puede traer el carro?",
        "车哪天几点能到？",
      ],
    ),
  ],
  limits: [
    {
      id: "damage-verdict",
      takes: ["verdict", "outcome"],
      rule: "Not totaled, not safe, no deductible waived: state repair acts, insurance fraud law.",
      heard: [
        "is it totaled, totaled, bury|hide|absorb|cover|build|roll|fold|work|wrap|forget|lose|skip|drop|lower|help|knock|take deductible, deductible off|away|disappear|back|in there, work with the deductible, waive, eat the deductible, pay my deductible, do i pay the deductible, safe to drive, can i drive, will it match, good as new, can you match, be fixed|saved|repaired, write off, frame bent|straight",
        "perdida total, deducible, ayudar con el, es seguro manejar, puedo manejar*, quedar como nuevo",
        "报废,自付额能,免自付,垫付额,能开吗,安全吗,还能修,值不值,算报废,会报废,要报废吗,全损,修得了,修得好,修不修得,值得修,能修好吗,值得修吗,能不能开,还能开吗,可以开吗,开着安全,安全不安全,自付额可以,自付额,免掉,垫底费,扣除额,有没有内伤,大梁,车架伤",
      ],
      say: [
        "The insurer and the estimator decide that on paper. About a deductible there is nothing to arrange.",
        "Eso lo deciden la aseguradora y el valuador en papel. Con un deducible no hay nada que arreglar.",
        "这由保险公司和定损员书面决定。自付额没有商量的办法。",
      ],
    },
    {
      id: "fault",
      takes: ["payer"],
      rule: "No word on fault.",
      heard: [
        "whose fault, on|her|him|me|them aint|isnt it, thats on her|him|them|me|us, my fault, his fault, her fault, their fault, guys|drivers|persons|mans|womans|ladys|kids|one fault, not|was|is my|his|her|their|the fault, at fault, who pays, whose insurance|policy pays, insurance pays if, his|her|their insurance pay",
        "quien tiene|es la culpa, mi culpa, su culpa, culpa del|de, fue|tuvo|tiene la culpa, quien paga",
        "谁的错,他的错,她的错,对方的错,对方全责,我的错,谁的责任,谁负责,算谁的,谁全责,怪谁,怪我,是不是我的错,是不是他的错,算我的,我的责任,该谁赔,谁赔,该不该他赔",
      ],
      say: [
        "Whose fault it was is for the insurers; I write down only what is broken.",
        "De quién fue la culpa es cosa de las aseguradoras; yo apunto solo lo que está roto.",
        "是谁的错由保险公司说；我只写下坏了什么。",
      ],
    },
    {
      id: "choice-of-shop",
      rule: "Right to choose (state law, such as California Insurance Code 758.5): the state's own sentence, from a person.",
      heard: [
        "do i have to go|use|take, have to go|use|take where|to|their|the|that, go to their|his|her|the shop|guy|place|body, says|said|saying|telling|told have|must|need|got|gotta|should go|use|take, force|forcing|make|making me, my choice, which shop, can they make me, choose my shop, they tell me to go, pick|choose|use you instead, go somewhere else, use their shop|guy|place, their preferred|approved shop",
        "tengo que ir|llevarlo|usar, me pueden|quieren|estan obligar|obligando|forzar, a fuerzas, yo escojo, a su taller, puedo escoger, manda a otro taller",
        "必须去,一定要去,非要去,非得去,能不能选,可以自己选,指定,必须去他们,一定要去他们,必须用他们,必须在,非要在,可不可以自己选,能自己选,自己挑,能不能去你们,保险公司让我去,保险公司要我去,保险公司叫我去,可以不去",
      ],
      say: [
        "What your state says about choosing a shop the estimator shows you in print; I explain no law.",
        "Lo que dice su estado sobre escoger taller se lo enseña impreso el valuador; yo no explico leyes.",
        "选修车厂的规定，定损员会给您看书面的；我不解释法律。",
      ],
    },
    {
      id: "finish-date",
      takes: ["duration"],
      rule: "A date comes from the advisor only: hidden damage is a supplement.",
      heard: [
        "how long will|does|is it, when will it be done|ready, is it done|ready, days to fix",
        "cuanto tarda*, cuando esta list*, ya esta list*, cuantos dias",
        "多久能,几天修,什么时候好,什么时候能取,几天能,多长时间,要修多久,修多久,要多久,多少天,几天才,几天可以,什么时候修好,什么时候能好,周末能好,能修完,修得完,什么时候可以取,哪天能取,拿车,赶得及,几天好",
      ],
      say: [
        "I name no number of days; the estimator does, once it is taken apart.",
        "No digo cuántos días; lo dice el valuador cuando se desarme.",
        "要几天我不说；拆开之后定损员说。",
      ],
    },
  ],
  handOver: [
    "lawyer, adjuster is here, where is my car, car is missing, supplement refused",
    "abogado, donde esta mi carro, ajustador esta",
    "定损员在这,定损员来了,我的车在哪,我的车呢,车不见了,律师",
  ],
  price: [
    "No figure before somebody has seen it; the estimate is written, and it grows only with your yes.",
    "Sin cifra antes de verlo; el cálculo va por escrito y solo crece con su permiso.",
    "没看过之前没有数字；估价是书面的，要您同意才会增加。",
  ],
};
