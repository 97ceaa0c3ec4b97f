/** What people call their trade: themselves, their shops, their work. */
export const namesOfTrades: Record<string, string> = {
  attorneys:
    "im a lawyer, we're a law office, i run an injury firm, im a divorce attorney, immigration law practice, we do personal injury, im a criminal defense lawyer, i do estate planning, 3 attorney injury firm, soy abogada, tengo un bufete, somos un despacho de abogados, 我是律师, 我们是律所",
  "b2b-services":
    "we're a marketing agency, i run a staffing agency, im a bookkeeper, we're an it company, cpa firm here, im an accountant, we do janitorial, commercial cleaning company, we're consultants, soy contadora, tenemos una agencia de marketing, 我们是会计事务所, 我开咨询公司",
  "insurance-agents":
    "im an insurance broker, we sell insurance, i have a state farm agency, independent insurance agency, i do life insurance, soy agente de seguros, vendo seguros, 我是卖保险的, 我做保险",
  "real-estate-agents":
    "im a realtor, we sell houses, property manager here, i run a brokerage, we manage rentals, i do real estate, leasing office here, soy agente de bienes raices, vendo casas, tengo una inmobiliaria, 我是房产经纪, 我做房地产",
  doctors:
    "im a pediatrician, we're a family practice, derm practice, i run a pt clinic, chiropractor here, im a therapist, we're an urgent care, im a family doctor, eye doctor here, ob gyn office, small counseling practice, soy medico, tengo un consultorio, somos una clinica, soy quiropractica, 我是医生, 我开诊所",
  dentists:
    "im a dentist, we're an ortho office, oral surgery practice, pediatric dentist here, i fix teeth, endodontist here, we do implants and crowns, dental lab no wait dental office, soy dentista, tengo un consultorio dental, 我是牙医, 牙科诊所",
  "med-spas":
    "im a nurse injector, we do botox, medspa here, i run an aesthetics clinic, laser hair removal studio, we do botox and fillers, tengo un med spa, hago botox, 我开医美诊所, 我们做医美",
  spas: "im a massage therapist, day spa here, we do massages, i run a massage studio, we're a spa, soy masajista, tengo un spa, 我开按摩店, 我们是水疗馆",
  salons:
    "im a barber, we cut hair, nail salon here, i do hair, i do lashes, im a hairdresser, i run a beauty salon, im a stylist, we do nails, hair place, brow studio here, tengo una estetica, soy estilista, soy peluquera, tengo una barberia, 我开美发店, 我开理发店, 我是发型师",
  "fitness-centers":
    "we run a gym, yoga studio here, im a personal trainer, crossfit box, pilates studio here, martial arts school, we're a dance studio, i teach yoga, karate dojo here, tengo un gimnasio, soy entrenador personal, 我开健身房, 我是健身教练",
  hvac: "we do heating n air, im an hvac guy, ac repair company, heating and air outfit, we fix furnaces, i fix acs, we do heating and cooling, a/c shop, im in hvac, air conditioning business, furnace guy here, instalamos aire acondicionado, soy tecnico de aires, 我做空调维修, 我们是暖通公司",
  plumbers:
    "im a plumber, one man plumbing shop, we do plumbing, drain company, i unclog drains, we fix pipes, sewer and drain business, rooter company here, septic company here, soy plomero, soy fontanero, tengo una plomeria, arreglo tuberias, 我是水管工, 我们修水管",
  electricians:
    "im an electrician, we do electrical, electrical shop, electric company here, i wire houses, we install panels and ev chargers, soy electricista, hacemos instalaciones electricas, 我是电工, 我们做电工",
  contractors:
    "im a contractor, we build houses, roofing company, im a roofer, we do remodels, i do kitchens and baths, handyman here, we do roofs, im a gc, home builder here, concrete company, we do decks and fences, landscaping company here, soy contratista, hacemos remodelaciones, soy techador, 我做装修, 我们是建筑公司",
  painters:
    "im a painter, we paint houses, painting business, house painter here, i do interior painting, paint crew here, soy pintor, pintamos casas, 我是油漆工, 我们做油漆",
  "pest-control":
    "im an exterminator, we do pest control, bug guy here, termite company, we kill bugs, i spray for bugs, pest company here, control de plagas aqui, tengo una fumigadora, 我做灭虫, 我们是除虫公司",
  "moving-companies":
    "we're movers, moving company here, we move people, i run a moving outfit, i have 3 moving trucks, moving and storage business, hacemos mudanzas, tengo una empresa de mudanzas, 我开搬家公司, 我们搬家公司",
  "car-dealerships":
    "we sell cars, i run a used car lot, dealership here, i work at a car dealership, we sell used trucks, ford dealer here, motorcycle dealership, vendo carros, tengo un lote de autos, 我开车行, 我卖车的",
  "auto-body-repair":
    "im a mechanic, body shop here, we fix cars, auto shop here, tire shop, i do collision repair, transmission shop, oil change place here, i fix dents, tengo un taller, soy mecanico, tengo un taller de carroceria, 我开修车厂, 我们修车",
  "retail-stores":
    "i have a store, we're a boutique, flower shop here, i run a hardware store, we sell furniture, bike shop here, liquor store, jewelry store here, im a florist, pet store, tengo una tienda, tengo una floreria, 我开服装店, 我们是零售店",
  restaurants:
    "i own a restaurant, pizza place here, we run a diner, taco truck here, we do catering, sushi bar here, im a caterer, coffee shop here, bbq joint, we have a bakery, tengo un restaurante, tengo una taqueria, 我开餐馆, 我们是饭店",
  hotels:
    "22 room hotel, we run a motel, bed and breakfast here, im an innkeeper, we have an inn, b&b here, boutique hotel here, i manage a hotel, we rent cabins to tourists, tengo un hotel, tenemos una posada, 我开旅馆, 我们是酒店",
  "funeral-homes":
    "im a funeral director, we're a funeral home, family mortuary, we do cremations, im a mortician, tengo una funeraria, 我开殡仪馆",
  Veterinarians:
    "im a vet, vet clinic here, im a mobile vet, animal hospital here, soy veterinaria, 我是兽医",
  Locksmiths: "im a locksmith, locksmith here, soy cerrajero, 我是锁匠",
  "Cleaning services": "house cleaning business, i clean houses, maid service here, limpio casas",
  Photographers: "im a photographer, photo studio here, soy fotografo, 我是摄影师",
};
