import { caller, field, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const restaurants: FrontDesk = {
  slug: "restaurants",
  paper: ["Reservation book", "Libro de reservas", "订位簿"],
  person: ["the manager", "la gerencia", "经理"],
  fields: [
    field(
      "people",
      "people",
      ["Covers", "Personas", "人数"],
      [
        "For how many, high chairs counted?",
        "¿Para cuántas personas, con sillas altas?",
        "几位，儿童椅也算上？",
      ],
      "Nine",
      {
        // Nobody is seated who takes it along.
        unless: [
          "to go, takeout, take out, carry out, carryout, curbside, pickup order, for pickup|delivery, pick up at|my|the order",
          "para llevar, a domicilio",
          "外带,外卖,打包",
        ],
      },
    ),
    when(
      ["Table at", "Mesa a las", "订位"],
      ["Which day and time?", "¿Qué día y a qué hora?", "哪天几点？"],
      {
        why: [
          "The book fills by pacing, not by chairs.",
          "El libro se llena por ritmo, no por sillas.",
          "订位要看节奏，不只看椅子。",
        ],
      },
    ),
    words(
      "allergy",
      ["Allergy, to the cook", "Alergia, para cocina", "过敏，给厨房"],
      [
        "Any allergy the kitchen should know of, and how bad?",
        "¿Alguna alergia que deba saber la cocina, y qué tan fuerte?",
        "厨房需要知道什么过敏，多严重？",
      ],
      [
        "allerg*, celiac, gluten, nut, nuts, shellfish, peanut*, dairy, cashew, pistachio, sesame, egg, nut*, vegan, vegetarian, lactose, egg*",
        "alergi*, celiac*, gluten, nuez, nueces, mariscos, cacahuate*, lacteos, huevo, alerg*, cacahuate, vegan*",
        "过敏,休克,送医院,肾上腺素,急诊,花生,坚果,麸质,海鲜,素,奶,素食,吃素,乳糖,不耐受,不吃辣,不吃猪,清真,忌口,虾,螃蟹,贝类,鸡蛋,芝麻,腰果,开心果,杏仁,核桃,大豆,面筋,小麦,不能吃,不吃",
      ],
      "Cashew, hospital",
      { optional: true },
    ),
    words(
      "seat",
      ["Seat", "Lugar", "座位"],
      [
        "Anything about the seat: step-free, patio, booth?",
        "¿Algo del lugar: sin escalones, patio, cabina?",
        "座位有什么要求：无台阶、露台、卡座？",
      ],
      [
        "wheelchair, step*, patio, booth, bar, outside, window, high chair, stroller, quiet, high chair*, inside, corner, step free, terrace, not|away|far by|near|from the kitchen|bathroom|door|bar, anywhere|wherever is|fine|ok",
        "silla de ruedas, escalon*, patio, barra, afuera, ventana, carriola, terraza, adentro, tranquil*, silla alta",
        "户外,靠窗,包间,轮椅,安静,儿童椅,坐里面,里面坐,里面就,里面也,里面的,外面,哪里都行,随便坐,包厢,包房,窗边,窗户边,角落,吧台,卡座,沙发座,露台,外面的,室外,宝宝椅,婴儿椅,高脚椅,婴儿车,推车,台阶,安静一点,别靠,不要靠,离厨房,离厕所,大桌,圆桌,里边,没要求,没有要求,无所谓坐,大圆桌,坐外",
      ],
      "Step-free",
      { optional: true },
    ),
    words(
      "occasion",
      ["Occasion", "Ocasión", "场合"],
      ["Is it for something special?", "¿Es por algo especial?", "是为了什么特别的日子吗？"],
      [
        "birthday, anniversary, retirement, wedding, fortieth, graduation, cake, surprise, rehearsal dinner, date night, bday, turning, moms|dads|her|his 30th|40th|50th|60th|65th|70th|75th|80th|90th, 30th|40th|50th|60th|70th|75th|80th|90th, engagement, baby shower, proposal, celebrat*, promotion, nothing special, no occasion, no special occasion, not|isnt for anything special, just because, just lunch|dinner, business|work dinner|lunch, bachelorette, bachelor party",
        "cumple*, aniversario, jubilacion, boda, graduacion, pastel, sorpresa, compromiso, celebra*, festej*, nada especial, sin motivo, solo a comer|cenar",
        "生日,纪念日,求婚,庆祝,毕业,没什么特别,就吃个饭,寿,过寿,大寿,满月,百日,周岁,结婚,婚礼,订婚,升职,退休,聚餐,同学聚,家庭聚,团圆,年夜饭,谢师,请客,请客户,商务,约会,情人节,母亲节,父亲节,惊喜,告别,没什么,没有特别,随便吃,普通吃",
      ],
      "Fortieth, brother pays",
      { optional: true },
    ),
    words(
      "late",
      ["Late by", "Tarde por", "晚到"],
      ["How late will you be?", "¿Cuánto tarda?", "您会晚多久？"],
      [
        "running late, stuck, minutes late, be late, dont give it away, late, traffic, running behind, minutes out, 10|15|20|25|30|35|40|45 minutes|min|mins, minutes|min|mins late|behind|away|out, running behind|late, hold it|our|the|my, half an hour late, 5|10|15|20|25|30|35|40|45|five|ten|fifteen|twenty|thirty minutes|mins|min",
        "voy tarde, atorad*, llego tarde, minutos tarde, tarde, trafico, atrasad*",
        "晚到,迟到,堵车,塞车,会晚,要晚,晚一点到,晚点到,晚一会,晚二十,晚十,晚半,晚五,晚三十,路上堵,赶不到,来不及,帮我留,留一下位,留位,别取消,别给别人",
      ],
      "Fifteen",
      { optional: true },
    ),
    words(
      "order",
      ["To go", "Para llevar", "外带"],
      ["What would you like to go?", "¿Qué quisiera para llevar?", "想外带什么？"],
      [
        "to go, takeout, take out, pick up, pickup, carry out, deliver*, curbside",
        "para llevar, recoger, a domicilio",
        "外带,外卖,打包,带走,自取,来拿,去拿,来取,去取,叫菜,点菜,点餐,送餐",
      ],
      "Rigatoni, 6:40",
      { optional: true },
    ),
    ...caller,
  ],
  limits: [
    {
      id: "allergen",
      takes: ["verdict"],
      rule: "No “safe” or “free of”: the person in charge answers, with the cook (state allergy rules).",
      heard: [
        "is it|that|there|the safe, any in, nuts in, gluten free, nut free, dairy free, contain*, does it have nuts|gluten|dairy|egg|fish, safe for, is there any, peanut oil, vegan, without|no peanut*|nuts|dairy|gluten|egg*|shellfish",
        "tiene nuez|gluten|lacteos|cacahuate, es segur*, sin gluten, libre de, contiene, lleva nuez|cacahuate, tiene|hay|lleva|trae nuez|nueces|cacahuate*|gluten|leche|lacteos|mariscos|huevo",
        "过敏可以,能吃吗,有花生吗,有坚果吗,有没有花生,含麸质,安全吗,无麸质,里面有没有,里面有花生,里面有坚果,里面有虾,能不能吃,可以吃吗,可不可以吃,有没有坚果,有没有海鲜,有没有虾,有没有奶,有没有鸡蛋,有没有麸质,有没有芝麻,有没有味精,有没有猪,有没有不放,有没有不含,有没有无,含不含,含坚果,含花生,含奶,含有,放花生,放坚果,放不放,放味精,花生油,用什么油,什么油炒,能不放,可以不放,能做无,能保证,安不安全,素的吗",
      ],
      say: [
        "That is for the manager and the cook to answer, not for me: I promise no kitchen without anything. They call before you come.",
        "Eso lo contestan la gerencia y la cocina, no yo: no prometo una cocina sin nada. Le llaman antes de que venga.",
        "这由经理和厨师回答，不是我：我不保证厨房里没有什么。您来之前他们会给您打电话。",
      ],
    },
    {
      id: "wait",
      takes: ["duration"],
      rule: "No wait to the minute.",
      heard: [
        "how long is the wait, hows the wait, wait time, long wait, wait right now, wait for a table, how long for, how long till, whats the wait, is there a line|wait, a line, how busy, busy right",
        "cuanto hay que esperar, hay espera|fila, mucha espera|fila, cuanto tarda*, tiempo de espera",
        "等多久,要等,排队多久,等多长,等很久,等几,要排,要不要等,要不要排,用不用等,用等,排队,排多久,人多吗,人多不多,忙不忙,忙吗,多久有位,多久能坐,几点能坐",
      ],
      say: [
        "I promise no wait to the minute; the host says it at the door.",
        "No prometo la espera al minuto; la dice quien recibe en la puerta.",
        "要等几分钟我不保证；门口的领位会说。",
      ],
    },
  ],
  handOver: [
    "got sick, food poisoning, all sick, glass in, health department, buyout, press, lost child, hair in my",
    "nos enfermamos, intoxic*, vidrio en, departamento de salud, prensa",
  ],
  price: [
    "The menu with its prices comes by text; I read none from memory.",
    "El menú con sus precios va por mensaje; de memoria no digo ninguno.",
    "带价格的菜单用短信发给您；我不凭记忆念。",
  ],
};
