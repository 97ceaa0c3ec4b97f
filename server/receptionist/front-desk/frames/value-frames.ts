/** What a call is about, with `{v}` for a value, and the value that is taken back and the one that counts. */
export interface ValueCall {
  trade: string;
  line: string;
  field: string;
  old: string;
  fresh: string;
  expected: RegExp;
}

export const valueCalls: readonly ValueCall[] = [
  {
    trade: "hotels",
    line: "need a room saturday, we are {v}",
    field: "guests",
    old: "4",
    fresh: "5",
    expected: /^5$/,
  },
  {
    trade: "restaurants",
    line: "table on saturday at 7 for {v}",
    field: "people",
    old: "6",
    fresh: "7",
    expected: /^7$/,
  },
  {
    trade: "restaurants",
    line: "dinner saturday at 7, {v}",
    field: "people",
    old: "6 people",
    fresh: "8 people",
    expected: /^8$/,
  },
  {
    trade: "hotels",
    line: "a room friday for 2 people, {v}",
    field: "nights",
    old: "2 nights",
    fresh: "3 nights",
    expected: /^3/,
  },
  {
    trade: "moving-companies",
    line: "moving from toledo to akron on the {v}",
    field: "day",
    old: "28th",
    fresh: "29th",
    expected: /^(?!.*28).*29/,
  },
  {
    trade: "fitness-centers",
    line: "i want to cancel. it drafts on the {v}",
    field: "draft",
    old: "20th",
    fresh: "18th",
    expected: /^(?!.*20th).*18/,
  },
  {
    trade: "painters",
    line: "2 rooms inside, house is from {v}",
    field: "year",
    old: "1985",
    fresh: "1995",
    expected: /^1995$/,
  },
  {
    trade: "hvac",
    line: "heat went out, its {v}",
    field: "temperature",
    old: "54 in here",
    fresh: "52 in here",
    expected: /^52/,
  },
  {
    trade: "b2b-services",
    line: "office cleaning please, email is {v}",
    field: "email",
    old: "bo@mail.example",
    fresh: "bob@mail.example",
    expected: /^bob@mail/,
  },
  {
    trade: "dentists",
    line: "lost a filling, number is {v}",
    field: "phone",
    old: "720 555 0112",
    fresh: "720 555 0121",
    expected: /0121/,
  },
  {
    trade: "doctors",
    line: "bad cough, dob {v}",
    field: "dob",
    old: "3/8/84",
    fresh: "3/9/84",
    expected: /3\/9\/84/,
  },
  {
    trade: "pest-control",
    line: "ants in the kitchen at {v}",
    field: "address",
    old: "14 elm street",
    fresh: "41 elm street",
    expected: /^41 elm/i,
  },
];

export const valueJoints = [
  "{v}, no {w}",
  "{v} no wait {w}",
  "{v}.. sorry {w}",
  "{v}? no {w}",
  "{v}, i mean {w}",
  "{v}, actually {w}",
  "{v} scratch that {w}",
  "{v}, make that {w}",
  "{v} – nope {w}",
  "{v}, oops {w}",
  "{v} my bad its {w}",
  "{v}, hmm no {w}",
  "{v}, hang on its {w}",
  "{v}, or rather {w}",
  "{v} i think? no {w}, just checked",
  "{v}, wait let me look.. {w}",
  "{v}, ugh, {w} sorry",
  "{v}, no thats wrong, {w}",
] as const;

export const valueCallsSpanish: readonly ValueCall[] = [
  {
    trade: "hotels",
    line: "un cuarto el sábado, somos {v}",
    field: "guests",
    old: "4",
    fresh: "5",
    expected: /^5$/,
  },
  {
    trade: "restaurants",
    line: "mesa el sábado a las 7 para {v}",
    field: "people",
    old: "6 personas",
    fresh: "8 personas",
    expected: /^8$/,
  },
  {
    trade: "painters",
    line: "pintar la sala, la casa es de {v}",
    field: "year",
    old: "1985",
    fresh: "1995",
    expected: /^1995$/,
  },
  {
    trade: "hotels",
    line: "un cuarto el sábado para 2, {v}",
    field: "nights",
    old: "2 noches",
    fresh: "3 noches",
    expected: /^3/,
  },
];
export const valueJointsSpanish = [
  "{v}, no {w}",
  "{v}.. perdón {w}",
  "{v}, digo {w}",
  "{v}, no espera {w}",
  "{v} no no {w}",
  "{v}, mejor dicho {w}",
  "{v}, ay no, son {w}",
  "{v} uy perdón, {w}",
  "{v}, no, me equivoqué, {w}",
] as const;

export const valueCallsChinese: readonly ValueCall[] = [
  {
    trade: "restaurants",
    line: "订位 星期六晚上7点 {v}",
    field: "people",
    old: "6个人",
    fresh: "7个",
    expected: /^7$/,
  },
  {
    trade: "restaurants",
    line: "星期六晚上7点订位{v}",
    field: "people",
    old: "4位",
    fresh: "5位",
    expected: /^5$/,
  },
];
export const valueJointsChinese = [
  "{v} 不对 {w}",
  "{v}，不，{w}",
  "{v} 说错了 是{w}",
  "{v}，哦不是{w}",
  "{v}等等{w}",
] as const;

/** Lines in which a later number is no correction: the first value stays. */
export const valuesThatStay: readonly (readonly [
  trade: string,
  line: string,
  field: string,
  expected: RegExp,
])[] = [
  ["restaurants", "table for 4 saturday at 7, no 2 tops please", "people", /^4$/],
  ["restaurants", "table for 6 saturday at 7, sorry about last time", "people", /^6$/],
  ["restaurants", "4 people saturday at 7, no kids under 10", "people", /^4$/],
  ["restaurants", "table for 5 saturday at 7, wait is 7 ok", "people", /^5$/],
  ["restaurants", "for 4, saturday 7, no actually 7:30", "people", /^4$/],
  ["hotels", "we are 4, no 2 beds needed, one will do, saturday", "guests", /^4$/],
  ["hotels", "room for 2 saturday, 3 nights, no pets", "nights", /^3/],
  ["hotels", "somos 3 el sábado, no 4 camas", "guests", /^3$/],
  ["hotels", "room for 2 friday, no 1st floor please", "guests", /^2$/],
  ["moving-companies", "moving from toledo to akron on the 28th, no 2nd truck", "day", /28/],
  ["moving-companies", "moving from toledo to akron on the 28th, no 3 stops", "day", /28/],
  ["painters", "house is 1985, no 3rd floor", "year", /^1985$/],
  ["painters", "house is from 1985, wait until may to start", "year", /^1985$/],
  ["painters", "la casa es de 1985, no tiene 3 pisos", "year", /^1985$/],
  ["hvac", "heat is out its 54 in here, no kids, 2 cats", "temperature", /^54/],
  ["hvac", "its 54 in here, no heat since 5", "temperature", /^54/],
  ["pest-control", "ants at 14 elm street, no 2nd unit", "address", /^14 elm/i],
  ["dentists", "lost a filling 720 555 0112, sorry its 7 am", "phone", /0112/],
  ["doctors", "bad cough, dob 3/8/84, no fever over 100", "dob", /3\/8\/84/],
  ["fitness-centers", "i want to cancel, drafts on the 20th, no 2 month notice", "draft", /20/],
  ["restaurants", "订位 星期六晚上7点 6个人 不用儿童椅", "people", /^6$/],
  ["restaurants", "mesa el sábado a las 7 para 4, no fumamos", "people", /^4$/],
];
