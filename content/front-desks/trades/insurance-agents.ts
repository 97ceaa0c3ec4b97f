import { address, caller, choice, email, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const insuranceAgents: FrontDesk = {
  slug: "insurance-agents",
  paper: ["Notice of loss", "Aviso de siniestro", "出险通知"],
  person: ["a licensed agent", "un agente con licencia", "持牌代理人"],
  fields: [
    choice(
      "wish",
      ["About", "Asunto", "事由"],
      [
        "Did something happen, is it a new policy, or a paper you need?",
        "¿Pasó algo, quiere una póliza nueva o necesita un documento?",
        "是出了事，要新保单，还是需要一份文件？",
      ],
      [
        option(
          "certificate",
          ["Certificate or proof", "Certificado o comprobante", "证明文件"],
          [
            "without|wont a|the coi|certificate|proof, make|made it out to, insurance|ins card*|papers|paperwork, card from you, proof i|we have|of, coi, certificate, proof of insurance, need proof, id card*, proof of, certificate*, declaration*, dec page, letter of, want|wants|needs|asking|asks|show proof, proof that|im|i|were|we|showing, dealership|dealer|lender|bank needs|need|wants|want|asking|asks|requires|says|proof|papers|paperwork|copy",
            "certificado, comprobante, prueba de seguro, tarjeta, tarjeta de seguro",
            "证明,保险卡,凭证,保险单据,凭据,投保证明,附加被保险人,保险纸,证书",
          ],
        ),
        option(
          "claim",
          ["Something happened", "Pasó algo", "出了事"],
          [
            "sideswip*, scrap*, scratch*, dent*, keyed, hit and run, slid, ran into, fell on, broke into, collapsed, hail*, tree, accident, crash, hit, stolen, broke in, fire, water, leak*, drip*, flood*, wind, roof, claim, glass, windshield, damage*, total*, rear ended, tree fell, hit my|a, broke into, burst, crash*, backed into, somebody hit, in|from|after|during|by|had storm, storm hit|took|tore|blew|knocked|ripped|damage*|broke|came|last|yesterday, vandal*",
            "granizo, arbol, accidente, choque, chocaron, robo, robaron, incendio, agua, gotea, inunda*, viento, techo, reclamo, vidrio, dano*, inund*, goter*, por|en|con|tras|hubo la|una tormenta, tormenta se|nos|me|tiro|arranco|rompio",
            "出险,被撞,撞了,被偷,漏水,冰雹,损坏,理赔,着火了,追尾,撞到,撞坏,撞烂,撞车,车祸,出事,出了事故,交通事故,刮了,刮花,蹭了,被刮,被砸,砸坏,砸了,砸到,砸碎,破窗,小偷,偷了,遭窃,进贼,被盗,偷走,爆管,水管爆,水管破,淹了,被淹,进水,泡水,失火,起火,烧了,树倒,大风,台风,龙卷风,下冰雹,报案,索赔,打碎,玻璃碎,玻璃裂,滴水,撞上,撞我",
          ],
        ),
        option(
          "quote",
          ["New policy", "Póliza nueva", "新保单"],
          [
            "quote, start, new policy, policy|coverage|insurance today|now|right away|asap, get|be covered|insured before|today|now|right|when, cover|insured me|it|us today|now|right away, insure!, insuring!, new to medicare, talk|talking|looking|options|option|sign|signing|enroll|enrolling|shopping|switch|choose|picking|pick medicare, medicare options|option|plans|plan|advantage|supplement|enrollment|stuff, need insurance, switch*, storm|storms|hurricane|tornado coming|headed|heading|on|due, want|get|buy|add flood|wind|hail|fire|renters|earthquake coverage|insurance|policy, do motorcycles, do you do, want insurance, renew*, quote*, how much for, shopping, new car|house|truck, get insured, insure my, looking for insurance, cheaper",
            "hablar|opciones|informacion|inscrib*|plan|planes de medicare, cotiza*, poliza nueva, quiero seguro|un, asegurar, cambiarme, vence, motocicleta, moto, seguro nuevo, quiero asegurar, mas barato",
            "满65,六十五岁,65岁,办Medicare,买Medicare,报价,新保单,买保险,想保,买车险,买房险,想买,询价,投保,买个保险,买份保险,上保险,上个保险,买一份,要买保险,保个险,换保险公司,换一家,换保险,比价,便宜一点的保险,买人寿,买商业险,买租客险,买医保,新买的车,新车要,新买的房,开保险,办保险,加水灾险,洪水险",
          ],
        ),
        option(
          "policy",
          ["My policy", "Mi póliza", "我的保单"],
          [
            "go|goes|going|gone|went up, jumped, raised|upped|hiked|raising my|our|the rate|premium|price|insurance, payment bounced, canceled, take off, add driver|car, my policy, bill, my bill, change my address, add my|our|a son|daughter|wife|husband|kid|teen|driver, add a driver|car|my, remove, payment, deductible on, renewal, premium went",
            "subio, me|nos subieron, mas caro, pago rebotado, cancelad*, quitar, agregar, mi poliza, recibo, mi pago, cambiar mi",
            "涨价,涨了,怎么涨,为什么涨,我的保单,改地址,加人,加车,缴费,换地址,地址换,地址改,地址也换,保费涨,涨保费,涨价了,账单,扣款,加司机,加驾驶,加到保险,加到车险,加到保单,加到我的,加进保单,加进车险,加上我,加我儿子,加我女儿,加我太太,加我老婆,加我先生,加一个人,加辆车,加一辆,去掉,拿掉,退保,保费没交,付款被退,被取消,被停,自付额",
          ],
        ),
      ],
      "Hail on the roof",
    ),
    field(
      "safe",
      "safety",
      ["Everybody safe", "Todos a salvo", "人都平安吗"],
      [
        "Is anybody hurt, or is water near a light or an outlet?",
        "¿Hay alguien herido, o agua cerca de una luz o un enchufe?",
        "有人受伤吗？水有没有靠近灯或插座？",
      ],
      "Nobody hurt",
      {
        only: ["claim"],
        danger: "medical",
        heard: [
          "hurt, injured, safe, ok, fine, okay",
          "herid*, lastimad*, bien, a salvo",
          "受伤,没事,平安,伤到,伤着,有伤,没伤,人没,都没事,人没事,安全,靠近电,没靠近,不靠近,插座,灯",
        ],
      },
    ),
    choice(
      "line",
      ["Line", "Ramo", "险种"],
      [
        "Is it the car, the home, the business, or something else?",
        "¿Es el carro, la casa, el negocio u otra cosa?",
        "是车、房、生意，还是别的？",
      ],
      [
        option(
          "home",
          ["Home", "Casa", "房屋"],
          [
            "home, house, roof, garage, hallway, tree, basement, kitchen, condo, renters, apartment, stairs, homeowner*",
            "casa, techo, cochera, hogar, departamento, sotano, cocina",
            "房子,屋顶,家里,公寓,房屋,房险,住宅,地下室,车库,客厅,厨房,天花板,租客险,独栋,联排,自住房",
          ],
        ),
        option(
          "auto",
          ["Auto", "Auto", "汽车"],
          [
            "car, auto, truck, windshield, driver, dealership, crash, fender, vehicle, corolla, glass, suv, minivan, a|my|the|our|his|her|work|cargo van, bumper, cr v, civic, camry, sentra, jeep, honda, toyota, ford",
            "carro, auto, coche, camioneta, parabrisas, conductor, corolla, troca",
            "车,汽车,挡风玻璃,丰田,本田,保险杠,轿车,卡车,皮卡,面包车,司机,驾照,车险",
          ],
        ),
        option(
          "motorcycle",
          ["Motorcycle or boat", "Moto o bote", "摩托车或船"],
          [
            "motorcycle*, boat, rv, motorcycle, bike, jet ski, trailer",
            "moto, motocicleta, bote, lancha, remolque",
            "摩托车,摩托,船,房车",
          ],
        ),
        option(
          "business",
          ["Business", "Negocio", "生意"],
          [
            "coi, certificate, business, on site, contractor, store, workers comp, liability, shop, restaurant, commercial",
            "negocio, empresa, obra, contratista, tienda, restaurante, responsabilidad",
            "生意,店,商业,餐馆,公司,餐厅,饭店,饭馆,门面,铺子,工地,承包,施工,开店,办公室,仓库,责任险,工伤险,劳工险",
          ],
        ),
        option(
          "life",
          ["Life or Medicare", "Vida o Medicare", "人寿或 Medicare"],
          [
            "life insurance, medicare, term life, whole life",
            "seguro de vida, medicare",
            "人寿,寿险,生命险,红蓝卡,联邦医疗,长期护理",
          ],
        ),
      ],
      "Home, roof",
      {
        only: ["claim", "quote"],
      },
    ),
    words(
      "loss",
      ["What happened", "Qué pasó", "发生了什么"],
      [
        "What happened? No word on whose fault it was.",
        "¿Qué pasó? Sin hablar de culpas.",
        "发生了什么？不用说是谁的错。",
      ],
      [
        "sideswip*, scrap*, scratch*, dent*, keyed, hit and run, slid, ran into, fell on, broke into, collapsed, hail, tree, accident, crash, hit, stolen, broke in, fire, leak*, drip*, flood*, wind, glass, windshield, damage*, rear ended, water, burst, theft, broke, cracked, backed, smoke, storm, dent*, crash*, flooded, vandal*, hail*, shingle*, ceiling, t boned, rolled over, totaled, wreck*, fender bender, bumped, clipped, plowed, lightning, sewage, backed up, pipe, chipped, shattered, smashed, through|broke the|a|my window, dog bit, bit the|my|a|somebody, deer",
        "granizo, arbol, accidente, choque, chocaron, robo, robaron, incendio, gotea, inunda*, viento, vidrio, dano*, agua, rompio, rompieron, fuga, choque, choc*, pego, pegaron, golpe*, rayon, rayaron, rayar*, se metieron|metio, quebr*, cayo, incendi*, humo, volc*, atropell*, tejas, rayo",
        "漏水,被偷,撞,冰雹,树,风,火,砸,损坏,追尾,刮,蹭,爆裂,进水,碎,水管,爆了,滴水,偷,被盗,盗,淹,泡,烧,烟,雷,裂,坏,撬,刮花,打碎,闪电,狗咬,鹿,摔,污水,倒灌,打破,抢",
      ],
      "Hail, north slope, dripping",
      { only: ["claim"] },
    ),
    words(
      "happened",
      ["Date and hour", "Fecha y hora", "日期和时间"],
      ["When did it happen?", "¿Cuándo pasó?", "什么时候发生的？"],
      [
        "came through, last night, this morning, yesterday, happened, tonight, around 1*|2*|3*|4*|5*|6*|7*|8*|9*|noon|midnight|dinner|lunch|dawn|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve, minutes ago, hour ago, on monday|tuesday|wednesday|thursday|friday|saturday|sunday, about an hour, today, during the storm",
        "anoche, esta manana, ayer, paso, hace rato|horas|minutos, el lunes|martes|miercoles|jueves|viernes, el sabado|domingo pasado|en|por",
        "昨晚,昨天,今早,今天,刚才,上周,今天早上,早上,昨夜,前天,前晚,大前天,刚刚,半夜,凌晨,夜里,上个礼拜,上礼拜,上星期,小时前,分钟前,几天前",
      ],
      "Tonight about six",
      { only: ["claim"], optional: true },
    ),
    address({
      only: ["claim"],
      onceFor: ["auto", "motorcycle", "life"],
      ask: [
        "Where was it, by street and number or corner?",
        "¿Dónde fue? Calle y número, o la esquina.",
        "在哪里发生的？请说街道门牌或路口。",
      ],
      why: [
        "The notice begins with the place.",
        "El aviso empieza por el lugar.",
        "通知要从地点写起。",
      ],
    }),
    words(
      "policy",
      ["Policy under", "Póliza a nombre de", "保单名下"],
      [
        "Under which name or number is the policy?",
        "¿A qué nombre o número está la póliza?",
        "保单在谁的名下，或者号码是多少？",
      ],
      [
        "in the name of, its|thats my moms|dads|wifes|husbands|mothers|fathers policy|name, policy 0*|1*|2*|3*|4*|5*|6*|7*|8*|9*, policy under|number|is|in, under ortiz|my, policys under, name on it|policy|account, policyholder, policy holder, in my wifes|husbands name, under, policy number|no, number is, in my name, my wifes name, my husbands name, account",
        "poliza, a nombre de mi, a nombre, numero de poliza, poliza es",
        "名下,保单号,号码是,的名字,保单是,保单在,保单号码,号码,户名,保单写",
      ],
      "Ortiz, 79912",
      {
        only: ["claim", "policy"],
        why: [
          "So that the right file opens.",
          "Para abrir el expediente correcto.",
          "这样打开的是对的档案。",
        ],
      },
    ),
    words(
      "holder",
      ["Certificate holder", "Titular del certificado", "证明持有人"],
      [
        "Who is the holder, name and address exactly?",
        "¿A nombre de quién exactamente, y con qué dirección?",
        "持有人是谁？请给准确的名称和地址。",
      ],
      [
        "holder, city of, make|made it|this|that out to, made out to, naming, landlord, bank, property manager, additional insured, lender, llc, general contractor, venue",
        "titular, a favor de, ciudad de, arrendador, banco, casero",
        "持有人,房东,银行,总包,业主要,贷款公司,物业,甲方,市政府,学校要,主办方,附加被保险人,抬头,写给,开给,写上",
      ],
      "City of El Paso, Parks",
      { only: ["certificate"], firm: true },
    ),
    words(
      "renewal",
      ["Renews", "Renueva", "续保日"],
      [
        "When does what you have now renew?",
        "¿Cuándo vence lo que tiene ahora?",
        "现在的保单什么时候到期？",
      ],
      [
        "with another|a different|other company|insurer|carrier|agency, comes up, is up, good until|through, renews, renewal, expires, up in, runs out, current policy ends, renew*, ends, due, its up the|on|in, dont|no|not have|got any|insurance insurance|coverage|now",
        "vence, renueva, termina, no tengo|tenemos seguro ahora|ahorita",
        "到期,续保,续约,过户,失效,截止",
      ],
      "Renews March 3",
      { only: ["quote"], optional: true },
    ),
    email,
    ...caller,
    when(
      ["Call by the agent", "Llamada del agente", "代理人来电"],
      [
        "When may the licensed agent call you?",
        "¿Cuándo le puede llamar el agente con licencia?",
        "持牌代理人什么时候可以给您打电话？",
      ],
      { only: ["claim", "quote", "policy"], calls: true },
    ),
  ],
  limits: [
    {
      id: "binding",
      rule: "Producer licensing: a desk binds, changes and cancels nothing; carriers close binding before storms.",
      heard: [
        "bump|raise|increase|boost|up|lower|drop my|our|the|his|her coverage|limits|policy|liability, activate|start|switch|turn it|this|that|me|him|her|us|policy|coverage|insurance|on now|today|tonight|immediately|up, in force|effect by|from|tonight|today|now, good|okay|legal to drive off|now|home|right|it, added to my|the policy|coverage, start it|this|me today|tonight|now|tomorrow|right, right away, bind, bound, covered as of, covered from|since|starting today|now|tonight, cover me from|now|today, effective today|now, covered from, cancel my policy, just start, add me today, active|effective|live by|tonight|today|from|immediately, as of|from this|today|tonight|midnight|tomorrow, on my policy today|now|tonight, put * on policy|my today, add my * today|now|tonight|as of, insured from|starting|right, get|be covered|insured before|today|now|this, policy|coverage|insurance start*|begin* today|now|right",
        "activ* el|la|mi|le seguro|poliza, activ* hoy|ahora|ya, subir|aumentar|bajar la|mi cobertura|poliza, empezar hoy, cubierto desde, cubranme desde, cancelar mi poliza, active hoy",
        "今天生效,马上生效,现在生效,先生效,取消保单,改保单,今天开始,立刻生效,立即生效,今晚生效,明天生效,能生效,什么时候生效,几时生效,马上就有保,现在就有保,从今天起,今天就保,马上保,帮我取消,把保单取消,取消保险,保险取消,直接取消,停保,退保,调高保额,提高保额,加保额,加到保单,改保额,现在就加,马上加,现在能加",
      ],
      say: [
        "I can start, change or cancel nothing. A licensed agent answers that, and near a storm the carrier may have closed it.",
        "No puedo iniciar, cambiar ni cancelar nada. Eso lo contesta un agente con licencia, y cerca de una tormenta la compañía puede haberlo cerrado.",
        "我不能生效、更改或取消任何保单。这由持牌代理人回答，暴风雨临近时保险公司可能已经停办。",
      ],
    },
    {
      id: "coverage",
      takes: ["verdict", "payer"],
      rule: "Producer licensing: no word on coverage, limits, carriers or fault.",
      heard: [
        "enough liability|insurance|cover, should i|we raise|lower|increase|reduce, reimburse*, something thats|that included, is|are|was|this|that included, insurance|policy|they|you|it take|takes care of it|that|this|the, payout*, worth|should putting|filing|making|file|put|make claim, get|getting back from, much would|will|could i|we get back, so is|are|am he|she|i|we|they|my|it covered|insured, can he|she|i|we|they|my drive|take|use it|today|now|the|my, have|has to wait to drive, am i covered, is|are|was he|she|they|my|we|everybody covered|insured, is it|this|that covered, is glass|water|hail|it|flood separate|covered, will you|they|insurance pay|cover, should i file|take|drop|get, do i file, which is better|best, which one|policy|plan|company is|one best|better|cheapest|smarter, best|better value|deal|bet, what limit*, whose fault, my fault, enough coverage, full coverage, better high|low|coverage, cheapest",
        "van|va a pagar*, deducible lo|quien pag*, me|nos lo|la pag*, se hacen cargo, entra en la|mi, estoy cubiert*, esta cubiert*, me cubre, cubre el|la|eso, lo paga el seguro, debo reclamar, conviene, cual es mejor, mejor cobertura, cobertura alta|completa, quien tiene la culpa",
        "赔吗,会赔,赔不赔,能赔,保不保,在保,理赔多少,该不该报,要不要报,赔不,赔多少,能不能赔,会不会赔,赔偿吗,给赔,怎么赔,包赔,包不包,包吗,保险包,谁的责任,谁负责,算谁的,保险公司会,保险付,保险出,保险给,保不,包括吗,报不报,要报,该报,报保险,自付额多少,要自付,能先修,先修",
      ],
      say: [
        "Whether and how much is for a licensed agent to say, so I leave it to one and write the facts down.",
        "Si cubre y cuánto lo dice un agente con licencia; yo se lo dejo y apunto los hechos.",
        "赔不赔、赔多少由持牌代理人说，我只把情况记下来。",
      ],
    },
  ],
  handOver: [
    "served with papers, canceled today, not habitable, cant live here, hacked, fatal, someone died",
    "me demandaron, cancelaron hoy, inhabitable, hackea*, murio",
  ],
  price: [
    "I give no premiums; a licensed agent does, with the facts in front of them.",
    "No doy primas; las da un agente con licencia con los datos enfrente.",
    "保费我不报；持牌代理人看过情况后告诉您。",
  ],
};
