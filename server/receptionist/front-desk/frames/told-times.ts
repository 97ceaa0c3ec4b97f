/** Times with other times beside, and more second thoughts, written as `told-values.ts` has them. */
export const toldTimes: Record<string, string> = {
  times: `
electricians | tuesday afternoon somebody come by? 2.. make it 2:45, she naps | when | ^Tuesday 17 March, 2:45 pm$
painters | paint the hall / tuesday, 2.. make it 2:45 | when | ^Tuesday 17 March, 2:45 pm$
painters | paint the hall / monday at 3, well 3:15 | when | ^Monday 16 March, 3:15 pm$
electricians | dead outlet / thursday next week would be nice. one in the afternoon? not during my program, that's at two | when | ^Thursday 19 March, 1:00 pm$
painters | paint the hall / monday at ten, not during mass, that's at nine | when | ^Monday 16 March, 10:00 am$
painters | paint the hall / tuesday at 3, my show is at 4 | when | ^Tuesday 17 March, 3:00 pm$
attorneys | my neighbor moved his fence / i've got the eye doctor monday so make it tuesday, half past ten in the morning if the lawyer's up by then | when | ^Tuesday 17 March, 10:30 am$
attorneys | they sent a letter, wants my answer by april 3rd | when | ^$
attorneys | they mailed me a paper, says sign by march 27 | when | ^$
attorneys | me mandaron una carta, tengo que contestar antes del 3 de abril | when | ^$
attorneys | court date is april 8 and i need a lawyer | when | ^$
attorneys | my landlord kept my deposit, he has till the 28th to answer | when | ^$
auto-body-repair | me dieron por atras, nadie lastimado / hoy no puedo mañana tampoco, el jueves que viene a las 8 am | when | ^jueves 19 de marzo, 8:00 a
auto-body-repair | dent in the door, nobody hurt / today's out, tomorrow too, next thursday at 8 | when | ^Thursday 19 March, 8:00 am$
painters | pintar la sala / mañana no, pasado tampoco, el martes a las 9 | when | ^martes 17 de marzo, 9:00 a
painters | pintar la sala / hoy no, mañana tampoco puedo, el lunes a las 10 | when | ^lunes 16 de marzo, 10:00 a
real-estate-agents | selling my house / could the realtor come by on the 19th, say around two? i'll have a coffee cake | when | ^Thursday 19 March, 2:00 pm$
real-estate-agents | selling my house / could he come on the 19th, around 2 | when | ^Thursday 19 March, 2:00 pm$
real-estate-agents | selling my house / podría venir el 19, como a las dos | when | ^(?:jueves 19 de marzo, 2:00 p|Thursday 19 March, 2:00 pm)
salons | a wash and set / it'd be for tomorrow, friday, ten thirty. she must be out by noon, her bridge ladies won't wait | when | ^Friday 13 March, 10:30 am$
salons | a trim / tmrw 5? have to be out by 6 15 for my cousins rehearsal | when | ^Friday 13 March, 5:00 pm$
salons | a trim / friday at 3, i need to be gone by 4 | when | ^Friday 13 March, 3:00 pm$
salons | a trim / saturday 11 works. out by 12:30, there's a wedding | when | ^Saturday 14 March, 11:00 am$
salons | un corte / viernes a las 3, tengo que estar fuera para las 4 | when | ^viernes 13 de marzo, 3:00 p
salons | a trim / friday 3. he gets off at 5 | when | ^Friday 13 March, 3:00 pm$
hotels | got a room for fri night the 20th for two nights, five dudes | when | ^Friday 20 March$
hotels | room for sat night the 21st, 2 people | when | ^Saturday 21 March$
hotels | friday evening the 20th, one night, two people | when | ^Friday 20 March$
hotels | cuarto el viernes en la noche, el 20, dos noches | when | ^viernes 20 de marzo$
hotels | room friday. what time is breakfast, 7? | when | ^Friday 13 March$
fitness-centers | i want to freeze. dr put a new knee in me on the 2nd | when | ^$
fitness-centers | freeze please / tag 30816 / next draft would be the 20th i believe | when | ^$
fitness-centers | congelar mi membresía / 20178 / ¿el próximo cobro no es el día 1? él cree que el 28 de marzo | when | ^$
fitness-centers | i want to cancel before i get billed on the 20th | when | ^$
doctors | L shoulder pain after lifting, onset Feb 27, worse every week | when | ^$
doctors | shoulder pain since feb 27 | when | ^$
doctors | me duele el hombro desde el 27 de febrero | when | ^$
painters | pintar la sala / el lunes a las 9 para que vengan a medir.. no, mejor a las 10, a las 9 tengo misa | when | ^lunes 16 de marzo, 10:00 a
contractors | take a wall out / monday at nine, oh the plumber, monday at 3 pm then. and we'd want it before easter | when | ^Monday 16 March, 3:00 pm$
contractors | take a wall out / wednesday at 2, oh no the dentist. wednesday at 4 | when | ^Wednesday 18 March, 4:00 pm$
general | fix a clock, she wants it going by her birthday, april 3 | when | ^$
general | fix a clock, her birthday is april 3 / friday the 20th, ten in the morning | when | ^Friday 20 March, 10:00 am$
restaurants | table for 4 / 6.. no my aunt works till 6, so 6:30 friday | when | ^Friday 13 March, 6:30 pm$
restaurants | table for 4 friday at 7, it's her birthday on the 20th | when | ^Friday 13 March, 7:00 pm$
dentists | need a cleaning / el lunes entro a trabajar a las 5 entonces el lunes a las 11 de la mañana | when | 16 (?:de marzo|March), 11:00 a
dentists | need a cleaning / can't monday, dialysis. tuesday at 2 | when | ^Tuesday 17 March, 2:00 pm$
dentists | need a cleaning / saturday, no he's bowling. wednesday the 18th, 1:30 in the afternoon? | when | ^Wednesday 18 March, 1:30 pm$
dentists | need a cleaning / friday at 4, she's off at 3 | when | ^Friday 13 March, 4:00 pm$
dentists | need a cleaning / 周五下午，三点，不对，三点半 | when | 下午3:30
dentists | need a cleaning / 明天早上八点半，不对，八点三刻 | when | 上午8:45
dentists | need a cleaning / 周五上午十点一刻吧，嗯还是十一点 | when | 上午11:00
`,
  deadlines: `
real-estate-agents | we're selling. my daughter would like me in her place by labor day | by | labor day
real-estate-agents | selling my house, i want to be out before easter | by | easter
real-estate-agents | quiero vender mi casa, quisiera mudarme antes de navidad | by | navidad
painters | pintar el cuarto por dentro / 1949 / la niña llega a fines de abril así que por favor antes | deadline | abril
painters | pintar la sala por dentro / 1949 / tiene que estar antes del 20 de junio | deadline | 20 de junio
painters | paint the nursery inside / 1990 / baby's due end of april so before that please | deadline | april
contractors | baño en el sótano / del 64 / tiene que ser antes de los quince de mi hermana, el 20 de junio | deadline | 20 de junio
contractors | a new bath / 1964 / done by my daughter's wedding, june 20 | deadline | june 20
contractors | a new bath / 1964 / we'd want it before easter, the bishop comes | deadline | easter
attorneys | slip and fall / their carrier's letter wants a recorded statement by March 30 fyi | deadline | March 30
attorneys | i got a letter / it says i have to answer by april 3rd | deadline | april 3
fitness-centers | congelar mi membresía / 20178 / él cree que el próximo cobro es el 28 de marzo | draft | 28
salons | a trim friday at 5. have to be out by 6 15 for my cousins rehearsal | out | 6 ?:?15
`,
  "second thoughts": `
restaurants | saturday at 7. it's my parents, us two, and the kids, five total | people | ^5$
restaurants | 4 for friday at 6. no hold on, kyle's coming, 5 | people | ^5$
restaurants | a table for six on friday at 7... my sister just texted, seven | people | ^7$
restaurants | friday 7 pm. 3 grownups, 2 little ones | people | ^5$
restaurants | friday 7 pm. there are eight of us if my cousin makes it, otherwise seven | people | ^[78](–8)?$
restaurants | it's for 10 people saturday 6pm, make that 12 | people | ^12$
restaurants | mesa para ocho, no, nueve con mi compadre, sábado a las 7 | people | ^9$
restaurants | vamos siete, más la niña, ocho, el sábado a las 7 | people | ^8$
restaurants | el sábado a las 6, somos seis. ah y mi mamá, siete | people | ^7$
restaurants | seis adultos, bueno siete, y un bebé, el sábado a las 6 | people | ^8$
restaurants | table for 4 saturday at 7, well 7:30 | people | ^4$
restaurants | table for 4 saturday at 7, well 7:30 | when | 7:30 pm
restaurants | we're six. seven? seven. saturday at 5 | people | ^7$
restaurants | 5 of us saturday at 6, my dad is turning 70 | people | ^5$
restaurants | saturday at 6 for 5, dad turns 70, he needs the end of the table | people | ^5$
hotels | me, my wife and our two kids, friday for 2 nights | guests | ^4$
hotels | room for friday, 2 adults 1 kid, well 2 kids, my nephew too | guests | ^4$
hotels | dos adultos y un niño el viernes, una noche | guests | ^3$
hotels | somos dos, bueno y la bebé, tres, el viernes | guests | ^3$
spas | two of us saturday at 11, three if my mom's knee lets her | people | ^[23](–3)?$
spas | for me and a friend, no two friends, saturday 11 | people | ^3$
restaurants | three couples, so six, friday at 7 | people | ^6$
restaurants | somos tres parejas, seis pues, viernes a las 7 | people | ^6$
restaurants | 10 people but two are babies on laps so 8 chairs, friday at 6 | people | ^(?:8|10)$
restaurants | friday 6:30 for eight, the 8th is a baby in a high chair | people | ^8$
restaurants | party of nine, friday at 6. correction ten | people | ^10$
restaurants | we'd be 7. wait does the baby count? then 8. sunday noon | people | ^8$
restaurants | 5 nomás, ah no 6 que viene mi suegra, domingo a la 1 | people | ^6$
`,
  "second figures": `
hvac | no heat, thermometer reads 58, was 60 an hour ago | temperature | ^58$
hvac | no heat. 54 in the kitchen, maybe 55 | temperature | ^54$
hvac | heat died, it says 57.. sorry 51 on the thermostat | temperature | ^51$
hvac | no calienta, el termostato marca 56, digo 58 | temperature | ^58$
hvac | ac out, its like 90 in here with a 4 year old | temperature | ^90$
fitness-centers | cancel please / my tag says 4 4 0 1 9, no 4 4 0 9 1 | tag | ^44091$
fitness-centers | cancel please / four four zero one nine | tag | ^44019$
fitness-centers | cancel please / tag 44019, that's my husband's, mine's 44091 | tag | ^44091$
fitness-centers | dar de baja / es el 44019, ese es el de mi hijo, el mío es 44091 | tag | ^44091$
contractors | redo the kitchen / house is 1938, or 1939 | house | ^1938$
contractors | redo the kitchen / it's a 1962, no 1926, i always flip those | house | ^1926$
contractors | redo the kitchen / nineteen sixty two. no, twenty six | house | ^19(?:62|26)$
contractors | redo the kitchen / my folks' place is 1970, mine's 1985, it's for mine | house | ^1985$
contractors | arreglar la cocina / la casa es de mil novecientos cincuenta y uno | house | ^1951$
auto-body-repair | dent, nobody hurt, drives / 2019 rav4, no sorry 2018, silver | car | ^(?!.*2019).*2018
auto-body-repair | dent, nobody hurt, drives / its a 2012. nope, that was the old truck. 2016 tacoma | car | ^(?!.*2012).*2016
insurance-agents | need an id card / policy 77 410 29, no, that's the old one, 77 410 92 | policy | 77 410 92
retail-stores | return a blender / receipt 88123... 88213, can't read my own writing | order | ^88213$
retail-stores | return a blender / order number 88123, wait wrong slip, 88213 | order | ^88213$
painters | paint 2 rooms / built in 1950 something | year | ^(?:1950)?$
`,
  "second times": `
painters | paint the hall / monday at 9, my husband leaves at 8 | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / monday's no good, my sister visits. wednesday 2 | when | ^Wednesday 18 March, 2:00 pm$
painters | paint the hall / not tuesday, tuesday's bingo, wednesday at 2 | when | ^Wednesday 18 March, 2:00 pm$
painters | paint the hall / wednesday 2, no bingo's wednesday, thursday at 2 | when | ^Thursday 19 March, 2:00 pm$
painters | paint the hall / i have church sunday, so monday at 10 | when | ^Monday 16 March, 10:00 am$
painters | paint the hall / how about ten on tuesday, ten thirty if traffic is bad | when | Tuesday 17 March, 10:(?:00|30) am
painters | pintar la sala / el martes no, tengo doctor, el miércoles a las 2 | when | ^miércoles 18 de marzo, 2:00 p
painters | pintar la sala / el lunes a las 9, ay no que viene el plomero, a las 3 | when | ^lunes 16 de marzo, 3:00 p
painters | pintar la sala / mañana no se puede, el sábado a las 10 | when | ^sábado 14 de marzo, 10:00 a
painters | pintar la sala / el próximo martes a las 4, pero no antes porque recojo a los niños a las 3 | when | ^martes 17 de marzo, 4:00 p
attorneys | got sued, papers say respond by march 30 / tomorrow at 11 | when | ^Friday 13 March, 11:00 am$
attorneys | got sued, hearing is march 30 / monday 2pm | when | ^Monday 16 March, 2:00 pm$
attorneys | me demandaron, la audiencia es el 30 de marzo / lunes a las 2 | when | ^lunes 16 de marzo, 2:00 p
salons | color / saturday at 1, wedding's at 5 so done by 4 | when | ^Saturday 14 March, 1:00 pm$
salons | color / saturday 9. gotta leave by eleven thirty | when | ^Saturday 14 March, 9:00 am$
hotels | room friday the 20th, we get there around 9 pm | when | ^Friday 20 March$
hotels | a room the 20th and 21st, leaving sunday | when | ^Friday 20 March$
hotels | sat night the 21st, checkout monday | when | ^Saturday 21 March$
plumbers | gotea el fregadero, mi viejito se baña a las diez | when | ^$
plumbers | sink leaks, the baby naps at 1 | when | ^$
plumbers | sink leaks, my shift starts at 3 / tomorrow at 10 | when | ^Friday 13 March, 10:00 am$
b2b-services | Morning. I'm the one who does the ordering here | when | ^$
dentists | need a cleaning / friday at 4? school lets out at 3 so 4:15 | when | ^Friday 13 March, 4:15 pm$
dentists | need a cleaning / the week after next, tuesday at 9 | when | ^Tuesday 24 March, 9:00 am$
`,
};
