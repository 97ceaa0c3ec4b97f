/** Words by which a visitor means one thing, in three languages, divided by commas. */
export interface Heard {
  en: string;
  es: string;
  zh: string;
}

/**
 * Words and phrases that the receptionist recognizes. English and Spanish entries are compared by
 * stem and without accents, so one form of a word is enough; Chinese entries are compared as they
 * are written.
 */
export const heard = {
  // Asking
  greeting: {
    en: "hello, hi, hey, hiya, good morning, good evening, good afternoon, greetings, anybody there, anyone there, morning, evening, afternoon, howdy, yo, sup, whats up, heya, hi there, hey hey, good day, hullo, hey you, hola, hallo, hi again, you there",
    es: "hola, buenas, buenos dias, buenas tardes, buenas noches, que tal, saludos, buen dia, hey, buen dia, que onda, ola, muy buenas",
    zh: "你好, 您好, 嗨, 早上好, 下午好, 晚上好, 哈喽, 在吗, 早, 晚安, 哈啰, 哈咯, 你好呀, 您好呀, 有人吗",
  },
  thanks: {
    en: "ill think about it, think about it, think it over, sleep on it, let me think, thank, thanks, thank you, thx, ty, cheers, bye, goodbye, that is all, thats all, that will be all, see you, have a nice day, thx, cool thx, appreciate it, ta, thats everything, much obliged, see ya, later, ok bye, good night, nothing else, im good, were good, all set, im all set, nope all set, good for now, im good thanks",
    es: "lo voy a pensar, lo pienso, dejeme pensarlo, se lo agradezco, le agradezco, les agradezco, te agradezco, muy agradecido, muy agradecida, gracias, adios, hasta luego, eso es todo, nos vemos, chao, muchas gracias, mil gracias, hasta pronto, buen dia a usted, seria todo, es todo",
    zh: "我想想, 考虑一下, 我再想想, 谢谢, 多谢, 感谢, 再见, 拜拜, 就这些, 谢谢你, 没别的了, 没有了谢谢, 好的谢谢, 辛苦了",
  },
  yes: {
    en: "looks right, looks good, looks fine, sounds right, that is it, thats it, all correct, thats correct, yes, yeah, yep, yup, sure, ok, okay, please do, go ahead, correct, that is right, thats right, sounds good, perfect, fine, do it, confirm, book it, send it, go for it, lets do it, works for me, that works, absolutely, definitely, all good, yes please, you got it, lets go",
    es: "si, claro, correcto, de acuerdo, vale, perfecto, adelante, confirmo, esta bien, hazlo, por supuesto, dale, andale, orale, sale, listo, asi es, hagale",
    zh: "是的, 好的, 对的, 可以的, 没问题, 确认, 就这样, 行吧, 好啊",
  },
  no: {
    en: "no, nope, nah, not really, wrong, incorrect, not that, do not",
    es: "no, incorrecto, eso no, para nada",
    zh: "不是, 不对, 不要, 不用, 错了, 不行",
  },
  stop: {
    en: "never mind, nevermind, forget it, forget about it, stop, cancel that, leave it, leave it be, drop it, lets drop it, lets drop this, drop the whole thing, scrap it, scrap that, forget the whole thing, forget this, forget the call, forget the booking, forget all that, skip it, let it go, let it be, lets not, lets leave it, lets forget it, changed my mind, ill pass, im gonna pass, going to pass, have to pass on, rather not, count me out, start over, go back, i quit, quit it, quit this, not now, no longer want, dont bother",
    es: "olvidalo, olvidelo, dejalo, dejelo, dejemoslo, no importa, cancela eso, ya no quiero, mejor no, ya no hace falta, empezar de nuevo, ahora no",
    zh: "算了, 不约了, 先不约, 不弄了, 不搞了, 当我没说, 停, 取消吧, 重新开始, 先不用",
  },
  more: {
    en: "tell me more, more about, go on, explain, details, elaborate, what else",
    es: "dime mas, mas sobre, explica, detalles, que mas",
    zh: "详细, 多说一点, 还有呢, 介绍一下",
  },
  // The product
  what: {
    en: "what is this, what is it, what do you do, what does it do, what is farline, explain what farline is, about farline, what you do, what do you guys do, what do you guys actually do, how does it work, how does this work, what can you do, what can it do, what are you selling, what do you sell, what do you offer, your services, services, what is your product, what does farline do, what exactly is this, what am i looking at, what is it for, whats it for, what problem do you, what problem does it, what do you people do, in plain words, in plain english, how can you help, how could you help, what can you do for, help us with, whats this, what is the point, what is the idea, overview, elevator pitch, what does this thing do, what kind of service, why would i need, what this does, what it does, what you guys do, what is this thing, what is this all about, whats this about, what is this about, what does it all do, tell me about farline, tell me about your service, good for, who needs this, what would it do for, what use is, sum up the product, sum up, the product, your product, product do, product overview, run through what, describe your, describe the, whats included, introduce, introduction to, show me around, what kind of company, learn about your, learn more about, interested in your, explain the service, explain your, company sells, your company sell, what do you make, what do you provide, what is farline for, like im five, like i am five, in simple terms, in a nutshell, tldr, your software do, your software, the software, this software, your platform, the platform, your tool, this tool, your solution, your system do, business like mine",
    es: "que es esto, que es farline, que hace, que hacen, a que se dedican, como funciona, que ofrecen, que venden, servicios, que puede hacer, que servicio, para que sirve, para que es, de que se trata, en que consiste, en que me ayuda, como me ayuda, que resuelve, que es exactamente, cuenteme de, que puede hacer por, el producto, su producto, describa, presenteme, que incluye, explique, explicame, que ofrece su empresa, que producto, su software, la plataforma, esta herramienta",
    zh: "做什么的, 是什么, 什么是, 干什么的, 怎么用, 怎么运作, 什么服务, 哪些服务, 有什么功能, 能做什么, 介绍, 能帮我们, 能帮我, 干什么, 干嘛, 有什么用, 干啥, 帮公司, 解决什么, 做些什么, 什么东西, 介绍一下, 你们的产品, 产品, 讲讲你们, 说说你们, 提供什么服务, 提供哪些, 什么产品, 你们的软件, 这个软件, 这个平台, 你们的平台, 你们的系统",
  },
  company: {
    en: "who are you people, about the company, your company, who is behind, who made you, who started, who founded, founder, founders, who created, who built farline, how old is farline, who owns, who runs, about you guys, about us, your story, the team, your values, company values, who are you guys, who is farline, who made this, who makes this, who runs farline, who runs this, whos behind, who is behind this, behind this company, who built this, who are the people behind, company behind",
    es: "quienes son, la empresa, su empresa, la compania, quien esta detras, sus valores, su historia, el equipo, quien hizo esto, quien esta detras de esto, quien los fundo, quienes la hicieron, quienes estan detras",
    zh: "贵公司, 公司介绍, 你们是谁, 关于你们, 价值观, 团队, 谁做的, 谁开发的, 谁开发, 背后是谁, 谁办的, 哪家公司",
  },
  robot: {
    en: "are you a real person, are you real, are you human, are you a human, are you a person, are you a robot, are you a bot, talking to a bot, talking to a robot, talking to a person, talking to a human, are you an ai, are you ai, is this a bot, is this a robot, is this a machine, is this a computer, is this a recording, am i talking to a machine, am i talking to a computer, is this ai, is this a real person, who am i talking to, are you automated, speaking to a machine, are you alive, what are you, human reading, just software, computer program, a chatbot, chatbot, am i chatting with, someone typing, is this automated, just a program, are you software, is someone reading, somebody typing, is anyone reading, actual person, are you automated, real human being there, is there a human, person behind, machine or a person, person or a machine, human or a machine, human or robot, are you a machine, you a machine, are you a computer, are you a program, are you software, are you artificial, you ai, you human, you real, you a bot, you a robot, you a person, machine talking, are you just a, who am i speaking with, who am i speaking to, who am i chatting with, person or an ai, ai or a person, ai or human, human or ai, robot or a human, real or a bot, r u human, u human, r u real, r u a bot, u a bot, you human, human or not, chatting with a person, talking with a person, am i chatting with, am i texting a person",
    es: "es usted un robot, eres un robot, eres una persona, eres humano, eres real, es usted una persona, hablo con un robot, hablo con una maquina, hablo con una persona, eres una ia, eres un bot, con quien hablo, es un bot, hay alguien leyendo, es un programa, maquina o persona, persona o maquina, es automatico, esto es automatico, un chatbot, hay una persona detras, eres una maquina, es usted una maquina, es una maquina, eres una computadora, es usted real, es usted humano, con quien estoy hablando, persona o una ia",
    zh: "你是真人吗, 你是人吗, 是机器人吗, 你是机器人, 是人工智能吗, 你是谁, 是真人还是, 你是ai, 有人在看吗, 是程序吗, 是软件, 机器还是人, 人还是机器, 自动回复, 背后是人, 聊天机器人, 你是机器, 您是机器, 您是真人, 你是电脑, 你是程序, 是不是真人, 是不是机器, 真人还是ai, ai还是真人",
  },
  // Money
  price: {
    en: "would it run, what it runs, would that run, whats this run, what would this run, whats that run, what does this run us, what does this run me, what does this run a month, what does this run per month, what does that run, does this run me, does this run us, does that run me, does that run us, this run me, this run us, whats this cost, what this runs, does it run me, does it run us, whats it run, cheaper, cheapest, costs less, less expensive, more expensive, price, pricing, cost, how much, fees, expensive, cheap, affordable, quote, rate, rates, tariff, charge, what do i pay, what do we pay, what would i pay, bucks, dollars, budget, whats it gonna run, plans and prices, money, ballpark, set me back, set us back, pay, spend, pricey, price tag, price list, afford, fee, bill, dollar, what are the numbers, what would we be paying, how costly, costly, worth of, what does it run, damage, charges, charged, a fortune, cheapest, cheapest thing, lowest price, least expensive, go for, the numbers on cost, how much we talking, whats it run, what does it run us, gimme a price, how much would, going rate, per month cost, price wise, whats the cost",
    es: "mas barato, mas economico, precio, cuanto cuesta, cuesta, cuanto vale, cuanto sale, cuanto cobran, cuanto, tarifa, coste, costo, caro, barato, cotizacion, presupuesto, cuanto es, cuanto se paga, pagar, dinero, precios, cuanto dinero, de cuanto estamos hablando, gastar, pagaria, pagariamos, sale caro, cobran, cobra, que cuesta, valor, lo mas barato, mas economico, que precio manejan, en cuanto sale, a como, cuanto me cobran, cuanto es al mes, cuanto seria",
    zh: "太贵, 贵了, 好贵, 多少钱, 价格, 价钱, 费用, 收费, 报价, 贵吗, 贵不贵, 便宜, 几块钱, 资费, 要花, 花多少, 花费, 多少费用, 多少一个月, 要多少, 价位, 怎么收, 怎么算钱, 付多少, 成本, 预算, 收钱, 最便宜的是多少, 最便宜多少钱, 最低多少, 每个月最低, 多少一个月, 什么价, 要多少钱, 啥价, 价多少",
  },
  plans: {
    en: "plan, plans, package, tier, subscription, packages, options",
    es: "plan, planes, paquete, suscripcion, tarifas",
    zh: "套餐, 方案, 计划, 版本",
  },
  basic: {
    en: "basic",
    es: "basic, basico",
    zh: "basic, 基础版, 基本版, 基础套餐, 基本套餐, 入门版, 入门套餐",
  },
  silver: { en: "silver, sliver", es: "silver, plata", zh: "silver, 银, 白银, 银牌, 银卡, 银版" },
  gold: { en: "gold", es: "gold, oro", zh: "gold, 黄金, 金牌, 金卡, 金版" },
  platinum: { en: "platinum", es: "platinum, platino", zh: "platinum, 铂金, 白金, 白金卡, 铂金卡" },
  custom: {
    en: "custom plan, custom pricing, enterprise, bespoke plan, custom package",
    es: "plan personalizado, plan a medida, empresarial, a medida, plan custom, precio personalizado",
    zh: "定制套餐, 定制方案, 企业版, custom",
  },
  monthly: {
    en: "every month, month by month, a month at a time, month at a time, one month at a time, monthly, month to month, per month, pay monthly, a month, each month, by the month",
    es: "cada mes, de mes en mes, mes con mes, mensual, mensualmente, mes a mes, al mes, por mes",
    zh: "一个月一个月, 月结, 按月付, 按月, 月付, 每月, 一个月, 每个月, 月费",
  },
  annual: {
    en: "whole year, full year, for the year, year up front, in one payment, annual, annually, yearly, per year, a year, by the year, pay yearly, twelve months",
    es: "pago el ano, pagar el ano, por el ano, todo el ano, ano completo, el ano entero, anual, anualmente, al ano, por ano, anualidad",
    zh: "按年, 年付, 每年, 一年, 年费",
  },
  fee: {
    en: "implementation, implementation fee, setup fee, set up fee, onboarding fee, installation fee, one time fee, upfront fee, start up cost, startup fee, setup cost, initial cost, upfront cost, fee to start, hidden costs, hidden cost, hidden fees, when we begin, upfront, up front, one off, activation, additional costs, extra charges, at the start, initial payment, to get going, kick off fee, hidden charges, deposit, before we go live",
    es: "implementacion, cuota de instalacion, cuota inicial, costo inicial, pago inicial, cuota de implementacion, costo de instalacion, alta, cargo inicial, costos ocultos, gastos ocultos, cargos ocultos, al principio, al comenzar, al inicio, por adelantado de una vez, costo de alta",
    zh: "实施费, 安装费, 初装费, 开通费, 启动费, 设置费, 一次性费用, 隐藏费用, 开始时, 前期费用, 初始费用, 一开始要付, 额外收费",
  },
  overage: {
    en: "goes over, it goes over, if it goes over, went past, minutes over, mins over, minutes extra, minutes too many, minutes past the, talk longer than, overage, over that, above that, past that, beyond that, more than that, blow past, blow through, burn through, go past, extra minute, additional minute, per extra minute, go over, over the limit, exceed, run out of minutes, more minutes, beyond the minutes, too many minutes, per minute, run past, past our minutes, past the minutes, use more minutes, run over, went over, beyond our minutes, overrun, out of minutes, exceed our, additional minutes, extra minutes, more than the included, above the allowance, allowance, used up, use up, over our minutes, over the minutes",
    es: "minutos de mas, minutos por encima, minuto extra, minuto adicional, minutos adicionales, excedente, si me paso, pasarse, exceso, por minuto, mas minutos, nos pasamos, si excedemos, si se acaban, por encima de los minutos, mas de lo incluido, se nos acaban",
    zh: "超出, 超过, 额外分钟, 超时, 每分钟, 多出的分钟, 超出分钟, 用完, 不够用, 用超, 超了",
  },
  minutes: {
    en: "minutes, how many min, how many mins, included minutes, minutes included",
    es: "minutos, minutos incluidos",
    zh: "分钟, 时长",
  },
  agents: {
    en: "how many agents, how many ai agents, many ai agents, ai agents in, number of ai agents, agents in each, agents each, how many of the agents, of the agents, number of agents, agents do i get, agents included, agents come with, agents are included, max number of agents, maximum agents, many agents, maximum number of agents, agents can we have, agents on the, more agents",
    es: "cuantos agentes, numero de agentes, agentes incluidos, cuantos agentes puedo",
    zh: "几个代理, 多少个代理, 代理数量, 几个座席, 坐席, 智能体, 最多几个, 最多多少个",
  },
  text: {
    en: "sms, text, text message, texting, texts, messaging",
    es: "sms, mensaje de texto, mensajes de texto, mensajes, textos",
    zh: "短信, 简讯",
  },
  tokens: { en: "token, tokens, llm", es: "token, tokens", zh: "token, 令牌" },
  extraNumber: {
    en: "extra number, extra phone number, additional number, second number, another number, more numbers, additional phone number, second line, second phone number, second telephone number, another phone number, additional line, extra line, two numbers, more than one number, one more number, separate number, local number",
    es: "numero adicional, numero extra, otro numero, segundo numero, mas numeros, otro telefono, numero mas, segunda linea, dos numeros",
    zh: "额外号码, 多一个号码, 第二个号码, 增加号码, 第二个电话, 再加一个号码, 多个号码, 两个号码",
  },
  otp: {
    en: "otp, one time password, verification code, otp verification",
    es: "otp, codigo de verificacion, verificacion otp",
    zh: "otp, 验证码",
  },
  webChat: {
    en: "web chat, webchat, website chat, chat on my website, chat widget, chat calls, web chat calls, chat on my site, chat on our site, chat on our website, website visitors, chat box",
    es: "chat web, chat en mi sitio, chat en la pagina, chat en mi pagina, chat del sitio",
    zh: "网页聊天, 网站聊天, 在线聊天, 网页上聊天, 官网聊天",
  },
  discount: {
    en: "discount, better on price, do better on the price, better price, better deal, price negotiable, prices negotiable, lower the price, knock something off, knock off, wiggle room, coupon, promo code, promotion code, deal, nonprofit, student price, cheaper price, negotiate, special offer, voucher, haggle",
    es: "descuento, cupon, codigo promocional, oferta especial, rebaja, negociar",
    zh: "折扣, 优惠, 打折, 优惠券, 便宜点",
  },
  refund: {
    en: "refund, money back, money back guarantee, reimburse",
    es: "reembolso, devolucion, devuelven el dinero, garantia de devolucion",
    zh: "退款, 退钱, 退费",
  },
  payMethod: {
    en: "credit card, pay by, bitcoin, crypto, paypal payment, bank transfer, invoice us, accept bitcoin, payment method, pay with, accept cards, wire transfer, do you accept",
    es: "tarjeta de credito, transferencia, bitcoin, metodo de pago, forma de pago, aceptan",
    zh: "信用卡, 付款方式, 比特币, 支付宝, 微信支付, 怎么付款",
  },
  billing: {
    en: "billing, billed, invoice, how are we billed, pay in advance, payable, prepay, when do you charge, do you charge us, charge us before, before or after the month, invoiced, bill us, when are we billed, when do we pay, in arrears, payment schedule, when is payment, due date",
    es: "facturacion, factura, como se cobra, por adelantado, facturan, cuando cobran, cuando se paga, cuando pagamos, cuando facturan",
    zh: "账单, 计费, 怎么付费, 预付, 开票, 什么时候付, 什么时候收费, 何时付款, 先付, 后付, 付款时间",
  },
  change: {
    en: "price change, price increase, raise prices, raise the price, prices go up, prices change, increase prices, change prices, price lock, notice, price goes up, goes up, price rise, hike, what notice, how much notice, increase the price, rate jump, rates jump, rate go up, rates go up, rate increase, raise my rate, raise my rates, bump the price, raising prices, get more expensive, costs rise, fee increase, cost go up, price could go up, could my price, price stay the same, same price forever, stays the same price, jack up, bill jump, bill go up, will my bill",
    es: "cambian los precios, suben los precios, aumento de precio, cambio de precio, subir precios, subida, si sube el precio, sube el precio, con cuanto aviso, aumentan, subir el precio, va a subir, suben el precio, me avisan si suben, sube de precio, mantienen el precio",
    zh: "涨价, 价格变, 调价, 价格会变, 价格上涨, 提价, 涨了, 会涨, 涨价通知, 涨价会, 会不会涨, 加价, 变贵, 提前通知",
  },
  leave: {
    en: "lock people in, lock anyone in, lock customers in, lock you in, leave early, leave halfway, want to leave, leave mid month, cancel early, stop early, leave before, cancel anytime, hows cancelling, if i hate it, if we hate it, hate it, am i stuck, im stuck, are we stuck, regret it, can i walk, walk after, quit after, leave after, cancel my subscription, cancel the subscription, cancel the service, cancel the plan, cancel any time, long term contract, contract, contracts, commitment, locked in, lock in, leave at any time, terminate, termination, minimum term, quit the service, end the contract, stop using, stuck with you, tied in, tied down, lock us in, bail out, walk away, get out of, back out, quit anytime, stuck for, for a whole year, yearly commitment, obligation, obligated, month by month commitment, leave whenever, stop whenever, end it, notice period, break the agreement, sign for a year, are we bound, bound to, end our subscription, end the subscription, end my subscription, stop our subscription, end the service, stop the service, cancel, cancellation, cancelling, unsubscribe, discontinue, end our plan, end the plan, firm commitment, pull the plug, cancel whenever, get out if, quit if, how do i quit, how do i get out, end this, drop it anytime, walk away anytime, committed for, am i committed, sign something, sign anything, sign up for how long, drop out, leave if, if it sucks, if we dont like it, if i dont like it, contract length, how long is the contract, how much notice to leave, notice to leave, notice to quit",
    es: "cancelar el servicio, cancelar la suscripcion, cancelar cuando quiera, contrato, permanencia, compromiso, terminar el contrato, darse de baja, rescindir, cancelar en cualquier momento, atados, obligado, obligados, amarrados, salirme, dejarlo cuando, permanencia minima, me puedo ir, irme cuando, firmar por un ano, hay que firmar, cancelar, cancelacion, dejar el servicio, terminar el servicio, salirse, cuando quiera, me salgo, me puedo salir, salir en cualquier momento, puedo salir, si no me gusta, dejarlo, contrato forzoso, plazo forzoso, cuanto aviso hay que dar, aviso para cancelar, firmar contrato, firmar algo, atado",
    zh: "随时取消, 取消服务, 取消订阅, 合同, 合约, 最低期限, 退订, 终止, 绑定, 必须签, 签一年, 退出, 不想用了, 停用, 解约, 取消, 解除合同, 中止, 停止服务, 结束订阅, 随时退, 能退吗, 可以退, 不满意, 能不能退, 退掉, 合同期, 签合同, 提前多久通知, 提前几天, 中途退, 不喜欢",
  },
  late: {
    en: "pay late, stop paying, dont pay, do not pay, cant pay, skip a payment, card gets declined, card declined, late payment, miss a payment, cannot pay, payment is late, overdue, behind on payment, late on a payment, late on payment, miss payment, forget to pay, payment fails, card fails, payment bounces",
    es: "pago tarde, pago atrasado, si no pago, me atraso, morosidad, pago despues, se me pasa el pago, olvido pagar, no paga a tiempo",
    zh: "逾期, 晚付, 迟交, 拖欠, 忘了付款, 没付款, 付款晚, 交晚了",
  },
  trial: {
    en: "trial, free trial, try it, test drive, try before, try it out, two weeks, free version, try for free, test it, demo account, sample, spin, for free, give it a go, give it a try, test run, pilot, kick the tires, see it first, before we commit, before buying, tryout, no cost, free of charge, try first, trial run, taste, dry run, play with it, test period, without paying",
    es: "prueba, prueba gratis, probar, probarlo, gratis, version gratuita, periodo de prueba, darle una probada, antes de comprar, antes de pagar, sin pagar, sin costo, demo gratis, ver como funciona antes",
    zh: "试用, trial, free trial, 免费试, 试一下, 体验, 免费, 先用用, 先试, 不花钱, 试试看, 试一试, 免费用",
  },
  // Languages
  language: {
    en: "language, languages, multilingual, bilingual, speak, speaks, speaking clients, understand, accent, translate, foreign, only speaks, speaks only, mother tongue, native language, do not speak english, dont speak english, no english, foreigners, immigrants, tongue, non english, talk in, converse in, languages it",
    es: "idioma, idiomas, multilingue, bilingue, habla, hablan, hablar, entiende, lengua, acento, solo hablan, solo habla, lenguas, no hablan ingles, extranjeros, bilingues",
    zh: "语言, 语种, 多语, 双语, 会说, 讲, 口音, 翻译, 只会说, 不会英语, 不懂英语, 说什么语言, 外国人, 母语",
  },
  spanish: {
    en: "spanish, espanol, hispanic, latino, mexico, mexican, mexicans, latin america, latinos, hispanics, spanglish, en espanol",
    es: "espanol, castellano, hispano, mexicanos, latinos",
    zh: "西班牙语, 西语, 墨西哥, 拉美",
  },
  chinese: {
    en: "chinese, mandarin, cantonese, china, taiwan, hong kong, chinatown",
    es: "chino, mandarin, cantones, china, chinos",
    zh: "中文, 普通话, 汉语, 华语, 粤语, 广东话, 广东, 中国客户, 台湾, 华人",
  },
  english: { en: "english", es: "ingles", zh: "英语, 英文" },
  otherLanguage: {
    en: "french, german, portuguese, vietnamese, korean, japanese, arabic, russian, hindi, tagalog, italian, polish, farsi, haitian, creole, urdu, ukrainian, cantonese, mandarin and cantonese",
    es: "frances, aleman, portugues, vietnamita, coreano, japones, arabe, ruso, hindi, italiano, polaco, cantones, ucraniano",
    zh: "法语, 德语, 葡萄牙语, 越南语, 韩语, 日语, 阿拉伯语, 俄语, 印地语, 意大利语, 粤语, 广东话, 白话",
  },
  // Systems
  works: {
    en: "hook, hook to, hook into, tie into, tie in with, sync up, pair with, work with, go with, goes with, get along with, works with, working with, integrate, integration, integrations, connect, connects, connect to, plug into, sync, syncs, compatible, support for, supports, hook up, talk to our, link with, link to, hooks into, plays with, play along, plays nice, play nice, talks to, this talk to, it talk to, hook into, end up in, push to, feed into, goes into, land in, alongside, export to, import from, we use, we are on, were on, we live in, we run on, tied into, link up, pull from, get along with, attach to, add on for, plugin for, plug in for, integrated with, work on top of, flow into, go into our, update our, fit with, fit into, speaks to",
    es: "funciona con, integra, integracion, integraciones, conecta, se conecta, conectar, compatible, sincroniza, trabaja con, enlaza, se integra, se lleva bien con, usamos, nosotros usamos, se lleva con, se conecta a, funciona junto, va con, pasar a, enviar a, enlazar, vincular, utilizamos, trabajamos con",
    zh: "一起用, 集成, 对接, 连接, 接入, 兼容, 同步, 整合, 我们用的是, 我们用, 配合, 打通, 接到, 支持吗, 能用吗, 导入, 导出, 结合",
  },
  crm: {
    en: "crm, case management, practice management, calendar system, our calendar, our software, practice system, practice systems, tools we use",
    es: "crm, gestion de casos, calendario, nuestro software, sistema de gestion",
    zh: "crm, 客户管理, 案件管理, 日历, 我们的系统, 我们的软件",
  },
  howMany: {
    en: "how many, number of, count of, list of",
    es: "cuantos, cuantas, numero de, lista de",
    zh: "多少个, 几个, 多少种, 有多少",
  },
  clients: {
    en: "clients do you have, customers do you have, how many clients, how many customers, who uses, how many calls do you handle, your customers, your clients, statistics, reviews, rating, testimonials, references",
    es: "cuantos clientes, sus clientes, quien lo usa, quienes lo usan, estadisticas, opiniones, resenas, referencias",
    zh: "多少客户, 哪些客户, 谁在用, 客户数量, 评价, 口碑",
  },
  // Safety
  secure: {
    en: "secure, security, safe, safety, protect, protected, encryption, encrypted, privacy, confidential, confidentiality, sensitive, private, privilege, breach, hacked, safely, keep it secret, secret, snoop, leak, leaked, trust you with, can i trust, trustworthy, hack, hackers, stolen, locked down, cybersecurity",
    es: "seguro, segura, seguridad, proteger, protegido, privacidad, confidencial, sensible, cifrado, encriptado, confiar, hackeo, hackear, filtrar, filtracion, protegen, secreto, seguros",
    zh: "安全, 隐私, 保密, 加密, 保护, 敏感, 机密, 泄露, 泄密, 黑客, 信任, 靠谱, 可靠",
  },
  data: {
    en: "data, information, records, personal data, my info, recordings, info, tell it, told it, what my clients say, what clients say, conversations, call contents",
    es: "datos, informacion, registros, datos personales, lo que digan, conversaciones, lo que dicen",
    zh: "数据, 信息, 资料, 记录, 对话内容, 通话内容, 说的话",
  },
  certificate: {
    en: "hipaa, soc 2, soc2, gdpr, iso 27001, ccpa, pci, compliant, compliance, certified, certification, baa, business associate agreement",
    es: "hipaa, soc 2, rgpd, gdpr, iso 27001, certificacion, certificado, cumplimiento, cumplen con",
    zh: "hipaa, soc2, gdpr, iso, 合规, 认证",
  },
  subprocessors: {
    en: "subprocessor, subprocessors, sub processor, sub processors, sub-processor, sub-processors",
    es: "subencargado, subencargados, subprocesador, subprocesadores",
    zh: "分包处理, 子处理",
  },
  hole: {
    en: "vulnerability, vulnerabilities, security hole, bug bounty, responsible disclosure, security.txt, security bug, security flaw",
    es: "vulnerabilidad, vulnerabilidades, fallo de seguridad, agujero de seguridad",
    zh: "漏洞",
  },
  remove: {
    en: "delete, deleted, erase, remove my, right to be forgotten, forget me, wipe, correction, access to my, copy of my data, export my data, withdraw consent, everything you have on me, all you have on me, be gone, get rid of my, scrub my, take my data off, remove me, destroy my, purge, i want my data back, forget about me, take me off, wipe everything, erase me, erase everything, delete everything, forget me, delete me, remove me",
    es: "borrar, eliminar, suprimir, derecho al olvido, eliminen, rectificar, acceso a mis datos, copia de mis datos, que borren todo, quitar mis datos, borren, borra mis, eliminar mi informacion, borren mis datos, borren todo, eliminen mis datos, borrar todo",
    zh: "删除, 抹掉, 清除, 更正, 导出我的, 把我的信息删, 删掉, 删了, 注销, 把我的资料删, 资料删掉, 删掉我, 删除我的, 全部删",
  },
  keep: {
    en: "how long do you keep, how long is it kept, retention, keep my information, store my, how long do you store, keep recordings, keep data, messages kept, are messages kept, long are messages, hold on to, keep messages, throw away, keep the calls, keep our calls, keep my calls, keep all the calls, save the calls, save our calls, save my calls, save all calls, calls saved, calls get saved, calls stored",
    es: "cuanto tiempo, por cuanto tiempo, cuanto tiempo guardan, conservan, retencion, guardan mis, cuanto tiempo conservan, guardan las llamadas, guarda las llamadas, guardan todas las llamadas, guardar las llamadas, guardan las conversaciones, se guardan las llamadas",
    zh: "保存多久, 保留多久, 存多久, 保存期限, 保存通话, 保存电话, 通话会保存, 保存录音",
  },
  store: {
    en: "stored, you store, do you store, it store, where do you save, where do you keep, where is the data, where is it stored, servers, hosted, hosting, who can see, who has access, location of data, who gets to read, able to read, who may read, who could read, gets access, who can read, who reads, who listens, who sees, gets to see, reads what, listen in, eavesdrop, who else sees, staff read, read our calls, read my messages, who looks at",
    es: "donde se guardan, almacenan, servidores, quien puede ver, donde estan los datos, quien tiene acceso, quien puede leer, quien lee, quien escucha, quien ve, quien tiene acceso a",
    zh: "存在哪, 存储在, 服务器, 谁能看, 谁可以看, 谁能看到, 谁会看, 谁能听, 谁可以听",
  },
  share: {
    en: "advertisers, marketers, to advertisers, hand our data, hand over our, contact data, sell my data, sell data, share my data, third party, third parties, sell my information, sell to, give my data, share with, selling my, sell phone numbers, sell numbers, sell my number, sell our data, phone numbers of callers, pass my stuff, pass on my, give my info, sell info, sell my info, hand my data, advertisers",
    es: "venden mis datos, vender datos, comparten, terceros, venden mi informacion, venden, comparten mis datos, venden mi informacion, comparten mis datos, pasan mis datos",
    zh: "卖我的数据, 出售, 第三方, 分享我的, 卖给, 泄露给, 卖数据, 卖资料, 给别人",
  },
  cookies: {
    en: "cookie, cookies, tracking, analytics, track me, followed around, retargeting, tracked, follow me around, adverts, ads, advertising, pixels, remarketing, spy on me, watching me, surveillance",
    es: "cookie, cookies, rastreo, rastrean, analitica, me rastrean, anuncios, publicidad, me siguen, espian",
    zh: "cookie, 跟踪, 追踪, 广告, 监控我, 跟着我",
  },
  children: {
    en: "children, kids under, minors, under 13, under thirteen, age limit",
    es: "ninos, menores, menores de edad, edad minima",
    zh: "儿童, 未成年, 年龄限制",
  },
  training: {
    en: "train on my data, train your models, use my data to train, openai see, language model see, who processes, ai processing, model provider, use my conversations, train models, train your model, train your ai, learn from my, conversations to train, data to train",
    es: "entrenan con mis datos, entrenar sus modelos, procesamiento de ia, mis conversaciones para",
    zh: "用我的数据训练, 训练模型, 人工智能处理, 拿我的数据, 训练你们的",
  },
  // Working with it
  setup: {
    en: "setup, set up, get started, getting started, onboard, onboarding, install, how do we start, how do i start, how long does it take, go live, how does it start, start using, implementation time, begin, sign up process, launch, get going, up and running, how soon can we start, how quickly can we, start with you, next steps, what happens after we sign, how do i get it, how do we get it, take to set up, hard to set up, go about starting, get this running, roll out, rollout, switch it on, turn it on, steps, running, what are the steps, live by, were live, till we are live, be live, get live, up and going, quick to set up, how long to set up, start answering, ready to go, take before it, how fast can i go, how soon can, get it going, before it answers, be running",
    es: "instalacion, configurar, configuracion, empezar, como empiezo, comenzar, poner en marcha, puesta en marcha, cuanto tarda, como se empieza, ponerlo en marcha, arrancar, cuanto tardamos, siguientes pasos, activar, como lo activo, pasos para, los pasos, tarda en instalarse, cuando empieza a funcionar, cuando queda listo, en cuanto tiempo queda, dejarlo listo, ya funcionando, instalarse, instalarlo",
    zh: "怎么开始, 如何开始, 安装, 设置, 上手, 开通, 部署, 上线, 多久能用, 怎么启用, 怎么弄, 下一步, 启用, 多久可以上, 步骤, 装好, 弄好, 多久装, 能用上, 多久开始, 要等多久, 几天能用, 开始用, 设好",
  },
  code: {
    en: "code, coding, programmer, developer, technical, tech savvy, technical experience, technical skills, it department, program, engineer, useless with computers, not good with computers, bad with computers, not technical, bad with technology, technophobe, will i manage, is it difficult, hard to use, easy to use, complicated, computer skills, simple to use, not a tech person, computer person, know nothing about computers, hate computers, it person, tech support needed, expertise, no it department, is it hard, difficult to use, programmer, engineer to, know programming, need to program, hire a developer, need a developer, techy, tech person, hopeless with tech, hopeless with computers, good with tech, know tech, know computers, tech skills, computer wiz, a geek, not techie, techie, it guy, it person",
    es: "codigo, programar, programador, desarrollador, tecnico, experiencia tecnica, conocimientos tecnicos, informatica, no se de computadoras, no soy tecnico, es dificil, es complicado, facil de usar, no entiendo de tecnologia, saber de tecnologia, saber programar, hay que programar, hay que saber, computacion, de computadoras, a la computadora, de compu, la tecnologia, soy malo con, no se nada de",
    zh: "写代码, 编程, 技术背景, 程序员, 技术经验, 代码, 不懂电脑, 不懂技术, 难不难, 难用吗, 容易用, 复杂吗, 好用吗, 会编程, 需要程序员, 要会, 不会用电脑, 不懂科技, 不会技术, 懂技术, 电脑小白, 不会操作",
  },
  train: {
    en: "train, training, teach it, learn our, our documents, our script, knowledge base, own data, learn about our, learn about my business, learn about us, learn about our, learn my business, teach it, follow my script, follow a script, use my script, stick to a script, change what it says",
    es: "entrenar, entrenamiento, ensenar, aprende, nuestros documentos, nuestro guion, aprende de mi negocio, seguir mi guion, mi guion",
    zh: "训练, 培训, 学习我们, 我们的文件, 知识库, 了解我的店, 了解我们, 按我的话术, 话术",
  },
  ownNumber: {
    en: "keep our phone number, keep our number, keep my number, our own number, existing number, current number, same number, port our number, forward our number, forward calls, call forwarding, number stay, change our number, new number, keep number, same telephone number, number since, on the van, business cards, our telephone number, existing line, landline, transfer our number, retain our number, give up our number, lose our number, change numbers, switch numbers, need a new number, number we have, our old number, printed everywhere, current line, port, porting, telephone number since, old number, dial the old number, same old number, dial the same, call the same number, number they know, known number, number they already, keep my phone number, keep our phone number, keep the phone number, keep my number, keep the number, keep the same, our phone number, my phone number, my own number, hold onto our number, hold onto our old number, old number, keep the number, number on my truck, number on the truck, number we have, keep my phone number, new phones, special phones, need phones, different phones, buy phones, new phone system, new equipment, special equipment, any equipment, our phones",
    es: "conservar nuestro numero, mantener nuestro numero, nuestro numero, mismo numero, numero actual, desviar llamadas, cambiar de numero, mi numero, conservar el numero, numero de siempre, el mismo telefono, perder nuestro numero, cambiar el numero, linea actual, portar, mismo telefono, el numero de antes, numero viejo, el mismo numero, conservar mi numero, mantener mi numero, quedarme con mi numero, conservar nuestro, mi propio numero, mi numero de telefono, conservar mi telefono, me quedo con mi telefono, quedo con mi numero, mi telefono de siempre, mi numero de siempre, telefonos nuevos, equipo especial, comprar telefonos, cambiar telefonos",
    zh: "保留号码, 原来的号码, 现有号码, 自己的号码, 换号码, 转接到, 我们的号码, 老号码, 号码不变, 用了很多年, 换电话, 号码能不能, 旧号码, 以前的号码, 同一个号码, 保留原, 原来的电话, 保留原来的电话号码, 原来的电话号码, 保留电话号码, 保留我们的电话号码, 原号码, 原有号码, 现在的号码, 我的号码, 我们的电话号码, 自己的电话, 号码可以不变, 号码还能用, 还能用吗原来, 保住号码, 新电话机, 买设备, 需要设备",
  },
  voice: {
    en: "sound like, sounds like, how human does it sound, how human, how real does it sound, sound human, natural voice, robotic, voice quality, sound like a robot, sound like a machine, choose the voice, male voice, female voice, interrupt it, natural, robot voice, sounds fake, fake voice, human voice, real voice, computer voice, tinny, cold voice, accented, voices do you, pick a voice, how does it sound, stilted, woman s voice, man s voice, womans voice, mans voice, female, male, pick between, voices, gender, tone of voice, woman voice, man voice, the voice, realistic, lifelike, human like, humanlike, monotone, real sounding",
    es: "suena, voz natural, suena como un robot, suena a robot, elegir la voz, voz, natural, voz de robot, voz falsa, como suena, voz humana, que voz, voz de mujer, voz de hombre, femenina, masculina, voces, la voz, realista",
    zh: "声音, 听起来, 像机器人, 自然, 语音质量, 机械声, 语音像, 声音假, 什么声音, 男声, 女声, 嗓音, 音色, 逼真, 像真人",
  },
  stuck: {
    en: "something dumb, something stupid, say the wrong thing, says the wrong thing, say something wrong, embarrass me, embarrass us, cannot answer, cant answer, does not know the answer, doesnt know, gets stuck, makes a mistake, wrong answer, hand over, hands over, handover, escalate, escalation, transfer calls, transfer the call, transfer a call, pass to a human, hand off, unable to answer, emergency call, fails, something weird, been taught, off script, out of its depth, confused, does not understand, doesnt understand, unusual question, strange question, angry caller, upset caller, hard question, difficult caller, complicated question, has no answer, never heard of, cannot help, not know what to say, doesnt have an answer, no idea, beyond it, too hard for it, goes wrong, screws up, mess up, messes up, lost for words, curveball, trick question, screaming, crying, has no clue, no clue, who takes over, takes over if, take over if, does not get it, doesnt get it, ring my cell, ring my mobile, still ring me, forward urgent calls, urgent calls, if its urgent, somethings urgent, something urgent, step in, steps in, clueless, gives up, cannot handle, cant handle, unable to help, who helps if, backup, fall back, fallback, no idea, has no idea, gets stumped, is stumped, has no clue, it doesnt know, cant figure, transfer them, transferred, warm transfer, know what was said, person know what",
    es: "no puede responder, no sabe, no puede contestar, se equivoca, transferir la llamada, transfiere, escalar, pasa la llamada, derivar, no sepa, algo raro, no le ensenaron, pregunta rara, pregunta dificil, no entiende, se confunde, no tiene respuesta, cliente enojado, se traba, sale mal, quien se encarga si, si no entiende, no tiene idea, no sabe que, no sabe la respuesta, no sabe responder, no tenga la respuesta, si el asistente no, no sabe la respuesta, se queda sin, no sepa que",
    zh: "说错话, 说错, 答错, 讲错, 回答不了, 答不上, 不知道怎么回答, 不会回答, 转接电话, 升级, 转给人, 出错, 奇怪的问题, 没教过, 听不懂, 难的问题, 不明白, 难缠, 生气的客户, 答错, 谁来接手, 接手, 没辙, 搞不定, 处理不了, 不知道答案, 不知道的问题, 不会回答怎么办, 答不出, 不知道怎么办, 不懂怎么办",
  },
  itAdvice: {
    en: "does it give legal advice, can it give legal advice, give legal advice, give medical advice, gives advice, legal advice, medical advice, your agent give advice",
    es: "da consejo legal, da asesoria legal, consejo legal, consejo medico, asesoria legal, da consejos",
    zh: "提供法律建议, 给法律建议, 法律意见, 医疗建议",
  },
  replace: {
    en: "replace, replacement, instead of a receptionist, fire our receptionist, lose their job, replace our staff, take over, our receptionist, human receptionist, worried about her job, worried about his job, lay off, layoff, out of work, take her job, take his job, get rid of our receptionist, let her go, redundant, my receptionist, our front desk person, secretary, our staff, my staff, her job, his job, lose jobs, fire people, human staff, employee, better than voicemail, voicemail, answering machine",
    es: "reemplaza, reemplazar, sustituye, sustituir, en lugar de, recepcionista, nuestro recepcionista, secretaria, su trabajo, perder el trabajo, quitar el trabajo, mi recepcionista, personal, despedir a la, buzon, buzon de voz, maquina contestadora",
    zh: "取代, 代替, 替代, 前台会不会, 我们的前台, 秘书, 丢工作, 失业, 裁员, 我的前台, 员工会不会, 语音信箱, 答录机",
  },
  intake: {
    en: "intake, intake form, intake flow, intake questions, our own questions, custom questions, our questions, screening questions, qualify",
    es: "admision, preguntas propias, cuestionario, formulario de admision, nuestras preguntas, intake",
    zh: "接案, 问卷, 自定义问题, 我们的问题, 筛选",
  },
  conflict: {
    en: "opposing party, opposing side, opposing counsel, adverse party, handle conflicts, conflict check, conflict checks, conflicts of interest, conflict of interest",
    es: "conflicto de interes, verificacion de conflictos, conflictos",
    zh: "利益冲突, 冲突检查",
  },
  record: {
    en: "recorded, record calls, call recording, transcript, transcripts, summary of the call, summaries, listen to the calls, can i read what, read what it said, see what it said, read the conversations, record patients, record callers, record customers, record clients, record people, record us, do you record, you all record, record the calls, record all calls, record our calls, record my calls, does it record, keep the audio, audio of every call, audio of the call, keep the recording, keep recordings, save the calls, are calls saved, call audio, recording of calls, monitor calls, read the calls, recordings of the calls, recordings, listen to recordings, hear the calls, listen back, play back, listen to calls, written record, notes of the call, call logs, call log, call notes, read what was said",
    es: "graba, graban, grabacion, transcripcion, resumen de la llamada, escuchar las llamadas, grabaciones, escuchar grabaciones, oir las llamadas, las llamadas se graban, registro de llamadas",
    zh: "录音, 通话记录, 文字记录, 转录, 摘要, 监听, 会录音, 听录音, 回放, 通话内容记录",
  },
  always: {
    en: "24/7, 24 7, around the clock, at night, weekends, holidays, after hours, christmas, 3am, 2am, midnight, always available, sundays, day and night, awake, sleep, opening hours of the agent, nights, off hours, sunday night, saturday, weekend, late night, late at night, evenings, early morning, after five, after 5, when we are closed, bank holiday, thanksgiving, new years, overnight, lunch break, at lunch, when nobody is there, out of hours, all hours, any hour, any time of day, while we sleep, four in the morning, three in the morning, 4am, 5am, lunchtime, go home, gone home, when we go home, public holidays, snow day, 2 am, 3 am, 4 am, 1 am, 5 am, 2am, 1am, who answers at, at night, midnight, in the night, any hour of, day or night, open at night, nite, at nite, new year, holiday, on holiday, middle of the night, at dawn, 4th of july, easter, memorial day, labor day, all day every day, day or night, is it on at, at any time",
    es: "24 7, las 24 horas, de noche, fines de semana, festivos, fuera de horario, navidad, siempre disponible, domingos, madrugada, dia y noche, domingo, sabado, por la noche, a la hora de comer, cuando cerramos, cuando estamos cerrados, feriados, fin de semana, a las tres de la manana, despues de cerrar, a las 2 de la manana, a medianoche, quien contesta a las, en domingo, en la madrugada, ano nuevo, dias feriados, dia festivo, a cualquier hora, toda la noche, fin de ano",
    zh: "24小时, 全天, 半夜, 晚上, 周末, 节假日, 圣诞, 下班后, 随时, 凌晨, 周日, 周六, 星期天晚上, 深夜, 夜里, 午休, 关门后, 下班以后, 春节, 放假, 夜间, 凌晨两点, 深更半夜, 过年, 过节, 除夕, 国庆, 大半夜, 通宵, 周六日, 节日",
  },
  uptime: {
    en: "uptime, downtime, outage, guarantee uptime, uptime guaranteed, servers go down, server goes down, servers down, system goes down, if you go down, ever go down, ever down, crash, sla, goes down, service level, reliable, reliability, ever offline, goes offline, go offline, service drops, break down, breaks down, does it fail, uptime promise",
    es: "disponibilidad, caidas, se cae, sla, fiable, confiable, se cae el servicio, deja de funcionar, falla mucho, se interrumpe",
    zh: "宕机, 稳定, 可用性, 故障, 会不会断, 断线, 中断, 会断吗, 掉线, 服务断",
  },
  atOnce: {
    en: "at one time, at a time, all together, several calls at once, many calls at once, calls at the same time, simultaneous, concurrent, multiple calls, at once, on hold, busy line, how many calls can it, parallel, busy signal, scale, same moment, three people, two people call, two callers, many callers, rush, busy period, peak, spike, high volume, overflow, all lines, engaged tone, wait in line, queue, callers waiting, people waiting, kept waiting, keep waiting, waiting on hold, have to wait, waits on the line, hold music, put on hold, busy tone, everybody calls, ten people, flood of calls, lots of people call, ring at the same, call at the same, two calls, people call at once, call at once, all at once, five people",
    es: "varias llamadas a la vez, al mismo tiempo, simultaneas, a la vez, muchas llamadas, en espera, linea ocupada, al mismo momento, varias personas, tres personas, dos personas, muchas personas, hora pico, cola, esperar en linea, a la misma vez, mucha gente",
    zh: "同时接, 多个电话, 并发, 占线, 同时处理, 同时, 好几个人, 几个人一起, 排队, 高峰, 等候, 一起打, 很多人打",
  },
  // Jobs
  outbound: {
    en: "outbound, outbound call, cold call, call prospects, make calls, calls out, call leads, dial, prospecting, telemarketing, call people, follow up calls, follow up with leads, follow up, phone back, call them back, ring people, call customers, call my customers, call old customers, call my clients, call our clients, call past clients, call my old clients, call our customers, contact leads, web form, filled in our form, chase, chase up, ring back, phone people, dial out, call new leads, calls new leads, call a list, ring round, warm up leads, reach leads, calls on our behalf, phone our, outgoing, outgoing calls, outgoing call, call out, dials, robocall",
    es: "llamadas salientes, llama a, llamar a prospectos, prospeccion, telemarketing, llamada en frio, hace llamadas, seguimiento, devolver llamadas, llamar a los que, llamar a clientes, llenaron el formulario, llamar a los interesados, hacer llamadas, salida de llamadas, llamadas de salida",
    zh: "外呼, 打电话给, 主动打, 拨打, 电话营销, 跟进, 回拨, 给客户打电话, 填了表, 联系潜在客户, 回访, 外拨, 往外打, 主动联系",
  },
  inbound: {
    en: "inbound, answer calls, answer the phone, answer our phone, pick up the phone, incoming calls, take calls, answering service, missed calls, picks up, receptionist",
    es: "llamadas entrantes, contesta llamadas, contestar el telefono, atiende llamadas, llamadas perdidas, contesta el telefono",
    zh: "接电话, 来电, 接听, 漏接, 未接",
  },
  emails: {
    en: "answer emails, reply to emails, email too, emails, email replies, newsletter, inbox, respond to emails, write emails, reply to email, mail too, handle email, handles email, answers email, correspondence, mailbox",
    es: "contesta correos, responde correos, correos electronicos, boletin, bandeja de entrada, correos, contesta el correo, responde el correo, maneja el correo",
    zh: "回邮件, 回复邮件, 处理邮件, 新闻邮件, 电子邮件回复, 邮件, 处理邮箱, 回信",
  },
  reminders: {
    en: "reminder, reminders, remind, appointment confirmation, appointment confirmations, confirmation texts, confirmations by text, text confirmations, appointment reminders, no show, no shows, confirm appointments, day before their appointment, before their appointment, day before the appointment, night before, ahead of their appointment, forget their appointment, forgot their appointment, people who forget, upcoming appointment",
    es: "recordatorio, recordatorios, recordar, ausencias, confirmar citas, antes de su cita, antes de sus citas, avisar de la cita, recuerdan la cita, el dia antes de su cita, antes de la cita, se les olvida",
    zh: "提醒, 爽约, 确认预约, 前一天, 忘记预约, 提前通知",
  },
  scheduling: {
    en: "book appointments for, schedule appointments for, appointment scheduling, make appointments, book appointments, manage our calendar, schedule for our clients, reschedule clients, books appointments, can it book, does it book, can it schedule, does it schedule, book for our clients, book clients, schedule clients, schedule patients",
    es: "agenda citas, programar citas, reserva citas, puede agendar, puede reservar, gestionar nuestra agenda, agendar citas de clientes",
    zh: "帮客户预约, 安排预约, 管理日程, 能预约吗, 可以帮客户",
  },
  campaigns: {
    en: "marketing, campaign, campaigns, promotions, promotional",
    es: "marketing, campana, campanas, promociones",
    zh: "营销, 推广, 促销活动",
  },
  interviews: {
    en: "interview, interviews, candidates, hiring, recruit",
    es: "entrevista, entrevistas, candidatos, contratacion",
    zh: "面试, 招聘, 候选人",
  },
  analysis: {
    en: "analytics, data analysis, reports, reporting, trends, insights, dashboard figures, metrics",
    es: "analisis, informes, reportes, tendencias, metricas",
    zh: "数据分析, 报表, 报告, 趋势",
  },
  personality: {
    en: "personality, tone, brand voice, customize, customise, customization, sound like us, our tone, script it",
    es: "personalidad, tono, personalizar, personalizacion, voz de marca",
    zh: "个性, 语气, 品牌, 自定义, 风格, 定制",
  },
  support: {
    en: "customer support, customer service, support tickets, help desk, support my customers",
    es: "atencion al cliente, soporte al cliente, servicio al cliente",
    zh: "客服, 客户支持, 售后",
  },
  collect: {
    en: "collect payments, take payments, payment links, process payments, invoices from clients, collections, payment confirmations, take credit cards from callers, pay over the phone, take payments, take payment, take a payment, collect payments, get paid",
    es: "cobrar pagos, recibir pagos, pagan con tarjeta, pagar con tarjeta, pagan por telefono, enlaces de pago, cobranza, confirmaciones de pago, recibir pagos, tomar pagos",
    zh: "收款, 付款链接, 催款, 代收, 收款, 收钱",
  },
  caseStatus: {
    en: "case status, case update, case updates, status of their case, where is my case, case progress, triggers, automation, automations",
    es: "estado del caso, actualizacion del caso, automatizaciones, disparadores",
    zh: "案件进度, 案件状态, 自动化, 触发",
  },
  results: {
    en: "roi, return on investment, results, worth it, does it pay off, benefits, why should we, why choose you, why choose us, advantage, why you, what makes you different, better than",
    es: "retorno, resultados, vale la pena, beneficios, por que elegir, ventajas, que los hace diferentes",
    zh: "回报, 效果, 值得, 好处, 优势, 为什么选",
  },
  // Trades
  trade: {
    en: "industry, industries, my business, our business, small business, pizza place, pizza shop, pizza joint, pizza parlor, pizza restaurant, pizza business, cake shop, wine shop, wine bar, beer bar, gift shop, dog walker, dog walking, dog daycare, dog trainer, dog boarding, cat hotel, tennis club, travel agent, book store, movie theater, is this for us, for us, who is it for, what kind of business, practice, trade, something for, i own, we own, my company, our company, in my line of work, our field, sector, line of business, businesses like ours, company like ours, someone like me, shop like ours, people like me, solo, one man, small team, startup, nonprofit organization, veterinary, vet, veterinarian, daycare, school, accountant, accounting firm, cpa, therapist, chiropractor, optometrist, pharmacy, photographer, cleaning company, landscaping, florist, bakery, church, nonprofit, dog groomer, groomer, pet groomer, tutor, music teacher, barber, locksmith, tow truck, towing, laundromat, storage, brewery, winery, catering, caterer, event planner, wedding planner, driving school, optician, hearing aid, nursery, kennel, boarding, travel agency, staffing agency, call center, suit us, would this suit, would it suit, would this fit, fit for, good fit, a fit",
    es: "industria, industrias, sector, sectores, mi negocio, nuestro negocio, es para nosotros, para quien es, sirve para, rubro, tengo un negocio, mi empresa, soy dueno, para empresas como, me sirve, nos sirve, como el mio, veterinaria, contador, escuela, farmacia, terapeuta, limpieza, jardineria, panaderia, iglesia, agencia de viajes",
    zh: "行业, 我们公司, 小企业, 适合我们, 适合谁, 哪些企业, 我开, 像我们这样, 小公司, 我的店, 我们店, 我们是做, 兽医, 会计, 学校, 药店, 心理咨询, 保洁, 花店, 旅行社, 适合吗, 适不适合",
  },
  law: {
    en: "law firm, law firms, lawyer, lawyers, attorney, attorneys, legal practice, law office, legal, solo practitioner, paralegal, esquire, counsel, litigation, injury firm, immigration practice, personal injury firm, estate planning practice, barrister, solicitor",
    es: "abogado, abogados, bufete, despacho, despacho de abogados, firma legal, firma de abogados, juridico, litigio, licenciado",
    zh: "律师, 律所, 律师事务所, 法律行业, 法务, 事务所",
  },
  // Reaching people
  phoneNumber: {
    en: "phone number, your number, telephone, call you, can i call, number to call, ring you, your phone, hotline, toll free, by phone instead, number i can ring, number i can call, what number, which number do i, digits, dial you, call you guys, phone you, ring your office, your telephone number, your line, phone, telephone, tel, phone you guys on, your phone #, phone #, number to dial, dial you on, whats the number",
    es: "telefono, su numero, numero de telefono, llamarles, llamarlos, puedo llamar, cual es su telefono, a que numero, numero para llamar, llamarles por telefono, tel, el telefono de ustedes, cual es el telefono, telefono de contacto, numero de ustedes, les puedo marcar",
    zh: "电话号码, 你们的电话, 联系电话, 打给你们, 热线, 电话是多少, 打什么电话, 号码多少, 电话多少, 电话, 你们的号码, 你们号码, 电话是, 联系号码, 怎么打电话",
  },
  emailAddress: {
    en: "email address, your email, e mail address, email you, mail address, write to you, good email for you, email for you, whats your email, which email, what email do i, email do i write, email do i use, email i can write, email to write to, your e mail, email to reach",
    es: "correo electronico, su correo, su email, direccion de correo, escribirles, email, su correo electronico, cual es el correo, a que correo escribo, correo de ustedes",
    zh: "邮箱, 电子邮箱, 电邮, 邮件地址, email, 邮箱是多少, 邮箱多少, 发邮件到哪, 你们邮箱",
  },
  address: {
    en: "located, location, address, where are you, based, headquarters, office address, mailing address, postal address, where is your office, which state, visit you, where is farline, office in, which city, what city, which country, what country, us based, are you american, where in the world, where are you guys, where do you sit, out of which, what state, where is your office, wheres your office, wheres the office, where are yall, where yall at, what town, where do i find you, whereabouts are you",
    es: "donde estan, direccion, ubicacion, ubicados, oficina, sede, domicilio, donde se encuentran, oficina en, sucursal, en que ciudad, en que pais, de donde son, en donde estan, donde se ubican, donde queda, su direccion por favor",
    zh: "地址, 在哪里, 位置, 办公室, 总部, 哪个州, 你们在哪, 哪个城市, 哪个国家, 分公司, 在美国吗, 有没有办公室, 公司在哪, 在什么地方, 你们公司在哪, 哪儿, 在哪里办公, 在哪个城市",
  },
  contact: {
    en: "contact, contact info, contact details, get in touch, reach you, reach out",
    es: "contacto, contactar, ponerme en contacto, comunicarme, datos de contacto",
    zh: "联系方式, 怎么联系, 联系你们, 联络",
  },
  replyTime: {
    en: "how fast do you reply, how soon do you reply, response time, how long until, reply time, when will you answer, when will i hear, how quickly, get back to me, how soon will, till you write back, write back, answer my message, answer messages, how long till you reply, how fast do you answer, how quick do you answer, how quick do you reply, hear back",
    es: "cuanto tardan en responder, cuando responden, tiempo de respuesta, cuando me contestan, en cuanto tiempo responden, cuanto tardan en contestar, cuando me responden, tardan en responder",
    zh: "多久回复, 什么时候回复, 回复时间, 多快回, 多久回, 多长时间回复, 几天回复, 多久能回",
  },
  officeHours: {
    en: "office hours, business hours, opening hours, when are you open, when do you open, what hours, are you open, hours of operation, when can i talk to a person, your hours, humans there, actual humans, people there, when are people, when are humans",
    es: "horario, horas de oficina, cuando abren, a que hora abren, estan abiertos, horario de atencion",
    zh: "营业时间, 几点开门, 工作时间, 上班时间, 几点上班, 开门",
  },
  social: {
    en: "social media pages, twitter, your instagram, your facebook, youtube channel, follow you",
    es: "redes sociales, su instagram, su facebook",
    zh: "社交账号, 社交媒体账号",
  },
  blog: {
    en: "blog, blogs, articles, posts, read more, news, case study",
    es: "blog, articulos, noticias",
    zh: "博客, 文章, 新闻",
  },
  login: {
    en: "login, log in, sign in, my account, register, create an account, sign up, dashboard, password, account",
    es: "iniciar sesion, entrar a mi cuenta, mi cuenta, registrarme, registro, crear una cuenta, contrasena, panel",
    zh: "登录, 登陆, 注册, 账户, 账号, 密码, 控制台",
  },
  accessibility: {
    en: "accessibility, accessible, screen reader, wcag, blind, deaf, disabled, disability",
    es: "accesibilidad, accesible, lector de pantalla, discapacidad",
    zh: "无障碍, 屏幕阅读, 残障",
  },
  // Asking for something
  book: {
    en: "book, book a call, book a meeting, book thirty minutes, schedule, schedule a call, appointment, meeting, set up a call, set up a meeting, demo, see a demo, consultation, slot, available, availability, free next week, when are you free, are you free, talk to someone on, arrange a call, time to talk, reserve, next opening, call with sales, make an appointment, get on the calendar, jump on a call, find half an hour, half an hour, half hour, talk this through, anything open, open on, an opening, find a time, pick a time, next slot, sit down with, meet, talk it over, in my diary, in the diary, calendar invite, arrange, walk me through, walkthrough, zoom call, video call, hop on, set something up, get together, see someone on, have a chat on, speak on, talk next week, talk tomorrow, call next week, any openings, free on, got time, have time, spare time, thirty minutes, 30 minutes, put me down for, pencil me in, squeeze me in, come by, grab 30, grab thirty, grab a slot, grab some time, show me a demo, see it live, show it to me, see it in action, time for a chat, ish for a chat, pencil in, catch up on a call, find time, get a time, early next week to talk, free for a call, free tuesday, get on a call, set a time",
    es: "reservar, reserva, cita, agendar, agenda, programar una, reunion, demostracion, demo, consulta, disponible, disponibilidad, hueco, cuando pueden, concertar, reservar una llamada, quedar, turno, algo libre, tienen libre, tienen hueco, vernos, reunirnos, platicar el, hablar el, media hora, apartar una, apartar un, cita para, quedar el, espacio el, apuntame, horario libre, hay lugar, verlo en vivo, ver una demo, mostrarme, me lo ensenan, me lo muestran, apartar una cita, sacar una cita, quiero una cita, espacio para hablar, hacer cita",
    zh: "预约, 约个, 约时间, 约一个, 约一下, 帮我约, 想约, 演示, 会议, 安排时间, 有空, 有时间吗, 订个时间, 咨询时间, 约, 聊聊, 谈谈, 半小时, 半个小时, 碰个面, 见面, 通个电话, 空档, 安排一下, 有没有空, 排个时间, 什么时候有空, 想聊, 约个时间聊, 谈一下, 安排个, 看演示, 看看演示, 约个视频, 定个时间, 找个时间",
  },
  move: {
    en: "reschedule, move my appointment, change my appointment, cancel my appointment, cancel my booking, cancel my call, change my booking, cancel the meeting, move my call, another time for my appointment, move our call",
    es: "reprogramar, cambiar mi cita, cancelar mi cita, mover mi cita, anular mi cita, cambiar la cita, cancelar la cita",
    zh: "改期, 取消预约, 改时间, 换个时间, 取消我的, 改约",
  },
  person: {
    en: "speak to somebody, talk to somebody, speak with somebody, talk with somebody, talk with someone, speak to anyone, talk to anyone, talk to a real, person, human, human being, real person, talk to a human, speak to a person, speak to someone, talk to someone, talk to a person, representative, agent please, operator, live agent, somebody with a pulse, someone with a pulse, sales rep, salesperson, somebody real, speak with a human, manager, speak with someone, connect me, put me through, patch me through, transfer me, real human, flesh and blood, not a machine, not a robot, someone in charge, sales team, sales department, talk to sales, speak to sales, staff member, someone real, somebody in charge, somebody i can talk to, human help, tired of bots, hate bots, sick of robots, living person, your boss, the boss, supervisor, talk to nora, speak to nora, nora please, actual employee, employee of yours, an employee, real employee, speak with an actual, actual human, one of your people, your staff, somebody from your, someone from your, someone at your, somebody at, real person available, person available, someone available, anyone available, somebody available, human available, is anyone there to talk, are there real people, who do i yell at, who do i complain to, who can i complain to, who can i talk to, whom can i talk to, whom should i talk to, who should i talk to, who should i speak to, whom do i talk to, whom do i speak to, whom should i speak to, who do i talk to, who do i speak to, who handles complaints, i want to complain, make a complaint, file a complaint, get me a rep, a rep, live person, live human, a live one, dont want to talk to a bot, dont wanna talk to a bot, no bot, no bots, not a bot, dont want a bot, sales rep, connect me with, get me someone, get me somebody, give me a person, give me someone, somebody human",
    es: "persona, humano, una persona, hablar con una persona, hablar con alguien, representante, operador, operadora, agente humano, asesor, pasame con, comunicame con, encargado, gerente, no quiero una maquina, no una maquina, no quiero hablar con una maquina, no quiero hablar con un robot, transfierame, transfiereme, paseme, alguien de verdad, alguien real, ser humano, gente real, un vendedor, ventas, supervisor, hablar con nora, un empleado, alguien de ventas, hablar con ventas, alguien de su, hay alguien disponible, alguna persona disponible, carne y hueso, de carne y hueso, con un agente, un agente por favor, no quiero robot, no quiero un robot, un asesor, comuniqueme con, comuniqueme, con una persona, un ejecutivo, con quien pueda hablar",
    zh: "人工, 真人, 转人工, 找人, 客服人员, 找真人, 跟人说, 和人谈, 接线员, 经理, 不要机器, 不想跟机器, 找个人, 真的人, 换人, 换个人, 负责人, 销售, 主管, 人工客服, 转客服, 真人客服, 工作人员, 你们的人, 有真人吗, 和真人说, 跟真人, 投诉, 找谁投诉, 跟人说话, 和人说话, 能和人, 跟真人讲, 真人讲, 要真人, 找个真人, 活人, 让人来, 人来接",
  },
  message: {
    en: "leave a note, take a note, leave this for, write this down for, give them this, leave a message, take a message, leave word, call me back, call back, callback, email me back, somebody email me, have someone call, have somebody call, contact me, get back to me, send you a message, write to me, message for nora, pass on a message, tell nora, ring me back, reach me, have someone contact, give me a ring, ring me, phone me, call me, call us, give me a call, give us a call, drop me a line, email me, shoot me an email, text me, get in touch with me, one of your colleagues, follow up with me, pass a message, pass along, let them know, have your team, reach out to me, tell them i, write me, get a callback, have nora, ask nora, note for nora, send someone a note, take down my, contact us back, have a colleague, tell them, tell her, tell him, tell sales, tell someone, tell somebody, tell the team, pass this on, pass it on, pass that on, give them a message, reach out to me, someone to reach out, somebody to reach out, drop me an email, drop me a message, send me an email, email me, get someone to ring, get someone to call, get somebody to call, ask one of your people, leave word for, ring me, call me when, have them call, have someone email, have somebody ring, shoot me a text, text me at, tell the boss, tell your boss, let him know, let her know, let nora know",
    es: "dejar una nota, dejo un recado, dejar un mensaje, dejar un recado, dejar recado, deje un mensaje, llamenme, que me llamen, devuelvan la llamada, regresen la llamada, regrese la llamada, regresenme la llamada, regreseme la llamada, regresarme la llamada, me contacten, contactenme, que me escriban, recado, que alguien me llame, me devuelva la llamada, devolverme la llamada, llameme, llamame, que me llame, escribame, que me contacten, mandenme un correo, digale a, avisele, anote, dejar mis datos, tomen nota, me marquen, me pueden llamar, pueden llamarme, me llaman, me podrian llamar, llamarme manana, quiero que me llamen, me pueden marcar, marquenme, marqueme, llameme al, me escriba, alguien me escriba, que me escriba, me contacte, me contacten, devuelvanme la llamada, mandeme un mensaje, avisele a",
    zh: "留言, 留个言, 回电, 给我回电话, 联系我, 打给我, 给我打电话, 让人联系我, 转告, 给我打个电话, 回个电话, 回我电话, 联系我一下, 让人打给我, 记一下, 转达, 告诉nora, 发邮件给我, 留个话, 传个话, 能打给我, 可以打给我, 叫人给我打, 叫个人给我打电话, 让人打电话给我, 回我一下, 发邮件给我, 打电话给我, 打个电话给我",
  },
  recommend: {
    en: "which one then, whats the one for me, whats the one for us, is the one for us, is the one for me, which do i take, which do we take, which one do i take, which one do we take, which one would you, what do i take, what fits us, what fits me, what should we be on, what should i be on, which plan, what plan, recommend, dont know what i need, dont know what we need, do not know what i need, not sure what i need, not sure what we need, no idea what i need, no idea what we need, recommendation, best plan, right plan, right for us, plan fits, suggest a plan, which one should, plan do we need, plan do i need, which tier, which package, plan for us, plan is for me, estimate, calculate, cheapest plan, plan should, where does that put us, which would fit, what would we need, what size, how big a plan, what would suit, suits us, suit us, what should we get, what do we need, best for us, best option, right fit, what would you suggest, what do you suggest, advise us on a plan, which one is for, which one for, which one fits, which should we, what should i pick, which do i pick, pick a plan, choose a plan, help me choose, which of the plans, is best for, best for a, would be best, package is best, tier is best, plan is best, plan is cheapest, package suits, which is right, what should i pick, do i need for about, whats right for, right one for, what would you pick, which do i need, for a small shop",
    es: "que plan, cual plan, recomienda, recomiendas, recomendacion, mejor plan, me conviene, nos conviene, plan adecuado, calcular, estimar, plan mas barato, que necesitamos, que nos recomienda, cual nos queda, cual deberia elegir, cual elegir, ayudame a elegir, que me sugiere, cual es para, cual seria, cual es mejor, mejor para, el mejor plan, cual plan me conviene, que plan necesito, cual necesito, que me recomiendan",
    zh: "哪个套餐, 选哪个, 推荐, 哪个方案, 适合的套餐, 选什么套餐, 哪种套餐, 估算, 最便宜, 该选, 怎么选, 帮我选, 选哪一个, 哪一个合适, 哪个合适, 需要哪个, 建议哪个, 最适合, 哪种好, 哪个好, 哪个最, 哪个合适, 用哪个, 哪个套餐合适, 该用哪个, 推荐一个",
  },
  volume: {
    en: "calls a day, calls per day, calls a week, calls a month, calls per month, calls per week, calls daily, minutes a month, minutes per month, minutes monthly, minutes a day, calls each day, calls an hour, call volume, minutes each month, calls every day, calls weekly, calls monthly, calls each, every half hour, each half hour, every half an hour, per half hour, half an hour a day, half an hour daily, half hour a day, half an hour a week, half an hour each day",
    es: "llamadas al dia, llamadas por dia, llamadas al mes, llamadas diarias, llamadas a la semana, minutos al mes, minutos por mes, llamadas por semana, llamadas mensuales, llamadas cada dia, cada media hora, media hora al dia, media hora diaria, media hora por dia",
    zh: "每月分钟, 通话量, 电话量, 多少通电话, 每半小时, 每隔半小时, 每半个小时, 每天半小时, 每天半个小时, 一天半小时",
  },
  speakIn: {
    en: "back to english, back to spanish, back to chinese, english again, spanish again, english please, spanish please, english now, talk english, talk spanish, talk chinese, speak english with me, speak spanish with me, in spanish please, in chinese please, in english please, speak spanish please, switch to, continue in, go on in, can we speak, can we do this in, lets speak, can we switch, can you speak spanish to me, answer in",
    es: "en ingles por favor, en espanol por favor, en chino por favor, responde en ingles, responde en espanol, responde en chino, habla en ingles, hablame en, seguir en, podemos hablar en, podemos seguir en, hablemos en, continuar en",
    zh: "请说中文, 请用中文, 请说英文, 请用英文, 用西班牙语, 请用, 用中文, 换中文, 换成中文",
  },
  repeat: {
    en: "repeat that, say that again, say again, pardon, come again, i did not understand, i didnt get that, i did not get that",
    es: "repite, repitelo, otra vez, no entendi, como dijo",
    zh: "再说一遍, 重复, 没听懂, 没听清",
  },
  catch: {
    en: "the catch, whats the catch, what is the catch, any catch, a catch, downside, downsides, drawback, drawbacks, fine print, small print, strings attached, gotcha, disadvantages, disadvantage, too good to be true, not telling me",
    es: "cual es el truco, truco, trampa, letra chica, letra pequena, desventajas, desventaja, inconvenientes, los contras, que no me dicen",
    zh: "陷阱, 套路, 有坑, 缺点, 猫腻, 附加条件, 隐藏条款, 坏处",
  },
  limits: {
    en: "what can it not do, what cant it do, what can you not do, what cant you do, what it cannot do, what it cant do, limitations, what are the limits, what doesnt it do, what does it not do, what will it not do, what wont it do, weaknesses, not good at, bad at, cannot it do",
    es: "que no puede hacer, que no hace, limitaciones, limites, que no sabe hacer, para que no sirve, que no puede",
    zh: "不能做什么, 做不到什么, 限制, 局限, 不会做什么, 做不了什么, 不能干什么",
  },
  /** Said in anger; it asks for nothing. */
  hostile: {
    en: "for gods sake, for god sake, for the love of god, goddamn, dumb, dumbest, stupid, stupidest, idiot, idiotic, moron, useless, worthless, garbage, trash, crap, crappy, sucks, suck, shit, shitty, fuck, fucking, wtf, bullshit, pathetic, ridiculous, hate this, hate you, worst, terrible, awful, horrible, screw you, shut up, waste of time",
    es: "estupido, estupida, tonto, idiota, imbecil, inutil, basura, mierda, porqueria, pesimo, odio esto, callate, no sirve para nada, perdida de tiempo",
    zh: "垃圾, 笨死, 太笨, 愚蠢, 白痴, 废物, 差劲, 滚, 没用的东西, 浪费时间, 烂透",
  },
  // Not ours
  /** Questions about the company that this site does not answer. */
  notSaid: {
    en: "roll over, rollover, rolls over, carry over, carried over, unused minutes, salary, ceo, founder, founders, employees do you have, investors, revenue, funding, stock, shareholders, competitor, competitors, android, iphone, ios, mobile app, app store, an app, warranty, guarantee, jobs, career, careers, internship, work for you, partner program, reseller, white label, affiliate, commission, referral program, on premise, self hosted, open source, source code, patent, lunch, birthday, married, federal court, e filing, file documents, fax, faxes, sponsor, charity, sports teams, model of server, which model, what model, which server, gpu, which llm, which gpt, llm do you use, tech stack, programming language, stock exchange, annual report, how old is the company, turnover, profit, profits, office dog, hardware, ship hardware, phones do you sell, sell phones, desk phones, ip phones, gift cards, swag, head office tour, stock options",
    es: "se acumulan, minutos no usados, minutos que sobran, salario, director general, fundador, inversionistas, competencia, android, iphone, aplicacion movil, una app, garantia, empleo, vacantes, trabajar con ustedes, revendedor, codigo abierto, patrocinan, que modelo, ganancias, accionistas, venden telefonos, hardware",
    zh: "结转, 没用完的分钟, 剩余分钟, 薪水, 工资, 创始人, 投资人, 竞争对手, 安卓, 苹果手机, app, 手机应用, 保证, 招聘, 职位, 代理商, 加盟, 开源, 赞助, 哪个模型, 什么模型, 利润, 营业额, 卖手机, 卖电话机, 硬件",
  },
  offTopic: {
    en: "weather, joke, poem, song, recipe, cook, football, soccer, super bowl, world cup, basketball, president, election, politics, capital of, homework, math, essay, movie, film recommendation, stock price, stock market, horoscope, lottery, translate this, python, javascript, write code, history of, who won, who invented, meaning of life, sing, story about, girlfriend, dating, travel to, flight, restaurant near, celebrity, religion, god, trivia, riddle, news today, what time is it, square root, planet, animal, dinosaur, video game, song lyrics, world war, pizza, good restaurant, best restaurant, book to read, dog, cat, cats, gardening, vacation, gift, tennis, baseball, guitar, knit, puzzle, chess, universe, aliens, ghost, moon, mars, einstein, shakespeare, napoleon, synonym, rhyme, quiz, bake, cake, cocktail, wine, beer, tv show, netflix, gossip, elon, trump, biden, lyrics, haiku, limerick, fairy tale, bedtime story, tell me a story, favourite color, favorite color, favorite food, fun fact, bible, zodiac, tarot, love advice, workout, lose weight, diet, makeup, hairstyle, train times, traffic, bus, hotel in, cheap flights, currency, exchange rate, crypto price, how tall is, how old is, who is the king, who is the queen, population of, distance to, speed of light, black hole, physics, chemistry, biology, geography, essay on, tallest, highest, biggest, smallest, longest, fastest, richest, deepest, something funny, make me laugh, entertain me, i am bored, im bored, cheer me up, in the world, in the universe, ever lived, ever made, sing me, tell me a, dinner, lunch ideas, breakfast ideas, what to eat, what should i eat, what to wear, what should i watch, watch tonight, read tonight, good book, favourite, favorite, cover letter, resume, times table, plus, multiply, divided by, calculate the sum, equation, proofread, summarize this article, write an email to my, write a letter, write me, write a, draft an email, rewrite",
    es: "clima, tiempo hace, chiste, poema, cancion, receta, cocinar, futbol, mundial, presidente, elecciones, politica, capital de, tarea, matematicas, pelicula, horoscopo, loteria, quien gano, historia de, novia, viaje a, vuelo a, adivinanza, cuento, pizza, buen restaurante, perro, gato, regalo, serie, vacaciones, deporte, beisbol, horoscopo, dios, pastel, vino, cerveza, cuentame un, amor, dieta, trafico, planeta, el mas alto, el mas grande, del mundo, algo gracioso, hazme reir, aburrido, cenar, comer, que ver, desayunar, libro, escribe una carta, cuantos son, calcula la suma",
    zh: "天气, 笑话, 写诗, 首诗, 唱歌, 菜谱, 做饭, 足球, 篮球, 总统, 选举, 政治, 首都, 作业, 数学题, 电影, 股票, 星座, 彩票, 谁赢了, 历史, 女朋友, 旅游, 机票, 讲故事, 世界杯, 披萨, 好吃的, 餐厅推荐, 狗, 猫, 礼物, 度假, 电视剧, 游戏, 明星, 宇宙, 外星人, 减肥, 恋爱, 诗, 讲个, 算命, 物理, 化学, 最高, 最大, 最长, 世界上, 吃什么, 看什么, 无聊, 逗我, 好笑, 有趣的, 故事, 写信, 写一封, 写一篇, 写作文, 等于几, 计算一下, 翻译这",
  },
} as const satisfies Record<string, Heard>;

export type Concept = keyof typeof heard;
