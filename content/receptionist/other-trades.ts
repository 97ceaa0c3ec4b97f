import type { TradeNames } from "./trade-names.ts";

/** Trades that the directory does not have. The name is what is noted. */
export const otherTrades: Readonly<Record<string, TradeNames>> = {
  Veterinarians: {
    alone:
      "vet, vets, veterinarian, vet clinic, vet practice, vet hospital, veterinary, veterinary clinic, animal hospital, animal clinic, mobile vet, equine vet, vet tech",
    with: "vet, veterinary, animal, equine",
    es: "veterinario, veterinaria, clinica veterinaria, hospital veterinario",
    zh: "宠物医院, 动物医院, 兽医",
  },
  "Pet care": {
    alone:
      "dog groomer, pet groomer, groomer, kennel, doggy daycare, dog daycare, dog trainer, dog walker, pet sitter, pet boarding",
    with: "grooming, dog grooming, pet grooming, boarding, dog walking, pet sitting",
    work: "dogs, dog grooming, pet sitting",
    es: "estetica canina, peluqueria canina, guarderia canina",
    zh: "宠物店, 宠物美容",
  },
  Locksmiths: {
    alone: "locksmith, lock and key, mobile locksmith, key shop",
    with: "locksmith, lock, key, safe",
    work: "locks, lockouts, car keys",
    es: "cerrajero, cerrajera, cerrajeria",
    zh: "锁匠, 开锁公司, 开锁",
  },
  "Cleaning services": {
    alone:
      "house cleaner, house cleaning, cleaning lady, cleaning company, cleaning business, cleaning service, cleaners, maid service, carpet cleaning, carpet cleaner, pressure washing, window cleaner, window cleaning, dry cleaner, dry cleaners, laundromat, housekeeper",
    with: "cleaning, house cleaning, maid, carpet cleaning, carpet, pressure washing, window washing, laundry",
    work: "house cleaning, carpets, airbnb cleaning, pressure washing, cleaning",
    es: "negocio de limpieza, limpieza de casas, servicio de limpieza, compania de limpieza, companias de limpieza, empresa de limpieza, lavanderia, tintoreria",
    esWork: "limpieza",
    zh: "保洁公司, 家政公司, 清洁公司, 保洁, 洗衣店, 干洗店",
  },
  Photographers: {
    alone:
      "photographer, photography, photo studio, wedding photographer, videographer, photo booth company",
    with: "photography, photo, video production, portrait",
    work: "wedding photos, photography, weddings, portraits, headshots",
    es: "fotografo, fotografa, fotografia, estudio fotografico",
    esWork: "fotografia, bodas, fotos",
    zh: "摄影师, 摄影工作室, 照相馆, 影楼",
  },
  "Schools and child care": {
    alone:
      "daycare, day care, preschool, child care, childcare, tutoring center, tutor, driving school, music school, music teacher, piano teacher, language school, montessori, charter school, private school",
    with: "tutoring, music, driving, language, preschool",
    work: "tutoring, piano lessons, guitar lessons",
    es: "guarderia, escuela de manejo, academia de ingles, escuela de musica, maestra particular",
    zh: "幼儿园, 培训学校, 培训机构, 补习班, 驾校",
  },
  Nonprofits: {
    alone: "nonprofit, non profit, charity, food bank, church, parish",
    with: "nonprofit, charity",
    es: "fundacion, iglesia, organizacion sin fines de lucro",
    zh: "非营利组织, 慈善机构, 教会",
  },
  "Events and travel": {
    alone:
      "travel agent, travel agency, event planner, wedding planner, wedding venue, event venue, party rentals, limo company, limo service, dj, tattoo artist, tattoo shop, tattoo studio, golf course, bowling alley, escape room, trampoline park, charter company",
    with: "event, events, travel, party rental, wedding, limo, tattoo, tour, charter",
    work: "events, weddings, party rentals, tattoos, tours",
    es: "agencia de viajes, salon de fiestas, salon de eventos, organizador de eventos, organizadora de bodas",
    zh: "旅行社, 婚庆公司",
  },
  "Storage and repair": {
    alone:
      "self storage, storage facility, storage units, appliance repair, phone repair, computer repair, computer shop, tailor, seamstress, shoe repair, watchmaker, upholsterer, sign shop, machine shop, welder, welding shop",
    with: "appliance repair, phone repair, computer repair, storage, upholstery, welding, machine, sign, tailoring",
    work: "appliances, phone repair, computers, welding, alterations, signs",
    es: "sastre, costurera, soldador, reparacion de celulares, reparacion de electrodomesticos, bodegas de almacenamiento",
    zh: "手机维修, 电脑维修, 家电维修, 裁缝店",
  },
  Financial: {
    alone:
      "financial advisor, financial planner, mortgage broker, loan officer, title company, credit union, wealth manager, mortgage lender, bail bondsman, bail bonds",
    with: "mortgage, title, financial, financial planning, lending, loan, wealth management, bail bonds, escrow",
    work: "mortgages, loans, financial planning, bail bonds",
    es: "asesor financiero, asesora financiera, corredor hipotecario",
    zh: "贷款经纪, 理财顾问, 贷款公司",
  },
};
