/** What nothing may be taken from. */
export interface Counter {
  before?: readonly string[];
  lines: readonly string[];
  /** What the answer must not be. */
  never?: RegExp;
}

const anyPlan = /\b(?:Basic|Silver|Gold|Platinum) (?:is|on|includes|comes|cuesta|incluye)\b/;
const anySum = /The cheapest is|El más barato es|最便宜的是/;

/** Lines in which a word or a figure of prices means something else. */
export const priceCounters: readonly Counter[] = [
  {
    // Names and adjectives.
    never: anyPlan,
    lines: [
      "im brenda gold, brenda@gold.example, can i book a call for tuesday",
      "this is silver lake dental, do you do spanish",
      "gold coast plumbing here. can it text people back",
      "we buy and sell gold and silver jewelry, do you work with shops like ours",
      "platinum hair studio, can it book appointments",
      "basic question sorry, do you record calls",
      "sorry for such a basic q but are you a robot",
      "i just need the basics explained, what is this",
      "its a silver lining i guess, can it answer at night",
      "my partner is mr silver. can it ask for him",
      "we're the gold standard for roofing around here, does it do roofers",
      "soy la señora Plata, contestan en español?",
      "tenemos una joyeria de oro y plata, nos sirve esto?",
      "platinum realty in boise. do you connect to hubspot",
      "our dog grooming place is called golden paws. can you answer after hours",
      "does it speak basic mandarin",
      "我们公司叫金牌装修 你们能接中文电话吗",
      "book me a call, jim goldman, jim@goldman.example, wednesday 9",
    ],
  },
  {
    // Figures that count no calls, minutes or texts.
    never: anySum,
    lines: [
      "we have 2000 patients, is that too many for you",
      "been in business 12 years and never had an answering service. does it sound human",
      "i was on hold 45 minutes with the phone company this morning. do callers wait with you",
      "our visits are 30 minutes each, can it book those",
      "we have 3 trucks and 6 guys. does it work for plumbers",
      "can somebody answer within 2 minutes at night",
      "my zip is 82001, do you cover it",
      "call me at 307 555 0144, jess@north.example",
      "its been 20 minutes, are you still there",
      "we open at 800 and close at 1700. can it do nights",
      "how long have you been around, 5 years?",
      "does it pick up on the 3rd ring",
      "500 stars if it can speak polish",
      "we are 15 minutes from cheyenne, can someone come by",
      "llevo 10 minutos esperando, hay alguien?",
      "tenemos 4 sucursales y 25 años de experiencia, sirve para nosotros?",
      "我们有2000个客户 你们能接中文电话吗",
      "our last contract was 24 months, awful. how long is yours",
      "the call can be 30 minutes, tuesday at 1 is good",
      "my answering service takes 40 seconds to pick up. how fast is yours",
    ],
  },
  {
    // After the price of a text: figures that count other things.
    before: ["whats silver per text"],
    never: /\$(?:100|75|40|600|15|1\.50|10)\b(?! a)/,
    lines: [
      "we have 12 people in the office, does each need a login",
      "ok. book me for the 20th at 9",
      "we've been open 30 years. do you do spanish",
      "and can it answer in 3 languages",
      "my cell is 720 555 0131 if you need it",
      "2 of my guys dont text at all. can it call them instead",
    ],
  },
  {
    // "On top", "extra", "included" of other things.
    never: /^Yes[,:]? (?:it|that|they) comes? on top|minutes beyond|Minutes beyond/,
    lines: [
      "on top of that can it text people",
      "we are on top of our calls mostly, its the nights. can it do just nights",
      "who is on top of this if it breaks",
      "on top of the roof all day so i cant pick up. can you take messages",
      "can it come up on top in google",
      "extra hands is what i need. does it replace my receptionist",
      "is a person included in the loop anywhere",
      "can it hand over to me, thats the main thing",
      "can you pass that on to a person there",
      "and if i pass that to my boss, can he talk to you too",
    ],
  },
  {
    before: ["how many minutes in silver"],
    never: /beyond the 1,200|\$0\.50/,
    lines: [
      "ok. past that, can it speak spanish",
      "i'll pass that on to my wife. do you have a number to call",
      "is there more i should know about hipaa",
      "ok beyond price, does it work with clio",
      "and if nobody picks up when it transfers",
    ],
  },
  {
    // "Custom", "token", "least", "save", "a year" of other things.
    never: /Custom has|tokens? per million|Over a year|less over a year|\$149/,
    lines: [
      "we build custom homes. does it work for builders",
      "can i have a custom greeting",
      "custom cabinets is what we do, can it take an order",
      "is the voice custom",
      "as a token of thanks we send a card, can it text that",
      "does your api use a token",
      "at least it answers at night right",
      "last but not least, do you speak spanish",
      "whats the least it needs from us to start",
      "does it save the recordings for a year",
      "how do i save the transcript",
      "weve been at it over 12 months, does it do roofers",
      "will it save me time at the front desk",
      "que es lo minimo que necesitan de nosotros para empezar",
      "hacemos muebles a la medida, custom, sirve para carpinteros?",
    ],
  },
  {
    // After a sum: other things than that sum.
    before: ["30 calls a day, 3 minutes"],
    never: /12 times|would be \$|For that volume|12 veces/,
    lines: [
      "ok book me a call, tuesday at 9. gil gold, gil@gold.example",
      "why not do it in spanish too. does it speak it",
      "what about nights",
      "and if they speak chinese",
      "same question as before, is it a robot",
      "we open 12 months a year, does it do holidays",
      "why not just a person",
      "y si llaman en domingo",
    ],
  },
];
