import type { NameFrame } from "./name-frames.ts";

/** A line that stays empty. */
const none = /^$/;

/** Which option a caller chooses, also where the line holds another. */
export const chosenOptions: readonly NameFrame[] = [
  [
    "fitness-centers",
    [
      "buenos días, es por mi esposo, quiere darse de baja. espere... dice que no, que mejor nomás se la congelen dos meses",
    ],
    { wish: /Freeze|Congelar/ },
  ],
  ["fitness-centers", ["i want to cancel. no wait, just freeze it till june"], { wish: /Freeze/ }],
  [
    "fitness-centers",
    ["cancel my membership, actually better put it on hold two months"],
    { wish: /Freeze/ },
  ],
  [
    "fitness-centers",
    ["quiero cancelar, bueno, mejor ponerla en pausa"],
    { wish: /Freeze|Congelar/ },
  ],
  [
    "fitness-centers",
    ["freeze my membership, no, you know what, just cancel it"],
    { wish: /Cancel/ },
  ],
  ["fitness-centers", ["i want to cancel", "hm, on second thought freeze it"], { wish: /Freeze/ }],
  ["fitness-centers", ["quiero darme de baja", "no, mejor congélela"], { wish: /Freeze|Congelar/ }],
  [
    "fitness-centers",
    ["my wife wants to quit. hang on. she says just pause it"],
    { wish: /Freeze/ },
  ],
  [
    "fitness-centers",
    ["so it's the freeze i'm after. not quitting, i like the sauna"],
    { wish: /Freeze/ },
  ],
  [
    "fitness-centers",
    ["i want to cancel, i froze it last year and it was a mess"],
    { wish: /Cancel/ },
  ],
  ["fitness-centers", ["quiero darme de baja, no congelarla"], { wish: /Cancel|Baja/ }],
  ["fitness-centers", ["i want to freeze it, not cancel"], { wish: /Freeze/ }],
  [
    "real-estate-agents",
    ["its my own house on Juniper, we want to sell", "what would it be worth? i'm only curious"],
    { side: /Seller/ },
  ],
  [
    "real-estate-agents",
    ["the gray one on Yarrow", "we're buying", "my wife will laugh"],
    { side: /Buyer/ },
  ],
  [
    "real-estate-agents",
    ["calling about my own house on Elm, i want to put it on the market, no i mean rent it out"],
    { side: /Seller|Landlord|Rent|Tenant/ },
  ],
  [
    "real-estate-agents",
    ["i'm an agent, have a client for the yellow house on Vine"],
    { side: /agent/i },
  ],
  ["spas", ["hot stone for four of us", "ladies as therapists please"], { therapist: /woman/i }],
  ["spas", ["a massage for me and my sister, female therapists only"], { therapist: /woman/i }],
  ["spas", ["deep tissue for one", "a lady would be better"], { therapist: /woman/i }],
  ["spas", ["deep tissue for one", "girls only to work on us thanks"], { therapist: /woman/i }],
  ["spas", ["deep tissue for one", "i'd want a guy, stronger hands"], { therapist: /man/i }],
  [
    "spas",
    ["un masaje para dos", "que sean mujeres las masajistas"],
    { therapist: /woman|Mujer/i },
  ],
  ["spas", ["un masaje para dos", "con puras muchachas por favor"], { therapist: /woman|Mujer/i }],
  ["spas", ["a massage for the ladies from church, six of us"], { therapist: none }],
  ["spas", ["a massage for my lady, for one"], { therapist: none }],
  [
    "attorneys",
    ["i've got the eye doctor monday, the neighbor built over my line"],
    { hurt: none },
  ],
  [
    "attorneys",
    ["my neighbor built over my line, call me tuesday, monday i have a doctor's appointment"],
    { hurt: none },
  ],
  [
    "attorneys",
    ["el vecino movió la barda. el lunes no puedo, tengo cita con el doctor"],
    { hurt: none },
  ],
  ["attorneys", ["somebody rear ended me, the er did xrays"], { hurt: /doctor/i }],
  ["attorneys", ["me chocaron y fui al doctor el lunes"], { hurt: /doctor|m[eé]dico/i }],
];

/** Clauses that have a line of their own. */
export const ownLines: readonly NameFrame[] = [
  ["spas", ["want to book my mom a massage for her bday"], { occasion: /bday/i }],
  ["spas", ["a massage for two, its our wedding anniversary"], { occasion: /anniversary/i }],
  [
    "spas",
    ["a hot stone for me and my coworkers, we just survived a month of night shift"],
    { occasion: /night shift/i },
  ],
  ["spas", ["a massage for one, i just finished my dissertation"], { occasion: /dissertation/i }],
  ["spas", ["two massages, we just got done moving my mother"], { occasion: /moving/i }],
  ["spas", ["un masaje para mi mamá por su santo"], { occasion: /santo/i }],
  ["spas", ["un facial para dos, acabamos de terminar exámenes"], { occasion: /ex[aá]menes/i }],
  [
    "real-estate-agents",
    ["we're selling my house on Elm, my daughter wants me in her place by labor day"],
    { by: /labor day/i },
  ],
  [
    "real-estate-agents",
    ["i want to sell my house on Elm before thanksgiving"],
    { by: /thanksgiving/i },
  ],
  [
    "real-estate-agents",
    ["i want to sell my house on Elm, has to be gone by memorial day"],
    { by: /memorial day/i },
  ],
  [
    "real-estate-agents",
    ["quiero vender mi casa de la calle Elm antes de navidad"],
    { by: /navidad/i },
  ],
  [
    "real-estate-agents",
    ["quiero vender mi casa de la calle Elm, para semana santa a más tardar"],
    { by: /semana santa/i },
  ],
  [
    "painters",
    ["pintar el cuarto por dentro", "la niña llega a fines de abril así que por favor antes"],
    { deadline: /abril/i },
  ],
  [
    "painters",
    ["paint the nursery inside", "baby's due end of april so before that please"],
    { deadline: /april/i },
  ],
  [
    "painters",
    ["paint two bedrooms inside", "my in laws land may 3rd, it has to be done by then"],
    { deadline: /may 3/i },
  ],
  [
    "painters",
    ["pintar la sala por dentro", "Socorro Villa, para servirle, 303 555 0145"],
    { deadline: none, name: /Socorro Villa/ },
  ],
  [
    "painters",
    ["pintar la sala por dentro", "el bautizo es el 4 de mayo, que quede listo"],
    { deadline: /mayo/i },
  ],
  [
    "hotels",
    ["room friday the 20th for the two of us, and a bed each because i kick"],
    { beds: /bed each/i },
  ],
  ["hotels", ["room friday for two, separate beds please"], { beds: /separate beds/i }],
  ["hotels", ["room friday for two, one bed is plenty"], { beds: /one bed/i }],
  ["hotels", ["cuarto el viernes para dos, cada quien su cama"], { beds: /cama/i }],
  [
    "hotels",
    ["room friday for one", "we're coming by train, so nine at night if we are lucky"],
    { arrival: /train|nine/i },
  ],
  ["hotels", ["room friday for one", "my bus pulls in around ten at night"], { arrival: /ten/i }],
  [
    "hotels",
    ["cuarto el viernes para uno", "el camión llega como a las diez de la noche"],
    { arrival: /diez/i },
  ],
  ["hotels", ["room friday for five", "the drummer has a gecko in a carrier"], { pet: /gecko/i }],
  ["hotels", ["room friday for one, i travel with my parrot"], { pet: /parrot/i }],
  ["hotels", ["room friday for one, and a rabbit in a cage"], { pet: /rabbit/i }],
  ["hotels", ["cuarto el viernes para dos, y llevamos un perico"], { pet: /perico/i }],
  ["hotels", ["room friday for two", "one of us has a ferret is that fine"], { pet: /ferret/i }],
  ["hotels", ["room friday for two, we're going to the dog show"], { pet: /^(?!.*\bus\b)/ }],
  [
    "med-spas",
    [
      "i had a bit of filler by my nose on tuesday, nina did it, and i'd like to come in for the second look",
    ],
    { recent: /filler|tuesday/i },
  ],
  [
    "med-spas",
    ["botox for my forehead, i got some at another place two weeks ago"],
    { recent: /two weeks ago/i },
  ],
  ["med-spas", ["want my lips done, did a peel last month"], { recent: /peel/i }],
  [
    "med-spas",
    ["quiero botox, me puse relleno hace una semana en otro lado"],
    { recent: /relleno/i },
  ],
  ["med-spas", ["quiero botox", "el martes me hicieron un peeling"], { recent: /peeling/i }],
  ["med-spas", ["laser for my legs, nothing done lately"], { recent: /nothing/i }],
  [
    "fitness-centers",
    [
      "quiero congelar mi membresía",
      "se rompió un tendón jugando dominó, no es broma, se cayó de la silla",
    ],
    { injury: /tend[oó]n/i },
  ],
  [
    "fitness-centers",
    ["i want to freeze it", "tore my acl skiing, no joke, off the bunny hill"],
    { injury: /acl/i },
  ],
  ["fitness-centers", ["quiero congelar, es por mi esposo"], { draft: none }],
  ["fitness-centers", ["i want to freeze it, its for my husband"], { draft: none }],
  [
    "fitness-centers",
    ["i want to cancel", "next draft would be the 20th i believe"],
    { draft: /20th/ },
  ],
  [
    "fitness-centers",
    ["freeze please", "dr put a new knee in me on the 2nd"],
    { draft: none, injury: /knee/ },
  ],
  [
    "electricians",
    [
      "the power company's bill came and i got the shock of my life, so i went round unplugging things, and that's how i found the outlet behind my sewing machine doesn't work",
      "no smoke no sparks. just dead as my late husband, he wired it, god rest him",
    ],
    { problem: /outlet|sewing/ },
  ],
  [
    "electricians",
    [
      "half my kitchen outlets are dead since the toaster popped",
      "nothing hot, no smell. it's an old house, my uncle wired it, he was no electrician, bless him",
      "we rent. it's in the back, behind the fridge",
    ],
    { problem: /outlets/ },
  ],
  [
    "plumbers",
    [
      "the shower drips on the kitchen ceiling when the kids bathe",
      "no. it's a slow drip, we put a pot, my wife hates that pot",
      "own it. it's the upstairs one, by the hall",
    ],
    { problem: /shower|drips/ },
  ],
  [
    "attorneys",
    [
      "we're conflicted out of a slip and fall so referring it over: client's mom went down on an unmarked wet floor at Brindle Market on 2/20",
    ],
    { matter: /wet floor|slip and fall/ },
  ],
  [
    "attorneys",
    ["a hit and run last week, and the insurance says no to everything we send them"],
    { matter: /hit and run/ },
  ],
  [
    "attorneys",
    ["my ex and I disagree about custody and child support and the house as well"],
    { matter: /custody/ },
  ],
  [
    "attorneys",
    ["i slipped in a store", "their letter wants a recorded statement by March 30"],
    { deadline: /March 30/ },
  ],
  [
    "attorneys",
    ["i slipped in a store", "before I send anything, they want a statement by March 30"],
    { deadline: /March 30/ },
  ],
  [
    "attorneys",
    ["me caí en una tienda", "la carta pide que conteste a más tardar el 30 de marzo"],
    { deadline: /30 de marzo/ },
  ],
  [
    "doctors",
    ["scheduling a new patient for shoulder pain, its Fernbank Mutual work comp"],
    { plan: /Fernbank/ },
  ],
  [
    "doctors",
    ["my knee hurts, new patient, i have Blue Ridge Health insurance"],
    { plan: /Blue Ridge/ },
  ],
  [
    "doctors",
    ["me duele la rodilla, soy paciente nuevo", "tengo el seguro Fernbank del trabajo"],
    { plan: /Fernbank/ },
  ],
  [
    "hvac",
    ["furnace short cycling, no heat, tenant is 81, no alarms no odors nobody feeling ill"],
    { household: /81/, safe: /no alarms/ },
  ],
  ["hvac", ["no heat, my mother is 84 and lives alone, no alarm no smell"], { household: /84/ }],
  [
    "hvac",
    ["no sale aire caliente, mi abuela tiene 90 años, no hay alarmas ni olores"],
    { household: /90/ },
  ],
  ["hvac", ["no heat, no alarms no odors nobody feeling ill"], { household: none }],
  [
    "funeral-homes",
    [
      "my grandpa wants to plan his own funeral ahead",
      "he says no church, and his trombone goes with him",
    ],
    { wishes: /church|trombone/ },
  ],
  [
    "funeral-homes",
    ["i want to plan my funeral ahead", "no flowers, play Johnny Cash and be done in an hour"],
    { wishes: /Cash|flowers/ },
  ],
  [
    "funeral-homes",
    ["mi papá quiere dejar arreglado su funeral", "dice que sin misa y con mariachi"],
    { wishes: /misa|mariachi/ },
  ],
  [
    "auto-body-repair",
    [
      "somebody opened a truck door into hers, right rear door",
      "nobody hurt, it drives fine",
      "red civic. 2015, no, the 2015 was mine, hers is the 2017",
    ],
    { car: /2017/ },
  ],
  [
    "auto-body-repair",
    [
      "me chocaron el carro de mi hija",
      "nadie lastimado, sí anda",
      "civic rojo, el de ella es 2017",
    ],
    { car: /2017/ },
  ],
];

/** Every third is only counted. */
export const lineFrames: Readonly<Record<string, readonly NameFrame[]>> = {
  "options chosen": chosenOptions,
  "clauses with a line": ownLines,
};
