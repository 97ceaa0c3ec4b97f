import { putRightInABreath } from "./put-right-in-a-breath.ts";
import { toldOfWhom } from "./told-of-whom.ts";
import { toldTimes } from "./told-times.ts";

/** Values as strangers put them: with second thoughts, reasons and other figures beside. */
const lines: Record<string, string> = {
  people: `
restaurants | table friday at 7. we're 7, well 8, the baby needs a high chair | people | ^8$
restaurants | hola somos 5 y el bebe en sillita osea 6, el viernes a las 7 | people | ^6$
restaurants | mesa para el sábado, somos nueve grandes y dos niños, o sea once por todos | people | ^11$
restaurants | saturday at 6, there's six of us, well seven if you count the baby | people | ^7$
restaurants | four adults and three kids, so seven altogether, sunday at noon | people | ^7$
restaurants | we're 4, oh and the baby makes 5. friday 6 pm | people | ^5$
restaurants | me and my husband, the baby makes three. saturday at 1 | people | ^3$
restaurants | somos 6, bueno 7 con el niño, el domingo a las 2 | people | ^7$
restaurants | somos cuatro y mi suegra, o sea cinco, viernes a las 8 | people | ^5$
restaurants | its 5, no 6, grandma decided to come. sat 6pm | people | ^6$
restaurants | ten people saturday at 7. well eleven, my uncle's bringing somebody | people | ^11$
restaurants | 8 of us plus a toddler so 9, friday at 6:30 | people | ^9$
hotels | un cuarto el sábado. son dos personas. bueno, tres con mi tía, y una noche nada más | guests | ^3$
hotels | two people saturday night, well three with my aunt, one night | guests | ^3$
hotels | room for friday, there are 3 of us. actually 4, my brother's coming along | guests | ^4$
hotels | sábado, somos dos, ay no, tres, viene mi hija, dos noches | guests | ^3$
restaurants | friday at 7 for 6, or 7 with the baby. say 7 | people | ^7$
restaurants | somos cinco adultos y un bebé en silla alta, seis en total, sábado a la 1 | people | ^6$
restaurants | twelve of us counting the two little ones, saturday at 5 | people | ^12$
restaurants | we are 9 total, 2 of them kids, sunday 11 am | people | ^9$
restaurants | mesa para 4 el viernes a las 7, mejor para 5, viene mi papá | people | ^5$
spas | me and my sister saturday at 11. and my mom i guess so three | people | ^3$
restaurants | party of 6 friday at 7, that's 4 grownups and 2 kids | people | ^6$
restaurants | we're 7 / well 8, the baby needs a high chair | people | ^8$
restaurants | somos 5 el viernes a las 7 / digo 6, con el bebé | people | ^6$
restaurants | for 5 on saturday at 6. the baby sits on a lap so still 5 | people | ^5$
restaurants | nosotros somos siete y el niño va en carriola, so ocho, viernes a las 6 | people | ^8$
restaurants | 六个大人两个小孩，一共八个人，周六晚上六点 | people | ^8$
restaurants | 我们五个人，不对，六个，周五晚上七点 | people | ^6$
restaurants | there'll be 4, maybe 5, saturday at 7 | people | ^4–5$
restaurants | table for 8 saturday, 7 ok, or well 7:30 | people | ^8$
restaurants | we're 6 and my grandpa turns 90, friday at 5 | people | ^6$
restaurants | we're 7, well 8, friday at 6 | when | ^Friday 13 March, 6:00 pm$
restaurants | table for friday? we're 7, well 8, the baby needs a high chair | when | ^Friday 13 March$
hotels | sábado, son dos personas. bueno, tres con mi tía, y una noche nada más. no, dos noches | nights | ^2$
`,
  phones: `
dentists | se me quebro una muela / anote este 720 555 0136.. no ese ya lo cortaron, el de mi señora 720 555 0163 | phone | 0163$
dentists | chipped a tooth / 720 555 0136, no thats shut off, use my wifes 720 555 0163 | phone | 0163$
dentists | chipped a tooth / 720 555 0136. oh wait they cut that one off. my husband's is 720 555 0163 | phone | 0163$
dentists | chipped a tooth / my cell 720 555 0136 is dead, try 720 555 0163 instead | phone | 0163$
painters | paint the kitchen / 303 555 0122... no that's my old one, it's 303 555 0177 | phone | 0177$
painters | pintar la sala / 303 555 0122, no, ese es el de antes, el nuevo es 303 555 0177 | phone | 0177$
painters | pintar la sala / márqueme al 303 555 0122, o no, mejor al de mi hija 303 555 0177 | phone | 0177$
painters | paint the kitchen / 303 555 0122 or my husband's 303 555 0177 | phone | 0122$
painters | paint the kitchen / call 303 555 0122, not 303 555 0177, thats the fax | phone | 0122$
painters | paint the kitchen / landline 303 555 0122 no longer works, cell 303 555 0177 | phone | 0177$
painters | paint the kitchen / dont use 303 555 0122, use 303 555 0177 | phone | 0177$
salons | a trim friday at 5 / Maggie Oyelaran. 720 5550 182 | phone | ^720 555 0182$
salons | a trim friday at 5 / my number is 72 0555 0182 | phone | ^72 0555 0182$
salons | a trim friday at 5 / 720 55 50 182 | phone | ^720 555 0182$
salons | a trim friday at 5 / 7205 550 182 | phone | ^720 555 0182$
salons | a trim friday at 5 / 72 05 55 01 82 | phone | ^720 555 0182$
salons | a trim friday at 5 / 720 555 0 1 8 2 | phone | ^720 555 0182$
salons | a trim friday at 5 / 720 555 01 82 | phone | ^720 555 0182$
fitness-centers | i want to freeze / Leonard Fitch. 719 and then 555 0192 | phone | ^719 555 0192$
electricians | dead outlet / the number, dear me, 303 555... 0146 | phone | ^303 555 0146$
electricians | dead outlet / 303... hold on... 555 0146 | phone | ^303 555 0146$
electricians | dead outlet / 303, 555, 0146 | phone | ^303 555 0146$
electricians | dead outlet / area code 303, then 555 0146 | phone | ^303 555 0146$
real-estate-agents | selling my house / oh and the number. 555-0139, area code 970 | phone | ^970 555 0139$
real-estate-agents | selling my house / 555 0139, that's a 970 number | phone | ^970 555 0139$
real-estate-agents | vendo mi casa / el 555 0139, lada 970 | phone | ^970 555 0139$
painters | pintar la sala / el teléfono es tres cero tres, 555, 0145 | phone | ^303 555 0145$
painters | pintar la sala / tres cero tres cinco cinco cinco cero uno cuatro cinco | phone | ^303 555 0145$
painters | pintar la sala / 303 cinco cincuenta y cinco cero uno cuarenta y cinco | phone | ^303 555 0145$
painters | paint the kitchen / three oh three, five five five, oh one four five | phone | ^303 555 0145$
painters | paint the kitchen / three oh three triple five oh one four five | phone | ^303 555 0145$
painters | paint the kitchen / 303 555 oh one four five | phone | ^303 555 0145$
painters | paint the kitchen / 303 555 0145. sorry 0154 | phone | ^303 555 0154$
painters | paint the kitchen / 303 555 0145 / no wait its 0154 | phone | ^303 555 0154$
painters | paint the kitchen / 303 555 0145 / that ones my old number, its 719 555 0154 | phone | ^719 555 0154$
painters | paint the kitchen at 4410 Pine St, 2 rooms, 303 555 0145 | phone | ^303 555 0145$
insurance-agents | policy 4410 882 019, call me 303 555 0145 | phone | ^303 555 0145$
salons | a trim friday at 5 / 电话是720 5550 182 | phone | ^720 555 0182$
`,
  addresses: `
painters | pintar la sala / vivo en el 4471 de la Umatilla | address | ^4471 de la Umatilla$
painters | pintar la sala / es el 1520 de la calle Cedar | address | 1520 de la calle Cedar
painters | pintar la sala / en el 318 de Birch | address | 318 de Birch
painters | pintar la sala / 4471 Umatilla, vivo ahí desde 1980 | address | ^4471 Umatilla$
painters | paint the kitchen / 318 Birch Street. No, that's us. 320 Birch Street | address | ^320 Birch Street$
painters | paint the kitchen / 318 Birch Street. No, 320 | address | ^320 Birch Street
painters | paint the kitchen / 318 Birch Street. wait no thats my moms, 320 Birch Street | address | ^320 Birch Street
painters | paint the kitchen / 318 Birch, I mean 320 Birch | address | ^320 Birch$
painters | paint the kitchen / used to be 318 Birch Street, now its 92 Alamo Drive | address | ^92 Alamo Drive$
painters | pintar la sala / en la Tercera, no, perdón, eso era antes, ahora es 92 Alamo Drive. 719-555-0116 | address | ^92 Alamo Drive$
painters | pintar la sala / 318 Birch, no, ese es el de mi hermano, 320 Birch | address | ^320 Birch$
painters | pintar la sala / era 318 Birch Street pero ya nos cambiamos, ahora 92 Alamo Drive | address | ^92 Alamo Drive$
painters | paint the kitchen / 318 Birch Street / no sorry 320 | address | ^320 Birch Street$
painters | paint the kitchen / 318 Birch Street / that's us, hers is 320 Birch Street | address | ^320 Birch Street$
painters | paint the kitchen / 45 Tamarack Way, it's in the back bedroom | address | ^45 Tamarack Way$
painters | paint the kitchen / 12 Old Mill Lane. Beverly Tate is who to ask for | address | ^12 Old Mill Lane$
painters | paint the kitchen / 200 Chapel Road. no the parsonage is 210 Chapel Road | address | ^210 Chapel Road$
painters | pintar la sala / el 92 de Alamo Drive, no el 29 | address | ^92 de Alamo Drive$
painters | paint the kitchen / 66 Larkspur Court, she's in slippers | address | ^66 Larkspur Court$
painters | paint the kitchen / not 318 anymore, 320 Birch Street | address | ^320 Birch Street$
hvac | no heat, 61 in here / 4471 of Umatilla street | address | 4471
`,
  ways: `
moving-companies | origin 1600 Wynkoop St #512 Denver, dest Santa Fe NM, 2BR plus storage cage | from | ^1600 Wynkoop St #512 Denver$
moving-companies | origin 1600 Wynkoop St #512 Denver, dest Santa Fe NM, 2BR plus storage cage | to | ^Santa Fe NM$
moving-companies | from: Boulder CO, to: Tucson AZ, 3 bed house | from | ^Boulder CO$
moving-companies | from: Boulder CO, to: Tucson AZ, 3 bed house | to | ^Tucson AZ$
moving-companies | Denver -> Santa Fe, 2br | to | ^Santa Fe$
moving-companies | Denver -> Santa Fe, 2br | from | ^Denver$
moving-companies | pickup 22 Elm St Aurora, delivery Pueblo, 1br apt | from | ^22 Elm St Aurora$
moving-companies | pickup 22 Elm St Aurora, delivery Pueblo, 1br apt | to | ^Pueblo$
moving-companies | moving my mother, from Pueblo to, uh, is Fort Collins far for you people? well thats where | to | ^Fort Collins$
moving-companies | moving my mother, from Pueblo to, uh, Fort Collins | to | ^Fort Collins$
moving-companies | destination Cheyenne WY, origin Greeley, studio | from | ^Greeley$
moving-companies | destination Cheyenne WY, origin Greeley, studio | to | ^Cheyenne WY$
moving-companies | origen Aurora, destino Pueblo, dos recámaras | to | ^Pueblo$
moving-companies | origen Aurora, destino Pueblo, dos recámaras | from | ^Aurora$
moving-companies | moving from Denver to Tulsa, no, Tucson | to | ^Tucson$
moving-companies | moving from Denver to Tulsa, sorry from Boulder | from | ^Boulder$
moving-companies | de Aurora a Pueblo, digo, a Trinidad | to | ^Trinidad$
moving-companies | from Salem to Bend, 3 bedrooms | to | ^Bend$
moving-companies | o/d: Denver / Santa Fe. 2BR | to | ^(?:Santa Fe)?$
moving-companies | relocation ex Denver CO to Boise ID, employee move | to | ^Boise ID$
moving-companies | load at 12 Pine St Denver, unload in Boise | from | ^12 Pine St Denver$
`,
  figures: `
hvac | furnace runs but the air is lukewarm, its 61 in there, no 59 she says | temperature | ^59$
hvac | no heat, its 61 in here. no wait 59 | temperature | ^59$
hvac | no heat, its 59 in there | temperature | ^59$
hvac | heat's out and its 55 in the house | temperature | ^55$
hvac | heat's out, thermostat says 58 now | temperature | ^58$
hvac | no hay calefacción, adentro está a 57 | temperature | ^57$
hvac | no hay calefacción, estamos a 61, no, a 59 | temperature | ^59$
hvac | no heat since monday and shes 79 | temperature | ^$
hvac | the ac died, 88 upstairs, well 86 now | temperature | ^86$
fitness-centers | freeze my membership / tag's the little green one, hold on, my glasses... 3 0 8 1 6 | tag | ^30816$
fitness-centers | freeze my membership / 3 0 8 1 6 | tag | ^30816$
fitness-centers | freeze my membership / three oh eight one six | tag | ^30816$
fitness-centers | freeze my membership / tag is 3-0-8-1-6 | tag | ^30816$
fitness-centers | congelar mi membresía / tres cero ocho uno seis | tag | ^30816$
fitness-centers | congelar mi membresía / el llavero trae el 20718, ay no, sin lentes: 20178 | tag | ^20178$
fitness-centers | freeze my membership / tag 20718, no, without my glasses: 20178 | tag | ^20178$
fitness-centers | freeze my membership / 20718.. oops 20178 | tag | ^20178$
fitness-centers | freeze my membership / 20718 / sorry its 20178 | tag | ^20178$
fitness-centers | congelar mi membresía / 20718, no es cierto, 20178 | tag | ^20178$
fitness-centers | freeze my membership / its 30 816 | tag | ^30816$
fitness-centers | freeze my membership / 2 0 7.. 2 0 1 7 8 | tag | ^20178$
retail-stores | return a lamp / number on the slip is 7731.. 77314, theres a coffee ring on it | order | ^77314$
contractors | take a wall out / built nineteen fifty-one. no thats the church. the parsonage is 1963 | house | ^1963$
contractors | take a wall out / its from 1951. no wait thats the garage, the house is 1963 | house | ^1963$
contractors | take a wall out / 1951 was the church, the house is 1963 | house | ^1963$
contractors | tumbar una pared / de 1951, no, esa es la iglesia, la casa es de 1963 | house | ^1963$
contractors | tumbar una pared / la casa es del 64 | house | ^1964$
painters | paint 2 rooms / house from 1972, redone in 1999 | year | ^1972$
painters | paint 2 rooms / 1985? no older, 1958 | year | ^1958$
painters | paint 2 rooms / my place was 1985 but this is my mom's, 1958 | year | ^1958$
auto-body-repair | dent in the door, nobody hurt, drives / red civic. burgundy, she'd say. 2015, no, the 2015 was mine, hers is the 2017 | car | ^(?!.*2015).*2017
auto-body-repair | dent in the door, nobody hurt, drives / 2015 civic, no 2017 | car | ^(?!.*2015).*2017
auto-body-repair | dent in the door, nobody hurt, drives / gray corolla 2021. wait thats my wifes, mine is the 2012 corolla | car | 2012
auto-body-repair | abolladura, nadie lastimado, si anda / corolla 2015, no, el 2015 era el otro, este es 2017 | car | ^(?!.*2015).*2017
auto-body-repair | dent in the door, nobody hurt, drives / red 2017 civic, had a 2015 before | car | 2017
insurance-agents | need an id card / policy A as in apple 4 4 1 7 0 | policy | 4 ?4 ?1 ?7 ?0
`,
  ...toldTimes,
  ...putRightInABreath,
  ...toldOfWhom,
};

/** A call, its lines one after the other, with the line of the slip that it fills and what must stand there. */
export interface ToldValue {
  trade: string;
  lines: string[];
  field: string;
  expected: RegExp;
}

/** `kind` is what they tell of: people, telephone numbers, times. */
export const toldValues: Record<string, ToldValue[]> = Object.fromEntries(
  Object.entries(lines).map(([kind, text]) => [
    kind,
    text
      .trim()
      .split("\n")
      .map((row) => {
        const [trade = "", said = "", field = "", expected = ""] = row.split(" | ");
        return { trade, lines: said.split(" / "), field, expected: new RegExp(expected) };
      }),
  ]),
);
