import type { Language } from "#contract/receptionist.ts";

/** What a caller of each trade says first. */
export const firstLines: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  attorneys: {
    en: "my landlord kept my deposit",
    es: "mi casero se quedó con mi depósito",
    zh: "房东不退押金",
  },
  "b2b-services": {
    en: "hi i'm a customer, calling about our account",
    es: "hola, llamo por nuestra cuenta",
    zh: "你好，我是你们的客户",
  },
  "insurance-agents": {
    en: "calling about my car policy",
    es: "llamo por mi póliza del carro",
    zh: "我想问一下我的汽车保单",
  },
  "real-estate-agents": {
    en: "calling about the house on Elm street",
    es: "llamo por la casa de la calle Elm",
    zh: "我想问榆树街那套房子",
  },
  doctors: {
    en: "i need to come in about a cough",
    es: "necesito una cita por una tos",
    zh: "我咳嗽想看医生",
  },
  dentists: { en: "i chipped a tooth", es: "se me quebró una muela", zh: "我的牙崩了一块" },
  "med-spas": { en: "want to book some botox", es: "quiero hacerme botox", zh: "我想做肉毒" },
  spas: { en: "hi, i'd like a massage", es: "quiero un masaje", zh: "我想预约按摩" },
  salons: {
    en: "hi i want to get my hair done",
    es: "quiero arreglarme el pelo",
    zh: "我想做头发",
  },
  "fitness-centers": {
    en: "hi i want to try the gym",
    es: "quiero probar el gimnasio",
    zh: "我想试练一次",
  },
  hvac: { en: "the furnace isnt heating", es: "la calefacción no calienta", zh: "暖气不热" },
  plumbers: { en: "kitchen sink is clogged", es: "el fregadero está tapado", zh: "厨房水槽堵了" },
  electricians: {
    en: "half my outlets quit working",
    es: "no sirven los contactos de la sala",
    zh: "客厅插座没电",
  },
  contractors: {
    en: "we want to redo the kitchen",
    es: "queremos remodelar la cocina",
    zh: "我们想翻新厨房",
  },
  painters: {
    en: "need two bedrooms painted",
    es: "quiero pintar dos recámaras",
    zh: "想刷两间卧室",
  },
  "pest-control": {
    en: "we have some kind of bugs in the kitchen",
    es: "tenemos bichos en la cocina",
    zh: "厨房有虫子",
  },
  "moving-companies": {
    en: "moving a 2 bedroom next month",
    es: "me mudo el próximo mes, dos recámaras",
    zh: "下个月搬家，两室",
  },
  "car-dealerships": {
    en: "calling about the blue CR-V",
    es: "llamo por la CR-V azul",
    zh: "我想问那辆蓝色CR-V",
  },
  "auto-body-repair": {
    en: "somebody hit my bumper",
    es: "me chocaron la defensa",
    zh: "我的保险杠被撞了",
  },
  "retail-stores": {
    en: "looking for a pair of boots",
    es: "busco unas botas",
    zh: "我想找一双靴子",
  },
  restaurants: {
    en: "table for 4 saturday at 7",
    es: "mesa para cuatro el sábado a las 7",
    zh: "周六晚上七点四个人",
  },
  hotels: {
    en: "need a room friday night for two",
    es: "necesito un cuarto el viernes para dos",
    zh: "周五晚上两个人要一间房",
  },
  "funeral-homes": {
    en: "my father passed away last night",
    es: "mi papá falleció anoche",
    zh: "我父亲昨晚去世了",
  },
};
