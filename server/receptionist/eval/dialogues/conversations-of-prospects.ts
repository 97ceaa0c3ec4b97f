import { dialogues } from "../dialogue.ts";

/** Two of three conversations as prospects of several trades type them; tuned since November 2026. */
export const conversationsOfProspects = dialogues([
  {
    name: "prospects: law partner, phone put right",
    turns: [
      [
        "we're a 4 attorney PI firm in Boise, looking at you instead of Smith.ai. can somebody walk us thru it wed?",
        { action: "book", offers: /Wednesday 18/ },
      ],
      [
        "2:30 works. Gordon Ashby gordon@ashbylaw.example 208 555 0143",
        {
          asks: "confirm",
          facts: { name: "Gordon Ashby", phone: /208\D*555\D*0143/, time: /2:30/ },
        },
      ],
      ["oh hang on thats our fax. cell is 208 555 0177", { facts: { phone: /208\D*555\D*0177/ } }],
      ["ok go ahead", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T20:30.*Gordon Ashby.*0177/ },
  },
  {
    name: "prospects: dentist, sums with numbers in words",
    turns: [
      [
        "dental office here, two locations. maybe forty calls a day between them, three minutes or so each",
        { action: "plan", facts: { calls: /40/, length: /3/ } },
      ],
      ["is that with the yearly discount", { says: /annual|year/i }],
      ["and monthly?", { says: /monthly/i, never: /didn't understand|do not know/i }],
      ["what about half as many calls", { facts: { calls: /20/ } }],
    ],
  },
  {
    name: "prospects: restaurant owner, friday no, monday yes",
    turns: [
      [
        "Hey, I own a small restaurant and I'd like to talk to somebody about taking reservations by phone. Friday?",
        { action: "book", offers: /Friday 13/ },
      ],
      ["actually friday is our busiest, let's do monday", { offers: /Monday 16/ }],
      ["before noon pls", { offers: /Monday 16.*am/ }],
      ["the last one", { facts: { time: /10:30/ } }],
      ["Carla Benedetti", { facts: { name: "Carla Benedetti" } }],
      ["carla@trattoriabene.example", { asks: "confirm" }],
    ],
    end: { booked: false },
  },
  {
    name: "prospects: office manager, message in pieces",
    turns: [
      ["can i leave a note for the sales team", { action: "message" }],
      [
        "we need a quote for 3 offices, and whether you can work with Dialpad",
        { action: "message" },
      ],
      ["Janelle Ortega", { facts: { name: "Janelle Ortega" } }],
      ["j.ortega@summitoffices.example", { asks: "confirm" }],
      ["also say its kinda urgent, we decide this friday", {}],
      ["yes send", { action: "sent" }],
    ],
    end: { left: /3 offices.*urgent/, booked: false },
  },
  {
    name: "prospects: español a media llamada",
    turns: [
      ["hi do you have an agent that speaks spanish", { language: "en", says: /Spanish/ }],
      [
        "perfecto, entonces prefiero seguir en español. cuánto cuesta el más barato",
        { language: "es", says: /149|249/ },
      ],
      ["y cuántos minutos trae", { language: "es", says: /300/ }],
      [
        "quiero una llamada el martes en la tarde",
        { language: "es", action: "book", offers: /17/ },
      ],
      [
        "a las 4, soy Rubén Aldama, ruben@aldamaroofing.example",
        { language: "es", asks: "confirm", facts: { name: "Rubén Aldama", time: /4:00|16/ } },
      ],
    ],
    end: { booked: false },
  },
  {
    name: "prospects: the email was typed wrong",
    turns: [
      [
        "id like a call on the 18th at 10:30",
        { action: "book", facts: { day: /18/, time: /10:30/ } },
      ],
      ["Priya Raman, priya@ramanderm.exmaple", {}],
      [
        "sorry, typo: priya@ramanderm.example",
        { asks: "confirm", facts: { email: "priya@ramanderm.example", name: "Priya Raman" } },
      ],
      ["looks right, book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T16:30.*Priya Raman.*priya@ramanderm\.example/ },
  },
  {
    name: "prospects: bookkeeper who is only looking",
    turns: [
      [
        "just browsing, no sales call please",
        { action: ["answer", "greet", "thanks"], never: /booked/ },
      ],
      ["do you train your ai on our client calls", { says: /train/i }],
      ["who can read the transcripts", { action: ["answer", "unknown", "message"] }],
      ["ok and if we quit, do we get our recordings", { says: /record/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "prospects: time changed twice",
    turns: [
      ["is tuesday 9am open", { action: "book", facts: { day: /17/, time: /9:00/ } }],
      ["hmm make it 9:30", { facts: { time: /9:30/ } }],
      ["no you know what, 1 in the afternoon", { facts: { time: /1:00 ?pm/i, day: /17/ } }],
      [
        "Hal Brubaker hal@brubakerhvac.example",
        { asks: "confirm", facts: { name: "Hal Brubaker" } },
      ],
      ["yep", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T19:00.*Hal Brubaker/ },
  },
  {
    name: "prospects: vet, two wishes in one line",
    turns: [
      [
        "what do you charge per extra minute on the small plan and can i get a call friday",
        { action: "book", says: /\$0\.60/, offers: /Friday 13/ },
      ],
      ["4pm friday works for me", { facts: { time: /4:00/, day: /13/ } }],
      [
        "Dr. Lena Fischer, 970-555-0166, lena@pinevet.example",
        { asks: "confirm", facts: { name: /Lena Fischer/, phone: /970\D*555\D*0166/ } },
      ],
      ["wait. whats the name of the person calling me?", { says: /Nora/ }],
      ["great, confirm", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T22:00.*Lena Fischer/ },
  },
  {
    name: "prospects: salon, minutes instead of calls",
    turns: [
      ["how many minutes would a hair salon need", { action: ["plan", "answer", "unknown"] }],
      [
        "we get about fifteen calls a day, tops two min",
        { action: "plan", facts: { calls: /15/, length: /2/ } },
      ],
      ["closed sundays and mondays so five days a week", { never: /didn't understand/i }],
      ["sooo which plan", { says: /Basic|Silver/ }],
    ],
  },
  {
    name: "prospects: spelled name, wrong name first",
    turns: [
      [
        "Hi, Catherine here from Bluebird Pediatrics. Could I talk with someone on Monday around nine thirty?",
        { action: "book", facts: { name: /Catherine/, day: /16/, time: /9:30/ } },
      ],
      ["that's Katharine with a K, Katharine Doyle", { facts: { name: "Katharine Doyle" } }],
      ["kdoyle@bluebirdpeds.example", { asks: "confirm" }],
      ["Yes that is correct", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T15:30.*Katharine Doyle/ },
  },
  {
    name: "prospects: property manager, texts and agents",
    turns: [
      [
        "property mgmt co. 600 calls/mo avg 3 min and we'd send like 500 texts",
        { action: "plan", facts: { calls: /600/, texts: /500/ } },
      ],
      ["what if its 2 agents", { facts: { agents: /2/ } }],
      ["and no texts after all", { facts: { texts: null } }],
      ["how much the first year all in", { says: /\$\d/ }],
    ],
  },
  {
    name: "prospects: dictated booking with everything",
    turns: [
      [
        "hi my name is beth kowalski i run a chiropractic office in omaha um could someone call me thursday at two thirty my email is beth at kowalskichiro dot example",
        {
          action: "book",
          facts: {
            name: /beth kowalski/i,
            email: "beth@kowalskichiro.example",
            day: /19/,
            time: /2:30/,
          },
          asks: "confirm",
        },
      ],
      ["yes but make it friday instead", { facts: { day: /20|13/, time: /2:30/ } }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /T20:30.*kowalski/i },
  },
  {
    name: "prospects: cotización por mensaje",
    turns: [
      ["hola quisiera dejar un recado para ventas", { language: "es", action: "message" }],
      ["que me manden una cotización para 3 sucursales de mi clínica dental", { language: "es" }],
      ["me llamo Patricia Luna", { facts: { name: "Patricia Luna" } }],
      [
        "patricia@dentaluna.example y mi cel 505 555 0119",
        { asks: "confirm", facts: { phone: /505\D*555\D*0119/ } },
      ],
      ["sí, mándalo", { action: "sent", language: "es" }],
    ],
    end: { left: /3 sucursales/ },
  },
  {
    name: "prospects: earlier in the day",
    turns: [
      ["any time on the 17th", { action: "book", offers: /Tuesday 17/ }],
      ["got anything earlier that week?", { offers: /Monday 16|Friday 13/ }],
      ["first one is fine", { facts: { time: /9:00/ } }],
      [
        "Omar Haddad - omar@haddadauto.example",
        { asks: "confirm", facts: { name: "Omar Haddad" } },
      ],
      ["correct", { action: "booked" }],
    ],
    end: { booked: /T15:00.*Omar Haddad/ },
  },
  {
    name: "prospects: integrations then a person",
    turns: [
      ["does it hook up to clio", { says: /Clio/ }],
      ["n quickbooks?", { says: /QuickBooks/ }],
      ["what about ServiceTitan", { action: ["answer", "unknown", "message", "person"] }],
      ["can i speak w a human about this", { action: "person" }],
    ],
  },
  {
    name: "prospects: volume in a range",
    turns: [
      [
        "not sure how many calls we get, somewhere between 20 and 30 a day",
        { action: ["plan", "answer"], facts: { calls: /20|25|30/ } },
      ],
      ["couple minutes each", { facts: { length: /2/ }, says: /Silver|Basic/ }],
      ["does that include weekends", { never: /\$0 / }],
    ],
  },
  {
    name: "prospects: two hundred fifty a week",
    turns: [
      [
        "law firm, two hundred and fifty calls a week, average four and a half minutes",
        { action: "plan", facts: { calls: /250/, length: /4\.5/ }, says: /Platinum|Gold/ },
      ],
      ["yikes. and if half of them stay with our own staff?", { facts: { calls: /125/ } }],
      ["ok i'd want to talk about it. tues morning?", { action: "book", offers: /Tuesday 17.*am/ }],
    ],
  },
  {
    name: "prospects: the assistant books for her boss",
    turns: [
      [
        "I need to set up a call for my boss, Dr. Alan Pruitt, sometime Wednesday",
        { action: "book", offers: /Wednesday 18/, facts: { name: /Alan Pruitt/ } },
      ],
      ["9 is good", { facts: { time: /9:00/ } }],
      [
        "his email is alan@pruittortho.example and I'm Becky if they ask",
        { asks: "confirm", facts: { name: /Alan Pruitt/, email: "alan@pruittortho.example" } },
      ],
      ["yes, thanks", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T15:00.*Alan Pruitt/ },
  },
  {
    name: "prospects: 留言分几次说",
    turns: [
      ["我想给你们留个言", { language: "zh", action: "message" }],
      ["我们有三家诊所,想知道能不能共用一个套餐", { language: "zh" }],
      ["我叫陈思远", { facts: { name: "陈思远" } }],
      ["邮箱 chen@siyuanclinic.example", { asks: "confirm" }],
      ["对,发吧", { action: "sent", language: "zh" }],
    ],
    end: { left: /三家诊所/ },
  },
  {
    name: "prospects: robot or not, then booking",
    turns: [
      ["am i talking to a real person rn", { says: /automated|assistant/i }],
      [
        "lol ok ur pretty good. can i get nora on the phone next tuesday",
        { action: "book", offers: /Tuesday/ },
      ],
      ["10 thirty", { facts: { time: /10:30/ } }],
      [
        "mike d'angelo mike@dangelopools.example",
        { asks: "confirm", facts: { name: /mike d'angelo/i } },
      ],
      ["hmm actually put 801-555-0102 on there too", { facts: { phone: /801\D*555\D*0102/ } }],
      ["thats it. book", { action: "booked" }],
    ],
    end: { booked: /d'angelo.*0102/i },
  },
  {
    name: "prospects: mcase trial",
    turns: [
      ["we're on mycase. heard theres a free trial", { says: /two weeks|14|trial/i }],
      ["do i need a card for it", { action: ["answer", "unknown", "message"] }],
      [
        "and after that what would it run us, 8 calls a day, 5 min each",
        { action: "plan", facts: { calls: /8/, length: /5/ } },
      ],
      ["thanks, will think", { action: "thanks" }],
    ],
    end: { booked: false },
  },
  {
    name: "prospects: cancels before it is booked",
    turns: [
      [
        "schedule me for friday 9:30 please. Ann Whitlock annw@whitlockestate.example",
        { action: "book", asks: "confirm", facts: { name: "Ann Whitlock" } },
      ],
      [
        "does your person know anything about estate law firms",
        { action: ["answer", "unknown", "message", "book"] },
      ],
      ["hmm no, leave it. I'll write an email", { action: ["answer", "thanks"] }],
      ["whats the address", { says: /hello@farline\.example|100 Farline Way/ }],
    ],
    end: { booked: false },
  },
  {
    name: "prospects: receptionist afraid for her job",
    turns: [
      [
        "so is this gonna replace me? im the front desk at a chiropractor",
        { says: /Only if|receptionist|replace/i },
      ],
      ["what can it not do", { says: /advice|promise/i }],
      ["my boss wants to know if it can do appointment reminders", { says: /remind/i }],
      ["by text as well?", { says: /text/i }],
    ],
  },
  {
    name: "prospects: wrong plan named, put right",
    turns: [
      ["whats in platinum... i mean gold", { says: /Gold/ }],
      ["how many numbers can we have", { action: ["answer", "unknown", "message"] }],
      ["overage?", { says: /\$0\.40/ }],
      ["and silver's", { says: /\$0\.50/ }],
    ],
  },
  {
    name: "prospects: how did you get my data",
    turns: [
      ["do u sell our callers info", { says: /sell|share/i }],
      ["where is it stored", { says: /United States|database/i }],
      ["can you delete it if i ask", { says: /hello@farline\.example|erase|delet/i }],
      [
        "ok. leave word for whoever runs privacy that id like the list of subprocessors. grace@lintonlaw.example, Grace Linton",
        { action: "message", facts: { name: "Grace Linton", message: /subprocessors/ } },
      ],
    ],
  },
  {
    name: "prospects: movers with a changing volume",
    turns: [
      [
        "moving company. winter 10 calls a day summer 60",
        { action: ["plan", "answer"], facts: { calls: /10|60/ } },
      ],
      [
        "use the summer number. 2 minutes",
        { facts: { calls: /60/, length: /2/ }, says: /Gold|Silver/ },
      ],
      ["can we change plans between seasons", { action: ["answer", "unknown", "message"] }],
      [
        "alright next thursday 9 am, Ike Barlow ike@barlowmoves.example",
        { action: "book", facts: { name: "Ike Barlow", time: /9:00/ } },
      ],
    ],
    end: { booked: false },
  },
  {
    name: "prospects: daughter sets it up for her father",
    turns: [
      [
        "My dad owns a small garage and misses calls all day because he's under a car. Would this help?",
        { action: ["answer", "plan"], never: /911/ },
      ],
      [
        "He is 71 and not good with computers, does he have to do anything",
        { says: /code|phone|forward|set/i },
      ],
      [
        "About 12 calls a day, a minute and a half each",
        { action: "plan", facts: { calls: /12/, length: /1\.5/ }, says: /Basic/ },
      ],
      [
        "Please have someone call him Thursday at 1, his name is Frank Mancuso",
        { action: "book", facts: { name: "Frank Mancuso", day: /19/, time: /1:00 ?pm/i } },
      ],
      [
        "use my email, gina@mancusogarage.example",
        { asks: "confirm", facts: { name: "Frank Mancuso", email: "gina@mancusogarage.example" } },
      ],
    ],
  },
  {
    name: "prospects: 约时间又改",
    turns: [
      ["想约下周三上午聊聊", { language: "zh", action: "book", offers: /18/ }],
      ["十点半", { facts: { time: /10:30/ } }],
      ["不好意思,改成周四同一时间", { facts: { day: /19/, time: /10:30/ } }],
      ["王丽,wangli@lilylaw.example", { asks: "confirm", facts: { name: "王丽" } }],
      ["可以", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T16:30.*王丽/ },
  },
  {
    name: "prospects: insurance broker with a pile of questions",
    turns: [
      [
        "Three questions. Does it record calls, can I listen in live, and what does Silver cost?",
        { says: [/record|transcript/i, /\$695|\$545/] },
      ],
      ["the live thing again, can i take over", { says: /take the call|yourself/i }],
      ["and is silver's setup a one time charge?", { says: /once|\$1,495/i }],
      [
        "email me that. dana@keystoneins.example",
        { action: ["message", "answer", "person"], facts: { email: "dana@keystoneins.example" } },
      ],
    ],
  },

  // Opened on 25 November 2026.
  {
    name: "prospects: plumber, fragments",
    turns: [
      ["u guys answer phones for plumbers", { says: /plumb|trade|industr|home/i }],
      ["nights too?", { says: /24|168|night/i }],
      ["extra $ for that", { says: /no extra|same|every plan/i }],
      ["k whats cheapest", { says: /\$149|\$249/ }],
      [
        "call me tmrw then 307 555 0121 ask for Duane",
        { action: ["book", "message"], facts: { phone: /307\D*555\D*0121/, name: /Duane/ } },
      ],
    ],
    end: { booked: false },
  },
  {
    name: "prospects: question in the middle of a booking",
    turns: [
      ["book me a demo thursday afternoon", { action: "book", offers: /Thursday 19.*pm/ }],
      [
        "1pm. is it a sales pitch or do i get to hear the thing?",
        { facts: { time: /1:00 ?pm|1 ?pm/i } },
      ],
      ["how long does it last btw", { says: /30|thirty/ }],
      [
        "fine. Tessa Nguyen, tessa@nguyenlegal.example",
        { asks: "confirm", facts: { name: "Tessa Nguyen" } },
      ],
      ["yes please", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T19:00.*Tessa Nguyen/ },
  },
  {
    name: "prospects: gold or platinum, the second one",
    turns: [
      ["whats the diff between gold and platinum", { says: [/Gold/, /Platinum/] }],
      ["how many agents does the second one have", { says: /\b12\b|twelve/ }],
      ["and the first?", { says: /\b6\b|six/ }],
      ["setup fee on that", { says: /\$2,995/ }],
      ["do both do outbound", { says: /Gold|both|outbound/i, never: /\$149/ }],
    ],
  },
  {
    name: "prospects: 中文改成英文",
    turns: [
      [
        "你好,我们是一家小律所,一个月大概两百个电话,每个五分钟,用哪个套餐",
        { language: "zh", action: "plan", facts: { calls: /200/, length: /5/ } },
      ],
      ["按月付呢", { language: "zh", says: /月/ }],
      [
        "can we continue in english? does it do conflict checks",
        { language: "en", says: /checked|conflict/i },
      ],
    ],
  },
  {
    name: "prospects: never mind the booking, send a message",
    turns: [
      ["set up a call for next wed 10:30", { action: "book" }],
      ["eh, forget the call. can you just pass a message on", { action: "message" }],
      [
        "tell them the roof leads from angi need to go in our crm automatically, is it possible",
        {},
      ],
      [
        "its Walt Simmons walt@simmonsroofs.example",
        { asks: "confirm", facts: { name: "Walt Simmons" } },
      ],
      ["send it", { action: "sent" }],
    ],
    end: { left: /roof leads.*|Walt Simmons/, booked: false },
  },
  {
    name: "prospects: skeptical partner",
    turns: [
      [
        "What happens when it gets something wrong with a client?",
        { action: ["answer", "unknown", "message"] },
      ],
      ["who is liable then", { says: /liab/i }],
      ["what state's law applies", { says: /Wyoming/ }],
      ["are you SOC 2 certified", { never: /we are (?:certified|SOC)/i }],
      [
        "Then have someone call me. Mr. Abernathy, 303 555 0190",
        {
          action: ["book", "message", "person"],
          facts: { name: /Abernathy/, phone: /303\D*555\D*0190/ },
        },
      ],
    ],
    end: { booked: false },
  },
  {
    name: "prospects: cheaper one, per year",
    turns: [
      ["basic vs silver for a 2 person shop", { says: [/Basic/, /Silver/] }],
      ["cheaper one for a year is how much total", { says: /\$1,788|\$149|\$2,283/ }],
      ["can it text", { says: /text/i }],
      ["ok the other one then. price by the month", { says: /\$695/ }],
    ],
  },
  {
    name: "prospects: name, then a change of mind about the day",
    turns: [
      [
        "Meeting request: Tue 3/17, 10:30 AM. Attendee Fiona McBride, fiona@mcbridecpa.example",
        {
          action: "book",
          asks: "confirm",
          facts: { day: /17/, time: /10:30/, name: "Fiona McBride" },
        },
      ],
      [
        "Apologies, could we push that to the same time on Thursday",
        { facts: { day: /19/, time: /10:30/ } },
      ],
      [
        "and use fiona.mcbride@mcbridecpa.example instead",
        { facts: { email: "fiona.mcbride@mcbridecpa.example" } },
      ],
      ["perfect thank you", {}],
    ],
  },
  {
    name: "prospects: terse hvac",
    turns: [
      ["price", { says: /\$\d/ }],
      ["contract?", { says: /month|year|term|cancel|billing period/i }],
      ["setup how long", { says: /hour|day|week|connect/i }],
      ["keep my #?", { says: /number/i }],
      ["book", { action: "book" }],
    ],
  },
  {
    name: "prospects: not that plan",
    turns: [
      ["how much is gold monthly", { says: /\$1,295/ }],
      ["too much. next one down?", { says: /Silver|\$695|\$545/ }],
      ["minutes in that", { says: /1,200/ }],
      ["and if we talk 2000", { says: /\$\d/ }],
    ],
  },
  {
    name: "prospects: cita con cambio de nombre",
    turns: [
      [
        "buenas, pueden llamarme el lunes a las 10 y media?",
        { language: "es", action: "book", facts: { day: /16/, time: /10:30/ } },
      ],
      [
        "a nombre de Luis Carrasco, luis@carrascoabogados.example",
        { asks: "confirm", facts: { name: "Luis Carrasco" } },
      ],
      ["mejor ponlo a nombre de mi socia, Elena Prado", { facts: { name: "Elena Prado" } }],
      ["el correo déjalo igual", { facts: { email: "luis@carrascoabogados.example" } }],
      ["sí, confirma", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T16:30.*Elena Prado/ },
  },
  {
    name: "prospects: phone only",
    turns: [
      [
        "someone ring me back, 720 555 0155, Stan",
        {
          action: ["book", "message", "person"],
          facts: { phone: /720\D*555\D*0155/, name: /Stan/ },
        },
      ],
      ["i dont do email", { never: /is booked|has been sent/i }],
      ["whats your number then", { says: /\(800\) 555-0142/ }],
    ],
    end: { booked: false },
  },
  {
    name: "prospects: later that afternoon",
    turns: [
      ["do you have anything wednesday afternoon", { action: "book", offers: /Wednesday 18.*pm/ }],
      ["the 2nd one", { facts: { time: /2:30/ } }],
      ["sorry no I have court then, the one after", { facts: { time: /4:00/ } }],
      ["Rachel Stein rachel@steinfamilylaw.example", { asks: "confirm" }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T22:00.*Rachel Stein/ },
  },
  {
    name: "prospects: half past nine, put right to half past ten",
    turns: [
      ["could i hav a cal with yuo guys on thrusday", { action: "book", offers: /Thursday 19/ }],
      ["half past nine", { facts: { time: /9:30/ } }],
      ["i meant half past ten", { facts: { time: /10:30/ } }],
      ["colin frazer", { facts: { name: /colin frazer/i } }],
      ["colin@frazertile.exampel no .example", { facts: { email: "colin@frazertile.example" } }],
    ],
  },
  {
    name: "prospects: landscaper, spanish words in english",
    turns: [
      [
        "mi crew habla español pero los clientes english, does it do both",
        { says: /Spanish|español/i },
      ],
      ["cool. how much for like 300 min", { says: /\$149|\$249/, action: ["plan", "answer"] }],
      ["pay month to month", { says: /\$249/ }],
      [
        "bueno, llámenme el viernes a las nueve",
        { action: "book", language: "es", facts: { time: /9:00/ } },
      ],
    ],
  },
]);
