import { caller, choice, email, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const attorneys: FrontDesk = {
  slug: "attorneys",
  paper: ["Intake note", "Nota de admisión", "来访记录"],
  person: ["an attorney", "un abogado", "律师"],
  fields: [
    words(
      "matter",
      ["What happened", "Qué pasó", "发生了什么"],
      [
        "What happened, in your own words?",
        "¿Qué pasó, en sus palabras?",
        "请用您自己的话说，发生了什么？",
      ],
      [
        "rear ended, hit and run, slip and fall, accident, crash, hit me|by|my|from, injur*, hurt, slipped, fell, bit*, divorce, custody, support, arrested, charge*, dui, dwi, ticket, fired, laid off, wages, harass*, discriminat*, evict*, landlord, lease, served, suing, sue*, lawsuit, fence, contract, will, estate, probate, inherit*, died, immigration, visa, green card, deport*, bankrupt*, debt, foreclos*, trademark, business, adoption, restraining order, malpractice, neck, hit by, arrest*, charged, sued, wage*, overtime, slip*, dog bit, restraining, workers comp, i owe them|you|him|her|a|money, says i owe, cops|police took|came|got, hoa fining|fine|fined|fines, summons, towed my|the, power of attorney, write|make|set a trust, denied my|his|her disability|claim|benefits, picked up for, garnish*, collector*",
        "choc*, accidente, golpe*, lastim*, caida, cai, mordi*, divorcio, custodia, divorci*, pension, arrest*, deten*, multa, despidi*, despido, salario*, acoso, discrimin*, desaloj*, casero, renta, deman*, contrato, testamento, herencia, murio, migra*, visa, deport*, bancarrota, deuda*, embargo, negocio, adopcion, choque, despid*, demand*, papeles, horas extra, no me pagaron|pagan|quieren, cobranza, citatorio",
        "离婚,抚养,车祸,撞,解雇,开除,被捕,遗嘱,移民,签证,驱逐,起诉,告我,告他,告她,告上,被告,要告,想告,房东,合同,破产,工伤,骚扰,传票,欠我,工资,没发,被车,追尾,酒驾,罚单,超速,滑倒,摔倒,摔伤,受伤,咬了,咬伤,炒鱿鱼,炒了,辞退,裁员,加班费,拖欠,歧视,赶我们走,赶我走,赶出,搬出去,押金,租约,官司,遗产,继承,去世,绿卡,身份,工签,遣返,移民局,移民官,欠钱,欠债,债务,讨债,催债,商标,专利,收养,抚养权,赡养费,监护,家暴,保护令,误诊,医疗事故,被抓,抓走,拘留,违约,不给钱,不付钱,不还钱,委托书,信托,漏水,被骗,诈骗,围栏,篱笆,分家产,财产,过户,商业纠纷,纠纷,脖子疼,脖子痛,腰疼,背疼,被打,打伤,打了我,控告,指控,被控,律师函,保释,车被拖,工伤赔偿,克扣",
      ],
      "Rear-ended at a light, neck pain",
      {
        why: [
          "The attorney reads your words, not mine.",
          "El abogado lee sus palabras, no las mías.",
          "律师看的是您的原话，不是我的。",
        ],
      },
    ),
    words(
      "other",
      ["Other side", "Otra parte", "对方"],
      [
        "Who is on the other side, a person or a company?",
        "¿Quién está del otro lado, una persona o una empresa?",
        "对方是谁，个人还是公司？",
      ],
      [
        "property mgmt|management, mgmt, her name is, his name is, their name is, other driver|side|party, against, company is, works for, employer is, landlord is, other insurance, neighbor, ex, my boss, my landlord, my employer, husband, wife, the company, insurance is, other guy|lady|car|woman|man, she is, he is, they are called, llc, inc, state farm, geico, allstate, progressive",
        "se llama, la empresa, la compania, contra, el otro, la otra, mi casero, mi jefe, mi ex, esposo, esposa, empresa, patron",
        "对方,前夫,前妻,老板,房东,公司,保险公司,雇主,老公,老婆,丈夫,妻子,邻居,物业,另一个司机,那个司机,对方司机,合伙人,店主,餐馆,超市,医生是,州立农业,甲方,被告是,原告",
      ],
      "Carol Pruitt, a driver",
      {
        named: true,
        why: [
          "We check for a conflict before anything else is told.",
          "Revisamos si hay conflicto antes de que nos cuente más.",
          "在听详情之前，我们先查有没有利益冲突。",
        ],
      },
    ),
    words(
      "deadline",
      ["Deadline or court date", "Plazo o audiencia", "期限或开庭日"],
      [
        "Is there a date set by a court or a letter?",
        "¿Hay una fecha de corte o de una carta?",
        "法院或信件上有没有定下日期？",
      ],
      [
        "court date|on, hearing, deadline, by january|february|march|april|may|june|july|august|september|october|november|december, due, trial on|is, days to respond|answer, before the, court date, by the, letter says, trial, due on|by, have to answer|respond, days to, court is|on|in, court january|february|march|april|may|june|july|august|september|october|november|december, wants|want|wanting|needs|need|asks|asking|answer|respond|reply|sign|statement|pay|file|decide by|before january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday, statement|answer|response|reply by, have|got|gave till|until january|february|march|april|may|june|july|august|september|october|november|december|the, got|gave till|until monday|tuesday|wednesday|thursday|friday|saturday|sunday, summons says, got|have|has|gives|gave|given|only till|until|til|to january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|tomorrow|answer|respond|reply",
        "audiencia, corte el, plazo, vence, juicio, dias para, fecha de corte, tengo hasta, a mas tardar, conteste|responda|firme|pague antes|para, me|nos dieron dias, hasta el lunes|martes|miercoles|jueves|viernes",
        "开庭,期限,截止,法院,天内,答复,法官定,出庭,听证,过堂,法庭,庭审,回复,最后一天,之内,天之内,月底之前,到期,传票上写,信上说,信上写,号之前,号以前,上庭",
      ],
      "Hearing on the 14th",
      { optional: true },
    ),
    choice(
      "hurt",
      ["Treated", "Atención médica", "就医"],
      ["Have you seen a doctor?", "¿Ya lo vio un médico?", "您看过医生吗？"],
      [
        option(
          "yes",
          ["Seen by a doctor", "Lo vio un médico", "已看医生"],
          [
            "hospital, er, emergency room, urgent care, saw doctor, ambulance, surgery, doctor, clinic, physical therapy, x ray, stitches, chiropractor",
            "hospital, urgencias, ambulancia, vi doctor|medico, doctor, clinica, terapia, radiografia",
            "看过医生,医院,急诊,去过医院,看了医生,急诊室,救护车,拍了片,拍片,X光,缝了,缝针,理疗,诊所,动手术,做了手术,骨折住院,住院,脊椎按摩,看了急诊",
          ],
        ),
      ],
      "Urgent care on Saturday",
      { optional: true },
    ),
    email,
    ...caller,
    when(
      ["Consultation", "Consulta", "咨询"],
      [
        "When could you talk with an attorney?",
        "¿Cuándo podría hablar con un abogado?",
        "您什么时候方便和律师谈？",
      ],
      { calls: true },
    ),
  ],
  limits: [
    {
      id: "advice",
      takes: ["act", "verdict", "outcome"],
      rule: "Unauthorized practice of law: no opinion on a case, its worth, or what to do in it.",
      heard: [
        "can|could he|she|they|it do that|this, get|gets|land me|us in trouble|hot|court|jail, in hot water, bite|come back|backfire|held on|against|bite me|us, does|must|should a body|person|man|woman|fella|one have|answer|pay|go, should i just|myself take|tear|knock|rip|cut|move|fix|change|quit|stop|ignore, myself or will|would|could, do i have a case, have a case|claim, got a case|claim, if i|we win|sue|settle, my|our options, get|gets away with, count|counts as, have i a|any case|claim|chance, what is it worth, whats it worth, worth ballpark, how much can|will|would|could i get, will i win, could|can|would i|we|you|they|anyone win, chances, should we, should i sign|settle|pay|answer|talk|plead|accept|go|respond|sue, can they|he|she sue|arrest|evict|fire|deport|take, can i sue|get|be, is it legal|illegal, am i liable, is it my fault, what are my rights, what would you do, do i have to",
        "me meto|meten en lios|problemas|broncas, tengo caso, cuanto vale, cuanto me dan|pagan|toca, voy a ganar, debo|deberia firmar|aceptar|pagar|contestar|ir|declar*, me pueden demandar|deportar|correr|arrestar|quitar, puedo demandar, es legal|ilegal, tengo derecho, que hago",
        "能赢,会赢,胜算,该签,要签,合法吗,违法吗,能赔,赔多少,会判,坐牢,我的权利,该怎么办,要不要告,能告,打得赢,赢得了,有没有胜算,机会大吗,有没有机会,能不能赢,要不要签,该不该签,能签吗,可以签吗,合不合法,犯法吗,违不违法,能不能告,可以告,告得了,能要回,能拿多少,能拿到多少,能拿回,拿得到多少,赔我多少,值多少,会坐牢,会被抓,会不会判,会不会坐牢,会被遣返,会不会遣返,会被驱逐,有权利,有什么权利,有没有权,有权,该不该,我该怎么,怎么办,应不应该,要负责吗,是我的错吗,他可以这样,他们可以这样,能这样做吗,可以这样吗,要认罪,该认罪,算不算,能赶我,能不能赶,能扣,可以扣",
      ],
      say: [
        "That is for an attorney to answer, once they know all of it. I only take it down.",
        "Eso lo contesta un abogado cuando lo sepa todo. Yo solo lo apunto.",
        "这要等律师了解全部情况后回答，我只负责记下来。",
      ],
    },
    {
      id: "clients",
      takes: ["others"],
      rule: "Confidentiality (ABA Model Rule 1.6): nobody learns who is a client.",
      heard: [
        "are|do you work|working for my|his|her|the, do you represent, you guys represent, is he|she|my a client, who else you|yall|ya, your client, are you my husbands|wifes lawyer, did my husband|wife call, file on, come in to see|come see you|been to see, in to see you",
        "representan a, es cliente, llamo mi esposo|esposa",
        "是你们的客户,代理过,是不是客户,是你们客户,找过你们,来找过你们,你们代理,也是你们,有没有给你们打,给你们打过电话,你们的客户,你们也代表,代表我",
      ],
      say: [
        "I cannot say who is a client here and who is not; nobody will learn about your call either.",
        "No puedo decir quién es cliente aquí y quién no; de su llamada tampoco se entera nadie.",
        "谁是这里的客户，我不能说；您来电的事也不会有人知道。",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "arrested right now, in jail, in custody, at the station, police are here, reporter!, reporters!, press!",
    "esta detenido, en la carcel, la policia esta aqui, prensa, periodista",
    "刚被抓,刚刚被抓,在警察局,在派出所,警察在这,警察在门口,警察来了,关在里面,记者,媒体采访",
  ],
  price: [
    "Fees depend on the matter, and I quote none; the attorney tells you before anything costs money.",
    "Los honorarios dependen del asunto y yo no doy cifras; el abogado se los dice antes de que algo cueste.",
    "费用视案情而定，我不报价；产生费用之前律师会先告诉您。",
  ],
};
