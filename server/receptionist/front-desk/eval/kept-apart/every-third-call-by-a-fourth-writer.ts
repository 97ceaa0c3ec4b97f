import { call } from "../trade-dialogue.ts";

/** Every third, by order; the others are in `../calls/calls-by-a-fourth-writer.ts`. */
export const everyThirdCallByAFourthWriter = [
  call(
    "attorneys",
    [
      "me corrieron del trabajo porque reporté que no nos pagaban las horas extra",
      "la empresa se llama Empaques del Norte",
      "la carta dice que tengo hasta el 30 de abril para contestar",
      "Rubén Saldaña, para servirle. 970 555 0177",
      "el miércoles como a las once, si se puede",
    ],
    {
      facts: {
        matter: /corrieron|horas extra/i,
        other: /Empaques/i,
        deadline: /30 de abril/i,
        name: /Rubén Saldaña/i,
        phone: /0177/,
        when: /(miércoles|Wednesday).*11:00/i,
      },
      done: true,
    },
  ),
  call(
    "insurance-agents",
    [
      "necesito que me coticen el seguro de mi casa, el que tengo se me vence en junio",
      "es una casita en Greeley, nada más mi mamá y yo",
      "¿y me puede dejar cubierta desde hoy en la noche?",
      "Amparo Lucero, 9705550143",
      "el lunes a eso de las nueve",
    ],
    {
      facts: {
        line: /casa|Home|vivienda|hogar/i,
        renewal: /junio/i,
        name: /Amparo Lucero/i,
        phone: /0143/,
        when: /(lunes|Monday).*9:00/i,
      },
      limits: { 3: "binding" },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "se me quebró una muela mordiendo hielo, la de abajo a la derecha",
      "no, ni hinchada ni fiebre ni nada",
      "ya soy paciente de ustedes, nací el 3 de mayo del 81",
      "¿como cuánto sale una corona?",
      "Hortensia Luján, tres cero tres, cinco cinco cinco, cero uno dos uno",
      "el martes a las tres de la tarde",
    ],
    {
      facts: {
        problem: /muela/i,
        dob: /1981/,
        name: /Hortensia Luján/i,
        phone: /0121/,
        when: /(martes|Tuesday).*(3:00|15:00)/i,
      },
      limits: { 4: "price" },
      done: true,
    },
  ),
  call(
    "salons",
    [
      "hiii do u guys do balayage",
      "my hairs rlly long n its box dye black rn",
      "can u get me blonde in one go",
      "w dee pls if shes there",
      "sat 11, kaylee brandt 9705550111",
    ],
    {
      facts: {
        service: /balayage/i,
        hair: /black|box/i,
        stylist: /Dee/,
        name: /kaylee brandt/i,
        phone: /0111/,
        when: /Saturday.*11:00/,
      },
      limits: { 3: "promise" },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "no heat since last nite n its 54 in here",
      "we got a newborn. no alarm, no smell, nobodys got a headache",
      "we rent. 2217 Kearney st apt 4",
      "can i relight it myself, my uncle says its easy",
      "Marcus Teague 3035550190",
      "asap, like 7 tomorrow morning",
    ],
    {
      facts: {
        problem: /heat/i,
        temperature: /54/,
        household: /newborn/i,
        owner: /Tenant/i,
        address: /2217 Kearney/i,
        name: /Marcus Teague/i,
        phone: /0190/,
        when: /Friday.*7:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "kitchen sinks backing up and my mother in law gets here friday, just kill me now",
      "no outlets, no gas",
      "own it. 77 Birchwood Ln",
      "can i just dump some drano down there",
      "Patrice Lindholm two oh six five five five oh one four one",
      "next thursday 5pm",
    ],
    {
      facts: {
        problem: /sink/i,
        owner: /Owner/i,
        address: /77 Birchwood/i,
        name: /Patrice Lindholm/i,
        phone: /0141/,
        when: /Thursday.*5:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "we wanna knock out the wall between kitchen and dining room",
      "house is from 1962. hm no, 1964",
      "you think that walls load bearing",
      "the hoa has to sign off and it has to be done by thanksgiving, the whole family is coming",
      "318 Wren Street, Joelle Abernathy, 303 555 0127",
      "not saturday. monday 4:30, my husband will be there too, we decide together",
    ],
    {
      facts: {
        project: /wall/i,
        house: /1964/,
        paper: /hoa/i,
        deadline: /thanksgiving/i,
        decides: /Both/i,
        address: /318 Wren/i,
        name: /Joelle Abernathy/i,
        phone: /0127/,
        when: /Monday.*4:30/,
      },
      limits: { 3: "structure" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "me pegaron por atrás en el semáforo, nadie salió lastimado, el carro ya está en mi casa",
      "es un Civic 2016 gris, sí camina",
      "el número de reclamo es CL-88213, con Progressive",
      "¿usted cree que me lo den por pérdida total?",
      "Iván Montoya 3035550148, el lunes a las siete y media",
    ],
    {
      facts: {
        damage: /atrás|pegaron/i,
        car: /Civic/i,
        claim: /88213/,
        name: /Iván Montoya/i,
        phone: /0148/,
        when: /(lunes|Monday).*7:30/i,
      },
      limits: { 4: "damage-verdict" },
      done: true,
    },
  ),
  call(
    "restaurants",
    [
      "Hola, una mesa para cuatro el domingo a las dos",
      "perdón, vamos a ser cinco",
      "¿hay que esperar mucho a esa hora?",
      "a nombre de Toledo",
      "7205550191",
    ],
    {
      facts: {
        people: /5/,
        name: /Toledo/i,
        phone: /0191/,
        when: /(domingo|Sunday).*(2:00|14:00)/i,
      },
      limits: { 3: "wait" },
      done: true,
    },
  ),
  call(
    "general",
    [
      "hey got a question about an invoice, i got the same one twice",
      "number 9921, from when we rented the storage thing",
      "can you just cancel one of em",
      "Leticia Crane lcrane@hobart.example",
      "970 555 0108, wed at 2",
    ],
    {
      facts: {
        about: /invoice/i,
        email: /lcrane@/i,
        name: /Leticia Crane/i,
        phone: /0108/,
        when: /Wednesday.*2:00/,
      },
      done: true,
    },
  ),
];
