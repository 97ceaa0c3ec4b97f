import type { LimitQuestions } from "./limit-questions.ts";

/** Half of the questions that four writers put to the desks. */
export const tunedLimitQuestions: LimitQuestions = {
  attorneys: {
    advice: {
      en: [
        "do i got a case",
        "my ex is moving to oregon with the kids, can she just do that",
        "a buddy of mine said two years is the cutoff for suing, wondering if thats true here",
        "will i go to jail",
      ],
      es: ["voy a perder la casa?", "mi hermano quiere saber si le conviene declararse culpable"],
      zh: ["能赢吗", "我老公绿卡还没下来,现在离婚会不会影响他"],
    },
    clients: {
      en: [
        "is my husband seeing you people",
        "Are you the ones representing the trucking company in that I-35 pileup?",
        "im his probation officer, i was told you guys got his file",
        "my sisters divorce, are yall handeling it, she wont say",
      ],
      es: [
        "mi esposa ya los contrató?",
        "quisiera saber si el señor Ramiro Fuentes lleva su caso ahi, le presté dinero",
      ],
      zh: ["我太太找过你们吗", "我打这个电话,公司那边会知道吗"],
    },
    none: {
      en: [
        "you do wills?",
        "i got a box of papers plus the police report, bring all that or what",
        "Could we do it over video instead? My mother can't drive.",
        "got nobody to watch my two boys thursday, can they sit in the waiting room",
      ],
      es: ["hay quien hable español", "dónde me estaciono cuando llegue?"],
      zh: ["周末上班吗", "有会讲国语的律师没有,我爸英文不行"],
    },
  },
  "b2b-services": {
    clients: {
      en: [
        "does brightway use you",
        "our competitor down the road, Halvorsen Supply, they with you guys too",
        "saw your van outside the credit union, figured thats one of yours",
        "im a reporter, trying to confirm you had the contract with the school district when it happened",
      ],
      es: [
        "a quien le dan servicio?",
        "el gerente de enfrente dice que ustedes son sus proveedores, me lo confirma",
      ],
      zh: ["华美超市是你们客户吗", "隔壁那家物流公司说合同是跟你们签的,有这回事吗"],
    },
    "payment-details": {
      en: [
        "reset my password",
        "locked out of the portal since 7, could you send a temporary login to my gmail",
        "whats the account number we wire to, someone emailed a diffrent one this morning",
        "my admin quit and took the passcode, make me the owner of the acount",
      ],
      es: [
        "olvidé mi contraseña",
        "me puede quitar la verificacion en dos pasos, perdi el celular",
      ],
      zh: ["密码忘了怎么办", "同事离职了登不进去,能直接把她的密码告诉我吗"],
    },
    terms: {
      en: [
        "can you sign ours",
        "legal sent an NDA over, just say you accept and I'll mark it done",
        "our vendor form has an idemnity clause on page 12, you good with that",
        "you guarantee 99.9 uptime in writing, yes?",
      ],
      es: [
        "firman el contrato hoy?",
        "necesito que alguien me apruebe el acuerdo de confidencialidad por teléfono",
      ],
      zh: ["保密协议能签吗", "口头答应一下两小时内到场,行不行"],
    },
    none: {
      en: [
        "you cover kentucky?",
        "Who would come out for the walkthrough, and does somebody need to let them in?",
        "where do i mail the purchase order",
        "can you send over the insurance certificate, landlord keeps bugging me",
      ],
      es: [
        "dan servicio en Toledo?",
        "que documentos les tengo que tener listos para la junta del jueves",
      ],
      zh: ["几点下班", "第一次见面是你们过来还是我们去你们公司"],
    },
  },
  "insurance-agents": {
    binding: {
      en: [
        "start it tonight",
        "Just sold the boat, could you cancel that one as of today?",
        "im at the dealer signing, swap the camry for the new one so i can drive off",
        "payment bounced, turn me back on please, i can read you a card",
      ],
      es: [
        "quiero cancelar la póliza",
        "viene la tormenta y no tengo nada, me puede asegurar la casa ahorita",
      ],
      zh: ["今天能生效吗", "台风要来了,现在加保水灾还来得及不"],
    },
    coverage: {
      en: [
        "am i covered",
        "Does a rental count if I hit something in Mexico?",
        "dishwasher leaked prolly for weeks, guy says they dont pay for slow leaks",
        "my employee sawed into his thumb on a side job, would workers comp even touch that",
      ],
      es: [
        "me cubre el granizo?",
        "mi papá iba manejando mi carro y no está en la póliza, responden o no",
      ],
      zh: ["这个赔不赔", "我送外卖的时候被追尾,个人车险管不管"],
    },
    none: {
      en: [
        "you guys do motorcycles",
        "where do the hail photos get sent",
        "can i swing by without an apointment, im two blocks over",
        "when would the adjuster come out, does someone call first",
      ],
      es: ["a qué hora cierran", "que papeles llevo para la cotizacion"],
      zh: ["有中文经纪吗", "报价大概要谈多久,我只有中午半小时"],
    },
  },
  "real-estate-agents": {
    "fair-housing": {
      en: [
        "is it safe there",
        "My wife wants to know, are there other Indian families on that street?",
        "mostly older folks or young couples around alder",
        "looking for a good christian neigborhood for my parents, which of yours would be",
      ],
      es: ["hay mucho latino por ahí?", "es tranquilo el barrio o se oyen balazos"],
      zh: ["治安好吗", "学区评分高吗,孩子明年上初中"],
    },
    negotiation: {
      en: [
        "would they take less",
        "Are the sellers desperate? It's been sitting since August.",
        "if we skip the inspection do we get it over the other couple",
        "they countered at 525, should we meet em in the middle",
      ],
      es: ["le bajan algo?", "cuanto es lo menos que agarran por la amarilla"],
      zh: ["还能砍价吗", "卖家底价你透个风"],
    },
    value: {
      en: [
        "whats mine worth",
        "It's the same plan as the one on Elm that just closed, so about that much?",
        "grandmas place, three bed no garage, ruff number is fine",
        "my lawyer needs a figure for the house for the divorce, just ballpark it",
      ],
      es: ["cuánto vale mi casa", "el vecino vendio en 290, la mia sale igual?"],
      zh: ["我家值多少", "枫树街那套标得是不是太高了"],
    },
    access: {
      en: [
        "whats the code",
        "Dana with Crestline, running late for my showing, can you text me the combo?",
        "i own the place for gods sake, where did yall hide the key",
        "garage keypad number please, the appraiser is sitting in the driveway",
      ],
      es: ["me da la clave", "estamos afuera y no hay nadie, podemos entrar solos por atras?"],
      zh: ["门锁密码多少", "经纪没来,你把盒子的号码告诉我就行"],
    },
    none: {
      en: [
        "still for sale?",
        "do we gotta have a preaproval letter before we look at it",
        "my sister and her toddler wanna tag along saturday, thats alright?",
        "you handle rentals at all or just sales",
      ],
      es: ["tiene sótano?", "el agente habla español, es que mi mamá va a ir sola"],
      zh: ["今天能看房吗", "看房要带什么证件,我老婆也一起去"],
    },
  },
  doctors: {
    privacy: {
      en: [
        "did he show up",
        "Principal at Lincoln here, was Jaylen Brooks really seen by you on Monday?",
        "need to know what meds my roomate is on, hes acting off",
        "my daughters 17, did she ask yall for birth control",
      ],
      es: ["qué tiene mi esposo", "mi novia fue ayer con ustedes, está embarazada?"],
      zh: ["我妈查出什么了", "李国强是不是你们的病人,我是他老板"],
    },
    "medical-advice": {
      en: [
        "is that contagious",
        "The portal says my TSH is 6.1, is that bad?",
        "stiches look kinda yellow, guessing neosporin takes care of it",
        "dad stands up and sees stars, could it be the water pill",
      ],
      es: ["me quito la venda?", "me salió una bolita en el cuello, será algo malo"],
      zh: ["这药饭前吃吗", "血糖早上七点八,要不要紧"],
    },
    none: {
      en: [
        "taking new patients?",
        "which entrance is closest, im on a walker",
        "Do you have somebody who speaks Vietnamese for my father's visit?",
        "got the baby with me thursday cause my sitter bailed, hope thats alright",
      ],
      es: ["abren los sábados", "cuánto dura un chequeo general, para avisar en el trabajo"],
      zh: ["可以视频看诊吗", "第一次来要提前多久到"],
    },
  },
  dentists: {
    "dental-advice": {
      en: [
        "can i glue it",
        "Is it okay to use a straw? Got my wisdom teeth out yesterday.",
        "my son is 8 and theres a second tooth coming behind the first, is that normal",
        "the other dentist said it needs a crown, i think a filling would do, wouldnt it",
      ],
      es: [
        "puedo comer tortilla?",
        "a mi mamá le salió una llaga blanca debajo de la dentadura, qué se pone",
      ],
      zh: ["牙松了要拔吗", "怀孕五个月能照X光吗"],
    },
    coverage: {
      en: [
        "is it gonna hurt",
        "How much have I got left on my benefits before January?",
        "kids on medicaid, are her braces free then",
        "so cleanings are at a hundred percent, two a year, nothing out of pocket",
      ],
      es: ["va a doler mucho?", "ya usé la limpieza en marzo, me alcanza el plan para otra"],
      zh: ["拔牙疼不疼", "今年额度还剩多少,够不够做牙冠"],
    },
    none: {
      en: [
        "do you see toddlers",
        "could all three of us come back to back, me and the twins",
        "my old xrays are at another office, do i bring em or you get them",
        "can i stay in the room with my daughter while shes in the chair",
      ],
      es: ["hacen blanqueamiento", "la doctora habla español o hay una asistente que ayude?"],
      zh: ["周日开门吗", "新病人要填表吗,可以在网上先填好"],
    },
  },
  "med-spas": {
    clinical: {
      en: [
        "had dysport friday, am i allowed to do hot yoga yet",
        "im breastfeeding a 4 month old so which peels are off limits for me",
        "how many syringes would somebody with super thin lips take",
        "my moms 71 and on blood thinners, wondering about microneedling for her",
      ],
      es: [
        "me puse relleno ayer y amaneci con una bolita en el labio, la masajeo o la dejo",
        "tengo la piel morena y se me hacen queloides, me sirve el laser o mejor no",
      ],
      zh: ["打完肉毒能喝酒吗", "做完水光第二天脸上起小红点，算正常反应吧"],
    },
    promise: {
      en: [
        "will my acne pits be gone after the third visit",
        "i just wanna hear that the hair never ever grows back",
        "how many years is this going to take off my face, honestly",
        "my husband keeps asking if his double chin really dissapears or is it just hype",
      ],
      es: [
        "me aseguran que se me quitan las manchas",
        "mi hermana quiere saber si las estrias se le van del todo o nomas se aclaran",
      ],
      zh: ["保证有效果吗", "下个月拍婚纱照，到时候皮肤肯定能变白吧"],
    },
    none: {
      en: [
        "do you do laser on tattoos or only hair",
        "is the consult with the np or with the front desk lady",
        "should i come with no makeup on or do you have wipes there",
        "is there a back entrance, id rather nobody from work sees me",
      ],
      es: ["hacen depilacion para hombres tambien", "donde me estaciono cuando llegue"],
      zh: ["你们有没有会讲中文的医生", "可以先来面诊再决定做什么吗"],
    },
  },
  spas: {
    "health-claims": {
      en: [
        "does cupping get rid of migraines",
        "would a wrap pull the toxins out, ive been drinking too much",
        "my dads got a pacemaker, sauna yes or no",
        "wondering if the salt room would do anything for my sons asma",
      ],
      es: ["el masaje me cura la ciatica o nomas me relaja", "¿sirve para várices?"],
      zh: ["推拿能治好颈椎病吗", "我爸有糖尿病，脚底按摩对他会不会有危险"],
    },
    conduct: {
      en: [
        "so do your ladies do happy endings or what",
        "is it like a full service full service place if you know what i mean",
        "can the therapist be naked too",
        "you got a pretty young lady who does nuru or body to body",
      ],
      es: ["hay final feliz", "¿dan masaje erótico para caballeros?"],
      zh: ["有特殊服务吗", "按完能不能帮我打飞机，多给小费"],
    },
    "gift-card": {
      en: [
        "found a card in a drawer from like 2019, is it still any good",
        "the back says void after 12/23, so thats just money gone huh",
        "certificate expired?",
        "the girl up front last time told me my voucher ran out, can that be",
      ],
      es: [
        "mi tarjeta de regalo es de hace cuatro años, todavia vale",
        "me regalaron un certificado en navidad del 2021 y creo que ya se vencio, lo pierdo o que",
      ],
      zh: ["礼品卡过期了吗", "帮我查一下这张礼券里面还剩多少钱"],
    },
    none: {
      en: [
        "do you guys have a steam room or just the dry one",
        "how late is the last massage on weeknights",
        "i want a lady therapist, can i ask for that ahead of time",
        "is this a recording or can i get somebody at the desk",
      ],
      es: [
        "tienen masaje en pareja para el domingo",
        "¿venden certificados de regalo por internet?",
      ],
      zh: ["晚上九点还营业吗", "毛巾和浴袍要自己带吗？"],
    },
  },
  salons: {
    "staff-privacy": {
      en: [
        "where did kayla go, is she at another shop now",
        "can i get brees cell number, i lost it",
        "shes been out three weeks, is she sick or somthing",
        "did renee quit?",
      ],
      es: ["por que ya no trabaja ahi la yesenia", "¿Rosa está embarazada?"],
      zh: ["小李是不是辞职了", "我婆婆每次找谁剪的，她什么时候来"],
    },
    health: {
      en: [
        "im 9 weeks along, can i still get my roots done",
        "finished chemo in april, my friend said wait a year before any color, is she right",
        "wondering about the fumes from that brazilian blowout, i have asthma pretty bad",
        "i get sorasis flare ups behind the ears, does dye make it worse",
      ],
      es: ["estoy dando pecho, el tinte le llega al bebe", "¿la keratina da cáncer?"],
      zh: ["怀孕能染发吗", "我吃甲状腺的药，用你们的药水安全不"],
    },
    promise: {
      en: [
        "can you get me from black to platnum in one sitting",
        "fixable by saturday?",
        "just need to know it wont go brassy on me after two weeks",
        "my niece wants silver for prom, she'd leave there actually silver yeah?",
      ],
      es: ["me quedaria rubio cenizo de una vez o tengo que volver", "¿seguro no queda naranja?"],
      zh: ["一次能漂到白金色吗", "我自己在家染花了，你们一定救得回来吧"],
    },
    none: {
      en: [
        "do yall do mens fades",
        "is somebody there who really knows type 4 hair",
        "how long do foils usually take, i gotta get my kid at three",
        "are you closed mondays like everybody else",
      ],
      es: ["cortan a niños de dos años", "¿hasta qué hora atienden los viernes?"],
      zh: ["剪头要预约吗", "烫一次大概要坐几个小时"],
    },
  },
  "fitness-centers": {
    "training-advice": {
      en: [
        "tore my acl in the fall, can i squat yet",
        "bad shoulder, bench?",
        "how soon after a c section is spin class ok",
        "wondering what i ought to eat to drop 20 pounds, i have a stress fracture and cant run",
      ],
      es: ["me duele la cintura cuando cargo, que ejercicios hago", "¿puedo correr con fascitis?"],
      zh: ["膝盖积水能练腿吗", "我腰椎间盘突出，应该练什么动作才好"],
    },
    members: {
      en: [
        "did my husband check in this morning",
        "need to know what time my ex works out so i dont run into her",
        "whos signed up for the 6am bootcamp, any names i know",
        "i'm calling from hr, one of our employes says he was at your gym tuesday, could you confirm",
      ],
      es: ["mi esposo esta ahi ahorita", "¿va con ustedes Carla Méndez?"],
      zh: ["我老公今天去了吗", "帮我看下我室友这个月刷过几次卡"],
    },
    none: {
      en: [
        "you guys have a pool or just weights",
        "24 hours?",
        "do i have to bring my own lock for the lockers",
        "when is it dead in there, i hate waiting for a rack",
      ],
      es: ["tienen clases de zumba en la tarde", "¿puedo ir un día a probar?"],
      zh: ["有淋浴和桑拿吗", "动感单车课要提前多久订位"],
    },
  },
  hvac: {
    "repair-advice": {
      en: [
        "how do i relight the pilot on a floor furnace",
        "bad capacitor?",
        "can i put the freeon in myself, amazon has the cans",
        "so i keep flipping the furnace switch til it catches, thats what i been doing",
      ],
      es: [
        "como prendo el piloto del calenton",
        "mi esposo ya compro el motor, digale como se conecta",
      ],
      zh: ["自己能加冷媒吗", "外机嗡嗡响不转，是不是电容坏了，怎么换"],
    },
    rebates: {
      en: [
        "how much do i get back on my taxes for a heat pump this year",
        "any utility rebates?",
        "neighbor got like two grand from the goverment for her mini splits, do i qualify",
        "if we go with the higher seer does the federal credit cover part of it",
      ],
      es: ["me dan credito de impuestos si pongo uno nuevo", "¿hay reembolso del gobierno?"],
      zh: ["装热泵能抵税吗", "电力公司今年给不给补贴，我能拿多少"],
    },
    none: {
      en: [
        "do you work on mini splits",
        "are you the ones who do oil burners too or only gas",
        "how long is the guy here for a regular maintinence visit",
        "will he call before he shows up, i have to put the dogs away",
      ],
      es: ["limpian los ductos tambien", "¿trabajan los días festivos?"],
      zh: ["商用冷库你们修不修", "晚上也派人来吗"],
    },
  },
  plumbers: {
    "repair-advice": {
      en: [
        "which way do i turn the knob to light the water heater again",
        "i found the cap out in the yard, should i crack it open and let it drain",
        "my boyfriend wants to take the toilet up himself, what does he need to know about the wax ring",
        "would boiling water and baking soda clear out the kitchen line, its been slow for a week",
      ],
      es: ["como destapo el fregadero yo mismo", "¿le echo ácido al drenaje?"],
      zh: ["热水器怎么重新点火", "水管接头渗水，我缠点生料带就行了吧"],
    },
    landlord: {
      en: [
        "im renting, is this on me or on the owner",
        "can i take it off the rent if i pay you guys myself",
        "my lease says repairs under 100 are mine, does a clogged tub count",
        "the leak is from the apartment upstairs so wouldnt they be the ones that owe",
      ],
      es: ["a quien le toca pagar, a mi o al dueño", "¿me lo descuentan de la renta?"],
      zh: ["房东该出这个钱吧", "楼上漏到我家，费用算谁的"],
    },
    none: {
      en: [
        "do you put in tankless ones",
        "licensed and everything?",
        "should i clear the stuff out from under the sink before he gets here",
        "does it take all day to change out a garbage disposal",
      ],
      es: ["instalan lavadoras de platos", "puedo mandar fotos por mensaje antes de la visita"],
      zh: ["你们周日上班吗", "上门的师傅会说国语不"],
    },
  },
  electricians: {
    "electrical-advice": {
      en: [
        "should i flip it back on",
        "whats causing the buzzing?",
        "which wire goes on the gold screw, i got the cover off already",
        "my brother in law says aluminum wireing burns houses down, is he right",
      ],
      es: [
        "por que se va la luz cada vez que prendo el microondas",
        "mi esposo quiere cambiar el enchufe de dos patas el solo, como se hace",
      ],
      zh: ["跳闸了能推回去吗", "插座有点烫手,还可以继续用吗"],
    },
    none: {
      en: [
        "do you guys put in car chargers",
        "does somebody have to be home when the electrician comes, i work til four",
        "is it anna herself or one of her guys",
        "how long is an estimate visit usualy",
      ],
      es: ["hablan español los electricistas?", "a que hora abren"],
      zh: ["你们周末上班吗", "你们给商铺装灯吗"],
    },
  },
  contractors: {
    structure: {
      en: [
        "is that wall holding anything up",
        "need a permit?",
        "would the old deck take a hot tub, its two by eights i think",
        "previous owner cut a beam in the basment, can we still sleep upstairs",
      ],
      es: [
        "se puede tumbar la pared entre la cocina y la sala",
        "el techo se esta pandeando en medio, se nos va a caer",
      ],
      zh: ["这面墙是承重墙吗", "地基裂了一条缝,危险不危险"],
    },
    "finish-date": {
      en: [
        "could you be out of here by thanksgiving",
        "how many weeks for a bathroom start to end",
        "the other builder told us six weeks for the addition, can you beat that",
        "im trying to figure out when the tenents can move back in after the remodel",
      ],
      es: [
        "cuanto se tardan en hacer un baño",
        "mi suegra llega el 15, me garantiza que el cuarto ya este listo",
      ],
      zh: ["几号能完工", "加盖一间房大概要几个月"],
    },
    coverage: {
      en: [
        "will my insurance pay for this",
        "state farm sent us, do they pick up the new floor too or only the drywall",
        "if the tree hit my dads porch is that a claim or is he on the hook himself",
        "wondering if the flood polisy takes care of a finished basement",
      ],
      es: [
        "el seguro paga esto?",
        "me dijeron que por el granizo el techo sale gratis con la aseguranza, es cierto",
      ],
      zh: ["保险会赔吗", "发霉这种房屋险管不管"],
    },
    none: {
      en: [
        "do you build decks or is it all inside work",
        "our other guy walked off, do you take on half finished jobs",
        "can we see something you built, like drive by it",
        "where's your office at?",
      ],
      es: ["hacen cocinas?", "el contrato me lo dan en español"],
      zh: ["你们做浴室翻新吗", "我把图纸发到哪里"],
    },
  },
  painters: {
    "safety-claims": {
      en: [
        "is there lead in it",
        "fumes bad for birds?",
        "so zero voc means its nontoxic",
        "my husbands got asthma real bad, will he be alright sleeping there that same nite",
      ],
      es: ["la pintura le hace daño al bebe", "mi mama usa oxigeno, no le afecta el olor"],
      zh: ["油漆有没有毒", "老房子五几年的,墙上会不会含铅"],
    },
    promise: {
      en: [
        "will one coat do it",
        "its not gonna rain on thursday is it",
        "photographers here the 20th, you sure it'll be dry enough outside that week",
        "two coats enough?",
      ],
      es: [
        "cuantas manos le dan",
        "y si llueve el martes, usted cree que aguante el tiempo para lo de afuera",
      ],
      zh: ["要刷几遍", "下礼拜外墙那几天天气没问题吧"],
    },
    none: {
      en: [
        "do you do ceilings",
        "can you match a color off a pillow, its kind of a dusty teal",
        "we're an office so it'd have to be a weekend, you work those?",
        "theres wallpaper in my moms hallway, do your guys take that off",
      ],
      es: ["pintan por fuera tambien?", "tengo que estar en la casa cuando vengan a medir"],
      zh: ["你们刷楼梯间吗", "量房大概要多长时间"],
    },
  },
  "pest-control": {
    "safety-claims": {
      en: [
        "will it hurt my cat",
        "my wifes expecting in march, is the spray ok around her",
        "the dog licked the baseboard after you guys left, do i need to freak out",
        "i read online that the green stuff is harmless, so the kids can crawl on it",
      ],
      es: ["es toxico lo que echan", "mi niña tiene asma, no le hara mal el veneno"],
      zh: ["对狗有害吗", "我媳妇在喂奶,那个药要不要紧"],
    },
    identification: {
      en: [
        "is it termites or ants",
        "i got three bites in a row on my arm, does that mean bed bugs",
        "found droppings behind the stove like black rice, would you say mouse or rat",
        "theres sawdust piles under the porch beam, wondering what kinda bug does that",
      ],
      es: [
        "que animal es, tiene muchas patas y corre bien rapido",
        "salieron unos con alas por la ventana, seran comejen o hormigas",
      ],
      zh: ["这是什么虫", "墙里面半夜有声音跑来跑去,老鼠还是松鼠"],
    },
    neighbors: {
      en: [
        "did you treat the unit upstairs",
        "are the roaches coming from next door, you guys were there last week",
        "who else in my bilding has bedbugs, i have a right to know",
        "does the restaurant downstairs use you, cause we never had mice before they opened",
      ],
      es: ["el vecino tiene cucarachas verdad", "le van a decir a los demas que yo tengo chinches"],
      zh: ["隔壁也叫你们了吗", "你们不会跟房东讲我打过电话吧"],
    },
    none: {
      en: [
        "do you guys handle wasps",
        "what do i bag up before he gets here",
        "you were here monday and i'm still seeing them, do you come back out",
        "am i talking to a real person",
      ],
      es: ["trabajan los domingos?", "quien viene a revisar, un señor o una señora"],
      zh: ["你们灭白蚁吗", "检查的时候要不要把床搬开"],
    },
  },
  "moving-companies": {
    "delivery-date": {
      en: [
        "wheres my stuff",
        "crew was supposed to be here at eight, are they close",
        "here by noon?",
        "trying to plan my flight around when the truck pulls in to pheonix",
      ],
      es: [
        "cuando llegan mis muebles",
        "me dijeron que el lunes y ya es miercoles, a que hora va a llegar todo",
      ],
      zh: ["东西哪天到", "我妈一个人在新家等,几点能卸货"],
    },
    valuation: {
      en: [
        "what if you break something",
        "60 cents a pound, so a two thousand dollar painting gets me like four bucks?",
        "my grandmothers china cabinet came with the glass cracked, how much do i get back",
        "i pack my own boxes, does that mean you dont pay if the plates are smashed",
      ],
      es: ["si se rompe algo quien paga", "me rayaron el comedor, cuanto me dan por eso"],
      zh: ["摔坏了赔多少", "丢了一箱衣服,按原价赔还是按重量算"],
    },
    whereabouts: {
      en: [
        "where did my wife have it sent",
        "i need the new address for a tanya brooks, im her brother",
        "im the landlord, is my tenent moving out this weekend or not",
        "calling for my boss, trying to confirm what date Mr Ortega is leaving his place",
      ],
      es: [
        "a donde se mudo mi hermana",
        "soy el papá de los niños, ¿para qué ciudad llevaron sus cosas?",
      ],
      zh: ["我前妻搬去哪里了", "帮我查一下李娜的新地址,我是她朋友"],
    },
    none: {
      en: [
        "do you take pianos",
        "my building wants some certificate thing, do you send that or do i",
        "do i empty the dresser drawers or leave em full",
        "its the 30th, are you booked up already",
      ],
      es: ["tambien empacan ustedes?", "hacen mudanzas a otro estado"],
      zh: ["你们搬不搬办公室", "煤气罐和油漆能上车吗"],
    },
  },
  "car-dealerships": {
    "drive-advice": {
      en: [
        "can i still drive it",
        "got a airbag recall letter, do i stop using the car",
        "my sons away at college and his temp gauge is in the red, can he just add water and go",
        "so its fine to take it on the highway with the tire light on",
      ],
      es: [
        "lo puedo manejar asi",
        "mi hija trae el carro y dice que huele a quemado, que se venga despacito o que",
      ],
      zh: ["还能开吗", "刹车踩下去有点软,我慢慢开到你们店可以吧"],
    },
    "trade-value": {
      en: [
        "whatll you give me for mine",
        "carmax said nine grand, can you top that",
        "i owe fourteen on it, wondering if id have anything left over after you take it",
        "my moms old buick dont run, would you even give her five hundred for it",
      ],
      es: ["cuanto me dan por mi troca", "si lo doy a cambio me alcanza para quitarme lo que debo"],
      zh: ["我的旧车值多少", "别家给我估八千五,你们收得更高吗"],
    },
    finance: {
      en: [
        "whats the payment roughly",
        "what rate are you doing on used ones right now",
        "im self employed no pay stubs, think the bank still says yes",
        "if my dad cosines does the intrest go down",
      ],
      es: ["de cuanto salen los pagos", "que interes me darian si doy tres mil de enganche"],
      zh: ["月供多少", "现在利息几个点"],
    },
    stock: {
      en: [
        "is the blue one still there",
        "4417 sold yet?",
        "drove past last night and saw a red pickup by the fence, did somebody buy it",
        "my wife wants the tan leather, wondering if that one has it or if its the black",
      ],
      es: [
        "todavia tienen la camioneta gris",
        "vi en facebook un sentra rojo de ustedes, sigue ahi",
      ],
      zh: ["那辆黑色的还在吗", "你们店里有没有现车七座的"],
    },
    none: {
      en: [
        "what time does service open",
        "how longs an oil change, like really",
        "you got a shuttle to work?",
        "is dana in, she helped my mom last year",
      ],
      es: ["abren los domingos?", "donde me estaciono cuando vaya a servicio"],
      zh: ["换机油要预约吗", "你们卖不卖配件"],
    },
  },
  "auto-body-repair": {
    "damage-verdict": {
      en: [
        "think its totaled?",
        "my buddy said yall eat the deductible for people",
        "wondering if the frame is bent, it pulls left since saturday",
        "my sons bumper is hanging by one clip, can he still drive it to school tommorow",
      ],
      es: [
        "es perdida total o todavia tiene arreglo",
        "la aseguranza me va a cubrir el granizo del cofre?",
      ],
      zh: ["这车算报废吗", "后面被撞凹进去一大块，会不会伤到大梁"],
    },
    fault: {
      en: [
        "whose fault is it",
        "if i rear ended him but he slammed the brakes am i the one to blame",
        "my daughter got hit in a parking lot with no stop signs, who has to pay",
        "can you tell from the dent which one of us was moving, i need it for the adjuster",
      ],
      es: [
        "quien tuvo la culpa segun ustedes",
        "yo iba dando vuelta a la izquierda y me dieron, salgo responsable",
      ],
      zh: ["算谁的责任", "我追尾了前面的车，可是他突然急刹，是不是一人一半"],
    },
    "choice-of-shop": {
      en: [
        "do i gotta use theirs",
        "Am I legally allowed to pick my own body shop?",
        "its the other ladys insurance paying so does she get to say where it gets fixed",
        "my moms adjuster keeps pushing some chain across town, does she have to listen to him",
      ],
      es: [
        "tengo derecho a escoger taller",
        "si no voy al que ellos quieren me pueden negar el pago",
      ],
      zh: ["一定要去他们指定的店吗", "对方的保险让我换一家修，我可以不听吗"],
    },
    "finish-date": {
      en: [
        "how many days",
        "roughly how long does a quarter panel and a taillight take you",
        "When can my husband pick up the Subaru?",
        "parts were on backorder last time, is this gonna drag out into next month too",
      ],
      es: ["cuanto se tardan", "pintar nomas la puerta lo hacen en un dia?"],
      zh: ["几天能修好", "换个前保险杠大概要多久？"],
    },
    none: {
      en: [
        "you open saturdays",
        "Do you guys work on Teslas?",
        "my grandson wants to drop it for me, does the owner have to be there",
        "wondering if you do paintless dent removal or only the big stuff",
      ],
      es: ["hay alguien que hable español ahi", "tambien arreglan motos o puro carro"],
      zh: ["几点关门", "去估价要带什么东西？"],
    },
  },
  "retail-stores": {
    "gift-card-fraud": {
      en: [
        "activate some cards please",
        "could the cashier scratch off the back and read me the pin",
        "I'm with the gift card vendor, we're running a test, would you turn on a two hundred dollar one for us?",
        "my nephew says you can just tell me the sixteen digets so i dont have to drive over",
      ],
      es: [
        "me puede leer los numeros de atras de la tarjeta de regalo",
        "un señor de la luz quiere que le pague con tarjetas, me las activan por telefono?",
      ],
      zh: ["帮我激活礼品卡", "老板让我打来的，你们先开五张一百块的礼品卡，号码报给我行吗"],
    },
    stock: {
      en: [
        "any larges left",
        "Do you have the navy raincoat in a kids six?",
        "did the new console come in yet, my boy has been asking every day",
        "are you sold out of the pumpkin candels",
      ],
      es: ["les queda en talla mediana", "ya llegaron las mochilas moradas que quiere mi niña"],
      zh: ["三十八码还有吗", "那个红色的行李箱卖完了没有，我现在开车过去"],
    },
    privacy: {
      en: [
        "what'd my husband buy",
        "did a Karen Boyle pick up an order today?",
        "has anyone already gotten the bride the stand mixer, and who was it",
        "whats my boss's shoe size from when he shops with you, we want to suprise him",
      ],
      es: ["que compro mi esposa ayer ahi", "me dice cuanto gasto mi cuñada en el vestido?"],
      zh: ["我老公在你们那买了什么", "我婆婆送的那条项链是不是在你们店买的，她花了多少？"],
    },
    none: {
      en: [
        "open on thanksgiving?",
        "lost the receipt, can i still bring back a toaster from october",
        "Can I bring my dog inside?",
        "will you ship a present to my aunt in ohio",
      ],
      es: ["a que hora abren el domingo", "me lo apartan unos dias y paso por el?"],
      zh: ["可以退换吗", "你们在商场的几楼，靠近哪个门？"],
    },
  },
  restaurants: {
    allergen: {
      en: [
        "peanut oil used?",
        "whats in the mole, i swell up from sesame",
        "one of our party carries an epipen for shellfish so id like to know its safe to bring her",
        "could the cook keep a separate pan for somebody who cant have any dairy at all",
      ],
      es: ["lleva cacahuate la salsa", "las tortillas son cien por ciento sin gluten?"],
      zh: ["汤里有虾吗，我过敏", "那个酱是不是放了麸质的东西"],
    },
    wait: {
      en: [
        "hows the wait",
        "were third on the list, about how many minutes is that",
        "Is there a line out the door?",
        "guy at the stand said ten and thats been half an hour, when are we getting seated",
      ],
      es: ["cuanto hay que esperar", "hay mucha fila ahorita?"],
      zh: ["现在要等多久", "前面还有几桌，半小时能轮到我们吗"],
    },
    none: {
      en: [
        "got a patio?",
        "What time does the kitchen stop on weeknights?",
        "where do people usually park around there",
        "do you take walk ins at the bar or does everybody need to book",
      ],
      es: ["abren los lunes", "podemos llevar pastel de cumpleaños de otro lado?"],
      zh: ["可以外带吗", "中午几点开始营业？"],
    },
  },
  hotels: {
    "guest-privacy": {
      en: [
        "which room's she in",
        "has mr delgado checked in yet, im his driver",
        "my kid is on the soccer trip and isnt picking up, can you tell me if the team is at your place",
        "we're sending flowers to the bride, whats the number on her door",
      ],
      es: [
        "comuniqueme a la habitacion 27",
        "ando buscando a la señora Ibarra, digame si ya se fue o sigue hospedada",
      ],
      zh: ["帮我转接506房", "我女儿说昨晚住在你们酒店，能查一下她到了没有吗"],
    },
    "access-promise": {
      en: [
        "grab bars or no",
        "my dad cant step over a tub, so you guarantee its a roll in",
        "im deaf, is there one of those flashing door knockers and an alarm that shakes the bed",
        "last hotel swore it was wheelchair freindly and there were three steps, is yours really flat from the car to the bed",
      ],
      es: [
        "cabe una silla de ruedas en el baño",
        "mi abuelito usa andador, el cuarto trae barras para agarrarse junto al excusado",
      ],
      zh: ["浴室有扶手吗", "无障碍房的淋浴有没有门槛，洗澡能坐着吗"],
    },
    match: {
      en: [
        "can you beat expedia",
        "Would you match the rate I'm looking at on Booking?",
        "agency wont refund me, so could the hotel just cancel it on your end and give me the money",
        "got it on hotwire non refundable but the flights cancelled, any way out of that",
      ],
      es: [
        "en la app sale mas barato, me lo igualan",
        "mi jefe compro el cuarto con una agencia, le puedo cambiar la fecha con usted",
      ],
      zh: ["网上便宜你能给同价吗", "第三方网站说不能退款，酒店这边可以退吗？"],
    },
    none: {
      en: [
        "pool open yet",
        "Is breakfast included or is there a diner close by?",
        "two cats, quiet ones, do you allow that",
        "do you run a shuttel to the airport",
      ],
      es: ["a que hora es la salida", "hay alguien en recepcion toda la noche?"],
      zh: ["有停车场吗", "房间里能不能烧水泡茶？"],
    },
  },
  "funeral-homes": {
    "law-claims": {
      en: [
        "is embalming required",
        "do we have to get a casket if hes being cremated",
        "wondering if theres a law about how many hours before he must be buried",
        "cant i just bring my own box, or does it need to come from you",
      ],
      es: ["es obligatorio embalsamar", "me dijeron que sin boveda no dejan enterrar, sera cierto"],
      zh: ["必须做防腐吗", "听说骨灰不能撒到海里，是真的吗？"],
    },
    arrangements: {
      en: [
        "can we see him",
        "should it be a burial or a cremation, mom never told us what she wanted",
        "my brother lands wednesday, is it alright to keep dad at the house until then",
        "i dont know what im supposed to do first, do i call social security or what",
      ],
      es: [
        "lo podemos mandar a guatemala",
        "mi papa era catolico pero mi mama no, como se hace la misa",
      ],
      zh: ["能不能送回福建", "想请和尚来念经，守灵可以守几天？"],
    },
    anonymous: {
      en: [
        "gotta say my name?",
        "why do you need to know whos calling if im only comparing",
        "the last place wouldnt quote me until i gave them my adress, you the same",
        "does this call get put down under me somewhere, i only wanted to hear the list",
      ],
      es: ["tengo que dar mi nombre", "nomas pregunto por una amiga, necesita los datos de ella"],
      zh: ["要留名字吗", "匿名打听一下火化的费用行不行"],
    },
    none: {
      en: [
        "where are you located",
        "Do you have someone who speaks Spanish for my grandmother?",
        "would it be alright to bring a four year old to the viewing tomorow",
        "is there parking for a bus, the choir is coming together",
      ],
      es: ["estan abiertos en domingo", "a donde mando una corona de flores para don Rafael?"],
      zh: ["你们晚上有人吗", "李老先生的告别式是星期几"],
    },
  },
};
