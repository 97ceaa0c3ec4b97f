/** Who come, whose name it is, days and places, and what is chosen: written as `told-values.ts` has them. */
export const toldOfWhom: Record<string, string> = {
  "who come": `
spas | hi its my parents fortieth and i want to get them massages together same room / no gift card. saturday, like 11 | people | ^2$
spas | massages for my parents | people | ^2$
spas | i want to book my mom and dad a massage | people | ^2$
spas | a massage for me and my husband | people | ^2$
spas | massages for my husband and i, same room | people | ^2$
spas | a couples massage | people | ^2$
spas | facial for my mom | people | ^1?$
spas | Buenas tardes, quiero un masaje de una hora para mí y para mi esposo, juntos | people | ^2$
spas | Buenas tardes, quiero un masaje de una hora para mí y para mi esposo, juntos / Una mujer para los dos, por favor | people | ^2$
spas | quiero un masaje para mí y mi hermana | people | ^2$
spas | un masaje para mis papás | people | ^2$
spas | un masaje para mi esposa y para mí | people | ^2$
spas | un masaje para mí y para mis dos hermanas | people | ^3$
spas | un masaje para mí | people | ^1$
spas | un masaje para mí, con una mujer | people | ^1?$
spas | bachelorette!! five of us, facials / wait six, jess is coming. and mani too if u do that | people | ^6$
spas | five of us, facials / six actually, my aunt joins | people | ^6$
spas | five of us, facials / oh and jess too so six | people | ^6$
spas | four of us saturday / wait no 3, kim cant | people | ^3$
spas | facials for 3 / sorry, four, i forgot my mom | people | ^4$
spas | facials for 3, no 4, i forgot my mom | people | ^4$
spas | facials / saturday at 11 / 2 of us | people | ^2$
spas | facials / saturday, like 11 | people | ^$
spas | facials / saturday 11ish | people | ^$
spas | facials / around 3 on friday | people | ^$
spas | facials / 3 | people | ^3$
spas | facials / it's 3 of us, saturday 2pm | people | ^3$
spas | facials / mañana como a las 5 | people | ^$
restaurants | table friday at 7 / wait five, my dad's coming | people | ^5$
restaurants | table for four friday at 7 / wait five, my dad's coming | people | ^5$
restaurants | table for four friday at 7 / hold up six, two more want in | people | ^6$
restaurants | table for four friday at 7 / one more, five | people | ^5$
restaurants | table for four friday at 7 / ah and my mother in law, so 5 | people | ^5$
restaurants | table for four friday at 7 / wait, 7:30 | people | ^4$
restaurants | table for four friday at 7 / no 8 | people | ^4$
restaurants | a table for my wife and me friday at 7 | people | ^2$
restaurants | a table for me, my wife and our two kids friday at 7 | people | ^4$
restaurants | the 7:30 for four under Basu | people | ^4$
restaurants | mesa para mí y mis padres el viernes a las 7 | people | ^3$
restaurants | mesa para 4 el viernes a las 7 / espere, 5, viene mi suegra | people | ^5$
restaurants | mesa para 4 el viernes a las 7 / ay no, somos 3 | people | ^3$
restaurants | mesa para mi esposa y para mí el viernes a las 7 | people | ^2$
restaurants | mesa para los dos el viernes a las 7 | people | ^2$
restaurants | 订位，周五晚上七点，四个人 / 等一下，五个，我妈也来 | people | ^5$
restaurants | 订位，周五晚上七点，四个人，不对，五个 | people | ^5$
restaurants | 我和我太太，周五晚上七点 | people | ^2$
restaurants | 我跟我爸妈三个人周六晚上六点 | people | ^3$
spas | 我想和我老公一起做按摩 | people | ^2$
spas | 给我爸妈订按摩，一起的 | people | ^2$
hotels | a room friday night for my wife and me | guests | ^2$
hotels | a room for my mother and myself on friday | guests | ^2$
hotels | I am planning a visit for my mother and myself. She uses a wheelchair | guests | ^2$
hotels | a room friday, just me | guests | ^1$
hotels | un cuarto el viernes para mí y para mi mamá | guests | ^2$
hotels | un cuarto el viernes para mí sola | guests | ^1$
hotels | room for tonight, one person one night | guests | ^1$
hotels | room for friday, 2 adults / wait 3, my son comes | guests | ^3$
hotels | friday the 20th, 3 nights | guests | ^$
hotels | 周五一间房，我和我妈两个人 | guests | ^2$
restaurants | table for four friday at 7 / no 6, i can't at 7 | people | ^4$
restaurants | table for four friday at 7 / wait 8, i'm coming from work | people | ^4$
restaurants | table for four friday at 7 / wait five, my dad's coming | when | 7:00 pm
restaurants | table for four friday at 7 / sorry 8 | people | ^4$
restaurants | table for 6 friday at 7 / oh wait 5, kim can't make it | people | ^5$
restaurants | table for 6 friday at 7 / ay no, 5, mi tía no puede | people | ^5$
spas | a massage / una mujer por favor | people | ^$
spas | massage for my mom, my parents gave her a gift card | people | ^1?$
restaurants | mesa para mi mamá y para mí el viernes a las 7 | people | ^2$
restaurants | friday at 7 for me and my parents | people | ^3$
restaurants | friday, around 7 / saturday, about 8 of us | people | ^8$
spas | facials / saturday, like 4 of us | people | ^4$
hotels | 周五，我和我太太，一个晚上 | guests | ^2$
restaurants | 带我爸妈吃饭，我和我爸妈，周六六点 | people | ^3$
spas | quiero regalarle a mi esposa un masaje / es solo para ella, y prefiere una mujer | people | ^1$
spas | massage for my wife / just for her | people | ^1$
`,
  "whose name": `
attorneys | my brother is in county jail / his names Darnell Pope. im keisha pope | name | ^Keisha Pope$
attorneys | my brothers in county jail since last nite, he cant call so im calling for him / his names Darnell Pope. im keisha pope | other | ^(?!.*Darnell).*$
attorneys | my daughter got arrested / her name is Tina Reyes, I'm her mom Alma Reyes | name | ^Alma Reyes$
attorneys | calling for my son / Marcus Webb is his name, mine is Joan Webb | name | ^Joan Webb$
doctors | i call for my mother / her name is Carmen Ibanez, 5/12/1954. i am Rosa, my number 555 0118 | name | Carmen Ibanez
doctors | my son has a rash / Leo Park, 4/5/2015. this is his mom Dana Park 555 0171 | name | Leo Park|Dana Park
doctors | i have a cough / Mildred. Mildred Oakes | name | ^Mildred Oakes$
doctors | i have a cough / my name's Rosa, Rosa Ibanez, 5/12/1954 | name | ^Rosa Ibanez$
doctors | me duele el hombro / soy Rosa, 12 de mayo de 1954, 555 0118 | name | ^Rosa$
dentists | my kid chipped a tooth / Ava, and I'm her dad Pete Lund 555 0119 | name | Ava|Pete Lund
auto-body-repair | dent, nobody hurt, it's my mother's car / Her name is Margaret Olsen, mine is Kirsten Olsen, please put it under mine, 555 0138 | name | ^Kirsten Olsen$
auto-body-repair | dent, nobody hurt / the car is my dad's, Ed Moss. I'm Carl Moss 555 0138 | name | ^Carl Moss$
auto-body-repair | dent, nobody hurt / put it under my dad, Ed Moss. I'm Carl Moss 555 0138 | name | ^Ed Moss$
hvac | no heat / Whose name: mine, please, Patricia Vance, 555 0108, though the tenant, Kayla, will open the door. | name | ^Patricia Vance$
hvac | no heat / mine, Patricia Vance, but Kayla lets you in | name | ^Patricia Vance$
hvac | no heat / Harold Beem. b e e m. 555 0150 | name | ^Harold Beem$
salons | a trim / its Terrence, Terrence Gaul. 555 0173 | name | ^Terrence Gaul$
salons | a trim for my son / his name is Eli, I'm Jo Marsh 555 0107 | name | ^Jo Marsh$
salons | a trim / under Marsh, Jo Marsh | name | ^Jo Marsh$
funeral-homes | my mother died / Rosalind Finch / my husbands with me. im her daughter, Beth Kessel, 555 0114 | name | ^Beth Kessel$
funeral-homes | this is Nurse Adeyemi at St Brendan hospice, Mr Tobias Crane died at 8:50 this morning | died | Crane
funeral-homes | this is Nurse Adeyemi at St Brendan hospice, Mr Tobias Crane died at 8:50 this morning / 555 0166, Funmi Adeyemi | name | ^Funmi Adeyemi$
funeral-homes | my father Walter Nowak died last night at home | died | Walter Nowak
funeral-homes | my wife passed away this morning, Elena Nowak, I'm Joe Nowak | died | Elena Nowak
funeral-homes | my wife passed away this morning, Elena Nowak, I'm Joe Nowak | name | ^Joe Nowak$
funeral-homes | Mrs. Irma Castle passed at 6 this morning, I'm the charge nurse at Mercy | died | Irma Castle
funeral-homes | calling from Mercy hospital, patient Irma Castle expired at 4:10 | died | Irma Castle
funeral-homes | se murió mi papá, Julio Ríos, soy Ana Ríos | died | Julio R[ií]os
funeral-homes | se murió mi papá, Julio Ríos, soy Ana Ríos | name | ^Ana R[ií]os$
funeral-homes | 我爸爸去世了，他叫王大明，我叫王丽 | died | 王大明
funeral-homes | 我爸爸去世了，他叫王大明，我叫王丽 | name | ^王丽$
insurance-agents | question on my homeowner's policy / It is my homeowner's policy, in the name of Winifred Cobb. | policy | Cobb
insurance-agents | add my son to my policy / it's under Winifred Cobb | policy | Cobb
insurance-agents | need an id card / policy is in my husband's name, Terrence Yoo | policy | Terrence Yoo
insurance-agents | need an id card / the policy's in the name of my late mother, Ruth Cobb. I'm Dale Cobb 555 0178 | name | ^Dale Cobb$
hotels | room friday, 1 person, 1 night / the room is for my boss, Dan Ortiz, I'm Lea 555 0102 | name | Dan Ortiz|Lea
restaurants | were stuck on the bridge, 15 minutes, dont give it away please / the 7:30 for four under Basu | name | ^Basu$
pest-control | ants in the kitchen / Clifford Banks. you have my number. fine, 555 0194 | name | ^Clifford Banks$
med-spas | 你好，我想做激光去斑 / 第一次 / 没有特别的日子，就是自己想做。我姓林，林晓雯 | name | ^林晓雯$
electricians | im shocked at my electric bill lol, it doubled. and the hall light flickers | name | ^$
attorneys | its about my custody thing with my ex, Brandon Teller / Amy Voss 555 0129 | name | ^Amy Voss$
attorneys | its about my custody thing with my ex, Brandon Teller / Amy Voss 555 0129 | other | Brandon Teller
attorneys | my son was arrested last night, his name is Marcus Webb | other | ^$
attorneys | my ex threatened me, his name is Tom Hale | other | Tom Hale
attorneys | my landlord's name is Pete Dunn, he kept my deposit | other | Pete Dunn
attorneys | my brother owes me 4 grand, his name is Carl Dunn | other | Carl Dunn
attorneys | arrestaron a mi hijo, se llama Beto Ruiz / soy Ana Ruiz 555 0119 | name | ^Ana Ruiz$
funeral-homes | my dad Len Ford died last night / Len. I'm Kim Ford 555 0117 | name | ^Kim Ford$
funeral-homes | i'd like to prearrange, my husband Al Ford died last year | died | 
insurance-agents | add a car to my policy / put it under Jo Marsh, 555 0107 | name | ^Jo Marsh$
`,
  "dates and places": `
moving-companies | Columbus to Muncie, two bedroom / the 30th. or the 28th if youre full | day | 30th.*28th
moving-companies | Columbus to Muncie, two bedroom / the 30th or the 28th | day | 30th.*28th
moving-companies | Columbus to Muncie, two bedroom / april 30, or may 2 if thats taken | day | april 30.*may 2
moving-companies | Columbus to Muncie, two bedroom / the 30th if you can, otherwise the 28th | day | 30th.*28th
moving-companies | Columbus to Muncie, two bedroom / april 18th, a Saturday, or the week after. | day | april 18
moving-companies | mudanza de Salem a Bend / el 30, o el 28 si están llenos | day | 30.*28
moving-companies | moving from Akron / April 18th, a Saturday, or the week after. | to | ^$
moving-companies | We are clearing out my late father's house on Dover Road in Akron and everything goes to my sister in Pittsburgh. | to | Pittsburgh
moving-companies | it all goes to my son in Boise, we're in Salem | to | Boise
moving-companies | everything is going to storage in Dayton | to | Dayton
moving-companies | moving my mom in with us in Dayton, she's in Akron now | to | Dayton
moving-companies | i'm in Salem, new place is in Bend | to | Bend
moving-companies | wheres my stuff?? it said tuesday, its thursday / it left boise last week going to reno | from | [bB]oise
moving-companies | wheres my stuff / left Boise on the 3rd headed to Reno | to | Reno
salons | hola, dos niños para corte / Mónica Salazar, 555 0121 / el sábado a las 10, y a las 11 y media tenemos que estar fuera | out | 11 y media
salons | un corte / el sábado a las 10, tengo que salir a las 11 | out | 11
salons | un corte / el viernes a las 3, a las 5 tengo que estar en el trabajo | out | 5
salons | 想烫头发 / 星期六下午2点，5点前要走 | out | 5点前要走
salons | 想烫头发 / 星期六下午2点，五点要接孩子 | out | 五点
salons | 想剪头发 / 我四点之前必须离开 | out | 四点
salons | a trim / i gotta be out by 4 | out | 4
salons | a trim / saturday 11, at 12:30 i have to leave | out | 12:30
salons | a trim / saturday 11, done by 1 please | out | 1
attorneys | i got a letter / I got till march 27 it says | deadline | march 27
attorneys | i got a letter / fine. whatever. I got till march 27 it says | deadline | march 27
attorneys | i got a letter / gives me until april 3 | deadline | april 3
attorneys | i got a letter / have 21 days to answer | deadline | 21 days
attorneys | my brothers in jail / arraignment is friday 1:30 | deadline | friday 1:30
attorneys | its about my custody thing with my ex / he didnt bring the kids back sunday | when | ^$
attorneys | my ex / he kept the kids since sunday | when | ^$
attorneys | my ex / she never dropped them off on sunday | when | ^$
painters | want the nursery done inside / due april 28 so before that | deadline | april 28
painters | 刷卧室 / 四月十号之前要弄好，因为要卖房 | deadline | 四月十号
b2b-services | office cleaning / abm does it now contract runs out end of june | today | end of june
pest-control | 厨房里有老鼠 / 刘志强，555 0151，410 Broad Street 3号 | address | 410 Broad Street 3
pest-control | 厨房里有老鼠 / 410 Broad Street 3号 | when | ^$
insurance-agents | I need a COI for a job / City of El Paso, Parks Department, 801 Texas Ave, El Paso 79901. has to be exact | holder | Parks.*801
moving-companies | movers are late / 5 Lark Avenue unit 9 | from | 
insurance-agents | I need a COI for a job / City of El Paso, Parks Department, 801 Texas Ave, El Paso 79901. has to be exact | loss | ^$
insurance-agents | need a certificate made out to Halvorsen Labs, 12 Mill Rd, Madison WI / Bo Lomax 555-0137 | holder | Halvorsen Labs, 12 Mill Rd, Madison WI
insurance-agents | need a certificate, holder is City of Norman / Bo Lomax 555-0137 | holder | City of Norman
moving-companies | Columbus to Muncie, two bedroom / Jess Tran 555 0155 / 555 0155, friday the 20th at 10 | day | ^$
moving-companies | Columbus to Muncie, two bedroom / april 30 | day | april 30
moving-companies | Columbus to Muncie, two bedroom / Jess Tran 555 0155, video call wednesday 6 pm | day | ^$
moving-companies | Columbus to Muncie, two bedroom / Jess Tran 555 0155, video call wednesday 6 pm | when | Wednesday 18 March, 6:00 pm
moving-companies | Columbus to Muncie, two bedroom / the 30th. or the 28th if youre full / Jess Tran 555 0155, video call wednesday 6 pm | when | Wednesday 18 March, 6:00 pm
moving-companies | Columbus to Muncie, two bedroom / Jess Tran 555 0155 / can somebody look at it on the 20th at 3 | when | Friday 20 March, 3:00 pm
moving-companies | Columbus to Muncie, third floor / the 20th | day | the 20th
moving-companies | to Boise from Salem, a Saturday move if we can | to | Boise
moving-companies | de Salem a Bend, el sábado 28 | to | ^Bend
salons | a trim / i need to go to a wedding, friday at 3 | out | ^$
salons | 想剪头发 / 星期六下午2点，剪完要走回家 | when | 下午2:00
painters | paint the hall / he never called me back friday | when | ^$
painters | paint the hall / you guys didn't come monday | when | ^$
painters | pintar la sala / nunca vino el lunes | when | ^$
`,
  options: `
b2b-services | Good morning, this is Priscilla Yao in accounts payable at Norvane Plastics. We have received invoice 20418 twice and I need to know which one to pay. | wish | An account or invoice
b2b-services | we got invoice 771 twice, which one is right | wish | An account or invoice
b2b-services | I'm in accounts payable at Orbit, your invoice 300 is short a PO number | wish | An account or invoice
b2b-services | recibimos la factura dos veces | wish | factura
b2b-services | your statement shows a balance we paid | wish | An account or invoice
insurance-agents | theres a storm coming saturday can you just start a policy today, like right now | wish | New policy
insurance-agents | i need to start a policy today, just bought a house | wish | New policy
insurance-agents | storm's coming, want flood coverage | wish | New policy
insurance-agents | a storm took my shingles off last night | wish | Something happened
insurance-agents | we had a storm saturday and the roof leaks | wish | Something happened
real-estate-agents | this is Carla Menendez with Summit Realty, need to show 118 Alder tomorrow at 1 | side | An agent
real-estate-agents | this is Carla Menendez with Summit Realty, need to show 118 Alder tomorrow at 1 / buyers are mine yes | side | An agent
real-estate-agents | agent here, got buyers who want to see 52 Cutler | side | An agent
real-estate-agents | Bob from Keystone Realty, can my clients see 14 Ash friday | side | An agent
real-estate-agents | looking to buy, saw 118 Alder online | side | Buyer
doctors | Hello, my name is Eleanor Whitcomb and I am hoping to become a patient of Dr. Mercer's, as we moved here in January. | known | New patient
doctors | I'd like to become a patient | known | New patient
doctors | hoping to get in as a patient, never been | known | New patient
doctors | quiero ser paciente de la doctora | known | Paciente nuevo|nuev
doctors | I am a patient of Dr. Mercer's | known | Been here
doctors | the pharmacy says you never sent my metformin | known | ^(?!New)
doctors | i called you yesterday and you never called back | known | ^(?!New)
doctors | is this walgreens / Mildred Oakes. i dont know my number its the new phone | known | ^(?!New)
doctors | i got a new phone, 555 0117 | known | ^(?!New)
doctors | i have a new pharmacy | known | ^(?!New)
doctors | i need a refill / no im done with this, let me talk to the nurse | known | ^(?!New)
hvac | I manage a duplex, the tenant in the lower unit says the heat is out / It is a Lennox gas furnace of 2005. I am the owner. | owner | Owner
hvac | my tenant has no heat, i own the building | owner | Owner
hvac | no heat / my landlord owns it | owner | Tenant|Rent
hvac | no heat / im the landlord, the tenant will let you in | owner | Owner
electricians | dead outlet / its a rental but i have permission | owner | Rent
electricians | dead outlet / it's my rental property, i own it | owner | Own
salons | ok so i did box dye and its orange. can tasha fix it before saturday | stylist | Tasha
salons | a cut with dee please | stylist | Dee
salons | is sam free friday for a fade | stylist | Sam
salons | why is tasha not there anymore | stylist | ^$
spas | a massage / women therapists | therapist | A woman
spas | i had a massage on sunday and i did not like where the guys hands went | therapist | ^(?!A man)
spas | a massage, the guy last time was great, him again | therapist | A man|him
moving-companies | the crew is an hour late and my elevator slot ends at noon. let me speak to the dispatcher | order | Already moving
moving-companies | your guys havent shown up, they were due at 8 | order | Already moving
moving-companies | the movers broke my dresser yesterday | order | Already moving|Moved
moving-companies | the truck never came | order | Already moving
moving-companies | the truck was supposed to be here at 9 | order | Already moving
fitness-centers | you charged me AGAIN and i froze it in january / i have the email. im calling my bank / 555 0192 call me before i cancel the whole thing | wish | ^(?!Cancel)
fitness-centers | moving to tucson, cancel me | wish | Cancel
car-dealerships | yeah is the blue hybrid still there / sales i guess | door | Sales
car-dealerships | brakes squeal / service i guess | door | Service
spas | massage for me and my boyfriend, i'd like a guy | therapist | A man
spas | hey man i want a massage | therapist | ^$
spas | masaje para mi mujer y para mí | therapist | ^$
spas | un masaje, mujer por favor | therapist | Mujer
spas | 我和我女儿做按摩 | therapist | ^$
spas | 按摩，要女的 | therapist | 女
doctors | rash on my arm / new patient | known | New
doctors | rash on my arm / i'm new | known | New
doctors | rash on my arm / brand new | known | New
doctors | tos / soy nueva | known | nuev
doctors | tos / es mi teléfono nuevo 555 0117 | known | ^$
doctors | cough / i've been a patient for years | known | Been
doctors | looking for a new doctor | known | New
hvac | no heat / the tenant called me, i'm the landlord | owner | Owner
hvac | no heat / im a tenant | owner | Tenant
hvac | no heat / we're tenants | owner | Tenant
hvac | no heat / my landlord wont fix it | owner | Tenant
hvac | no heat / tenant | owner | Tenant
hvac | no heat in my apartment | owner | Tenant
insurance-agents | a storm blew my fence down | wish | Something happened
insurance-agents | hail storm damage to my roof | wish | Something happened
insurance-agents | wind took the shingles in the storm | wish | Something happened
b2b-services | we need a cleaning company for our offices | wish | New work
b2b-services | need office cleaning, 2 floors | wish | New work
b2b-services | I need to know if you received our payment | wish | An account
b2b-services | we need IT support for 12 people | wish | New work
b2b-services | need to talk to someone about new services | wish | New work
b2b-services | need nightly janitorial | wish | New work
moving-companies | how much for a 2 bedroom move, driver included? | order | ^$
moving-companies | i'm running late, 2br from Salem to Bend | order | ^$
fitness-centers | cancel my membership before i get charged | wish | Cancel
fitness-centers | freeze it or i cancel | wish | Freeze
fitness-centers | freeze me or just cancel | wish | .
real-estate-agents | I'm working with Keller Williams and want to see 14 Ash | side | ^(?!An agent)
real-estate-agents | can you show me 118 Alder tomorrow | side | ^(?!An agent)
salons | is dee free saturday | stylist | Dee
salons | when is tasha back | stylist | ^$
salons | highlights, can dee do it friday | stylist | Dee
`,
};
