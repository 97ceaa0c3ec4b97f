import { caller, choice, email, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const b2bServices: FrontDesk = {
  slug: "b2b-services",
  paper: ["Scope sheet", "Hoja de alcance", "需求单"],
  person: ["the account manager", "el ejecutivo de cuenta", "客户经理"],
  fields: [
    choice(
      "wish",
      ["About", "Asunto", "事由"],
      [
        "Is this about new work, or something you have with us?",
        "¿Es para un trabajo nuevo o sobre algo que ya tiene con nosotros?",
        "是新的业务，还是您已有的服务？",
      ],
      [
        option(
          "client",
          ["A client, something is down", "Cliente, algo no funciona", "老客户，出了故障"],
          [
            "is|are|was|been|went|has|have|gone out for|since|all, unreachable, frozen, kicked us|everyone|everybody out, down, outage, not working, broken, ticket, portal, offline, cant log in, none of us|them can, log in, breach, ransom*, flooded, were|are|im a client|customer, we already use|have you, dead, wont work, stopped working, cant reach|access|print, since this morning, crashed, were your client",
            "no funciona, caido, no hay sistema, fallo, ticket, portal, hackea*, somos clientes, soy cliente, dejo de funcionar, se cayo",
            "坏了,用不了,打不开,断了,老客户,系统崩,上不了网,你们的客户,我们是客户,一直用你们,宕机,死机,当机,连不上,登不上,登不进,打不进,出故障,没有网,断网,停机,进不去,收不到邮件,没来打扫,没来收,又坏",
          ],
          {
            answer: [
              "existing, already have, we have, client, customer",
              "cliente, ya tenemos|tengo",
              "已有的",
            ],
          },
        ),
        option(
          "account",
          ["An account or invoice", "Cuenta o factura", "账户或发票"],
          [
            "charged|billed|invoiced|double|over us|me|double|twice|wrong, which to pay, in accounts, shows a balance, double charged|billed, last|latest|this|monthly|your bill, credit note, invoice, billing, payment, po number, statement, cancel contract, accounts, vendor form, our bill, overcharged, receipt, remittance, remit*, accounts payable, tax form, w9, purchase order*, the|our|a|your|this po, po for|go|goes|is|was|to|copy, mail|mailed|send|sent|where the|a|our check, net 30|45|60, past due, late fee, collections, ach, wire instructions, lien waiver, sales tax, tax exempt, aging, billed",
            "factura, pago, cuenta, orden de compra, cancelar contrato, cobro, recibo, saldo, el cheque, transferencia, estado de cuenta, vencid*, exento",
            "发票,账单,付款,对账,采购单,订购单,支票,汇款,转账,逾期,欠款,对不上账,多收,重复收费,扣了两次,结账,收据,账户,付了两次,收错",
          ],
        ),
        option(
          "offer",
          ["New work", "Trabajo nuevo", "新业务"],
          [
            "new work, new job, pricing, price, quote, proposal, looking for|at, need|needs a|an|some|new|help|more|your|someone|somebody|weekly|daily|nightly|monthly|regular|office|support|security|staff|temp|temps|two|three, cleaning, support, offer, rfp, bid*, switch, vendor, minimum, cover, interested, demo, services, looking for, need someone|somebody|a company, want to switch, new vendor|provider, are you taking, shopping around, hire you, interested in, want you to",
            "precio*, cotiza*, propuesta, buscamos, necesitamos, limpieza, soporte, oferta, licitacion, proveedor, interes*, contratar, cambiar de proveedor",
            "报价,要找,找人做,找一家,招标,想找,需要一家,换一家,新业务,合作,想请,请人,要印,想做,想了解,请一家,想换,换供应商,比价,估价,考虑换,了解一下,你们的服务,能不能做",
          ],
        ),
      ],
      "New work",
    ),
    words(
      "need",
      ["Need", "Necesidad", "需要"],
      [
        "What do you need, in your words?",
        "¿Qué necesita, en sus palabras?",
        "请用您自己的话说，需要什么？",
      ],
      [
        "cleaning, office*, it support, support, laptops, computers, payroll, security, staffing, guards, printing, catering, marketing, accounting, bookkeeping, software, network, warehouse, janitor*, landscaping, consult*, shipping, training, clean*, bookkeep*, shredding, coffee, copier*, hosting, website, landscap*, hvac service, waste, phones, audit, temp workers, water cooler, pest control, snow removal, vending, mowing, movers",
        "limpieza, oficina*, soporte, computadora*, nomina, seguridad, personal, impresion, contabil*, software, red, bodega, capacitacion, contabilidad, redes, que limpie*, contador*, contadora*",
        "电脑,维护,维修,服务器,软件,印刷,培训,绿化,垃圾,快递,翻译,设计,保洁,清洁,工资,安保,记账,网络,复印机,人手,支持,打扫,保安,打印机,会计,邮箱系统,监控,摄像头,门禁,装修,搬迁,招聘,临时工,派遣,报税,做账,账务,广告,网站,做网站,标牌,名片,传单,宣传册,叫车,送货,货运,仓储,饮水,咖啡机,制服,除虫,剪草,铲雪,空调维护,擦窗,洗地毯,地毯,擦玻璃,垃圾清运,同传,口译,云端,备份,网络安全,电话系统,工位,台电脑,打蜡,消毒",
      ],
      "Two floors, cleaned at night",
      { only: ["offer"] },
    ),
    words(
      "sites",
      ["Company and sites", "Empresa y sedes", "公司和地点"],
      [
        "Which company, and in which city?",
        "¿Qué empresa, y en qué ciudad?",
        "哪家公司，在哪个城市？",
      ],
      [
        "floor*, site*, in dayton|town|city|downtown, locations, branches, employees, at, we are, suite, square feet, based in, people, office*, clinic*, store*, shop*, warehouse*, sites, site, campus, building*, in, downtown, suburb*, near",
        "piso*, sede*, sucursal*, empleados, estamos en, ciudad, metros, oficina*, tienda*, bodega*, edificio*, en",
        "办公室,门店,分店,仓库,层,城市,在,我们公司,公司在,我公司,餐馆,餐厅,诊所,工厂,厂房,事务所,写字楼,大楼,学校,平方尺,我们店,总部,超市,教会",
      ],
      "Dayton now, Covington later",
      {
        firm: true,
        only: ["offer"],
        why: [
          "Travel and scope hang on it.",
          "De eso dependen el viaje y el alcance.",
          "路程和规模要看这个。",
        ],
      },
    ),
    words(
      "today",
      ["Today, until", "Hoy, hasta", "现状，到何时"],
      [
        "Who does it today, and until when?",
        "¿Quién lo hace hoy, y hasta cuándo?",
        "现在由谁做，到什么时候？",
      ],
      [
        "ends, contract up|is|ends|until|through, renew*, current*, right now we|somebody, somebody we|were, nobody, expires, incumbent, ourselves, in house, current vendor|company|provider|guys|people, vendor, out end, through, until, contract*, my assistant, not happy, switching from, somebody else, does it now|today|currently, guy|lady|crew|person quit, comes once|twice a week, with another|a different company",
        "termina, contrato hasta|vence|termina, renueva, actual*, hoy, nadie, nosotros mismos, vence, proveedor, hasta, contrato, ahora lo hace, lo|la hace otra|otro|nuestra|mi|un|una",
        "现在是,到期,合同到,自己做,别家在做,没人做,目前是,现在用,目前用,目前由,合约到,合约,合同到期,合同还有,年底到,月底到,没有人做,自己员工做,自己人做,外包给,另外一家,之前那家,现在那家",
      ],
      "Contract to June 30",
      {
        only: ["offer"],
        why: [
          "It is the real date behind the talk.",
          "Es la fecha que de verdad cuenta.",
          "这才是真正要紧的日期。",
        ],
      },
    ),
    words(
      "decides",
      ["Who else reads it", "Quién más la lee", "还有谁看"],
      ["Who reads the offer besides you?", "¿Quién más lee la oferta?", "除了您，还有谁看报价？"],
      [
        "one who|that signs|decides|approves|pays, signs off, has the final|last say, has to approve|sign, boss, owner, board, partner, committee, only me, just me, me deciding|alone, my decision|call, i decide, procurement, cfo, ceo, director, manager, nobody else, me and, office manager, i make the call|decision, my call",
        "jefe, jefa, dueno, duena, socio, consejo, solo yo, yo decido, compras, director*, gerente, duen*, comite",
        "老板,总经理,董事会,我决定,合伙人,自己决定,我说了算,经理也,财务,我太太也,我先生也,合夥人,股东,总裁,主管也,就我一个,就我自己,我一个人定,我定,委员会,我做主",
      ],
      "Her boss; asks about insurance",
      { only: ["offer"], optional: true },
    ),
    words(
      "deadline",
      ["Deadline and form", "Plazo y forma", "期限和形式"],
      ["By when, and in which form?", "¿Para cuándo y en qué forma?", "什么时候要，什么形式？"],
      [
        "bids by, due, deadline, by the, rfp closes, by friday|monday|the|end, bids due, asap, this month|week|quarter, end of the month|quarter|year, before the quarter|month|year ends|is, no rush|hurry, in writing",
        "para el, fecha limite, cierra el, antes del, fin de mes, no hay prisa, sin prisa",
        "截止,之前,月底,不急,不着急,书面,尽快,越快越好,下个月开始,开始做,一个月内,年底前,号前,纸质,电子版,招标书,投标,发邮件就行,不赶",
      ],
      "Bids by the 14th",
      { only: ["offer"], optional: true },
    ),
    words(
      "must",
      ["Must have", "Indispensable", "必须有"],
      [
        "Anything you must have, such as a certificate?",
        "¿Algo indispensable, como un certificado?",
        "有没有必须的文件，比如保险证明？",
      ],
      [
        "insurance thing|certificate, certificate, nda, security question*, w9, certificate*, insured, bonded, background check*, soc, license*, need|needs|want|wants a|the|our coi, union shop, english speaking, need|must|have speak english",
        "certificado, confidencialidad, seguro de, asegurad*, fianza, con seguro",
        "证明,保密,资质,保险,执照,责任险,工伤险,背景调查,保证金,认证,许可证,无犯罪,工会",
      ],
      "Certificate naming the landlord",
      { only: ["offer"], optional: true },
    ),
    words(
      "down",
      ["Down, since, idle", "Qué falla, desde cuándo", "故障，何时，影响"],
      [
        "What is down, since when, and how many sit idle?",
        "¿Qué falla, desde cuándo y cuántos están parados?",
        "什么坏了，从什么时候起，影响多少人？",
      ],
      [
        "down, outage, not working, broken, portal, offline, unreachable, frozen, log in|on, cant log in, breach, ransom*, flooded, server, dead, crashed, out, phones, internet, email, printer*, nobody can, whole office, everyone, since, cant print|work|scan|email|ship|log|call, standing around",
        "no funciona, caido, fallo, portal, sin sistema, servidor, sin, no jala, internet, correo, todos, se cayo|cayeron el|la|los|las",
        "坏,断,网络,电话,服务器,所有人,打印机,登不上,停着,上不了,打不开,宕机,死机,当机,连不上,收不到,登不进,全公司,整个公司,所有员工,大家都,一半人,没信号,从早上,卡住,打印不了,刷不了卡,从昨天",
      ],
      "Portal, 20 minutes, everybody",
      { only: ["client"], strict: true },
    ),
    email,
    ...caller,
    when(
      ["Visit or call", "Visita o llamada", "来访或电话"],
      [
        "When may somebody call or come by?",
        "¿Cuándo puede llamarle o visitarle alguien?",
        "什么时候可以打电话或上门？",
      ],
      { only: ["offer"], calls: true },
    ),
  ],
  limits: [
    {
      id: "clients",
      takes: ["others"],
      rule: "Confidentiality: nobody learns who is a client.",
      heard: [
        "names of firms|companies|clients|customers, firms|companies|businesses you look|serve|work, confirm you work with, do you work with corp|inc|llc, is a client, who are your clients, is one of your clients, references, name some|three of your clients|customers, who else do you work|clean|serve, who else you|yall|they work|clean|serve, other clients|customers of yours",
        "a quien|quienes mas le|les, trabajan con, es cliente de ustedes, quienes son sus clientes",
        "是你们的客户,跟谁合作,服务过,你们还跟谁,你们的客户有,有哪些客户,还有谁用,是不是你们的客户,给谁做,跟我们对手,竞争对手,也在用你们,你们客户",
      ],
      say: [
        "I cannot say who works with us and who does not. The same goes for you.",
        "No puedo decir quién trabaja con nosotros y quién no. Lo mismo vale para usted.",
        "谁和我们合作，我不能说；您的情况也一样。",
      ],
      quiet: true,
    },
    {
      id: "payment-details",
      rule: "Payment fraud: bank details and payees change only by a call back on the known number.",
      heard: [
        "different|changed|switched|switching bank|banks, account number is|has different|changed|new, reset login, bank changed, changed banks, new bank, new account number, update our bank, change the bank, bank details, new account number, change payee, reset password, reset my password, update the account, wire to, wire details|instructions, new iban|routing|account, our iban, different account, where you send payment*|money, remit to",
        "cambiar la cuenta, datos bancarios, nueva cuenta, restablecer contrasena, datos bancarios, nueva cuenta",
        "银行账户,账号改,换账户,收款账户,汇款账户,银行账号,换了银行,改银行,新账户,新账号,换银行,汇到,打到新,改收款,账号变,重置密码,改密码,路由号",
      ],
      say: [
        "I change no bank details and no passwords. Somebody calls back on the number we already have.",
        "No cambio datos bancarios ni contraseñas. Alguien llama al número que ya tenemos.",
        "银行信息和密码我都不改，会有人按已有的号码回电给您。",
      ],
      quiet: true,
    },
    {
      id: "terms",
      rule: "A desk accepts no terms: an authorized person signs.",
      heard: [
        "accept our nda|terms|sla|contract, sign our nda, agree to our terms, can you accept, accept the terms, guarantee uptime, accept these|those|the terms, net 60|90|45, sign our contract|agreement|terms, your signature on",
        "acepta nuestros terminos|contrato, firmar nuestro, acepta el contrato",
        "同意条款,签合同,保密协议,保证时间,签字,能签吗,签个,签NDA,违约金,能保证,保证多久,保证几,可以保证,修改合同,改合同,同意这个,接受条款,付款条件,账期,30天付款",
      ],
      say: [
        "I accept no terms and sign nothing; the person who may gets your paper today.",
        "No acepto términos ni firmo nada; su documento llega hoy a quien puede.",
        "我不接受条款也不签字；有权的人今天会看到您的文件。",
      ],
    },
  ],
  handOver: [
    "everything|everythings down, is down, been down, went down, are|is dead, nobody|noone|none can work|log|access|open|get|use|send, cant work|log|access|send|receive, portal|system|server|servers|network|internet|phones|email|site|website|everything|software|line|lines has|have|is|are|went|been|all out|offline|unreachable|frozen, locked out, outage, breach, ransom*, flooded, alarm going off, cancel contract, our lawyer",
    "todo caido, nadie puede trabajar, no podemos trabajar|entrar, se cayo sistema|portal|servidor, no hay sistema, hackea*, inundad*, cancelar contrato, nuestro abogado",
  ],
  price: [
    "The price follows the scope, and I name none; it comes in writing after somebody has looked.",
    "El precio sigue al alcance y yo no doy ninguno; llega por escrito después de ver el lugar.",
    "价格看工作范围，我不报；看过之后会书面给您。",
  ],
};
