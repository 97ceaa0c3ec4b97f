/** Times and numbers that callers put right in one breath, and times that stay: written as `told-values.ts` has them. */
export const putRightInABreath: Record<string, string> = {
  "told and kept": `
hotels | room friday the 20th, two of us, three nights / We have not booked anywhere yet. Eleanor Voss, 555 0127 | when | Friday 20 March
hotels | room friday the 20th, two of us, three nights / not booked anywhere. Eleanor Voss, 555 0127 | when | Friday 20 March
hotels | room friday the 20th, two of us / we haven't reserved anything else | when | Friday 20 March
hotels | room friday the 20th, two of us / actually don't book it, just take a message | when | ^$
dentists | cleaning please friday at 10 / no wait, not booking anything, just a message | when | ^$
pest-control | roaches everywhere / kitchen, under the sink / no nobody swallowed anything / Clifford Banks. you have my number. fine, 555 0194 / its just me | household | ^its just me
pest-control | roaches everywhere / kitchen / nobody hurt / fine, just the dog | household | dog
pest-control | roaches everywhere / kitchen / nobody hurt / no | household | no|No
attorneys | your client's lawyer letter says I owe 4 grand to Mercer Roofing / fine. whatever. I got till march 27 it says | deadline | march 27
attorneys | i got a letter, have until friday to respond | deadline | friday
attorneys | i got a letter, i have to tell my wife first | deadline | ^$
attorneys | my landlord has until monday to answer me | deadline | monday
restaurants | were stuck on the bridge, 15 minutes, dont give it away please / the 7:30 for four under Basu | when | ^Thursday 12 March, 7:30 pm$
restaurants | were stuck on the bridge, 15 minutes, dont give it away please / the 7:30 for four under Basu | late | 15 minutes
restaurants | running 20 minutes late, basu at 6:30 | late | 20 min
restaurants | running 20 minutes late, basu at 6:30 tomorrow | when | Friday 13 March
fitness-centers | I need to cancel / moving end of the month / tag is 20417, it drafts on the 15th / Pat Nguyen 555 0105 / no thanks not coming by then. just put it down as today | when | ^$
fitness-centers | cancel my membership effective today | when | ^$
hvac | the heat makes a banging noise. I'm 84 | household | 84
electricians | car charger in the garage / no smoke. neighbors are fine, no medical stuff | medical | no medical
b2b-services | the portal is down, nobody can log in / Tri-County Freight, Louisville | sites | Louisville
b2b-services | the portal is down, nobody can log in / Tri-County Freight, Louisville | name | ^$
b2b-services | the portal is down, nobody can log in / Tri-County Freight, Sam | name | Sam
b2b-services | the portal is down, nobody can log in / Tri-County Freight, Sam Abernathy 555 0127 | name | Sam Abernathy
`,
  "times in one breath": `
painters | paint the hall / Paula Whitcomb, 555 0111, 16 Cranberry Ct, tuesday 5:15, no, my husband says 5:45 | when | ^Tuesday 17 March, 5:45 pm$
painters | paint the hall / tuesday 3, no, my wife says 3:30 | when | ^Tuesday 17 March, 3:30 pm$
painters | paint the hall / monday at 2. no, the kids are home then, 4 | when | ^Monday 16 March, 4:00 pm$
painters | paint the hall / wed 9:15, hang on my boss says 10 | when | ^Wednesday 18 March, 10:00 am$
painters | paint the hall / friday 10, oh no she's telling me 11 | when | ^Friday 13 March, 11:00 am$
painters | paint the hall / friday 10. hold on. he says 11 | when | ^Friday 13 March, 11:00 am$
pest-control | ants in the kitchen / friday 9, can we say 9:30 | when | ^Friday 13 March, 9:30 am$
pest-control | ants in the kitchen / friday 9, could we do 9:30 instead | when | ^Friday 13 March, 9:30 am$
pest-control | ants in the kitchen / friday 9.. can you make it 9:30? | when | ^Friday 13 March, 9:30 am$
pest-control | ants in the kitchen / monday 8, or can we do 8:30 | when | ^Monday 16 March, 8:30 am$
pest-control | ants in the kitchen / monday 8, or could it be 10 | when | ^Monday 16 March, 10:00 am$
pest-control | ants in the kitchen / monday 8. is 8:45 ok? | when | ^Monday 16 March, 8:45 am$
pest-control | ants in the kitchen / monday 2, 2:15 would be better | when | ^Monday 16 March, 2:15 pm$
pest-control | ants in the kitchen / monday 2, better 2:30 | when | ^Monday 16 March, 2:30 pm$
pest-control | ants in the kitchen / thursday 19th at 1, lets say 1:30 | when | ^Thursday 19 March, 1:30 pm$
restaurants | two rigatoni to go / 6:40 ok | when | 6:40 pm
restaurants | two rigatoni to go / 6:40 works | when | 6:40 pm
restaurants | two rigatoni to go / 6:15 tonight is good | when | ^Thursday 12 March, 6:15 pm$
restaurants | two rigatoni to go / pick up at 7:10 ok? | when | 7:10 pm
attorneys | my landlord kept my deposit / Monday at two in the afternoon would be good. No, wait, Monday I have the dentist. Wednesday at two. | when | ^Wednesday 18 March, 2:00 pm$
attorneys | my landlord kept my deposit / tuesday at 10, oh tuesday's the eye doctor. make it thursday at 10 | when | ^Thursday 19 March, 10:00 am$
attorneys | my landlord kept my deposit / wed at 3. no that won't do, i've got my shift. thu at 3 | when | ^Thursday 19 March, 3:00 pm$
attorneys | my landlord kept my deposit / tomorrow at 9. ah no, i work tomorrow. saturday 9 | when | ^Saturday 14 March, 9:00 am$
attorneys | my landlord kept my deposit / tomorrow at 9, or no, tomorrow's my shift, monday at 9 then | when | ^Monday 16 March, 9:00 am$
real-estate-agents | selling my house / friday at 1. hm no, my brother can't. make that saturday at 1 | when | ^Saturday 14 March, 1:00 pm$
real-estate-agents | selling my house / friday at 1, my wife can't. saturday at 1 | when | ^Saturday 14 March, 1:00 pm$
real-estate-agents | selling my house / saturday 11 my mom cant do saturday so sunday 11 | when | ^Sunday 15 March, 11:00 am$
hvac | ac tune up please / Tomorrow at 7:30 in the morning, if possible. Actually Kayla leaves at 8, so 7:15. | when | ^Friday 13 March, 7:15 am$
hvac | ac tune up please / monday 4, tenant leaves at 4, so 3:30 | when | ^Monday 16 March, 3:30 pm$
contractors | take a wall out / thursday.. next thursday I mean, 5:30 | when | ^Thursday 19 March, 5:30 pm$
pest-control | ants in the kitchen / thursday.. today, 3 | when | ^Thursday 12 March, 3:00 pm$
general | fix a clock / thurs... today i mean, 4pm | when | ^Thursday 12 March, 4:00 pm$
general | fix a clock / tomorrow, friday i mean, 2pm | when | ^Friday 13 March, 2:00 pm$
auto-body-repair | dent in the door, nobody hurt / can i do saturday? if not then monday 5pm | when | ^(Monday 16 March, 5:00 pm|Saturday 14 March)
salons | a trim / friday 3 i guess, scratch that, 4, i get off at half past 3 | when | ^Friday 13 March, 4:00 pm$
salons | a trim / saturday noon. my sister wants 1 | when | ^Saturday 14 March, 1:00 pm$
salons | a trim / saturday 10, is 10:45 possible | when | ^Saturday 14 March, 10:45 am$
salons | a trim / fri 2, shoot, pickup is at 2:45. 12:30 then | when | ^Friday 13 March, 12:30 pm$
salons | a trim / tuesday the 17th at 1, wait is that st patricks? wednesday at 1 then | when | ^Wednesday 18 March, 1:00 pm$
painters | paint the hall / monday 9 or so, well, closer to 9:45 | when | ^Monday 16 March, 9:45 am$
painters | paint the hall / monday at 9, my daughter's school starts at 8:30 | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / monday at 9, my husband says that's fine | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / monday at 9. my husband gets home at 5 | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / monday at 9, can we say who is coming? | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / monday 3. no pets, 2 kids | when | ^Monday 16 March, 3:00 pm$
painters | paint the hall / monday 3, no dogs here, 4 rooms | when | ^Monday 16 March, 3:00 pm$
attorneys | my landlord kept my deposit / tuesday at 2, my hearing is thursday at 9 | when | ^Tuesday 17 March, 2:00 pm$
pest-control | ants / lunes a las 4, mi esposa dice que 4:30 | when | ^lunes 16 de marzo, 4:30 p
pest-control | hay hormigas en la cocina / lunes a las 4, no, mi esposa dice que a las 5 | when | ^lunes 16 de marzo, 5:00 p
pest-control | hay hormigas en la cocina / viernes 9, ¿puede ser 9:30? | when | ^viernes 13 de marzo, 9:30 a
pest-control | hay hormigas en la cocina / viernes a las 9, ¿se puede a las 10 mejor? | when | ^viernes 13 de marzo, 10:00 a
spas | quiero un masaje / El domingo a las 2. Ay no, el domingo tengo misa larga, mejor el sábado a las 2 | when | ^sábado 14 de marzo, 2:00 p
spas | quiero un masaje / mañana a las 11, no, mañana trabajo, el sábado a las 11 | when | ^sábado 14 de marzo, 11:00 a
spas | quiero un masaje / mañana a las 3, ay no, mañana no puedo, el lunes a las 3 | when | ^lunes 16 de marzo, 3:00 p
spas | quiero un masaje / el sábado a las 10. no, mi hermana no puede. el domingo a las 10 | when | ^domingo 15 de marzo, 10:00 a
auto-body-repair | me pegaron por atrás, nadie lastimado / mañana a las 8 y media, o no, mejor el lunes a las 4 de la tarde | when | ^lunes 16 de marzo, 4:00 p
fitness-centers | hola, quiero congelar la membresía / tag 31188 / 20 / no hace falta que vaya, o bueno, paso el lunes a las 6 de la tarde a firmar | when | ^lunes 16 de marzo, 6:00 p
painters | pintar la sala / el lunes a las 9, mi marido dice que a las 10 | when | ^lunes 16 de marzo, 10:00 a
painters | pintar la sala / el lunes a las 9, mi marido entra a las 10 | when | ^lunes 16 de marzo, 9:00 a
painters | pintar la sala / el martes a las 4, digamos 4:30 | when | 17 (?:de marzo|March), 4:30 p
electricians | 客厅的插座没电了 / 王建国，555 0166，明天上午九点。不对，明天我上班，星期六上午九点 | when | 3月14日星期六 上午9:00
electricians | 客厅的插座没电了 / 星期五下午三点。不行，那天我有课，星期六下午三点 | when | 3月14日星期六 下午3:00
electricians | 客厅的插座没电了 / 明天下午两点，哦不，明天孩子有课，周一下午两点吧 | when | 3月16日星期一 下午2:00
electricians | 客厅的插座没电了 / 周六上午十点，啊等一下，周六我要加班，周日上午十点 | when | 3月15日星期日 上午10:00
electricians | 客厅的插座没电了 / 星期五上午十点。啊，十点半吧 | when | 3月13日星期五 上午10:30
electricians | 客厅的插座没电了 / 星期五上午十点，我老公说十一点 | when | 3月13日星期五 上午11:00
electricians | 客厅的插座没电了 / 星期五下午两点，不，三点，两点要接孩子 | when | 3月13日星期五 下午3:00
electricians | 客厅的插座没电了 / 周五下午四点，能不能四点半 | when | 3月13日星期五 下午4:30
electricians | 客厅的插座没电了 / 周一上午九点，我九点半要出门，那就八点半 | when | 3月16日星期一 上午8:30
electricians | 客厅的插座没电了 / 周一上午九点，我太太下午上班 | when | 3月16日星期一 上午9:00
`,
  "times after a refusal": `
fitness-centers | quiero congelar la membresía / tag 31188, cobro el 20 / Andrés Peralta 555 0147 / no hace falta que vaya, paso el lunes a las 6 de la tarde | when | lunes 16 de marzo, 6:00 p
fitness-centers | quiero congelar la membresía / tag 31188, cobro el 20 / Andrés Peralta 555 0147 / no hace falta. paso el lunes a las 6 de la tarde | when | lunes 16 de marzo, 6:00 p
fitness-centers | quiero congelar la membresía / tag 31188, cobro el 20 / Andrés Peralta 555 0147 / bueno, paso el lunes a las 6 de la tarde | when | lunes 16 de marzo, 6:00 p
fitness-centers | quiero congelar la membresía / tag 31188, cobro el 20 / Andrés Peralta 555 0147 / o bueno, paso el lunes a las 6 de la tarde a firmar | when | lunes 16 de marzo, 6:00 p
fitness-centers | i want to freeze / tag 31188, drafts the 20th / Andrés Peralta 555 0147 / no need to come in, or well, i'll stop by monday at 6 | when | Monday 16 March, 6:00 pm
`,
  "times that stay": `
painters | paint the hall / monday at 9, my wife says hi | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / tuesday at 2. my boss wants 3 copies | when | ^Tuesday 17 March, 2:00 pm$
painters | paint the hall / friday at 3, can we do 2 rooms | when | ^Friday 13 March, 3:00 pm$
painters | paint the hall / friday at 3, can we have 2 estimates | when | ^Friday 13 March, 3:00 pm$
painters | paint the hall / saturday at 10, could you call me at 9 first | when | ^Saturday 14 March, 10:00 am$
restaurants | table for 4 / friday at 7, can it be by the window | when | ^Friday 13 March, 7:00 pm$
restaurants | friday at 7 for 4, can we get 2 high chairs | when | ^Friday 13 March, 7:00 pm$
restaurants | friday at 7 for 4, can we get 2 high chairs | people | ^4$
painters | paint the hall / monday at 4, works better than 3 | when | ^Monday 16 March, 4:00 pm$
painters | paint the hall / monday 9, is it ok | when | ^Monday 16 March, 9:00 am$
dentists | my dentist says 3 fillings / monday at 10 | when | ^Monday 16 March, 10:00 am$
painters | paint the hall / monday at 10, she wants 2 coats | when | ^Monday 16 March, 10:00 am$
painters | pintar la sala / lunes a las 9, mi esposo quiere 2 manos | when | lunes 16 de marzo, 9:00 a
painters | pintar la sala / lunes a las 9, ¿puede ser con Ana? | when | lunes 16 de marzo, 9:00 a
electricians | 客厅的插座没电了 / 周一上午九点，我老公说两个房间 | when | 3月16日星期一 上午9:00
electricians | 客厅的插座没电了 / 周一上午九点，能不能两个人来 | when | 3月16日星期一 上午9:00
electricians | 客厅的插座没电了 / 周一下午三点，我妈上午不在家 | when | 3月16日星期一 下午3:00
attorneys | my landlord kept my deposit / monday at 9, hearing is tuesday at 2, can we talk before that | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / can you come monday at 9, my daughter gets out of school at 3 | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / monday, my husband is home at 5 | when | ^Monday 16 March, 5:00 pm$
painters | paint the hall / my husband gets home at 5, monday | when | Monday 16 March, 5:00 pm
painters | paint the hall / monday at 9. i get home at 5 | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / monday at 9. she leaves for work at 10 | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / monday at 9. the baby naps at 1 | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / monday at 9. my shift starts at 11 | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / monday at 9. my husband works mornings | when | ^Monday 16 March, 9:00 am$
painters | paint the hall / monday at 2. mornings i sleep | when | ^Monday 16 March, 2:00 pm$
painters | pintar la sala / lunes a las 9. mi marido llega a las 5 | when | lunes 16 de marzo, 9:00 a
painters | pintar la sala / lunes a las 9. los niños salen a las 3 | when | lunes 16 de marzo, 9:00 a
`,
  "numbers in one breath": `
attorneys | my landlord kept my deposit / Linda Okafor. My number is 555 0164, sorry, 555 0146, I always swap those. | phone | ^555 0146$
electricians | dead outlet / 555 0133 .. wait thats my old one. 555 0138. wed at 1 | phone | ^555 0138$
electricians | dead outlet / 555 0133. no. 555 0138 | phone | ^555 0138$
electricians | dead outlet / 555-0133, oh that's the old one, 555-0138 | phone | ^555-0138$
electricians | dead outlet / 555 0133 no wait 0138 | phone | ^555 0138$
electricians | dead outlet / 555 0133, make that 0138 | phone | ^555 0138$
electricians | dead outlet / 555 0133, I mean 555 0138 | phone | ^555 0138$
electricians | dead outlet / 5550133 sorry 5550138 | phone | ^5550138$
electricians | dead outlet / its 555 0133, hm no that's my husbands, mine is 555 0138 | phone | ^555 0138$
electricians | dead outlet / 555 0133 is dead, use 555 0138 | phone | ^555 0138$
electricians | dead outlet / dont call 555 0133, thats work. 555 0138 | phone | ^555 0138$
electricians | dead outlet / 555 0133 or my husband 555 0138 | phone | ^555 0133$
electricians | dead outlet / Rita Cole 555 0133, cell's 555 0138 | phone | ^555 013[38]$
electricians | dead outlet / 555 0133, ugh typo, 555 0138 | phone | ^555 0138$
electricians | dead outlet / 555 0133 oops 0138 | phone | ^555 0138$
electricians | dead outlet / 555 0133. correction, 555 0138 | phone | ^555 0138$
electricians | dead outlet / 555 0164.. sorry i swapped it, 555 0146 | phone | ^555 0146$
electricians | dead outlet / 555 0164. let me check. it's 555 0146 | phone | ^555 0146$
electricians | dead outlet / 555 0164 actually they turned that off. 555 0146 | phone | ^555 0146$
electricians | dead outlet / 555 0164, thats the landline, better use 555 0146 | phone | ^555 0146$
electricians | dead outlet / 555 0164 / wrong, 555 0146 | phone | ^555 0146$
electricians | dead outlet / 555 0164 / sorry its 0146 not 0164 | phone | ^555 0146$
electricians | dead outlet / 555 0164 / no sorry its 0146 | phone | ^555 0146$
electricians | dead outlet / 555 0164 / i gave you my old number, its 555 0146 | phone | ^555 0146$
electricians | dead outlet / 303 555 0164, no thats my work, 303 555 0146 | phone | ^303 555 0146$
electricians | dead outlet / 555 0164 tuesday at 10, no 11 | phone | ^555 0164$
electricians | dead outlet / 555 0164, no wait, tuesday at 11 is better | phone | ^555 0164$
electricians | dead outlet / 555 0164, no texts please, it's a landline | phone | ^555 0164$
electricians | dead outlet / 555 0164, wait for the second ring | phone | ^555 0164$
electricians | dead outlet / 555 0164, invoice 555 2210 is the one i mean | phone | ^555 0164$
electricians | no hay luz en la sala / 555 0164, perdón, 555 0146 | phone | ^555 0146$
electricians | no hay luz en la sala / 555 0164, ay no, ese es el viejo, 555 0146 | phone | ^555 0146$
electricians | no hay luz en la sala / es el 555 0164, no, espere, 0146 | phone | ^555 0146$
electricians | no hay luz en la sala / 555 0164, digo 0146 | phone | ^555 0146$
electricians | no hay luz en la sala / 555 0164. no, ese es de mi mamá. el mío es 555 0146 | phone | ^555 0146$
electricians | no hay luz en la sala / 555 0164, me equivoqué, 555 0146 | phone | ^555 0146$
electricians | no hay luz en la sala / al 555 0164 o al de mi esposo 555 0146 | phone | ^555 0164$
electricians | no hay luz en la sala / 555 0164, mejor al 555 0146 | phone | ^555 0146$
electricians | 客厅的插座没电了 / 电话555 0164，不对，555 0146 | phone | ^555 0146$
electricians | 客厅的插座没电了 / 555 0164，说错了，是555 0146 | phone | ^555 0146$
electricians | 客厅的插座没电了 / 555 0164，啊那是旧号码，新的是555 0146 | phone | ^555 0146$
electricians | 客厅的插座没电了 / 555 0164，等一下，是0146 | phone | ^555 0146$
electricians | 客厅的插座没电了 / 555 0164，或者打我先生的555 0146 | phone | ^555 0164$
`,
};
