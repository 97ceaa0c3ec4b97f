import { industries } from "../industries/directory.ts";
import { integrations } from "../integrations.ts";
import type { Heard } from "./heard.ts";

/** A thing of this site that a visitor can name. `names`: the same in every language. */
export interface Thing extends Heard {
  id: string;
  names: string;
}

/** Other names that people use for entries of the catalog. */
const otherNames: Record<string, string> = {
  "Google Calendar":
    "谷歌日历, 谷歌的日历, google 日历, google日历, google 的日历, calendario de google, gcal, google cal, google agenda",
  "Microsoft Outlook": "微软日历, outlook, office 365, o365",
  "Microsoft Teams": "ms teams, teams",
  OpenAI: "open ai, chatgpt, gpt",
  Anthropic: "claude",
  "Google Gemini": "gemini",
  QuickBooks: "quick books, qbo",
  HubSpot: "hub spot",
  MyCase: "my case management, my case software",
  Lawmatics: "law matics",
  "Zoho CRM": "zoho",
  "Amazon S3": "s3, aws s3",
  PostgreSQL: "postgres",
  "Mistral AI": "mistral",
  WhatsApp: "whats app",
  LawPay: "law pay",
  "Google Sheets": "spreadsheet, 谷歌表格, google 表格, google表格",
  Webhooks: "webhook, api, rest api",
  Gmail: "google mail, 谷歌邮箱, google 邮箱, google邮箱",
};

/** Names that only Spanish speakers use. */
const spanishNames: Record<string, string> = {
  WhatsApp: "whats, wasap, guasap, wasa, whatsap",
  "Google Calendar": "calendario google",
};

/** Names that people use for their trade, by slug of the directory. */
const trades: Record<string, Heard> = {
  attorneys: { en: "", es: "", zh: "" },
  "b2b-services": {
    en: "b2b, b2b company, consulting firm, agency, consultancy",
    es: "b2b, consultoria, agencia",
    zh: "b2b, 咨询公司, 企业服务",
  },
  "insurance-agents": {
    en: "insurance, insurance agent, insurance agency, insurance broker, i sell insurance, we sell insurance, sell policies",
    es: "seguros, agente de seguros, aseguradora, vendo seguros, vendemos seguros",
    zh: "保险",
  },
  "real-estate-agents": {
    en: "real estate, realtor, real estate agent, property manager, broker, realty, i sell houses, we sell houses, i sell homes, sell real estate, property management, rental properties",
    es: "inmobiliaria, bienes raices, agente inmobiliario, vendo casas, vendemos casas, vendo propiedades",
    zh: "房地产, 房产中介, 地产",
  },
  doctors: {
    en: "doctor, clinic, medical practice, physician, medical office, healthcare, health care, hospital, pediatrician, family practice, urgent care, dermatologist, chiropractor, therapist, physical therapy, optometrist",
    es: "medico, doctor, clinica, consultorio, salud, pediatra, quiropractico, terapeuta, dermatologo",
    zh: "医生, 诊所, 医院, 医疗",
  },
  dentists: {
    en: "dentist, dental, dental practice, dental office, orthodontist, endodontist, i fix teeth, oral surgeon",
    es: "dentista, consultorio dental, clinica dental, odontologo, ortodoncista",
    zh: "牙医, 牙科, 口腔",
  },
  "med-spas": {
    en: "med spa, medspa, medical spa, botox clinic, laser clinic, aesthetics clinic",
    es: "med spa, spa medico, clinica estetica",
    zh: "医美",
  },
  spas: {
    en: "spa, massage, massage studio, day spa, i do massages",
    es: "spa, masajes",
    zh: "水疗, 按摩",
  },
  salons: {
    en: "salon, hair salon, barber, barbershop, nail salon, i cut hair, we cut hair, i do hair, i do nails, hairdresser, barber shop, nail shop",
    es: "salon, peluqueria, barberia, corto pelo, cortamos el pelo, estetica",
    zh: "美发, 理发, 美容院",
  },
  "fitness-centers": {
    en: "gym, fitness, fitness center, fitness studio, fitness club, health club, spin studio, cycling studio, boxing gym, bootcamp, boot camp, barre studio, dance studio, personal training studio, yoga studio, crossfit, pilates studio, martial arts studio",
    es: "gimnasio, fitness, estudio de yoga",
    zh: "健身房, 健身",
  },
  hvac: {
    en: "hvac, heating and cooling, air conditioning company, furnace, ac company, furnace repair",
    es: "aire acondicionado, calefaccion",
    zh: "暖通, 空调",
  },
  plumbers: {
    en: "plumber, plumbing, i fix pipes, we fix pipes, plumbing company, drain cleaning",
    es: "plomero, fontanero, plomeria, arreglo tuberias",
    zh: "水管工, 管道",
  },
  electricians: {
    en: "electrician, electrical company, electrical contractor, electrical business, electric company",
    es: "electricista, empresa electrica",
    zh: "电工",
  },
  contractors: {
    en: "contractor, construction, remodeling, do roofs, doing roofs, put on roofs, roof company, roofing, roofer, builder, remodeling company, home builder, roofing company, i build houses, we build houses, i build decks",
    es: "contratista, construccion, constructora, techador, remodelaciones",
    zh: "承包商, 装修, 建筑公司",
  },
  painters: {
    en: "painter, painting company, i paint houses, we paint houses, painting business",
    es: "pintor, pintores, pinto casas, pintamos casas",
    zh: "油漆",
  },
  "pest-control": {
    en: "pest control, exterminator, i kill bugs, we kill bugs, exterminating",
    es: "control de plagas, fumigacion, matamos plagas, fumigadora",
    zh: "灭虫, 害虫",
  },
  "moving-companies": {
    en: "moving company, movers, mover, we move people, i move people, moving business",
    es: "mudanzas, empresa de mudanzas, hacemos mudanzas",
    zh: "搬家",
  },
  "car-dealerships": {
    en: "car dealership, dealership, car dealer, auto dealer, i sell cars, we sell cars, sell used cars, car lot, used car lot",
    es: "concesionario, venta de autos, agencia de autos, vendo carros, vendemos carros, vendo autos, vendemos autos",
    zh: "汽车经销, 车行, 4s店",
  },
  "auto-body-repair": {
    en: "auto repair, body shop, auto shop, mechanic, garage, i fix cars, we fix cars, tire shop, collision shop, car repair",
    es: "taller mecanico, taller, mecanico, arreglo carros, arreglamos carros, llantera",
    zh: "汽车维修, 修车",
  },
  "retail-stores": {
    en: "retail, store, shop, retailer, online store, i have a shop, we have a shop, boutique, gift shop, hardware store, flower shop, bookstore",
    es: "tienda, comercio, tengo una tienda, boutique, floreria",
    zh: "零售, 商店, 店铺",
  },
  restaurants: {
    en: "restaurant, cafe, bar, pizzeria, restaurant reservations, diner, taqueria, food truck, we serve food",
    es: "restaurante, cafeteria, pizzeria, taqueria, fonda",
    zh: "餐厅, 餐馆, 饭店",
  },
  hotels: {
    en: "hotel, motel, inn, bed and breakfast, inn keeper",
    es: "hotel, hostal, posada, motel",
    zh: "酒店, 旅馆, 宾馆",
  },
  "funeral-homes": {
    en: "funeral home, funeral, mortuary, cremation",
    es: "funeraria, crematorio",
    zh: "殡仪馆, 殡葬",
  },
};

/** Everything with a name: the catalog of integrations and the trades of the directory. */
export const things: readonly Thing[] = [
  ...integrations
    .filter((one, index) => integrations.findIndex(({ name }) => name === one.name) === index)
    .map((one) => ({
      id: `integration:${one.id}`,
      names: [one.name, otherNames[one.name]].filter(Boolean).join(", "),
      en: "",
      es: spanishNames[one.name] ?? "",
      zh: "",
    })),
  ...industries.map(({ slug, name }) => {
    const { en = "", es = "", zh = "" } = trades[slug] ?? {};
    return { id: `industry:${slug}`, names: name, en, es, zh };
  }),
];
