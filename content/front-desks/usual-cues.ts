import { option } from "./fields.ts";
import type { Cues, Option } from "./front-desk.ts";

/** What several trades listen for alike: who lives there, how somebody is, whose house it is. */

/** People and animals in a house. */
export const householdCues: Required<Cues> = [
  "baby, babies, infant*, newborn*, toddler*, kid*, child*, my|our|a son, daughter, twins, pregnan*, expecting, elderly, months old, she|he|shes|hes|im|mom|dad|grandma|grandpa years old, mother, father, mom, dad, grandma, grandpa, grandmother, grandfather, mother|father in law, 70|75|80|85|90 years, he|she|tenant|mother|mom|dad|father|grandma|grandpa|grandmother|grandfather|aunt|uncle|lady is|turned 7*|8*|9*, shes|hes 7*|8*|9*, oxygen, sick, ill, asthma, wheelchair, disabled, dog*, cat*, puppy, puppies, kitten*, pet, pets, bird*, parrot, retriever*, labrador*, poodle*, doodle*, terrier*, chihuahua*, bulldog*, pitbull*, beagle*, shepherd*, dachshund*, husky, corgi*, a|an|our|the|black|yellow|chocolate|pound lab, rottweiler*, fish, hamster, rabbit*, chickens, live alone, just me|us, nobody, im 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95|96|97|98|99, i am 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95|96|97|98|99, were both 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95|96|97|98|99, we are 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95|96|97|98|99, adults, grown ups, im 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95",
  "tiene 7*|8*|9* anos, bebe*, recien nacid*, nino*, nina*, hijo*, hija*, gemel*, embaraz*, mayor, ancian*, suegra, suegro, abuel*, mama, papa, oxigeno, enferm*, asma, silla de ruedas, perr*, gat*, mascota*, pajaro*, perico, peces, conejo*, vivo solo|sola, solo yo, nadie, adultos, tengo 7*|8*|9* anos",
  "婴儿,宝宝,小孩,孩子,老人,孕妇,怀孕,病人,哮喘,猫,狗,宠物,鸟,鱼,没有,岁,就我一个,只有我,我一个人",
];

/** How somebody is, as far as hands on him or her must know. */
export const healthCues: Required<Cues> = [
  "pregnan*, expecting, weeks|months along, nursing, breastfeed*, surgery, operation, operated, injur*, hurt*, sore, sprain*, broke*, fracture*, hernia, knee*, hip, bad|lower|upper|sore|hurt back, my|his|her|the back went|goes|is|has|hurts|was, back pain|surgery|problem*|issue*|injury|is|has|hurts|ache*|trouble|operation|spasm*, neck, shoulder*, ankle*, wrist*, elbow, disc, sciatica, arthritis, allerg*, rash, hives, breaks|break|broke out, eczema, psoriasis, sensitive skin, fever, migraine*, asthma, diabet*, blood pressure, blood thinner*, heart condition|problem, pacemaker, cancer, chemo, epilep*, keloid*, accutane, cold sore*, autoimmune, medication, medicine, meds, aspirin, ibuprofen, advil, statin*, insulin, antibiotic*, antidepress*, healthy, no health",
  "embaraz*, lactan*, amamant*, semanas, cirugia, oper*, lesion*, lastim*, duele*, esguince, fractur*, hernia, rodilla*, cadera, espalda, cuello, hombro*, tobillo*, muneca*, ciatica, artritis, alergi*, alerg*, sarpullido, ronchas, urticaria, eccema, piel sensible, fiebre, migrana, asma, diabet*, presion, anticoagulante*, corazon, marcapasos, cancer, quimio, queloid*, medicamento*, medicina*, aspirina*, ibuprofeno, insulina, antibiotico*, sano, sana, nada de salud, no tomo nada",
  "怀孕,孕,手术,受伤,疼,膝,腰,背,颈,肩,脚踝,过敏,皮疹,湿疹,荨麻疹,起疹,红疹,发烧,哮喘,糖尿病,血压,心脏,癌,药,身体,扭,拉伤",
];

/** Whether somebody has been there before. */
export const newOrKnown: readonly Option[] = [
  option(
    "new",
    ["New patient", "Paciente nuevo", "新病人"],
    [
      "never set foot, first timer*|visit|ever, new patient*, im new, i am new, were new, never been|came|went|seen, no never, first time|visit|appointment, taking new, havent|hasnt|not|never|didnt been|seen|come|gone|visited|used to|there|here|in|with|you|us, new there|here|patient|pt|client|to you|with you, completely|totally|brand|all new, become|becoming|be|accept|accepting|taking a|your|new patient*, establish care, not yet, just moved, looking for a new doctor|dentist|place|provider|office|practice|vet|clinic",
      "paciente nuevo|nueva, nunca he|hemos, primera vez|visita|cita, soy|somos nuevo|nueva|nuevos|nuevas, nuevo|nueva|nuevos|nuevas aqui|ahi|alli|con|en|paciente, quiero|quisiera|queremos|gustaria ser|hacerme|hacernos paciente*, nunca he|hemos|fui|fuimos|vine|vinimos ido|venido|estado|ahi|alli|con, acabo|acabamos de mudar*",
      "第一次,没来过,新病人,没有来过,刚搬,没去过,没有去过,没看过,从来没,从没,头一次,头一回,新来的,新搬,刚搬来,搬来,新客,还没去过,新患者,初诊,收新病人,收不收新,接受新",
    ],
  ),
  option(
    "known",
    ["Been here before", "Ya ha venido", "来过"],
    [
      "you know|knew|remember|treat|treated|see us|me|him|her|them, you|yall|guys|u put|made|did|pulled|placed|fixed|filled|fitted|installed it|this|that|them|one, been there|here|in|with you before, been coming|going|seeing, used to come|go|see, come|came|go|went there|here, i|we was|were there|here in|last|before, i come, we come, i go to you, coming|going there|here for years, your patient, patient of|with|since|forever|there|here, been a|your patient, im|am|were|are a patient*, already a patient, we are patients, were patients, existing, established patient*|there|here|with, returning, my chart|file|records, see dr|doctor, my doctor is|there, my dentist there, my hygienist, last cleaning|visit, move my cleaning, you did it|my|the|that, you have me|my, for years, for * years, last year, regular, been|seen|came|come|gone|went|visited|treated before, there|here before",
      "es|soy|son|somos paciente* de|ahi|alli|con, ya he ido|venido, ya fui|fuimos, ya vine|vinimos, ya voy|vamos, voy|vamos con ustedes, soy|somos paciente* de, ya soy|somos paciente*, paciente de ustedes, ustedes me|nos, ya he, vengo|venimos, mi doctor es, mi dentista, hace anos, tengo expediente",
      "来过,老病人,一直在,看过,以前去过,去过你们,在你们那看,在你们那里看,在你们这看,老客户,老顾客,老患者,你们的病人,你们病人,有档案,有病历,有记录,上次来,上次去,上次在你们,去年来,去年在你们,你们给我补,你们补的,你们做的,你们给我做,一直看,我的牙医,我的医生是,去过一次,来看过,之前去过,之前来,每年都",
    ],
    {
      answer: [
        "while|long|years|ages|months ago|back, long|some time ago, once, twice, couple times, since i was",
        "hace tiempo|mucho, hace * anos|meses, una vez, dos veces, varias veces",
        "很久以前,一次,好几次",
      ],
    },
  ),
];

/** Who may say yes to work on a house. `tenant`: as the trade's paper has it. */
export const ownerOrTenant = (
  tenant: Option["label"],
  owner: Option["label"],
): readonly Option[] => [
  option("tenant", tenant, [
    "tenant*, i rent, we rent, renting, renter*, landlord*, rent*, lease, leasing, apartment, property manager",
    "rento, rentamos, inquilin*, casero, casera, rent*, arrend*, departamento",
    "租,房东,房客",
  ]),
  option("owner", owner, [
    "i|we|im|ive own|rent it|this|that|them|place|out, im|were landlord|landlords, my|our tenants|tenant|building, own it, own the, we own, i own, am|im|were|are the owner*, house is ours, is ours, homeowner*, my house|place|home|condo, own*, mine, ours, bought",
    "soy dueno|duena, somos dueno*, es mi|nuestra casa|casita|depa|condo, es mia|mio|nuestra, casa propia, duen*, propia, mia, mio, propietari*",
    "自己的,房主,自家,我的房子,自住,业主,自己买,买的房,我们买的,我家的房,自己房子,我是房东,自己家,我们自己的,我买的,屋主,不是租,自有",
  ]),
];
