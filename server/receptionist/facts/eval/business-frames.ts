/**
 * Ways to tell a business in passing. {s}: a shop, {p}: a person, {t}: a town; behind "=>" what else
 * must be known. Behind ">>" the line is said in a conversation that has begun: "booking" (the name
 * was asked for), "plan" (a dental office in Mesa with 20 calls a day).
 */
const english = `
22 room {s} in {t}. whats silver => size=22
ok. {s} in {t}, 160 calls a week abt 2 min. which plan => calls=160
hey we are a {s} out of {t}
i run a {s} over in {t} and the phone never stops
im a {p} in {t}, whats this cost
{p} here, {t}
{s} {t}. do you do spanish
so im a {p} from {t} and i miss half my calls
one man {s}, {t}
we own two {s}s near {t}
small {s} based in {t}, what plan do we need
got a {s} in {t}, 12 calls a day => calls=12
hi, {s} here. whats it cost
looking at this for our {s} in {t}
looking at this for my dads {s}
im asking for my boss, he has a {s} in {t}
my wife runs a {s} in {t}
her {s} is in {t}
{t} {s}, 3 people, can you do nights => size=3
we're a family owned {s} here in {t}
the {s} is in {t} if that matters
its a {s}. in {t}
calling from a {s} in {t}, quick q
i manage a busy {s} down in {t}
been a {p} in {t} for 20 yrs. how does it pick up
does this make sense for a {s} in {t}
would it work for a 4 person {s} in {t} => size=4
were in {t}, {s}, do you cover that
our {s} gets slammed on mondays
my {s} misses calls at night
not a big outfit, just a {s} in {t}
i have a small {s}
hi im dana, i own a {s} in {t}
wendy kwan, {p}. wendy@kwan.example
name is joe, {p}, {t}
solo {p}, no staff. how much
thinking about it for the {s}, we get 30 calls a day => calls=30
as a {p} i cant answer while working
i work at a {s} in {t}
yeah so {s}. whats the cheapest
were just a little {s}, nothing fancy
{s} owner in {t} here, is there a contract
hi there! {s} in {t} here, question about texts
does it know what a {s} does? thats us
us? {s}, {t}
me and my brother have a {s} in {t}, can it tell us apart
started a {s} last yr in {t}, still answering myself
{p} by trade, {t} is home. costs?
theres 6 of us at the {s} in {t}
we opened a second {s} in {t}
i'd want it for my {s}, do u integrate w google calendar
can it answer for a {s} thats closed sundays
2 location {s} in {t} => size=2
whats gold for a {s} with 9 trucks => size=9 trucks
i do the books for a {s} in {t}
so i got this {s} right. in {t}. how fast can it start
sorry, im driving. {p}, {t}, about 15 calls a day. price? => calls=15
typing from the {s}, phones are ringing off the hook
ok so for context we are a {s} with 3 locations => size=3
{s} near {t} and half my callers speak spanish => language=spanish
dana ruiz from a {s} in {t} >> booking
actually were a {s} not a dental office >> plan
sorry wrong, its a {s} >> plan => calls=20
we moved to {t} >> plan => trade=dentists
actually the office is in {t} now >> plan => trade=dentists
not in mesa, in {t} >> plan => trade=dentists
oh and were in {t}, does that matter >> plan => trade=dentists
before i forget, were a {s} in {t} >> booking
not dental, {s} >> plan
i said dental but im a {p} >> plan`;

const spanish = `
soy {p} en {t}
oiga, tengo un {s} en {t}, cuanto cuesta
somos un {s} de {t}
es para mi {s}
{s} en {t}. que plan me conviene
mi esposo tiene un {s} en {t}
hola soy {p}, recibo 20 llamadas al dia => calls=20
buenas, {s} aqui en {t}
trabajo en un {s} en {t}
estamos en {t}, es un {s}
nuestro {s} pierde llamadas
manejo un {s} chico por {t}
soy {p} de {t} y la mitad de mis clientes habla ingles => language=english
abrimos un {s} en {t} hace un mes
queria ver si sirve para un {s} en {t}
me llamo ana, soy {p}
le pregunto por mi papa que tiene un {s}
somos {p}s, tres personas
un {s} con 4 empleados, cuanto seria => size=4
no, es un {s} >> plan
nos mudamos a {t} >> plan => trade=dentists
en realidad soy {p} >> plan
mi {s} esta en {t}, y ustedes donde estan
pues soy {p} independiente
{p} de oficio, {t}
para el {s} de mi hermana en {t}
llamo de un {s} en {t}
dueña de un {s} en {t}, tienen contrato?`;

const chinese = `
我在{t}开{s}
我们是{t}的一家{s}
我是{p}
你好，{s}，一天30个电话 => calls=30
我家的{s}在{t}
我爸开{s}的
我们{s}电话很多
{s}适合用吗，我们店在{t}
不是牙科，是{s} >> plan
我在{t}做{p}的`;

/** Lines of a list, with what must come of them. */
export const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [, said = "", rest = ""] = /^(.*?)(?=\s(?:=>|>>)|$)(.*)$/u.exec(line) ?? [];
      const facts = /=> ([^>]*?)(?= >>|$)/.exec(rest)?.[1]?.trim().split(" ") ?? [];
      const state = />> (\w+)/.exec(rest)?.[1];
      return { said, facts, state };
    });

export type Frame = ReturnType<typeof lines>[number];
export const frames = { en: lines(english), es: lines(spanish), zh: lines(chinese) };

/** Trade, shop, person. */
type Trade = [slug: string, shop: string, person: string];
export const trades: Record<"en" | "es" | "zh", readonly Trade[]> = {
  en: [
    ["plumbers", "plumbing shop", "plumber"],
    ["hotels", "hotel", "innkeeper"],
    ["med-spas", "med spa", "nurse injector"],
    ["attorneys", "law firm", "lawyer"],
    ["hvac", "hvac company", "hvac tech"],
    ["real-estate-agents", "real estate office", "realtor"],
    ["salons", "barbershop", "barber"],
    ["painters", "painting company", "house painter"],
    ["doctors", "derm practice", "dermatologist"],
  ],
  es: [
    ["plumbers", "negocio de plomeria", "plomero"],
    ["attorneys", "bufete", "abogado"],
    ["auto-body-repair", "taller", "mecanico"],
    ["salons", "salon de belleza", "peluquero"],
    ["restaurants", "restaurante", "cocinero"],
  ],
  zh: [
    ["dentists", "牙科诊所", "牙医"],
    ["restaurants", "餐厅", "开餐馆的"],
    ["attorneys", "律师事务所", "律师"],
    ["plumbers", "水管公司", "水管工"],
  ],
};
export const towns = {
  en: ["taos", "el paso", "tucson", "Salt Lake City", "boise", "Reno", "santa fe"],
  es: ["el paso", "Laredo", "houston", "san antonio"],
  zh: ["休斯敦", "丹佛", "洛杉矶"],
};
