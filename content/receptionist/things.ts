import { industries } from "../industries/directory.ts";
import { integrations } from "../integrations.ts";
import type { Heard } from "./heard.ts";

/** A thing of this site that a visitor can name. `names`: the same in every language. */
export interface Thing extends Heard {
  id: string;
  names: string;
}

/** Other names that people use for entries of the catalogue. */
const otherNames: Record<string, string> = {
  "Google Calendar": "gcal, google cal, google agenda",
  "Microsoft Outlook": "outlook, office 365, o365",
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
  "Google Sheets": "spreadsheet",
  Webhooks: "webhook, api, rest api",
  Gmail: "google mail",
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
    en: "insurance, insurance agent, insurance agency, insurance broker",
    es: "seguros, agente de seguros, aseguradora",
    zh: "保险",
  },
  "real-estate-agents": {
    en: "real estate, realtor, real estate agent, property manager, broker, realty",
    es: "inmobiliaria, bienes raices, agente inmobiliario",
    zh: "房地产, 房产中介, 地产",
  },
  doctors: {
    en: "doctor, clinic, medical practice, physician, medical office, healthcare, health care, hospital",
    es: "medico, doctor, clinica, consultorio, salud",
    zh: "医生, 诊所, 医院, 医疗",
  },
  dentists: {
    en: "dentist, dental, dental practice, dental office, orthodontist",
    es: "dentista, consultorio dental, clinica dental, odontologo",
    zh: "牙医, 牙科, 口腔",
  },
  "med-spas": { en: "med spa, medspa, medical spa", es: "med spa, spa medico", zh: "医美" },
  spas: { en: "spa, massage", es: "spa, masajes", zh: "水疗, 按摩" },
  salons: {
    en: "salon, hair salon, barber, barbershop, nail salon",
    es: "salon, peluqueria, barberia",
    zh: "美发, 理发, 美容院",
  },
  "fitness-centers": {
    en: "gym, fitness, fitness center, yoga studio",
    es: "gimnasio, fitness",
    zh: "健身房, 健身",
  },
  hvac: {
    en: "hvac, heating and cooling, air conditioning company, furnace",
    es: "aire acondicionado, calefaccion",
    zh: "暖通, 空调",
  },
  plumbers: { en: "plumber, plumbing", es: "plomero, fontanero, plomeria", zh: "水管工, 管道" },
  electricians: {
    en: "electrician, electrical company, electrical contractor, electrical business, electric company",
    es: "electricista",
    zh: "电工",
  },
  contractors: {
    en: "contractor, construction, remodeling, roofing, roofer, builder",
    es: "contratista, construccion, constructora",
    zh: "承包商, 装修, 建筑公司",
  },
  painters: { en: "painter, painting company", es: "pintor, pintores", zh: "油漆" },
  "pest-control": {
    en: "pest control, exterminator",
    es: "control de plagas, fumigacion",
    zh: "灭虫, 害虫",
  },
  "moving-companies": {
    en: "moving company, movers, mover",
    es: "mudanzas, empresa de mudanzas",
    zh: "搬家",
  },
  "car-dealerships": {
    en: "car dealership, dealership, car dealer, auto dealer",
    es: "concesionario, venta de autos, agencia de autos",
    zh: "汽车经销, 车行, 4s店",
  },
  "auto-body-repair": {
    en: "auto repair, body shop, auto shop, mechanic, garage",
    es: "taller mecanico, taller, mecanico",
    zh: "汽车维修, 修车",
  },
  "retail-stores": {
    en: "retail, store, shop, retailer, online store",
    es: "tienda, comercio",
    zh: "零售, 商店, 店铺",
  },
  restaurants: {
    en: "restaurant, cafe, bar, pizzeria, restaurant reservations",
    es: "restaurante, cafeteria",
    zh: "餐厅, 餐馆, 饭店",
  },
  hotels: {
    en: "hotel, motel, inn, bed and breakfast",
    es: "hotel, hostal, posada",
    zh: "酒店, 旅馆, 宾馆",
  },
  "funeral-homes": { en: "funeral home, funeral, mortuary", es: "funeraria", zh: "殡仪馆, 殡葬" },
};

/** Everything with a name: the catalogue of integrations and the trades of the directory. */
export const things: readonly Thing[] = [
  ...integrations
    .filter((one, index) => integrations.findIndex(({ name }) => name === one.name) === index)
    .map((one) => ({
      id: `integration:${one.id}`,
      names: [one.name, otherNames[one.name]].filter(Boolean).join(", "),
      en: "",
      es: "",
      zh: "",
    })),
  ...industries.map(({ slug, name }) => {
    const { en = "", es = "", zh = "" } = trades[slug] ?? {};
    return { id: `industry:${slug}`, names: name, en, es, zh };
  }),
];
