import { call } from "../trade-dialogue.ts";

/** Calls at a funeral home. */
export const funeralHomesCalls = [
  call(
    "funeral-homes",
    [
      "My mother died. I don't know what you do.",
      "at home, upstairs. hospice was here, the nurse already came and said it",
      "Elena Luna. I'm her daughter, Ana. my sister is with me. 307 555 0151",
      "how soon do you come",
      "17 Grant Street",
    ],
    {
      facts: {
        wish: /death|died/i,
        died: /Elena Luna|mother/i,
        where: /home/i,
        pronounced: /nurse|hospice|yes/i,
        company: /sister/i,
        name: /Ana/,
        phone: /0151/,
      },
      never: /body|the deceased|no worries|!/i,
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "how much is just a cremation?",
      "does the law make you get embalmed and a casket",
      "I don't want to give my name",
    ],
    { limits: { 1: "price", 2: "law-claims" }, never: /your name first|law requires|\$\d/i },
  ),
  call("funeral-homes", ["i cant wake my dad up, hes cold but i think hes still breathing"], {
    emergency: 1,
  }),
  call(
    "funeral-homes",
    ["when's the service for Mr. Hale", "I'm bringing flowers. Flora at Bloom, 307 555 0177"],
    { facts: { wish: /service/i, phone: /0177/ } },
  ),
  call(
    "funeral-homes",
    [
      "my dad passed this morning at Mercy hospital. the doctor said so",
      "Walter Reed Senior",
      "I'm by myself. Janet Reed, 307-555-0166",
    ],
    {
      facts: {
        wish: /death/i,
        where: /hospital/i,
        pronounced: /doctor/i,
        died: /Walter/,
        company: /myself/i,
        name: /Janet Reed/,
      },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "my dad just passed.. at home, hospice nurse is here, she said the time already",
      "Emil Hansen. im his daughter Ruth Hansen",
      "my brother is on his way. i dont know what to do",
      "605 555 0123",
    ],
    {
      facts: {
        wish: /death|died/i,
        died: /Emil Hansen/,
        where: /home/i,
        pronounced: /nurse|said/i,
        name: /Ruth Hansen/,
        phone: /0123/,
      },
    },
  ),
  call(
    "funeral-homes",
    [
      "how much is a simple cremation, just looking ahead for myself",
      "do i have to be embalmed by law",
      "Iris Wynn, 605 555 0131, next tuesday 10",
    ],
    {
      facts: { wish: /plan/i, name: /Iris Wynn/, when: /Tuesday.*10:00/ },
      limits: { 1: "price", 2: "law-claims" },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    ["I need the time of the service for Walter Finch", "I'm a cousin, Ada Finch, 605 555 0177"],
    {
      facts: {
        wish: /service/i,
        service: /Walter Finch|service/i,
        name: /Ada Finch/,
        phone: /0177/,
      },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "how much for just cremation, dont want to give a name",
      "and do i have to buy a casket by law",
    ],
    { facts: { wish: /price/i }, limits: { 2: "law-claims" } },
  ),
  call(
    "funeral-homes",
    [
      "我妈妈刚刚走了，在家里",
      "护士来过，确认了。三楼没电梯",
      "她叫陈玉兰，我哥在我旁边",
      "我叫陈志明，电话 206 555 0116",
    ],
    { facts: { died: /陈玉兰/, name: /陈志明/, phone: /0116/ } },
  ),
  call(
    "funeral-homes",
    [
      "se murió mi abuelita en el hospital hace un rato",
      "Carmen Ruiz, se llamaba. la doctora ya firmó",
      "estoy con mi tía. ¿tenemos que embalsamarla?",
      "soy su nieto, Abel Ruiz, 303 555 0160",
    ],
    {
      facts: {
        died: /Carmen Ruiz/,
        where: /hospital/i,
        company: /t[ií]a/i,
        name: /Abel Ruiz/,
        phone: /0160/,
      },
      limits: { 3: "law-claims" },
    },
  ),
  call(
    "funeral-homes",
    [
      "i want to plan my own, is that weird",
      "no hurry. tuesday at 2 maybe",
      "do they make you buy a vault",
      "Hal Ives 303 555 0177",
    ],
    {
      facts: { wish: /plan/i, name: /Hal Ives/, when: /Tuesday.*2:00/ },
      limits: { 3: "law-claims" },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "what do you charge for a simple burial",
      "ok. and can we see him before",
      "its for my uncle, Len Ford, he died monday at st marys",
      "Opal Ford 303 555 0188",
    ],
    {
      facts: { died: /Len Ford/, where: /st\.? marys/i, name: /Opal Ford/, phone: /0188/ },
      limits: { 1: "price" },
    },
  ),
  call(
    "funeral-homes",
    [
      "my dad passed about an hour ago. at home. hospice nurse is here",
      "Walter Eng. upstairs, narrow stairs",
      "shes confirmed it yes. my brothers with me",
      "im his daughter, June Eng, 303 555 0198",
      "55 Vine Street",
    ],
    {
      facts: {
        wish: /death/i,
        died: /Walter Eng/,
        where: /home|upstairs/i,
        pronounced: /nurse|confirmed/i,
        company: /brother/i,
        name: /June Eng/,
        phone: /0198/,
      },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "when is the service for Mr Hale",
      "im a coworker. can i send flowers there",
      "Bess Tully 303 555 0151",
    ],
    { facts: { wish: /service/i, service: /Hale/, name: /Bess Tully/, phone: /0151/ } },
  ),
  call(
    "funeral-homes",
    [
      "my dad passed this morning at home, hospice nurse was here",
      "Walter Jessup",
      "upstairs bedroom. my brothers with me",
      "do we have to embalm by law",
      "im his daughter Ruth Jessup 406 555 0173",
      "12 Mesa Drive",
    ],
    {
      facts: {
        died: /Walter Jessup/,
        where: /home|upstairs/i,
        pronounced: /nurse|hospice/i,
        company: /brother/i,
        relation: /daughter/i,
        name: /Ruth Jessup/,
        phone: /0173/,
      },
      limits: { 4: "law-claims" },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    ["how much for a plain cremation. i dont wanna give my name", "just send it to 406 555 0139"],
    { facts: { phone: /0139/ }, never: /what is your name|whose name/i },
  ),
];
