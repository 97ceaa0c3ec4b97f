/** Lines of a caller, one answer after the other, and what the slip must say at the end. */
export type NameFrame = readonly [
  trade: string,
  lines: readonly string[],
  expected: Readonly<Record<string, RegExp>>,
];

/** A line that stays empty. */
const none = /^$/;

/** Under whose name something is kept, where somebody else calls. */
export const keptUnder: readonly NameFrame[] = [
  [
    "insurance-agents",
    [
      "hail went through the roof last night",
      "nobody hurt",
      "44 Pine St",
      "policy is under my husband, Ray Ortega. im Lena Ortega 720 555 0133",
    ],
    { policy: /Ray Ortega/, name: /^Lena Ortega$/ },
  ],
  [
    "insurance-agents",
    [
      "hail went through the roof last night",
      "nobody hurt",
      "44 Pine St",
      "its in my mothers name, Edith Crane",
      "Paul Crane 303 555 0121",
    ],
    { policy: /Edith Crane/, name: /^Paul Crane$/ },
  ],
  [
    "insurance-agents",
    [
      "somebody hit my parked truck",
      "nobody hurt",
      "44 Pine St",
      "the policy is in my wife's name, thats Dolores Baca",
      "yo soy Beto Baca 303 555 0121",
    ],
    { policy: /Dolores Baca/, name: /^Beto Baca$/ },
  ],
  [
    "insurance-agents",
    [
      "me chocaron la troca estacionada",
      "nadie lastimado",
      "44 Pine St",
      "está a nombre de mi esposo la póliza, Rubén Solís. yo soy Marta Ponce",
    ],
    { policy: /Rub[eé]n Solís/, name: /^Marta Ponce$/ },
  ],
  [
    "insurance-agents",
    [
      "se cayó un árbol en el techo",
      "nadie lastimado",
      "44 Pine St",
      "la póliza quedó a nombre de mi señora, Amalia Barraza, que en paz descanse",
      "yo soy Eusebio Barraza, 915 555 0127",
    ],
    { policy: /Amalia Barraza/, name: /^Eusebio Barraza$/ },
  ],
  [
    "insurance-agents",
    [
      "se cayó un árbol en el techo",
      "nadie lastimado",
      "44 Pine St",
      "la póliza está a nombre de ella, Ofelia Rentería",
      "soy su hijo, Alberto Rentería, 720 555 0138",
    ],
    { policy: /Ofelia Renter/, name: /^Alberto Rentería$/ },
  ],
  [
    "insurance-agents",
    [
      "se cayó un árbol en el techo",
      "nadie lastimado",
      "44 Pine St",
      "está a nombre de mi papá, don Anselmo Ruiz",
      "Carla Ruiz 720 555 0138",
    ],
    { policy: /Anselmo Ruiz/, name: /^Carla Ruiz$/ },
  ],
  [
    "insurance-agents",
    [
      "water came through the kitchen ceiling",
      "nobody hurt",
      "44 Pine St",
      "it'd be under my late wife, June Abbott",
      "Harold Abbott 303 555 0121",
    ],
    { policy: /June Abbott/, name: /^Harold Abbott$/ },
  ],
  [
    "insurance-agents",
    [
      "water came through the kitchen ceiling",
      "nobody hurt",
      "44 Pine St",
      "Prentiss, Gale Prentiss, she holds it, im only the neighbor",
      "Todd Sims 303 555 0121",
    ],
    { policy: /Gale Prentiss/, name: /^Todd Sims$/ },
  ],
  [
    "insurance-agents",
    [
      "i need to change my address on my policy",
      "name on it is Vera Holt",
      "Vera Holt 303 555 0121",
    ],
    { policy: /Vera Holt/, name: /^Vera Holt$/ },
  ],
  [
    "insurance-agents",
    ["i need to change my address on my policy", "policy number HM-20331"],
    { policy: /HM-20331/, name: none },
  ],
  [
    "hotels",
    [
      "quiero un cuarto para mis papás el sábado",
      "a nombre de Hortensia Villa, es mi mamá; yo soy Nelly, 575 555 0166",
    ],
    { name: /^Hortensia Villa$/ },
  ],
  [
    "hotels",
    ["room for my folks saturday", "put it under Gladys Moreno, thats my mom, im Kim 575 555 0166"],
    { name: /^Gladys Moreno$/ },
  ],
  [
    "hotels",
    [
      "need a room friday for my boss",
      "the name is Arthur Nkemelu, i'm his assistant Sue Platt, 303 555 0134",
    ],
    { name: /^Arthur Nkemelu$/ },
  ],
  [
    "hotels",
    [
      "need a room friday for my uncle",
      "under his name please, Milton Graves. my phone 303 555 0134",
    ],
    { name: /^Milton Graves$/ },
  ],
  [
    "contractors",
    [
      "mis papás quieren abrir la sala, la casa es de 1964",
      "4410 Tejon Street, pónganlo a nombre de mi papá Rogelio Arriaga",
    ],
    { name: /^Rogelio Arriaga$/, address: /4410 Tejon/ },
  ],
  [
    "contractors",
    [
      "my folks want the kitchen opened up, house is 1964",
      "4410 Tejon Street, put it in my dad's name, Roger Amundsen, 303 555 0121",
    ],
    { name: /^Roger Amundsen$/ },
  ],
  [
    "painters",
    ["my mother wants her living room painted", "put my mom down, Rosalie Frank, 303 555 0121"],
    { name: /^Rosalie Frank$/ },
  ],
  [
    "painters",
    [
      "mi mamá quiere pintar la sala por dentro",
      "que quede a nombre de mi mamá, Ramona Pacheco, 303 555 0121",
    ],
    { name: /^Ramona Pacheco$/ },
  ],
  [
    "salons",
    ["a cut for my daughter", "book it under her name, Zoe Lindgren, my number is 303 555 0121"],
    { name: /^Zoe Lindgren$/ },
  ],
  [
    "salons",
    ["un corte para mi hija", "póngala a nombre de ella, Zoe Luna, mi teléfono es 303 555 0121"],
    { name: /^Zoe Luna$/ },
  ],
  [
    "salons",
    [
      "wash and set for my wife",
      "put it under Ruth, Ruth Katz. i'm Mort. call my phone 3035550151",
    ],
    { name: /^Ruth Katz$/ },
  ],
  [
    "med-spas",
    ["es para mi hermana, quiere botox", "ella se llama Yadira Quiroz", "el mío, 505 555 0171"],
    { name: /^Yadira Quiroz$/ },
  ],
  [
    "med-spas",
    ["my sister wants botox", "her name is Tess Malloy, use my number 505 555 0171"],
    { name: /^Tess Malloy$/ },
  ],
  [
    "retail-stores",
    [
      "the lady downstairs bought a lamp off you and it came cracked",
      "order 77314",
      "Mrs Ottoline Graves is her, im just Kev. put her. 503 555 0120",
    ],
    { name: /Ottoline Graves$/ },
  ],
  [
    "fitness-centers",
    [
      "es por mi esposo, quiere congelar su membresía",
      "llavero 20178",
      "Evaristo Lucero él, y el teléfono mejor el mío, 915-555-0153",
    ],
    { name: /^Evaristo Lucero$/ },
  ],
  [
    "fitness-centers",
    [
      "my husband wants to freeze his membership",
      "tag 20178",
      "Hank Dorsey is him, but the phone use mine, 915-555-0153",
    ],
    { name: /^Hank Dorsey$/ },
  ],
  [
    "real-estate-agents",
    [
      "the yellow house on Vine, its for my dad, he wants to buy",
      "no agent",
      "my name or his? take his. Harlan Stubbs. my cell 970-555-0126",
    ],
    { name: /^Harlan Stubbs$/ },
  ],
  [
    "restaurants",
    ["table for 4 friday 7pm", "under my boss, Ken Adair. i'm Lulu, 303 555 0151"],
    { name: /^Ken Adair$/ },
  ],
  [
    "restaurants",
    ["mesa para 4 el viernes a las 7", "a nombre de mi suegra, Paz Ledesma, 303 555 0151"],
    { name: /^Paz Ledesma$/ },
  ],
  // What must stay as it is.
  [
    "restaurants",
    ["table for 4 friday 7pm", "im Paula Dietz, its my boss Ken Adair who pays, 303 555 0151"],
    { name: /^Paula Dietz$/ },
  ],
  [
    "attorneys",
    ["i was fired after 9 years", "my boss, Ken Adair", "Paula Dietz 303 555 0151"],
    { other: /Ken Adair/, name: /^Paula Dietz$/ },
  ],
  [
    "plumbers",
    [
      "sink is clogged",
      "no water anywhere near power",
      "12 Elm St",
      "my husband Rob handles it, im Ana Wolfe, 303 555 0151",
    ],
    { name: /^Ana Wolfe$/ },
  ],
  [
    "hotels",
    ["room for two friday, my husband Rob has a bad knee", "Ana Wolfe 303 555 0151"],
    { name: /^Ana Wolfe$/ },
  ],
  [
    "hotels",
    [
      "necesito un cuarto el viernes para dos",
      "soy Ana Robles, y mi esposo Beto usa andador, 303 555 0151",
    ],
    { name: /^Ana Robles$/ },
  ],
  [
    "doctors",
    [
      "my mom has a cough since sunday",
      "new patient",
      "Lupe Herrera, 4/5/1951. im her daughter Inés, 303 555 0151",
    ],
    { name: /Lupe Herrera|Inés/ },
  ],
];

/** A name that is put right, said in full, or was somebody else's. */
export const putRightNames: readonly NameFrame[] = [
  [
    "salons",
    ["need my bangs fixed", "mags. i mean Maggie Oyelaran on the book. 720 555 0182"],
    { name: /^Maggie Oyelaran$/ },
  ],
  [
    "salons",
    ["need my bangs fixed", "jo, well, Josephine Tran for the book, 720 555 0182"],
    { name: /^Josephine Tran$/ },
  ],
  [
    "spas",
    ["a massage saturday 11 am for one", "deb. Deborah Aiken officially, 720 555 0182"],
    { name: /^Deborah Aiken$/ },
  ],
  [
    "restaurants",
    ["table for 2 friday 7 pm", "put Bo, no, put Beauregard Hale, 720 555 0182"],
    { name: /^Beauregard Hale$/ },
  ],
  [
    "restaurants",
    ["mesa para 2 el viernes a las 7", "Chuy, digo, Jesús Arredondo para la lista, 720 555 0182"],
    { name: /^Jesús Arredondo$/ },
  ],
  [
    "restaurants",
    ["mesa para 2 el viernes a las 7", "Lupe. o sea Guadalupe Ríos, 720 555 0182"],
    { name: /^Guadalupe Ríos$/ },
  ],
  [
    "general",
    ["call me back about a clock", "liz. that is Elizabeth Crane, 720 555 0182"],
    { name: /^Elizabeth Crane$/ },
  ],
  [
    "general",
    ["call me back about a clock", "Will, Wilhelmina Stout on paper, 720 555 0182"],
    { name: /^Wilhelmina Stout$/ },
  ],
  [
    "funeral-homes",
    [
      "my neighbor's husband died this morning at home",
      "His name was Anton. Antonin, I should say, Antonin Hruska",
    ],
    { died: /Antonin Hruska/ },
  ],
  [
    "funeral-homes",
    ["my father died last night at home", "Lou. Louis, really, Louis Bianchi"],
    { died: /Louis Bianchi/ },
  ],
  [
    "funeral-homes",
    ["my father died last night at home", "Joe Ortiz, José I mean, José Ortiz"],
    { died: /José Ortiz/ },
  ],
  [
    "funeral-homes",
    ["mi papá murió anoche en la casa", "Pancho. Francisco, digo, Francisco Lara"],
    { died: /Francisco Lara/ },
  ],
  [
    "funeral-homes",
    [
      "my mother died last night at home",
      "her name is Bea. Beatrice Holm, that's how it's on everything",
    ],
    { died: /Beatrice Holm/ },
  ],
  [
    "funeral-homes",
    ["my mother died last night at home", "Iris Dahl", "Ellen Marsh, 319 555 0108"],
    { died: /^Iris Dahl$/, name: /^Ellen Marsh$/ },
  ],
  [
    "funeral-homes",
    [
      "my grandpa wants to plan his own funeral ahead",
      "im the grandson, Corey Moffat, use mine. 719 555 0149",
    ],
    { died: none, name: /^Corey Moffat$/ },
  ],
  [
    "funeral-homes",
    ["my mom wants to plan her own funeral ahead", "Tina Holm, use my number, 719 555 0149"],
    { died: none, name: /^Tina Holm$/ },
  ],
  [
    "fitness-centers",
    [
      "i want to freeze my membership, broke my wrist",
      "40718",
      "does my ex still go mornings? Carla Benavides",
      "haha ok. Deshawn Ruiz, 303 555 0181",
    ],
    { name: /^Deshawn Ruiz$/ },
  ],
  [
    "fitness-centers",
    [
      "quiero congelar mi membresía, me rompí la muñeca",
      "40718",
      "oye y mi ex sigue yendo en las mañanas? Carla Benavides, pa no topármela",
      "jaja va. Deshawn Ruiz, 303 555 0181",
    ],
    { name: /^Deshawn Ruiz$/ },
  ],
  [
    "hotels",
    ["room for one friday", "is my cousin Bert Nyland there yet", "Dale Haverford 308 555 0126"],
    { name: /^Dale Haverford$/ },
  ],
  [
    "hotels",
    [
      "room for one friday",
      "is Bert Nyland there yet by any chance, my cousin",
      "Dale Haverford 308 555 0126",
    ],
    { name: /^Dale Haverford$/ },
  ],
  [
    "doctors",
    [
      "Nurse case manager with Fernbank, scheduling a new patient: Delroy Whitcombe DOB 7/22/1984, L shoulder pain s/p lifting since Feb 27",
    ],
    { name: /^Delroy Whitcombe$/ },
  ],
  [
    "doctors",
    ["scheduling for a new pt, Ada Finch, dob 3/2/1990, cough x 3 days, pls call me w/ the slot"],
    { name: /^Ada Finch$/ },
  ],
  [
    "moving-companies",
    ["relo coordinator here, moving an employee from Toledo to Akron"],
    { name: none },
  ],
  [
    "moving-companies",
    ["office manager here, we're moving from Toledo to Akron", "Colette Ganter 303 555 0140"],
    { name: /^Colette Ganter$/ },
  ],
  ["b2b-services", ["facilities director here, need a cleaning quote"], { name: none }],
  ["plumbers", ["property manager here, a clogged sink in unit 4"], { name: none }],
  ["general", ["dana here, call me back"], { name: /^dana$/i }],
  ["general", ["Marcy Dole here, call me back"], { name: /^Marcy Dole$/ }],
];

/** Who is on the other side, named in passing. */
export const otherSide: readonly NameFrame[] = [
  [
    "attorneys",
    [
      "the fella next door, Gary Pulaski, put his new fence two feet onto my side",
      "Noreen Abbott 303 555 0114",
    ],
    { other: /Gary Pulaski/, name: /^Noreen Abbott$/ },
  ],
  [
    "attorneys",
    [
      "the guy upstairs, Len Voss, let his tub run over into my place",
      "Noreen Abbott 303 555 0114",
    ],
    { other: /Len Voss/, name: /^Noreen Abbott$/ },
  ],
  [
    "attorneys",
    ["this man down the street, Curtis Mott, his dog bit me", "Noreen Abbott 303 555 0114"],
    { other: /Curtis Mott/, name: /^Noreen Abbott$/ },
  ],
  [
    "attorneys",
    ["the outfit that put the fence on my land is Cavender Homes", "Walter Pruitt 303 555 0118"],
    { other: /Cavender Homes/, name: /^Walter Pruitt$/ },
  ],
  [
    "attorneys",
    [
      "they built a fence six feet inside my line",
      "the builder is Cavender Homes and their man laughed",
      "Walter Pruitt 303 555 0118",
    ],
    { other: /Cavender Homes/ },
  ],
  [
    "attorneys",
    [
      "i slipped on a grape at Delmore Foods on colfax saturday, broke my wrist",
      "Ignacio Bell 720 555 0118",
    ],
    { other: /Delmore Foods/, name: /^Ignacio Bell$/ },
  ],
  [
    "attorneys",
    ["slipped on ice outside Brindle Market and hurt my hip", "Ada Finch 720 555 0118"],
    { other: /Brindle Market/, name: /^Ada Finch$/ },
  ],
  [
    "attorneys",
    ["i fell at the Delmore Foods on colfax", "Ignacio Bell like the ring. cell 720 555 0118"],
    { other: /Delmore Foods/, name: /^Ignacio Bell$/ },
  ],
  [
    "attorneys",
    [
      "el vecino de al lado, Gregorio Pulido, puso su cerca en mi terreno",
      "Nora Abad 303 555 0114",
    ],
    { other: /Gregorio Pulido/, name: /^Nora Abad$/ },
  ],
  [
    "attorneys",
    ["me resbalé en Mercado Brindle y me rompí la muñeca", "Nora Abad 303 555 0114"],
    { other: /Mercado Brindle/ },
  ],
  [
    "attorneys",
    ["la compañía que puso la barda es Cavender Homes", "Nora Abad 303 555 0114"],
    { other: /Cavender Homes/ },
  ],
  [
    "attorneys",
    ["the other driver, Marge Tully, ran the light and hit me", "Ada Finch 720 555 0118"],
    { other: /Marge Tully/, name: /^Ada Finch$/ },
  ],
  [
    "attorneys",
    ["i worked for Orson Freight six years and they never paid overtime", "Ada Finch 720 555 0118"],
    { other: /Orson Freight/, name: /^Ada Finch$/ },
  ],
  [
    "attorneys",
    ["Hollis Group fired me for being pregnant", "Ada Finch 720 555 0118"],
    { other: /Hollis Group/, name: /^Ada Finch$/ },
  ],
  [
    "attorneys",
    ["my landlord Bob Simms wont give the deposit back", "Ada Finch 720 555 0118"],
    { other: /Bob Simms/, name: /^Ada Finch$/ },
  ],
  // What must stay as it is.
  [
    "attorneys",
    ["my neighbor cut down my tree", "Ada Finch like the bird. 720 555 0118"],
    { other: /neighbor/, name: /^Ada Finch$/ },
  ],
  [
    "attorneys",
    ["i slipped and broke my wrist at work", "Ada Finch 720 555 0118"],
    { name: /^Ada Finch$/, other: /^(?!.*Finch)/ },
  ],
  [
    "attorneys",
    ["Ada Finch, i got fired last week", "720 555 0118"],
    { name: /^Ada Finch$/, other: /^(?!.*Finch)/ },
  ],
  [
    "attorneys",
    ["i slipped at Mercy Hospital and they treated me there", "Ada Finch 720 555 0118"],
    { name: /^Ada Finch$/ },
  ],
  [
    "attorneys",
    ["i live on Grand Avenue and got rear ended saturday", "Ada Finch 720 555 0118"],
    { other: /^(?!.*Grand)/ },
  ],
  [
    "attorneys",
    ["i've got the eye doctor monday, got fired last week", "Ada Finch 720 555 0118"],
    { hurt: none },
  ],
];

/** Every third is only counted. */
export const nameFrames: Readonly<Record<string, readonly NameFrame[]>> = {
  "kept under a name": keptUnder,
  "names put right": putRightNames,
  "the other side": otherSide,
};
