import { dialogues } from "../dialogue.ts";

/** Bookings, changes and messages of the tuned conversations, told by another caller in other words. */
export const rewordedBookings = dialogues([
  {
    name: "reworded: a name before any time",
    turns: [
      [
        "could you put me down for a chat sometime weds after lunch",
        { action: "book", offers: /Wednesday 18 March, .*pm/ },
      ],
      ["this is Gwen Harlow btw", { action: "book", facts: { name: "Gwen Harlow" } }],
      ["cell 503-555-0176", { action: "book", facts: { phone: /503.?555.?0176/ } }],
      ["lets say 4pm", { facts: { time: /4:00/, day: /Wednesday 18/ }, asks: "email" }],
      ["gwen@harlow.example is where to write me", { asks: "confirm" }],
      ["looks right, lock it in", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T22:00.*Gwen Harlow/, left: false },
  },
  {
    name: "reworded: introduces herself first, books later",
    turns: [
      [
        "good morning! Odile Brandt here (odile@brandt.example). I own a hair salon over in Tulsa",
        {
          facts: {
            name: "Odile Brandt",
            email: "odile@brandt.example",
            trade: /salon/i,
            place: /Tulsa/,
          },
        },
      ],
      ["what does the silver one run a month", { action: "answer", says: /\$545/ }],
      [
        "alright put me on the calendar for tues, half past two",
        { asks: "confirm", facts: { day: /Tuesday 17/, time: /2:30/ } },
      ],
      ["thats fine, go on", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T20:30.*Odile Brandt.*odile@brandt\.example/ },
  },
  {
    name: "reworded: español, se arrepiente del día",
    turns: [
      [
        "me gustaría que habláramos por teléfono el martes tipo 9",
        { action: "book", facts: { day: /martes.*17/, time: /9:00/ } },
      ],
      ["ay no, ese día no puedo, que sea el jueves", { facts: { day: /jueves.*19/ } }],
      [
        "tipo 1 de la tarde. mi nombre es Lalo Brito y mi correo lalo@brito.example",
        { asks: "confirm", facts: { time: /13:00/, name: "Lalo Brito" } },
      ],
      ["así mero, gracias", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T19:00.*Lalo Brito/ },
  },
  {
    name: "reworded: whatever comes first",
    turns: [
      [
        "whats the very first opening for a call? I'm Zara Whitt, zara@whitt.example",
        {
          action: "book",
          asks: "confirm",
          facts: { day: /Friday 13/, time: /9:00/, name: "Zara Whitt" },
        },
      ],
      ["thatll work", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T15:00.*Zara Whitt/ },
  },
  {
    name: "reworded: a letter missing in both",
    turns: [
      [
        "i need a slot monday at half past ten please, Sara Pell is the name, sara@pel.example",
        { asks: "confirm", facts: { name: "Sara Pell" } },
      ],
      [
        "typo there, should be sara@pell.example",
        { asks: "confirm", facts: { email: "sara@pell.example" } },
      ],
      ["also its spelled Sarah Pell", { asks: "confirm", facts: { name: "Sarah Pell" } }],
      ["now its right, thanks", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T16:30.*Sarah Pell.*sara@pell\.example/ },
  },
  {
    name: "reworded: neither suits, another day",
    turns: [
      ["would anyone have time for me on monday", { action: ["book", "person"] }],
      ["quarter past eleven on monday, please schedule that", { action: "book", says: /10:30/ }],
      ["those dont suit me. is tuesday possible", { action: "book", offers: /Tuesday 17/ }],
      ["give me the final one there", { asks: "name", facts: { time: /4:00/ } }],
      [
        "Marco. Marco Tellez. marco@t.example",
        { asks: "confirm", facts: { name: "Marco Tellez" } },
      ],
      ["yeah do that", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T22:00.*Marco Tellez/ },
  },
  {
    name: "reworded: last name was wrong",
    turns: [
      ["lets get a call on the books wed 1030", { asks: "name" }],
      ["Stef Meyer", { asks: "email" }],
      ["stef@meyer.example", { asks: "confirm" }],
      [
        "you got the name wrong, it should say Steph Maier",
        { asks: "confirm", facts: { name: "Steph Maier" } },
      ],
      ["better. yes", { action: "booked" }],
    ],
    end: { booked: /Steph Maier/ },
  },
  {
    name: "reworded: do you need my phone",
    turns: [
      [
        "is there anything open thursday past noon to talk with you guys?",
        { action: "book", offers: /Thursday 19.*pm/ },
      ],
      ["I'll have number two", { asks: "name", facts: { time: /2:30/ } }],
      ["is my phone number required", { never: /Thursday 19 March, 2:30 pm\? Shall/ }],
      ["ok, Hanna Brock, hanna@brock.example", { asks: "confirm" }],
      ["yes lets do that", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T20:30.*Hanna Brock/ },
  },
  {
    name: "reworded: a demo in two lines",
    turns: [
      [
        "Hello, Lars Oman, lars@oman.example. Monday at ten thirty would be great for a demo",
        { asks: "confirm", facts: { name: "Lars Oman", day: /Monday 16/, time: /10:30/ } },
      ],
      ["exactly", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T16:30.*Lars Oman/ },
  },
  {
    name: "reworded: walk me through it",
    turns: [
      [
        "id like somebody to walk me through the thing, tuesday 4pm",
        { action: "book", facts: { day: /Tuesday 17/, time: /4:00/ } },
      ],
      [
        "for Bea Nye. bea@nye.example. ph 406 555 0127",
        { asks: "confirm", facts: { name: "Bea Nye", phone: /0127/ } },
      ],
      ["please do", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T22:00.*Bea Nye/ },
  },
  {
    name: "reworded: first opening, but later in the day",
    turns: [
      [
        "when could you talk at the earliest",
        { action: "book", asks: "name", facts: { day: /Friday 13/, time: /9:00/ } },
      ],
      [
        "thats a little early, got something further into the day",
        { offers: /Friday 13/, offersNo: /9:00/, facts: { time: null } },
      ],
      ["2:30 would be ideal", { asks: "name", facts: { time: /2:30/ } }],
      ["Finn Abbot here, finn@abbot.example", { asks: "confirm", facts: { name: "Finn Abbot" } }],
      ["yes thank you!", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T20:30.*Finn Abbot/ },
  },
  {
    name: "reworded: the day earlier",
    turns: [
      [
        "wednesday 1 oclock would suit me for a call",
        { action: "book", facts: { day: /Wednesday 18/, time: /1:00/ } },
      ],
      ["oh one day earlier would be nicer", { facts: { day: /Tuesday 17/, time: /1:00/ } }],
      [
        "Mina Stroud, u can reach me at mina@stroud.example",
        { asks: "confirm", facts: { name: "Mina Stroud" } },
      ],
      ["ok book that", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T19:00.*Mina Stroud/ },
  },
  {
    name: "reworded: two of us on the call",
    turns: [
      [
        "my husband and i would both like to be on a call tuesday next week",
        { action: "book", offers: /Tuesday 17/ },
      ],
      ["the latest you have that day", { asks: "name", facts: { time: /4:00/ } }],
      [
        "Carol Voss and Pete Voss, use carol@voss.example",
        { asks: "confirm", facts: { name: /Carol Voss/ } },
      ],
      ["wonderful, please confirm", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T22:00.*Carol Voss/ },
  },
  {
    name: "reworded: number three, no, four",
    turns: [
      ["what have you got tomorrow to talk on the phone", { action: "book", offers: /Friday 13/ }],
      ["number 3 please", { asks: "name", facts: { time: /10:30/ } }],
      ["sorry, number four i meant", { facts: { time: /1:00/ } }],
      ["thx. Ruth Embry, ruth@embry.example", { asks: "confirm", facts: { name: "Ruth Embry" } }],
      ["thats the one, yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*Ruth Embry/ },
  },
  {
    name: "reworded: last of the morning, and silver again",
    turns: [
      [
        "is there a thursday morning spot next week for a call",
        { action: "book", offers: /Thursday 19.*am/ },
      ],
      ["i'd rather have the last of those", { facts: { day: /Thursday 19/, time: /10:30/ } }],
      ["quick q before that, remind me whats in silver", { says: /1,200/, asks: "name" }],
      [
        "cool cool. Mateo Grau, mateo@grau.example",
        { asks: "confirm", facts: { name: "Mateo Grau" } },
      ],
      ["👍 yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T16:30.*Mateo Grau/ },
  },
  {
    name: "reworded: an odd minute that is not free",
    turns: [
      [
        "wednesday afternoon for a quick call, possible?",
        { action: "book", offers: /Wednesday 18 March, .*pm/ },
      ],
      ["how about 2:20", { action: "book", says: [/2:30/, /1:00/], offers: /Wednesday 18/ }],
      ["ok ok 2:30 it is", { asks: "name", facts: { day: /Wednesday 18/, time: /2:30/ } }],
      ["i'm called Petra Lang", { asks: "email", facts: { name: "Petra Lang" } }],
      [
        "petra@lang.example or by phone 307 555 0149",
        { asks: "confirm", facts: { email: "petra@lang.example", phone: /307.?555.?0149/ } },
      ],
      ["yes that all checks out", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T20:30.*Petra Lang.*petra@lang\.example/, left: false },
  },
  {
    name: "reworded: thursday suits better",
    turns: [
      ["tuesday ten thirty for a call pls", { facts: { day: /Tuesday 17/, time: /10:30/ } }],
      ["on second thought thursday suits me better", { facts: { day: /Thursday 19/ } }],
      ["keep the hour as it was", { facts: { day: /Thursday 19/, time: /10:30/ }, asks: "name" }],
      ["Lila Brooks", { asks: "email" }],
      ["mail: lila@brooks.example", { asks: "confirm" }],
      ["yea", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T16:30.*Lila Brooks/ },
  },
  {
    name: "reworded: asks the price and hipaa while booking",
    turns: [
      ["tomorrow 10:30 i want a call with you", { asks: "name" }],
      [
        "before i do that, whats this gonna cost me",
        { action: "answer", says: /\$149/, asks: "name" },
      ],
      ["are you hipaa certified", { says: /not know|no certificate|name no/i }],
      ["alright then, its Kerry Dunne", { asks: "email", facts: { name: "Kerry Dunne" } }],
      ["send it to kerry@dunne.example", { asks: "confirm" }],
      ["absolutely", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T16:30.*Kerry Dunne/ },
  },
  {
    name: "reworded: tuesday, rather wednesday, one letter too many",
    turns: [
      [
        "any chance of tues at 230 for a phone call",
        { action: "book", facts: { day: /Tuesday 17/, time: /2:30/ } },
      ],
      ["hang on, wednesday at that time instead", { facts: { day: /Wednesday 18/, time: /2:30/ } }],
      ["Erin Coll, erin@colll.example", { asks: "confirm" }],
      [
        "one l too many, erin@coll.example",
        { asks: "confirm", facts: { email: "erin@coll.example" } },
      ],
      ["now go ahead", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T20:30.*Erin Coll.*erin@coll\.example/ },
  },
  {
    name: "reworded: the day after that",
    turns: [
      ["sign me up for a call thursday, four pm", { facts: { day: /Thursday 19/, time: /4:00/ } }],
      ["Theo Blum, theo@blum.example", { asks: "confirm", facts: { name: "Theo Blum" } }],
      [
        "shoot i cant then. following day, same hour?",
        { facts: { day: /Friday 20/, time: /4:00/ } },
      ],
      ["yes perfect", { action: "booked" }],
    ],
    end: { booked: /2026-03-20T22:00.*Theo Blum/ },
  },
  {
    name: "reworded: an hour later",
    turns: [
      [
        "tues 9 in the morning for Gina Pohl, gina@pohl.example, i'd like a call",
        { asks: "confirm", facts: { name: /Gina Pohl/ } },
      ],
      [
        "can you push it to 10:30",
        { asks: "confirm", facts: { day: /Tuesday 17/, time: /10:30/ } },
      ],
      ["yep, thats it", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T16:30.*Gina Pohl/ },
  },
  {
    name: "reworded: noon is taken",
    turns: [
      [
        "r u guys free to chat tomorrow around 12",
        { action: "book", says: /1:00/, offers: /Friday 13/ },
      ],
      [
        "alright 1 oclock. name's Rita Silver, rita@silver.example",
        { asks: "confirm", facts: { name: "Rita Silver", time: /1:00/ } },
      ],
      ["uh huh, yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*Rita Silver/ },
  },
  {
    name: "reworded: not fridays, in the morning",
    turns: [
      [
        "id like to see a demo next week in the morning, fridays dont work though",
        { action: "book", offers: /am/, offersNo: /Friday/ },
      ],
      ["nine thirty on wednesday", { facts: { day: /Wednesday 18/, time: /9:30/ } }],
      [
        "they call me Hal, Hal Brimley, hal@brimley.example",
        { asks: "confirm", facts: { name: /Hal Brimley/ } },
      ],
      ["could we start at 9 instead", { asks: "confirm", facts: { time: /9:00/ } }],
      ["ok yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T15:00.*Hal Brimley/ },
  },
  {
    name: "reworded: cancels with the link",
    turns: [
      ["something came up, i cant make our call", { says: /link/i }],
      [
        "here you go: https://farline.example/booking?token=booking-1.1.proof",
        { says: /Monday 23 March/ },
      ],
      ["i want it canceled, yes", { says: /cancel/i, asks: "confirm" }],
      ["yes", { says: /cancel/i, action: "answer" }],
    ],
    end: { booked: false },
  },
  {
    name: "reworded: no link, so a person has to",
    turns: [
      ["id like to call off my appointment with you", { says: /link/i }],
      ["cant find that mail anywhere", { action: "person", says: /link/i }],
      ["its Fay Orton, fay@orton.example", { asks: "confirm", facts: { name: "Fay Orton" } }],
      ["yes pass it on", { action: "sent" }],
    ],
    end: { left: /Fay Orton.*/, booked: false },
  },
  {
    name: "reworded: what does canceling cost",
    turns: [
      ["thursday at one please, a call", { asks: "name" }],
      [
        "one thing first, do i pay anything if i cancel",
        { says: /notice|billing period|link|reschedule|cancel/i },
      ],
      ["good. Iris Novak", { asks: "email", facts: { name: "Iris Novak" } }],
      ["iris at novak dot example", { asks: "confirm", facts: { email: "iris@novak.example" } }],
      ["yes all good", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T19:00.*Iris Novak/ },
  },
  {
    name: "reworded: a callback in one go",
    turns: [
      [
        "Could you have someone phone me about prices for a dental office? Jean Arp, jean@arp.example",
        {
          action: "message",
          asks: "confirm",
          says: /prices for a dental office/,
          facts: { name: "Jean Arp", email: "jean@arp.example", trade: /dent/i },
        },
      ],
      ["sure, send that", { action: "sent" }],
    ],
    end: { left: /Jean Arp.*jean@arp\.example.*prices for a dental office/ },
  },
  {
    name: "reworded: a message with a question in between",
    turns: [
      ["i'd like to leave word for somebody there", { action: "message" }],
      ["from Meg Orr", { facts: { name: "Meg Orr" }, asks: "email" }],
      ["does anyone there talk chinese by the way", { says: /Chinese/, asks: "email" }],
      ["meg@orr.example", { asks: "message" }],
      ["could you mail me your security paper", { asks: "confirm" }],
      ["yep send", { action: "sent" }],
    ],
    end: { left: /Meg Orr.*security paper/ },
  },
  {
    name: "reworded: a person, and the reason afterwards",
    turns: [
      ["is there a live person i could talk to", { action: "person" }],
      ["yeah Tina Yost, tina@yost.example", { asks: "message", facts: { name: "Tina Yost" } }],
      ["theres something in my contract i dont understand", { asks: "confirm" }],
      ["send it over", { action: "sent" }],
    ],
    end: { left: /Tina Yost.*contract/ },
  },
  {
    name: "reworded: a message in bits",
    turns: [
      ["would somebody give me a ring", { action: ["message", "person"] }],
      ["I'm Otto Wirth", { facts: { name: "Otto Wirth" } }],
      ["otto@wirth.example for email", { facts: { email: "otto@wirth.example" } }],
      ["we've got two numbers with vonage and want to bring them over", { asks: "confirm" }],
      ["ok send it off", { action: "sent" }],
    ],
    end: { left: /Otto Wirth.*two numbers/, booked: false },
  },
  {
    name: "reworded: charged two times",
    turns: [
      [
        "theres a mistake on my invoice, who handles that",
        { action: ["person", "message", "phone", "answer"] },
      ],
      [
        "pass this along: i got billed two times in january. Vic Dorn, vic@dorn.example",
        { facts: { name: /Vic Dorn/, email: "vic@dorn.example" } },
      ],
      ["yeah send that", { action: "sent" }],
    ],
    end: { left: /Vic Dorn.*vic@dorn\.example.*billed two times/s },
  },
  {
    name: "reworded: phone first, no mail at first",
    turns: [
      ["real person please", { action: "person" }],
      ["you can get me on 619 555 0158", { facts: { phone: /0158/ }, asks: "email" }],
      ["i'd rather not give an email. my name's Clyde", { facts: { name: /Clyde/ } }],
      ["ugh ok clyde@elm.example", { facts: { email: "clyde@elm.example" } }],
      ["we want to leave our current answering service", {}],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Clyde.*clyde@elm\.example/s },
  },
  {
    name: "reworded: español, mañana después de comer",
    turns: [
      [
        "se puede hablar con alguien mañana en la tarde? quiero apartar una llamada",
        { action: "book", language: "es", offers: /viernes.*13 de marzo, (13|14|16):/ },
      ],
      ["a las 4 me queda bien", { asks: "name", facts: { time: /16:00/ } }],
      [
        "a nombre de Lupe Sosa, lupe@sosa.example",
        { asks: "confirm", facts: { name: "Lupe Sosa", email: "lupe@sosa.example" } },
      ],
      ["sí está bien", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-13T22:00.*Lupe Sosa/ },
  },
  {
    name: "reworded: pasa al español y al martes",
    turns: [
      ["monday would be good for a call", { action: "book", offers: /Monday 16/ }],
      [
        "perdón, prefiero español. mejor martes, diez y media",
        { language: "es", facts: { day: /martes.*17/, time: /10:30/ } },
      ],
      [
        "soy Iván Lira, escríbanme a ivan@lira.example",
        { language: "es", asks: "confirm", facts: { name: "Iván Lira" } },
      ],
      ["exacto", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-17T16:30.*Iván Lira/ },
  },
  {
    name: "reworded: 中文下周二",
    turns: [
      ["能不能下周二下午跟你们通电话", { language: "zh", action: "book", offers: /17/ }],
      ["2点半可以", { language: "zh", asks: "name" }],
      ["姓名：周文博", { language: "zh", asks: "email", facts: { name: "周文博" } }],
      ["我的邮箱是zhou@wb.example", { language: "zh", asks: "confirm" }],
      ["是的，没错", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T20:30.*周文博/ },
  },
  {
    name: "reworded: clínica dental en español",
    turns: [
      [
        "buenas, somos una clínica dental en El Paso con 3 sillones. atienden en español y se enlaza con google calendar?",
        {
          language: "es",
          says: [/español/i, /Google Calendar/],
          facts: { trade: /dent/i, place: /El Paso/ },
        },
      ],
      ["qué precio tiene el más económico", { language: "es", says: /\$149|\$249/ }],
      [
        "va, apúnteme el martes a las 9 para una llamada",
        { facts: { day: /martes 17/, time: /9:00/ } },
      ],
      [
        "soy Alma Duarte, mi correo es alma@duarte.example",
        { asks: "confirm", facts: { name: "Alma Duarte" } },
      ],
      ["sí, adelante", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T15:00.*Alma Duarte/ },
  },
]);
