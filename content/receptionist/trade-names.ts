import type { IndustrySlug } from "../industries/names.ts";
import { otherTrades } from "./other-trades.ts";

/**
 * What people call their own trade. `alone`: names of it by themselves, people and shops. `with`:
 * fields that name it with "shop", "guy" or the like behind them. `work`: what is done behind a verb
 * ("we fix furnaces", "I cut hair"). Without accents.
 */
export interface TradeNames {
  alone: string;
  with?: string;
  work?: string;
  es: string;
  esWork?: string;
  zh: string;
}

const ofDirectory: Record<IndustrySlug, TradeNames> = {
  attorneys: {
    alone:
      "attorney, attorney at law, lawyer, law firm, law office, law practice, law group, law, legal aid office, injury firm, personal injury, family law, criminal law, immigration law, employment law, elder law, bankruptcy law, workers comp law, probate law, estate planning, paralegal, barrister, solicitor, solo practitioner, public defender",
    with: "law, legal, injury, pi, immigration, divorce, bankruptcy, litigation, defense, trial, probate, estate, criminal defense, dui, workers comp, tax law",
    work: "law, personal injury, pi, estate planning, divorces, wills, wills and trusts, immigration, criminal defense, probate, litigation, bankruptcies, dui",
    es: "abogado, abogada, abogados, bufete, despacho de abogados, despacho juridico, despacho legal, despacho de inmigracion, despacho migratorio, despacho de divorcios, despacho de familia, despacho de accidentes, firma de abogados, firma legal, firma de inmigracion, oficina legal, oficina de abogados, oficina de inmigracion, estudio juridico, estudio de abogados, licenciado en derecho, notario, notaria",
    esWork: "derecho, inmigracion, divorcios",
    zh: "律师事务所, 律师所, 律所, 律师楼, 律师",
  },
  "b2b-services": {
    alone:
      "b2b, b2b company, consulting firm, consultancy, consultant, bookkeeper, bookkeeping, accountant, accounting firm, cpa, cpa firm, staffing agency, staffing firm, recruiter, marketing agency, ad agency, advertising agency, design agency, web agency, it company, msp, it support, software company, saas, saas company, commercial cleaning, janitorial, security company, printing company, print shop, logistics company, trucking company, freight broker, tax preparer, payroll company, wholesaler, call center",
    with: "consulting, marketing, staffing, recruiting, accounting, bookkeeping, tax, payroll, it, it support, software, janitorial, commercial cleaning, security guard, printing, logistics, freight, trucking, pr, web design, b2b",
    work: "bookkeeping, taxes, payroll, it support, consulting, marketing, staffing, janitorial, commercial cleaning, web design, seo",
    es: "contador, contadora, contaduria, contabilidad, despacho contable, despacho de contadores, oficina de impuestos, oficina de taxes, preparador de impuestos, preparadora de impuestos, consultoria, consultor, consultora, agencia de marketing, agencia de publicidad, agencia de empleos, limpieza comercial, limpieza de oficinas, empresa de software",
    esWork: "contabilidad, impuestos, consultoria",
    zh: "会计事务所, 会计师, 会计, 咨询公司, 企业服务, 营销公司, 广告公司, 软件公司, 人力公司, 物流公司",
  },
  "insurance-agents": {
    alone:
      "insurance, insurance agency, insurance agent, insurance broker, insurance brokerage, state farm, state farm agency, allstate agency, farmers agency, insurance adjuster",
    with: "insurance, state farm, allstate",
    work: "insurance, policies, life insurance, car insurance, home insurance, auto insurance, health insurance, medicare plans",
    es: "agente de seguros, agencia de seguros, aseguradora, corredor de seguros, corredora de seguros, seguros",
    esWork: "seguros, polizas",
    zh: "保险公司, 保险代理, 保险经纪, 卖保险的, 保险",
  },
  "real-estate-agents": {
    alone:
      "realtor, real estate, real estate agent, real estate agency, real estate office, real estate brokerage, realty, brokerage, broker, property manager, property management, property management company, property mgmt, property mgmt company, property mgmt co, landlord, leasing office, leasing agent, listing agent, apartment complex, apartment community",
    with: "real estate, realty, property management, leasing, rental",
    work: "houses, homes, real estate, property management, rentals, apartments, condos, properties, rental properties",
    es: "agente de bienes raices, agente inmobiliario, agente inmobiliaria, corredor de bienes raices, corredora de bienes raices, inmobiliaria, bienes raices",
    esWork: "casas, propiedades, departamentos",
    zh: "房地产经纪, 房产经纪, 房产中介, 地产经纪, 地产公司, 房地产, 物业管理, 房产",
  },
  doctors: {
    alone:
      "doctor, dr's office, physician, pediatrician, family doctor, family practice, family medicine, medical practice, medical office, medical group, doctors office, clinic, urgent care, dermatologist, dermatology, cardiologist, cardiology, urologist, oncologist, neurologist, orthopedist, podiatrist, obgyn, ob gyn, gynecologist, internist, surgeon, psychiatrist, psychologist, psychology practice, chiropractor, chiropractic, therapist, counselor, physical therapist, physical therapy, occupational therapy, speech therapist, optometrist, optometry, ophthalmologist, eye doctor, eye clinic, acupuncturist, acupuncture, midwife, nurse practitioner, home health, pediatrics, healthcare, health care, hospital, allergist, pt clinic",
    with: "derm, skin, peds, pediatric, pediatrics, pt, eye, foot, medical, health, family medicine, internal medicine, ortho surgery, orthopedic, orthopedics, cardiology, urology, oncology, neurology, ob, obgyn, ob gyn, counseling, mental health, therapy, chiro, allergy, pain, sleep, primary care, vision, fertility, psych, wellness, doctors, home care",
    work: "chiropractic, physical therapy, family medicine, counseling, dermatology",
    es: "medico, medica, doctor, doctora, consultorio, consultorio medico, clinica, clinica medica, pediatra, dermatologo, dermatologa, quiropractico, quiropractica, terapeuta, fisioterapeuta, psicologo, psicologa, optometrista, ginecologo, ginecologa, cardiologo, oculista",
    zh: "诊所, 医生, 医院, 儿科, 皮肤科, 中医, 理疗师, 针灸师, 心理咨询师",
  },
  dentists: {
    alone:
      "dentist, dental, dental office, dental practice, dentistry, orthodontist, orthodontics, endodontist, periodontist, oral surgeon, oral surgery, pediatric dentist, pediatric dentistry, dental hygienist",
    with: "dental, ortho, endo, perio, implant, braces, invisalign, oral surgery, tooth",
    work: "teeth, implants, implants and crowns, braces, crowns, invisalign, root canals, dentures, cleanings and fillings, dentistry, orthodontics",
    es: "dentista, odontologo, odontologa, ortodoncista, consultorio dental, clinica dental, consultorio de dentista, oficina dental",
    esWork: "dientes, implantes, frenos, ortodoncia",
    zh: "牙科诊所, 牙医诊所, 牙科, 牙医, 口腔诊所, 口腔",
  },
  "med-spas": {
    alone:
      "med spa, medspa, medi spa, medical spa, nurse injector, injector, aesthetic nurse, aesthetics clinic, aesthetics practice, medical aesthetics, laser hair removal, botox clinic, aesthetic practice",
    with: "botox, aesthetics, aesthetic, laser, injectables, filler, laser hair removal, coolsculpting",
    work: "botox, fillers, filler, botox and fillers, injectables, laser hair removal, microneedling, lip fillers",
    es: "med spa, spa medico, clinica estetica, clinica de estetica, medicina estetica, clinica de botox",
    esWork: "botox, rellenos, depilacion laser",
    zh: "医美诊所, 医美机构, 医美, 医学美容",
  },
  spas: {
    alone:
      "spa, day spa, massage, massage therapist, massage studio, masseuse, esthetician, sauna, float studio, wellness spa, facialist",
    with: "massage, facial, sauna, float, spa, bodywork",
    work: "massages, massage, facials, bodywork, body wraps",
    es: "spa, masajista, masajes, sala de masajes, centro de masajes",
    esWork: "masajes, faciales",
    zh: "水疗馆, 水疗, 按摩店, 按摩, 足疗店, 推拿",
  },
  salons: {
    alone:
      "salon, hair salon, nail salon, beauty salon, barber, barbershop, barber shop, barbers, hairdresser, hairstylist, stylist, hair stylist, nail tech, lash tech, lash artist, beautician, cosmetologist, beauty parlor, hair place, tanning salon, braider, colorist, makeup artist",
    with: "hair, nail, nails, beauty, brow, lash, lashes, waxing, blowout, blow dry, tanning, braiding, barber, makeup, bridal hair",
    work: "hair, nails, lashes, brows, makeup, extensions, haircuts, balayage, waxing, braids",
    es: "salon de belleza, salon de unas, salon, peluqueria, peluquero, peluquera, barberia, barbero, estetica, estilista, esteticista, manicurista, salon de peluqueria, unas acrilicas",
    esWork: "pelo, el pelo, cabello, unas, pestanas",
    zh: "美发店, 理发店, 美容院, 美甲店, 发型师, 美发, 理发, 发廊, 美甲, 理发师",
  },
  "fitness-centers": {
    alone:
      "gym, fitness center, fitness studio, fitness club, health club, crossfit, crossfit box, crossfit gym, yoga studio, pilates studio, barre studio, spin studio, cycling studio, dance studio, dance school, boxing gym, bootcamp, boot camp, personal trainer, personal training, fitness, martial arts, martial arts school, karate school, karate dojo, dojo, climbing gym, yoga teacher, yoga instructor, swim school, rec center, tennis club",
    with: "yoga, pilates, barre, spin, fitness, boxing, crossfit, karate, jiu jitsu, bjj, martial arts, mma, dance, ballet, gymnastics, personal training, climbing, swim, tennis, taekwondo",
    work: "yoga, pilates, karate, classes, personal training, crossfit, jiu jitsu, spin, boxing, dance",
    es: "gimnasio, gym, estudio de yoga, estudio de pilates, entrenador personal, entrenadora personal, escuela de karate, academia de baile, instructor de yoga, instructora de yoga",
    esWork: "yoga, pilates, zumba, karate",
    zh: "健身房, 健身教练, 瑜伽馆, 健身, 私教, 舞蹈室, 武馆",
  },
  hvac: {
    alone:
      "hvac, hvac company, hvac contractor, heating and cooling, heating and air, heating and air conditioning, heating cooling, air conditioning, ac company, furnace repair, furnace guy, ac repair, refrigeration",
    with: "hvac, heating, cooling, ac, a c, a/c, air conditioning, furnace, heat pump, heating and air, heating and cooling, duct, boiler, refrigeration",
    work: "hvac, furnaces, acs, ac, a/c, heating, air conditioning, air conditioners, heating and air, heating and cooling, heat pumps, ac units, boilers, mini splits, ducts",
    es: "aire acondicionado, aires acondicionados, tecnico de aires, tecnico de aire acondicionado, calefaccion, climatizacion, refrigeracion, tecnico de refrigeracion",
    esWork: "aire acondicionado, aires, aires acondicionados, calefaccion, calentones, minisplits",
    zh: "暖通公司, 暖通, 空调公司, 空调维修, 修空调, 空调, 制冷",
  },
  plumbers: {
    alone: "plumber, plumbing, plumbing company, drain cleaning, rooter, septic, sewer and drain",
    with: "plumbing, drain, drains, sewer, septic, rooter, pipe, sewer and drain, water heater",
    work: "plumbing, pipes, drains, toilets, water heaters, leaks, sewers, septic tanks, septic, repipes, drain cleaning",
    es: "plomero, plomera, plomeros, plomeria, fontanero, fontanera, fontaneria, gasfitero, destapacanos",
    esWork: "tuberias, fugas, drenajes, canos, canerias, plomeria",
    zh: "水管工, 水管公司, 水管维修, 修水管, 管道公司, 管道工, 管道疏通, 水暖工, 水管, 通下水道",
  },
  electricians: {
    alone:
      "electrician, electrical, electrical company, electrical contractor, electric company, master electrician, sparky",
    with: "electric, electrical, solar, generator, ev charger, lighting",
    work: "electrical, wiring, panels, ev chargers, panels and ev chargers, generators, solar, solar panels, electrical work, lighting",
    es: "electricista, electricistas, empresa electrica, instalaciones electricas, tecnico electricista",
    esWork: "instalaciones electricas, electricidad, paneles, paneles solares",
    zh: "电工, 电气公司, 电力安装",
  },
  contractors: {
    alone:
      "contractor, general contractor, gc, builder, home builder, homebuilder, remodeler, remodeling, construction, construction company, roofer, roofing, roofing company, handyman, carpenter, carpentry, mason, masonry, landscaper, landscaping, lawn care, tree service, concrete, drywaller, framer, tiler, flooring installer, fence company, pool builder, excavation, cabinet maker, gutter company, siding company, paver",
    with: "roofing, roof, construction, building, remodeling, remodel, concrete, flooring, tile, fence, fencing, deck, drywall, framing, siding, gutter, gutters, window, windows, kitchen and bath, kitchen, bath, bathroom, masonry, landscaping, landscape, lawn, lawn care, tree, paving, pool, excavation, foundation, garage door, cabinet, cabinets, insulation, stucco, restoration, handyman, home improvement, home repair",
    work: "roofs, roofing, remodels, remodeling, houses, decks, decks and fences, fences, kitchens, kitchens and baths, bathrooms, additions, concrete, drywall, framing, floors, flooring, siding, gutters, tile, landscaping, lawns, lawn care, driveways, construction, masonry, trees, pools, windows, basements, cabinets",
    es: "contratista, contratistas, construccion, constructora, techador, techadores, techos, remodelaciones, remodelacion, albanil, albanileria, carpintero, carpinteria, jardinero, jardineria, compania de techos",
    esWork:
      "techos, casas, remodelaciones, cocinas, banos, cercas, pisos, jardines, construccion, jardineria",
    zh: "承包商, 装修公司, 装修, 建筑公司, 盖房子, 屋顶公司, 木工, 园艺公司",
  },
  painters: {
    alone:
      "painter, house painter, painting, painting company, painting contractor, paint contractor",
    with: "painting, paint, house painting",
    work: "painting, interior painting, exterior painting, interiors, exteriors, paint jobs, house painting",
    es: "pintor, pintora, pintores, pintura de casas, compania de pintura, empresa de pintura",
    esWork: "pintura",
    zh: "油漆工, 油漆公司, 刷漆, 油漆, 粉刷",
  },
  "pest-control": {
    alone:
      "pest control, exterminator, exterminating, exterminators, bug guy, wildlife removal, termite company, pest company",
    with: "pest, pest control, bug, termite, mosquito, rodent, bed bug, wildlife removal, extermination",
    work: "pest control, bugs, termites, roaches, mosquitoes, rodents, bed bugs, for bugs, pests",
    es: "control de plagas, fumigador, fumigadora, fumigacion, fumigaciones, exterminador, exterminadora",
    esWork: "plagas, fumigaciones, cucarachas",
    zh: "除虫公司, 灭虫公司, 灭虫, 除虫, 杀虫公司, 害虫防治, 白蚁防治",
  },
  "moving-companies": {
    alone: "movers, mover, moving company, moving and storage, relocation company, junk removal",
    with: "moving, moving and storage, relocation, junk removal, hauling",
    work: "moves, moving, people, local moves, long distance moves, furniture moves, junk removal",
    es: "mudanzas, mudancero, empresa de mudanzas, compania de mudanzas, fletes",
    esWork: "mudanzas, fletes",
    zh: "搬家公司, 搬家, 搬运公司",
  },
  "car-dealerships": {
    alone:
      "car dealership, dealership, car dealer, auto dealer, auto dealership, used car lot, car lot, auto sales, rv dealer, boat dealer, ford dealer, toyota dealer, chevy dealer, honda dealer, motorcycle dealer, truck dealer, used car dealer, car salesman",
    with: "used car, car sales, auto sales, used cars, dealership",
    work: "cars, used cars, trucks, used trucks, rvs, boats, motorcycles, new cars, vehicles",
    es: "concesionario, concesionaria, lote de autos, lote de carros, venta de autos, venta de carros, agencia de autos, vendedor de autos, vendedor de carros",
    esWork: "carros, autos, coches, camionetas",
    zh: "车行, 汽车经销商, 汽车经销, 4s店, 卖车的, 二手车行, 二手车",
  },
  "auto-body-repair": {
    alone:
      "body shop, auto body, autobody, collision repair, auto repair, auto shop, car repair, mechanic, mechanic shop, garage, tire shop, collision shop, transmission shop, muffler shop, oil change place, auto mechanic, repair garage, detailer, auto detailing, towing company, tow truck, towing, car wash, windshield repair",
    with: "auto, auto body, auto repair, collision, car repair, transmission, tire, tires, brake, muffler, oil change, smog, detailing, mechanic, dent, dent repair, paintless dent, auto glass, windshield, lube, truck repair, diesel, towing, tow, car",
    work: "cars, collision repair, collision, dents, transmissions, brakes, brakes and tires, oil changes, auto body, auto repair, bumpers, windshields, engines, trucks, detailing, towing, smog checks",
    es: "taller, taller mecanico, taller de carroceria, carroceria, hojalatero, hojalateria, mecanico, mecanica, llantera, enderezado y pintura, taller de autos, vulcanizadora",
    esWork: "carros, autos, coches, frenos, transmisiones, golpes",
    zh: "修车厂, 修车行, 修车店, 汽车维修, 修车, 汽修店, 汽修, 钣金",
  },
  "retail-stores": {
    alone:
      "retail, retailer, retail store, store, online store, boutique, gift shop, hardware store, flower shop, florist, bookstore, book store, pet store, bike shop, liquor store, jewelry store, jeweler, furniture store, clothing store, shoe store, grocery, grocery store, smoke shop, vape shop, pawn shop, thrift store, dispensary, pharmacy, toy store, gun shop, music store, antique store, convenience store, garden center, nursery, e commerce, phone store, mattress store, appliance store, wine shop, feed store, record store, optical shop",
    with: "flower, gift, bike, book, jewelry, furniture, clothing, clothes, shoe, pet, liquor, vape, smoke, pawn, thrift, toy, gun, music, antique, mattress, appliance, wine, hardware, grocery, surf, ski, tile supply, phone, vintage, bridal, candle, plant, retail, comic",
    work: "furniture, shoes, clothes, clothing, bikes, flowers, jewelry, guns, toys, books, tools, phones, mattresses, appliances, gifts, wine, plants, dresses, candles, groceries, e bikes",
    es: "tienda, comercio, boutique, floreria, ferreteria, farmacia, joyeria, muebleria, zapateria, papeleria, libreria, abarrotes, tienda de ropa, tienda de abarrotes, licoreria, florista",
    esWork: "ropa, muebles, flores, zapatos, joyas",
    zh: "服装店, 零售店, 零售, 花店, 超市, 便利店, 商店, 店铺, 五金店, 珠宝店, 书店, 鞋店, 家具店, 药店, 网店",
  },
  restaurants: {
    alone:
      "restaurant, cafe, coffee shop, coffeeshop, pizzeria, pizza place, pizza shop, diner, taqueria, food truck, taco truck, bakery, baker, steakhouse, steak house, bistro, bar and grill, brewery, brewpub, pub, gastropub, sushi bar, sushi place, deli, bbq joint, bbq place, catering, caterer, catering company, sandwich shop, juice bar, tea house, ice cream shop, wine bar, sports bar, ramen shop, noodle shop, bar, chef, restaurateur, buffet, banquet hall, cantina, tavern, eatery, food stand, burger joint",
    with: "pizza, taco, sushi, bbq, barbecue, burger, coffee, sandwich, ramen, noodle, thai, mexican, chinese, italian, indian, vietnamese, seafood, ice cream, donut, catering, food, wings, breakfast, brunch, bagel, pho, tapas, greek, bakery",
    work: "food, catering, pizza, pizzas, tacos, sushi, bbq, breakfast, brunch, cakes, weddings catering, burgers, coffee",
    es: "restaurante, restaurant, cafeteria, pizzeria, taqueria, fonda, panaderia, pasteleria, marisqueria, cocina economica, lonchera, cocinero, cocinera, chef, panadero, banquetes, loncheria",
    esWork: "comida, tacos, pizzas, pasteles, banquetes",
    zh: "中餐馆, 中餐厅, 餐馆, 餐厅, 饭店, 饭馆, 奶茶店, 咖啡店, 咖啡馆, 火锅店, 面馆, 外卖店, 面包店, 蛋糕店, 酒吧, 快餐店",
  },
  hotels: {
    alone:
      "hotel, motel, inn, innkeeper, inn keeper, hotelier, bed and breakfast, b and b, b&b, bnb, airbnb, hostel, resort, lodge, guest house, guesthouse, boutique hotel, vacation rentals, rv park, campground, ranch resort",
    with: "hotel, motel, lodging, vacation rental",
    work: "cabins, vacation rentals, airbnbs, cabins to tourists, rooms to tourists",
    es: "hotel, hotelero, hotelera, hostal, posada, motel, cabanas, casa de huespedes, hotel boutique",
    zh: "酒店, 旅馆, 宾馆, 民宿, 客栈, 汽车旅馆",
  },
  "funeral-homes": {
    alone:
      "funeral home, funeral director, funeral parlor, funeral chapel, funeral, mortuary, mortician, crematory, cremation, undertaker, cemetery",
    with: "funeral, cremation, mortuary, burial",
    work: "funerals, cremations, burials, memorials",
    es: "funeraria, crematorio, director funerario, directora funeraria, velatorio, servicios funerarios",
    esWork: "funerales, cremaciones",
    zh: "殡仪馆, 殡葬公司, 殡葬, 火葬场",
  },
};

/** By slug of the directory; trades that are not in it, by their name. */
export const tradeNames: Readonly<Record<string, TradeNames>> = { ...ofDirectory, ...otherTrades };
