import { call } from "../trade-dialogue.ts";

/** Every third call by the eighteenth writer, read by nobody who works on the desks. */
export const everyThirdCallByAnEighteenthWriter = [
  call(
    "auto-body-repair",
    [
      "back bumper, cracked",
      "Nobody hurt. No leaks. Parked at home.",
      "still drives fine",
      "2019 Mazda 3. Gray.",
      "Ines Vogel, V-O-G-E-L",
      "555-0161. Weds, 9:30 am.",
    ],
    {
      facts: {
        damage: /bumper/i,
        drives: /Drives|Sí anda/i,
        car: /Mazda/i,
        name: /Vogel/i,
        phone: /0161/i,
        when: /Wednesday 18.*9:30/i,
      },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "Hi, sorry, bad connection. my car makes a clunk every time I go over a speed bump, front left I'd say",
      "do you have coffee there, like a waiting room? because I'd sit and wait for it",
      "oh right, it's a 2017 Subaru Outback, green",
      "am I okay to keep driving it till then?",
      "anyway. Paul Brandvold, 555-0168",
      "monday at 11, hmm, no, that's the dentist. make that monday 9:45 in the morning",
    ],
    {
      facts: {
        door: /Service|Servicio/i,
        symptom: /clunk/i,
        morning: /wait/i,
        car: /Outback/i,
        name: /Brandvold/i,
        phone: /0168/i,
        when: /Monday 16.*9:45/i,
      },
      limits: { 4: "drive-advice" },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "补的牙掉了，右下",
      "没肿，没发烧，没出血",
      "吞咽呼吸都正常",
      "第一次来",
      "周大伟，555-0106",
      "周三，上午十点",
    ],
    {
      facts: {
        problem: /补的牙|掉/i,
        known: /New patient|Paciente nuevo|新病人/i,
        name: /周大伟/i,
        phone: /0106/i,
        when: /18.*(10:00|10\s*点|十点)/i,
      },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "half the kitchen's dead",
      "No smoke. No sparks. No smell.",
      "nothing hot, nobody shocked",
      "my landlord owns it",
      "14 Tamarack Road. Opal Renner.",
      "555-0111. Monday, 1:30 pm.",
    ],
    {
      facts: {
        problem: /kitchen|dead/i,
        owner: /Rents|Renta|Tenant/i,
        address: /14/i,
        name: /Renner/i,
        phone: /0111/i,
        when: /Monday 16.*1:30/i,
      },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "hello I hope I have the right place it's about the service for Margaret Ostrander we'd like to send lilies and my sister wants a card read out",
      "I'm her cousin from Duluth, Arthur Ostrander O S T R A N D E R and you can get me at 555-0115, or wait that's the old one it's 0151 at the end now",
      "thank you dear, I know you must be busy",
    ],
    {
      facts: {
        wish: /A service|Un servicio/i,
        service: /Ostrander|Margaret/i,
        relation: /cousin/i,
        name: /Arthur/i,
        phone: /0151/i,
      },
      done: true,
    },
  ),
  call(
    "hotels",
    [
      "one room, Tuesday 17th",
      "2 nights. Just me.",
      "by train, around 7 pm",
      "Odette Marsh",
      "555-0184",
    ],
    {
      facts: {
        when: /Tuesday 17/i,
        guests: /1|one|me/i,
        nights: /2|two/i,
        arrival: /train|7/i,
        name: /Marsh/i,
        phone: /0184/i,
      },
      done: true,
    },
  ),
  call(
    "insurance-agents",
    [
      "Perdone la molestia. anoche como a las diez se metieron a mi negocio, rompieron el vidrio y se llevaron la caja",
      "todos estamos bien, no había nadie adentro, ya hasta vino la policía a tomar nota",
      "¿y eso me lo cubre el seguro?",
      "es la panadería, en Avenida Morelos 77, la póliza está a nombre de La Espiga",
      "yo soy Rogelio Armenta, 555-0198. usted disculpe el ruido, están barriendo",
      "que me marque el agente mañana a las diez y media de la mañana",
    ],
    {
      facts: {
        wish: /Something happened|Pasó algo/i,
        line: /Business|Negocio/i,
        loss: /metieron|vidrio|caja/i,
        happened: /anoche|diez|10/i,
        address: /77/i,
        policy: /Espiga/i,
        name: /Armenta/i,
        phone: /0198/i,
        when: /viernes 13.*10:30|Friday 13.*10:30/i,
      },
      limits: { 3: "coverage" },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "Hola, ¿también arreglan lavadoras? ah bueno, entonces nada más lo de la llave",
      "es la llave del fregadero, en la cocina, ya le cambié el empaque y sigue goteando",
      "no hay enchufes ni luces cerca del agua, y no huele a gas",
      "yo aquí pago renta, ¿la cuenta le toca al casero o a mí?",
      "Privada Sauce 31. Me llamo Ximena, con equis, Ximena Duarte, 555-0160",
      "el lunes a primera hora, a las 9",
    ],
    {
      facts: {
        problem: /llave|fregadero|gote/i,
        owner: /Tenant|Inquilino/i,
        address: /31/i,
        name: /Ximena/i,
        phone: /0160/i,
        when: /lunes 16.*9:00|Monday 16.*9:00/i,
      },
      limits: { 4: "landlord" },
      done: true,
    },
  ),
  call(
    "restaurants",
    [
      "my dad turns seventy and we want to take him out this saturday the 14th at 6:30 in the evening, it was gonna be ten of us but the cousins bailed so seven",
      "he can't have shellfish at all and he'd like a booth away from the door, put it under Marguerite Bloom 555-0109",
      "sorry im all over the place today",
    ],
    {
      facts: {
        people: /7|seven/i,
        when: /Saturday 14.*6:30/i,
        allergy: /shellfish/i,
        seat: /booth|door/i,
        occasion: /seventy|70|birthday|dad/i,
        name: /Bloom/i,
        phone: /0109/i,
      },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "你好我想找一件羊毛大衣要藏青色的中号，不对，要大号，我先生穿中号的太紧了，想请您帮我留一件",
      "留到下周一下午三点我下班过来拿，我叫方志华，电话555 0153",
      "麻烦您了",
    ],
    {
      facts: {
        wish: /Looks for|Busca|找东西/i,
        item: /大衣/i,
        size: /大号|藏青/i,
        name: /方志华/i,
        phone: /0153/i,
        when: /16.*(15:00|3:00|三点|3\s*点)/i,
      },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "hot stone massage",
      "three of us, together",
      "a woman, please",
      "my left shoulder's bad",
      "Imogen Tate, 555-0199",
      "Wed, 2:45 pm",
    ],
    {
      facts: {
        treatment: /stone|massage/i,
        people: /3|three/i,
        therapist: /A woman|Mujer/i,
        health: /shoulder/i,
        name: /Tate/i,
        phone: /0199/i,
        when: /Wednesday 18.*2:45/i,
      },
      done: true,
    },
  ),
];
