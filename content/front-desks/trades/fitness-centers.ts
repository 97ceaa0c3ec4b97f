import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";
import { healthCues } from "../usual-cues.ts";

export const fitnessCenters: FrontDesk = {
  slug: "fitness-centers",
  paper: ["Membership note", "Nota de membresía", "会员便条"],
  person: ["the manager on duty", "la gerencia de turno", "值班经理"],
  fields: [
    choice(
      "wish",
      ["Wish", "Deseo", "想要"],
      [
        "Would you like to try it, join, book a class, freeze, leave, or is it the door?",
        "¿Quiere probar, inscribirse, una clase, congelar, darse de baja o es la puerta?",
        "想试练、入会、订课、暂停、退会，还是门的问题？",
      ],
      [
        option(
          "leave",
          ["Cancel, asked today", "Baja, pedida hoy", "退会，今天提出"],
          [
            "take|taking me|us|my name off, remove me|us|my, off the|your membership|books|list, out of my|the|this membership|contract, cancel, cancelling, canceling, cancellation, quit, end my membership, stop my membership, leave the gym, stop my|membership|coming|paying, done with, quit*, moving away|to, get out of, dont want to be a member, drop out, drop my|our|the membership, end it, terminate",
            "cancelar, baja, terminar mi membresia, salirme, ya no quiero, dejar el gym|gimnasio, dar de baja",
            "退会,不想去了,取消会员,退掉,退卡,取消会籍,不练了,不来了,不去了,不续,停掉会员,退出,终止会员,退了,不想练",
          ],
          {
            say: [
              "I write it down as asked today, and talk you out of nothing.",
              "Lo apunto como pedido hoy y no le insisto en nada.",
              "我记下是今天提出的，不会劝您留下。",
            ],
          },
        ),
        option(
          "freeze",
          ["Freeze, asked today", "Congelar, pedido hoy", "暂停，今天提出"],
          [
            "put|putting membership|it|account to|on sleep|ice|hold|pause, on ice, stop|skip for a while|month|months|bit, freeze!, freezing my|the|membership|it, pause, on hold, suspend, froze, put on hold, take a break, hold it for, couple months off, hold|holding my|our|the account|membership|it",
            "congel*, paus*, suspend*, poner en pausa, suspender unos",
            "暂停,冻结,停一个月,停两个月,停三个月,停几个月,先停,停卡,停一段,保留会员,保留会籍,停一下",
          ],
        ),
        option(
          "door",
          ["Door", "Puerta", "门"],
          [
            "door, tag doesnt, locked out, locked in, wont open, tag not, tag|key|fob|app doesnt|wont|isnt, cant get in, door wont, beeps red",
            "puerta, no abre, no sirve la tarjeta, no me deja entrar, llavero no",
            "门打不开,进不去,刷不开,开不了门,门不开,刷卡没反应,刷不进,门禁,卡刷不,门卡,开不开门,app打不开,进不了门,进不了",
          ],
        ),
        option(
          "class",
          ["Class or waitlist", "Clase o lista", "课程或候补"],
          [
            "sign|put|book me|us for|in|on monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow, class, list for, waitlist, yoga, spin, pilates, zumba, class*, spot in, hiit",
            "clase, lista de espera, yoga, spinning, clase*",
            "课,瑜伽,动感,普拉提,单车,尊巴,拳击,有氧,团课,候补,私教,拉伸,舞蹈,操课,太极,游泳",
          ],
        ),
        option(
          "try",
          ["Try it", "Probar", "试练"],
          [
            "free day|week|class|session|workout|visit, check|checking it|you|the|this|place|gym out, check|checking out the|your|it, give it a, have|take a look, see|seeing the|your place|gym, one time only, come|stop|drop by once|first, once for free, for free once|first, trial, day pass, try, tour, visit, guest pass, drop in, look around",
            "prueba, probar, pase, visita, pase de dia, conocer",
            "试,体验,参观,看看,参观一下,看一下,免费体验,试练,试一次,试一天,单日,日卡,转转,先去看",
          ],
        ),
        option(
          "join",
          ["Join", "Inscribirse", "入会"],
          [
            "join, sign|signing|signed me|us|myself up, signing up, become|becoming member, sign up, membership cost, become a member, membership for me|two|us|one|my|a|students|the family|kids|wife|husband|year, get a membership, start",
            "inscribir*, apuntar*, hacerme miembro, inscrib*, apuntarme, hacerme socio|miembro",
            "入会,办卡,报名,加入,成为会员,办会员,办个会员,会员卡,开卡,开始练,想办,办一张,办年卡,办月卡,注册",
          ],
        ),
      ],
      "Leave",
      {
        why: [
          "Each of them goes to another person.",
          "Cada cosa va con otra persona.",
          "每一样由不同的人办。",
        ],
      },
    ),
    field(
      "tag",
      "figure",
      ["Tag", "Tarjeta", "会员牌"],
      ["Which number is on your tag?", "¿Qué número trae su tarjeta?", "您的会员牌号码是多少？"],
      "20417",
      {
        only: ["leave", "freeze", "door"],
        range: [100, 999_999_999],
        heard: [
          "tag, member number, membership number, key tag, number, fob, key, card, member, id",
          "tarjeta, numero de socio, miembro, llavero, numero",
          "号,卡号,牌",
        ],
      },
    ),
    field(
      "draft",
      "words",
      ["Next draft", "Próximo cargo", "下次扣款"],
      ["When is the next draft?", "¿Cuándo es el próximo cargo?", "下次扣款是哪天？"],
      "The 15th",
      {
        only: ["leave", "freeze"],
        heard: [
          "draft*, charge*, billed, bills, payment comes, 1st, 15th, first, fifteenth, comes out, on the 1*|2*|3*|4*|5*|6*|7*|8*|9*|last|first, end of the month, takes it out, next bill|payment|charge is",
          "cobr*, cargo, pago, el 1, el 15, primero, quince, me cobran, sale el",
          "号扣,扣款,月初,月底,扣了,每月扣,下次扣,下个月扣,号会扣,号收费,从卡里,自动扣,扣钱,扣费,划账,下次收",
        ],
        why: [
          "The request has to be in before it.",
          "La petición debe llegar antes.",
          "申请要在那之前到。",
        ],
      },
    ),
    words(
      "why-leave",
      ["Because", "Motivo", "原因"],
      [
        "Is there a reason you would like written down?",
        "¿Quiere que apunte un motivo?",
        "有没有想写下来的原因？",
      ],
      [
        "moving, move to, lost my job, too expensive, injured, pregnant, too far, money, no time, injur*, dont use, new job, cant|cannot|dont afford, gym at|in work|home|my, doctors orders, too expensive|crowded|far",
        "me mudo, mudarme, sin trabajo, muy caro, caro, lejos, no tengo tiempo, lesion*, perdi mi trabajo, ya no voy|vengo|puedo, no me alcanza",
        "搬家,太贵,没时间,受伤,搬走,要搬,搬到,换工作,失业,没工作,太忙,工作忙,没空,太远,怀孕,生孩子,生病,做手术,动手术,出差,回国,出国,旅行,在家练,换了别家,别的健身房,人太多,太挤,太脏,不满意,学校,开学,膝盖",
      ],
      "Moving to Tucson",
      { optional: true },
    ),
    words(
      "injury",
      ["Injury, for the coach", "Lesión, para el entrenador", "伤，给教练"],
      [
        "Anything a coach should know?",
        "¿Algo que deba saber el entrenador?",
        "有什么教练应该知道的吗？",
      ],
      [
        `tore, torn, tear, acl, mcl, tendon*, meniscus, ligament*, rotator, in a cast, ${healthCues[0]}, no lifting, nothing|anything wrong with, doc|doctor said|says no|not`,
        `rompi*, quebr*, desgarr*, tendon*, ligament*, yeso, ${healthCues[1]}`,
        healthCues[2],
      ],
      "Ankle",
      { optional: true },
    ),
    ...caller,
    when(
      ["Come by", "Venir", "来店"],
      ["Which day and time would you come?", "¿Qué día y hora vendría?", "您哪天几点来？"],
      {
        only: ["try", "join", "class"],
      },
    ),
  ],
  limits: [
    {
      id: "training-advice",
      takes: ["act", "verdict"],
      rule: "No training or diet advice to an injury.",
      heard: [
        "which|what exercises|workouts|moves|machines|lifts|stretches|training, workout|exercise|exercises for my|a|that|this|it, fine|ok|okay|safe|alright to|if|for keep|i|me|still lift|lifting|train|training|run|running|squat|squatting|work|working, what can i do with, can i train|lift|run|squat|exercise, should i train|eat|lift|stop, diet, lose weight, protein, is it bad for, should i do for my, best for losing|belly|abs|weight, how many reps|sets, which machine|workout|exercise",
        "que ejercicios, puedo entrenar|correr|levantar, debo entrenar|comer, dieta, bajar de peso",
        "能练,可以练,怎么减,受伤能,该不该练,怎么练,能不能练,可不可以练,能做吗,可以做吗,能上吗,适不适合,适合吗,怎么瘦,怎么增肌,怎么减肥,减肥要,减脂,练什么,做什么动作,吃什么,吃蛋白,蛋白粉,能举,能跑,可以跑,可以上,能游泳,能蒸桑拿,要练多久,练多久,多久能瘦,能瘦,会瘦,安全吗,会不会伤,伤到,怀孕能,有帮助",
      ],
      say: [
        "What to do with an injury, a coach asks your doctor’s word on; from me there is no training advice.",
        "Qué hacer con una lesión lo ve un entrenador con lo que diga su médico; yo no doy consejos de entrenamiento.",
        "受伤该怎么练，教练要看医生怎么说；我不给训练建议。",
      ],
    },
    {
      id: "members",
      takes: ["others"],
      rule: "Nobody learns who trains here.",
      heard: [
        "does my wife|husband|ex|girlfriend|boyfriend go|come|train, is he|she a member, who comes at, still come|comes|train|trains|there|mornings, has|have|is my|his|her ex|wife|husband|boyfriend|girlfriend been|coming|around, who all is|in|comes, train|trains|go|goes|come|comes here, a member here",
        "viene mi esposa|esposo|ex|novia|novio, es miembro",
        "是会员吗,在你们那练,谁在练,是不是会员,是你们的会员,是你们会员,在不在你们,在你们那里练,在你们那儿练,在你们健身房,今天来了吗,今天来过,几点来的,来过吗,什么时候来练,有没有来,来没来,在里面吗,我老公来,我老婆来,我女朋友来,我男朋友来",
      ],
      say: [
        "Who trains here I tell nobody.",
        "Quién entrena aquí no se lo digo a nadie.",
        "谁在这里锻炼，我对谁都不说。",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "locked out, locked in, outside alone, doesnt open, wont open, stuck inside, lawyer, you|they|yall|guys still|just|even took|charged|pulled|billed|debited|withdrew|drafted, took|taken|taking|pulled|withdrew my|the|out money, money|payment|charge|dues still|just|even|went went|came|gone|left out|taken|off|through|account, robbery, robbing, theft, thieves, stealing, stole, rip|ripped|ripping off, you charged me, attorney general, harass*, injury claim",
    "no abre, encerrad*, sola afuera, abogado, me cobraron, acos*",
  ],
  price: [
    "The full monthly sum with every fee comes in writing; I quote no part of it.",
    "La suma mensual completa, con todo cargo, llega por escrito; yo no doy solo una parte.",
    "含所有费用的月费会书面给您，我不报其中一部分。",
  ],
};
