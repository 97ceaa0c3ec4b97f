import { address, caller, choice, email, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const funeralHomes: FrontDesk = {
  slug: "funeral-homes",
  anonymousPrice: true,
  paper: ["First call sheet", "Hoja de primera llamada", "首次来电单"],
  person: ["the director", "el director", "主任"],
  fields: [
    choice(
      "wish",
      ["Call", "Llamada", "来电"],
      [
        "Has somebody died, or may I help with something else?",
        "¿Ha muerto alguien, o puedo ayudarle con otra cosa?",
        "是有人去世，还是别的事？",
      ],
      [
        option(
          "plan",
          ["Planning ahead", "Plan anticipado", "提前安排"],
          [
            "set up|things|everything|arrange* ahead, arrange*|planned|settled ahead|early, mine arrange*|planned|settled, so my kids|family|children dont|wont|do not have, before i go|die, prepay, pre pay, prepaid, pre plan*, arrange mine, make|making my arrangements, my own, preplan, plan ahead, pre need, planning my, looking ahead, planning ahead, for myself, for later, when my time, prearrange*, in advance, ahead of time",
            "planear el mio, para que mis hijos no tengan, pagar antes, dejar pagado, dejar todo arreglado, mi propio, plan anticipado, dejar arreglado, para mi, mas adelante, por adelantado, cuando me toque",
            "提前,给自己,为以后,以后用,预先,预购,预定墓,预订,生前,后事先,先安排,为将来,将来,计划一下,先了解,趁现在",
          ],
        ),
        option(
          "death",
          ["A death", "Una muerte", "去世"],
          [
            "died, has died, passed, passed away, dead, death, just lost my, stopped breathing an hour, pronounced, gone, lost|losing my|our|mom|mum|dad|mother|father|grandma|grandpa|a, is dead, just passed, took his|her last, didnt make it",
            "perder a|mi|nuestr*, murio, acaba de morir, morir, fallecio, falleci*, muerte, perdi a mi, se nos fue, fallec*, se murio, se fue, perdimos",
            "去世,过世,走了,死了,不在了,往生,离世,刚走,断气,没气了,没呼吸,没有呼吸,病逝,逝世,昨晚走,今早走,人没了",
          ],
          {
            answer: [
              "my|our mom|dad|mother|father|husband|wife|son|daughter|brother|sister|grandma|grandpa|grandmother|grandfather|aunt|uncle",
              "mi|nuestra|nuestro mama|papa|madre|padre|esposo|esposa|marido|hijo|hija|hermano|hermana|abuelo|abuela|tio|tia",
              "我妈,我爸,我妈妈,我爸爸,我丈夫,我妻子,我先生,我太太",
            ],
            say: [
              "I am very sorry. The director is being called while we talk.",
              "Lo siento mucho. Mientras hablamos se llama al director.",
              "我非常难过。我们说话的时候，已经在联系主任。",
            ],
          },
        ),
        option(
          "service",
          ["A service", "Un servicio", "仪式"],
          [
            "service for, whens the service, when is the service, visitation, viewing, flowers, florist, service, wake, obituary, funeral for, memorial",
            "servicio de, a que hora es, velorio, flores, misa, servicio, esquela",
            "追悼,追思,仪式,送花,告别,葬礼,丧礼,送别,守灵,几点开始,送花圈,花圈,花篮,出殡,瞻仰,悼念,遗体告别",
          ],
        ),
        option(
          "price",
          ["Prices", "Precios", "价格"],
          [
            "how much, price*, cost*, cremation",
            "cuanto cuesta|sale|es|vale|cobr*|por|seria|me, precio*, cremacion",
            "价格,多少钱,费用,价目,报价,价目表,什么价,贵不贵,收费,怎么收",
          ],
        ),
      ],
      "A death, at home",
    ),
    field(
      "died",
      "person-name",
      ["Who died", "Quién murió", "逝者"],
      [
        "What is the name of the one who died, as you say it?",
        "¿Cómo se llamaba, como ustedes le dicen?",
        "去世的人叫什么名字？",
      ],
      "Ernesto",
      {
        only: ["death"],
        heard: [
          "mother, father, mom, dad, husband, wife, son, daughter, brother, sister, grandmother, grandfather, aunt, uncle, friend",
          "mama, papa, madre, padre, esposo, esposa, hijo, hija, hermano, hermana, abuela, abuelo, tia, tio",
        ],
        why: [
          "It is the name we use from then on.",
          "Es el nombre que usamos desde entonces.",
          "从现在起我们就用这个名字。",
        ],
      },
    ),
    words(
      "where",
      ["Where", "Dónde", "在哪里"],
      ["Where is that, and are there stairs?", "¿Dónde es, y hay escaleras?", "在哪里，有楼梯吗？"],
      [
        "at home, upstairs, hospital, nursing home, in the house, bedroom, hospice house, facility, ohio, out of state, at the house, home, hospice, bed, downstairs, care home, icu, er, house, room, at st|saint|mercy|memorial|general|county|university, coroner*, morgue, medical examiner*, passed|died at my|our|his|her|the",
        "en la casa, en casa, aqui en, arriba, hospital, asilo, recamara, casa, cama, hospicio",
        "家里,医院,养老院,楼上,床上,在家,家中,养老,路上,临终关怀,安宁,疗养院,护理院,太平间,殡仪,法医,卧室,二楼,一楼,三楼,楼下,楼梯,没有楼梯,客厅,房间里,没楼梯,公寓,电梯,台阶,急诊",
      ],
      "Home, upstairs",
      { only: ["death"], strict: true },
    ),
    words(
      "pronounced",
      ["Pronounced", "Confirmada", "已确认"],
      [
        "Has a nurse or a doctor confirmed it, or is hospice coming?",
        "¿Ya lo confirmó una enfermera o un médico, o viene el hospicio?",
        "护士或医生确认了吗，或者临终关怀的人在来的路上？",
      ],
      [
        "hospice, nurse, doctor, pronounced, coroner, police, paramedic*, said the time, not yet, nobody yet",
        "hospicio, enfermera, medico, doctor, confirm*, policia, todavia no, ya confirm*",
        "护士,医生,确认,还没,宣布,宣告,开了证明,死亡证明,护士来过,来过了,还没来,没有人来,在路上,临终关怀的人",
      ],
      "Nurse on her way",
      {
        only: ["death"],
        strict: true,
        why: ["It decides who comes first.", "Decide quién llega primero.", "这决定谁先到。"],
      },
    ),
    words(
      "company",
      ["With you", "Con usted", "陪伴"],
      ["Is somebody with you?", "¿Está alguien con usted?", "有人陪着您吗？"],
      [
        "sister with, brother with, with me, alone, my sister is, my brother is, family is, we are all, husband is here, brother, sister, son, daughter, wife, husband, neighbor*, aunt, uncle, cousin*, friend*, pastor, family, nobody, noone, by myself, kids, on his|her way",
        "con mi|mis|su, estoy|estamos con, conmigo, sola, solo, mi hermana esta, mi hermano esta, estamos todos, hermano, hermana, hijo, hija, espos*, vecin*, sol*, familia",
        "一个人,家人,哥哥,姐姐,孩子,邻居,陪,姐妹,兄弟,弟弟,妹妹,儿子在,女儿在,老公在,老婆在,朋友在,朋友,亲戚,全家,都在,就我自己,就我一个,我们都在,牧师,跟我在",
      ],
      "My sister",
      {
        only: ["death"],
        strict: true,
        why: [
          "So that nobody waits alone.",
          "Para que nadie espere en soledad.",
          "这样没有人独自等。",
        ],
      },
    ),
    words(
      "relation",
      ["Relation", "Parentesco", "关系"],
      ["And who are you to them?", "¿Y qué es usted de esa persona?", "您是逝者的什么人？"],
      [
        "my|our husband|wife|mom|mother|dad|father|son|daughter|brother|sister|grandmother|grandma|grandfather|grandpa|aunt|uncle passed|died, im|am his|her|their|the daughter|son|wife|husband|widow|sister|brother|niece|nephew|mother|father|partner|friend|neighbor|nurse|caregiver|grandson|granddaughter|grandchild|cousin|uncle|aunt|executor, this is his|her|their|the daughter|son|wife|husband|widow|sister|brother|niece|nephew|granddaughter|grandson|mother|father|partner|friend|neighbor|nurse|caregiver|executor, hospice nurse calling, he|she|shes|hes|was|is my|our dad|father|mom|mother|husband|wife|brother|sister|aunt|uncle|grandma|grandpa|grandmother|grandfather|son|daughter|friend|neighbor|cousin, his|her neighbor|friend|nurse|caregiver|executor|cousin|nephew|niece",
        "soy * su hija|hijo|esposa|esposo|hermana|hermano|sobrina|sobrino|nieta|nieto, soy su|el|la hija|hijo|esposa|esposo|viuda|viudo|hermana|hermano|sobrina|sobrino|nieta|nieto|madre|padre|amiga|amigo|vecina|vecino|enfermera, era|es mi esposo|esposa|mama|papa|madre|padre|hermano|hermana|tio|tia|abuelo|abuela|hijo|hija|suegro|suegra",
        "我是他的,我是她的,我是逝者,我父亲,我母亲,我爸,我妈,我先生,我太太,我是护士,我是他,我是她,我是儿子,我是女儿,我是他儿子,我是她儿子,我是他女儿,我是她女儿,我爷爷,我奶奶,我外公,我外婆,我姥姥,我姥爷,我丈夫,我妻子,我老公,我老婆,我哥,我姐,我弟,我妹,我岳父,我岳母,我婆婆,我公公,我叔叔,我舅舅,我阿姨,我儿子,我女儿,我朋友,爸爸,妈妈,父亲,母亲",
      ],
      "His daughter",
      { optional: true },
    ),
    words(
      "wishes",
      ["Wishes said", "Deseos", "说过的心愿"],
      [
        "Is there a wish you want written down?",
        "¿Hay un deseo que quiera que apunte?",
        "有什么心愿要写下来吗？",
      ],
      [
        "catholic, wanted to be, cremat*, burial, buried, michoacan, mass, jewish, muslim, veteran, rosary, military, ashes, simple, wanted, no service, no church|flowers|priest|preacher|casket|viewing|hymns|eulogy|embalming|fuss, goes|buried|go in|with him|her|me, he|she|mom|dad|grandpa|grandma says no|he|she|to|just, songs|song|hymn|hymns, play his|her|my|the, wants his|her|to be|no, prepaid, pre paid, prearranged",
        "sin misa|flores|cura|iglesia|velorio, mariachi*, banda, cancion*, dice que sin|quiere|no, que le|me toquen|canten, que me|lo|la|nos cremen|lleven|llevemos|entierren|sepulten, catolic*, queria, crema*, creme*, enterr*, sepult*, misa, veterano, cremar, cremacion, entierro, rosario, cenizas",
        "火化,土葬,骨灰,心愿,弥撒,不办,下葬,安葬,墓地,墓园,海葬,撒海,运回,运回国,回国安葬,佛教,道教,基督教,天主教,念经,和尚,法师,牧师,神父,简单,从简,音乐,军人,老兵,告别仪式,穿,寿衣,棺材,遗嘱里,遗愿",
      ],
      "To Michoacán",
      { optional: true },
    ),
    words(
      "service",
      ["Service", "Servicio", "仪式"],
      ["For whom is the service?", "¿De quién es el servicio?", "是谁的仪式？"],
      [
        "service for, mr, mrs, visitation for, service, viewing, for, flowers, wake",
        "servicio de, senor, senora, don, dona, servicio, velorio, para",
        "仪式,追悼,追思,葬礼,告别会,送花给,的丧礼",
      ],
      "Mr. Hale",
      { only: ["service"] },
    ),
    words(
      "send",
      ["Price list to", "Lista de precios a", "价目表发到"],
      [
        "Shall the list come by text or by email, and to which number or address? No name is needed.",
        "¿Le mandamos la lista por mensaje o por correo, y a qué número o dirección? No hace falta nombre.",
        "价目表用短信还是邮件发给您，发到哪里？不用报名字。",
      ],
      [
        "text|email|mail|send|read it|me|the|them, by text|email|mail|phone, pick it up, come by for",
        "por mensaje|correo|texto|telefono, mandar*|mande*|lea*|leer, paso por",
        "短信,邮件,寄,发到,念给,发短信,发给我,发邮件,电子邮件,微信,邮寄,发我手机",
      ],
      "By text, 307 555 0142",
      {
        only: ["price"],
        instead: ["phone", "email"],
        holds: /@|\d{3}|\b(?:read|pick|stop|come|lea\w*|paso)\b|念|取/i,
      },
    ),
    email,
    ...caller.map((one) => ({ ...one, only: ["death", "plan", "service"] })),
    address({
      only: ["death"],
      about: [
        "at home, in his|her|their|the|our bed|bedroom|sleep, his|her|their|my|our|the house|apartment|condo|place|trailer, upstairs, downstairs, home hospice",
        "en casa, en la|su|mi|nuestra casa|cama|recamara|departamento, aqui en, arriba",
        "家里,在家,家中,床上,楼上",
      ],
      unless: [
        "hospital, nursing|care|group|retirement|old|rest home, facility, assisted living, icu, er, hospice house|center, morgue, coroner",
        "hospital, asilo, clinica, residencia, morgue",
        "医院,养老院,护理院,殡仪馆",
      ],
      why: [
        "So that the director knows which door to come to.",
        "Para que el director sepa a qué puerta llegar.",
        "这样主任知道到哪一家。",
      ],
    }),
    when(
      ["Meeting", "Cita", "面谈"],
      [
        "Which day and time would suit you, without any hurry?",
        "¿Qué día y hora le acomodan, sin ninguna prisa?",
        "哪天几点方便？一点也不用急。",
      ],
      {
        only: ["plan"],
      },
    ),
  ],
  limits: [
    {
      id: "law-claims",
      rule: "FTC Funeral Rule, 16 CFR 453.3: never that the law demands embalming, a casket or a vault.",
      heard: [
        "does the law, law make|require|say, required by law, have to embalm*, need a casket|vault, is embalming required, legally, is|its the law, the state make|makes|require|requires|force, have|has to have him|her|them|dad|mom embalmed, mandatory, by law, against the law",
        "la ley exige|obliga|pide, se puede|podemos enterrar*|esparcir*|sepultar*, es obligatori*, a fuerza|fuerzas hay|tenemos|tengo|se, tenemos que embalsamar",
        "必须防腐,一定要,法律规定,非得,必须要,要不要防腐,需要防腐,防腐吗,需不需要,法律要求,合法吗,可以在家,能不能在家,能撒,可以撒,必须买,必须用,要买棺材,需要棺材,一定得,规定",
      ],
      say: [
        "What is needed and what is not, the director shows you in print. Nothing has to be chosen today.",
        "Lo que hace falta y lo que no se lo enseña el director por escrito. Hoy no hay que elegir nada.",
        "需要什么、不需要什么，主任会给您看书面的。今天什么都不用选。",
      ],
    },
    {
      id: "arrangements",
      takes: ["duration"],
      rule: "State funeral law: arrangements, benefits and time of arrival are the director's.",
      heard: [
        "how soon do|would|will|can|could you, how quick|fast|quickly can|could|do you|yall, what happens next|now, when do|would|can you come, can we keep, how long can, can it be done, is it possible, benefits, social security pay, can he|she be, can we have|do|hold it|the service on",
        "cuanto tardan, cuando vienen, podemos tenerl*, se puede, beneficios",
        "怎么安排,选哪种,火化还是,怎么办,该怎么,我该做什么,要做什么,该做什么,下一步,选什么,哪个好,哪种好,您建议,你建议,推荐,应该选,该选,多久能,什么时候能,几天能,什么时候可以,能不能看,可以看,能看看他,能看看她",
      ],
      say: [
        "The director tells you that himself, and is being called now. There is no hurry; nothing has to be decided.",
        "Eso se lo dice el director, a quien se llama ahora. No hay prisa; no hay que decidir nada.",
        "主任会亲自告诉您，现在正在联系他。不用急，什么都不用马上决定。",
      ],
    },
    {
      id: "anonymous",
      rule: "FTC Funeral Rule, 16 CFR 453.2(b)(1): prices without a name.",
      heard: [
        "dont want to give my name, not giving my name, without my name, anonymous, rather not say, dont|do not want to say who|name, rather not|rather not give|say|tell, who i am, no names",
        "no quiero dar mi nombre, sin dar mi nombre, anonim*",
        "不想说名字,不留名,不留名字,不说名字,不报名字,不告诉名字,要名字吗,要留名,要报名字,必须留名,一定要名字,匿名,不想留,不方便说名字",
      ],
      say: [
        "You need not. Prices are given without a name.",
        "No hace falta. Los precios se dan sin pedir nombre.",
        "不用。问价格不用报名字。",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "coroner, police are here, child died, unexpected, in another state, ship",
    "forense, policia, murio un nino, inesperad*, repatri*",
  ],
  price: [
    "The price list is read or sent to you as it is printed, and I ask for no name. I recite no sum from memory.",
    "La lista de precios se le lee o se le manda tal como está impresa, sin pedirle nombre. De memoria no digo ninguna suma.",
    "价目表会照印的念给您或寄给您，不用报名字。我不凭记忆说数。",
  ],
};
