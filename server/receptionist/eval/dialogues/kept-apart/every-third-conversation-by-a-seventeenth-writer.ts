import { dialogues } from "../../dialogue.ts";

/** Every third conversation by the seventeenth writer, read by nobody who works on the receptionist. */
export const everyThirdConversationByASeventeenthWriter = dialogues([
  {
    name: "seventeenth writer: truck-one-word",
    turns: [
      [
        "plumber. driving. short answers. cheapest?",
        { says: /149|249/i, facts: { trade: /plumb/i } },
      ],
      ["mins", { says: /300/i }],
      ["over that", { says: /0?\.60|60 cents/i }],
      ["setup?", { says: /495/i }],
      ["call w somebody tmrw afternoon", { offers: /Friday 13 March.* pm/i }],
      [
        "last one u said. duke harlan. duke@harlanpipe.example",
        { facts: { name: /duke harlan/i, email: /duke@harlanpipe\.example/i } },
      ],
      ["yep"],
    ],
    end: { booked: /2026-03-13T[\s\S]*duke@harlanpipe/i },
  },
  {
    name: "seventeenth writer: funeral-home-night",
    turns: [
      [
        "I direct a funeral home. Families reach us at three in the morning. Would this pick up then, and on Sundays?",
        {
          says: /24|night|every hour|any hour|always|around the clock|168/i,
          facts: { trade: /funeral/i },
        },
      ],
      [
        "They are grieving. I need them put through to one of us, not kept talking to a machine.",
        { says: /person|human|hand|transfer|put|through|team/i },
      ],
      [
        "Please have someone write to me about how it would speak to the bereaved. Alden Crewe, crewe@crewechapel.example, or 307 555 0119",
        {
          facts: {
            name: /Alden Crewe/i,
            email: /crewe@crewechapel\.example/i,
            phone: /555.*0119/i,
          },
        },
      ],
      ["Yes. You may send it."],
    ],
    end: { left: /bereaved/i, booked: false },
  },
  {
    name: "seventeenth writer: hvac-outbound-ladder",
    turns: [
      [
        "we do heating + AC. want it to CALL customers for the spring tune up, lowest plan that does that?",
        { says: /Gold/i, facts: { trade: /hvac|heating|AC\b|air/i } },
      ],
      ["how many agents do i get with it", { says: /\b(6|six)\b/i }],
      ["and texts, whats one cost there", { says: /0?\.03|(3|three) cents/i }],
      ["vs platinum for the same", { says: /0?\.02|(2|two) cents/i }],
      ["one time fee on that last one?", { says: /3,?995/i }],
      ["k gotta ask the boss"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: landlord-calls-it-off",
    turns: [
      [
        "property mgr, 140 units, tenants ringing about leaks at midnite. can i speak w sales on tues",
        { offers: /Tuesday 17 March/i },
      ],
      ["the last one of those", { says: /name|email/i }],
      [
        "Otis Renfro otis@renfrorentals.example",
        { facts: { name: /Otis Renfro/i, email: /otis@renfrorentals\.example/i } },
      ],
      ["no wait. dont book it, my owner has to ok this first. drop the whole thing"],
      [
        "just tell me what 300 mins would cost a month if billed yearly so i can show him",
        { says: /149/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: movers-name-fixed",
    turns: [
      [
        "moving company in Tulsa. phones die in winter and explode in june. locked in for a year or no?",
        {
          says: /billing period|cancel|\bno\b|contract/i,
          facts: { trade: /mov/i, place: /Tulsa/i },
        },
      ],
      [
        "can i get a callback from someone about seasonal use",
        { says: /name|email|message|call/i },
      ],
      [
        "as a message then, not a booking. Jon Kessler 918 555 0163 jk@kesslermove.example. question: can we go down a plan in winter",
        { facts: { phone: /555.*0163/i, email: /jk@kesslermove\.example/i, message: /winter/i } },
      ],
      ["its John with an h btw. John Kessler", { facts: { name: /John Kessler/i } }],
      ["now its right. send"],
    ],
    end: { left: /winter/i, booked: false },
  },
  {
    name: "seventeenth writer: note-in-one-breath",
    turns: [
      [
        "tell your team marguerite bell from bell & sons pest control wants to know if it talks to ServiceTitan, reach me marguerite@bellpest.example thx",
        { facts: { name: /marguerite bell/i, email: /marguerite@bellpest\.example/i } },
      ],
      ["yes send that. how long til i get a reply", { says: /24|day/i }],
      ["ok and while im here. how many integrations all in", { says: /68/i }],
    ],
    end: { left: /ServiceTitan/i, booked: false },
  },
  {
    name: "seventeenth writer: insurance-does-that-include",
    turns: [
      [
        "Insurance agency, Omaha, 5 people, around 2,800 minutes monthly on the current answering svc. recommend?",
        { says: /Gold/i, facts: { trade: /insur/i, place: /Omaha/i } },
      ],
      [
        "does that include the texts or are they on top",
        { says: /0?\.03|(3|three) cents|extra|on top|per (message|text)/i },
      ],
      [
        "and the minutes? whats left over from 3000 is what, 200",
        { says: /200|3,?000|yes|right/i },
      ],
      ["do i keep my number", { says: /keep|forward|yes|number/i }],
      ["Ok, Friday next week with a rep.", { offers: /Friday 20 March/i }],
      [
        "earliest works: Lorna Petrie, lpetrie@petrieins.example",
        { facts: { name: /Lorna Petrie/i, email: /lpetrie@petrieins\.example/i } },
      ],
      ["yes confirmed"],
    ],
    end: { booked: /2026-03-20T[\s\S]*lpetrie@petrieins/i },
  },
  {
    name: "seventeenth writer: es-jardinero-cambia-dia",
    turns: [
      [
        "ola, tengo negocio de jardineria y pierdo llamadas. con quien ablo? mañana se puede?",
        { offers: /viernes 13 de marzo/i, facts: { trade: /jardin/i } },
      ],
      ["mejor el lunes, mañana tengo obra", { offers: /lunes 16 de marzo/i }],
      ["la primera hora", { says: /nombre|correo|email/i }],
      [
        "Chuy Armenta, chuy@verdearmenta.example",
        { facts: { name: /Chuy Armenta/i, email: /chuy@verdearmenta\.example/i } },
      ],
      ["simon, esta bien, confirmo"],
    ],
    end: { booked: /2026-03-16T[\s\S]*chuy@verdearmenta/i },
  },
  {
    name: "seventeenth writer: es-clinica-en-medio",
    turns: [
      [
        "Quisiera una cita con una persona de ustedes el martes, somos una clínica pediátrica",
        { offers: /martes 17 de marzo/i },
      ],
      [
        "Una duda antes, ¿cuánto dura y cuesta algo?",
        { says: /30|treinta|media hora|gratis|sin costo/i },
      ],
      ["Entonces la segunda opción del martes", { says: /nombre|correo|email/i }],
      [
        "Rocío Beltrán, rocio@peques.example, mi tel es 505-555-0132",
        {
          facts: {
            name: /Roc[ií]o Beltr[aá]n/i,
            email: /rocio@peques\.example/i,
            phone: /555.*0132/i,
          },
        },
      ],
      ["Todo correcto, sí"],
    ],
    end: { booked: /2026-03-17T[\s\S]*rocio@peques/i },
  },
  {
    name: "seventeenth writer: zh-cpa-leaves-word",
    turns: [
      ["会计事务所想问：最贵的Platinum按年付每月多少，含多少分钟", { says: [/1,?795/, /7,?000/] }],
      ["比它低一档的呢", { says: /1,?095|1,?295|3,?000/ }],
      [
        "帮我留个言：想知道报税季能不能临时加分钟。周敏 zhoumin@zmcpa.example",
        { facts: { name: /周敏/, email: /zhoumin@zmcpa\.example/i } },
      ],
      ["对 请发出去"],
    ],
    end: { left: /报税季/, booked: false },
  },
]);
