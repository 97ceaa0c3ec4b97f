/** Words that many signs share, by the name that stands for them in a sign. */
export const namedWords: Readonly<Record<string, string>> = {
  somebody:
    "he|hes|him|his|she|shes|her|they|theyre|them|someone|somebody|somebodys|man|men|woman|guy|guys|dude|lady|gentleman|people|person|kid|kids|boy|boys|girl|girls|child|children|baby|babys|babies|infant|newborn|toddler|son|sons|daughter|daughters|twins|mom|moms|mother|mama|dad|dads|father|grandma|grandmas|grandpa|grandmother|grandfather|granny|nana|wife|wifes|husband|husbands|hubby|brother|sister|uncle|aunt|cousin|niece|nephew|friend|girlfriend|boyfriend|roommate|roomate|neighbor|coworker|client|clients|customer|customers|guest|guests|member|members|patient|tenant|worker|workers|helper|cook|waiter|driver|roofer|roofers|painter|tech|techs|partner|boss|employee|employees|staff|crew|foreman|passenger|swimmer|grandbaby|grandson|granddaughter|teen|teenager|buyer|stylist|buddy",
  self: "i|im|ive|my|me|we|us|our",
  child:
    "baby|babys|toddler|toddlers|kid|kids|child|childs|infant|newborn|son|sons|daughter|daughters|boy|boys|girl|girls|twins|grandbaby|grandson|granddaughter|niece|nephew|toddler|little|son|yr",
  cannot:
    "cant|cannot|couldnt|wont|wouldnt|doesnt|dont|isnt|arent|aint|not|didnt|stopped|quit|hardly|barely|never|unable",
  sudden:
    "suddenly|sudden|since|breakfast|lunch|dinner|morning|mornin|now|started|woke|keeps|talking|speech|words|slurring|drunk|arm|fork|cup|name|nonsense",
  nino: "nino|nina|ninos|ninas|bebe|hijo|hija|hijos|nieto|nieta|sobrino|sobrina|chiquito|chiquita|muchachito|criatura",
  familiar:
    "mama|papa|madre|padre|hijo|hija|nino|nina|bebe|esposo|esposa|marido|mujer|abuelo|abuela|abuelito|abuelita|hermano|hermana|tio|tia|primo|prima|senor|senora|muchacho|muchacha|cliente|clienta|clientes|huesped|amigo|amiga|companero|companera|compadre|trabajador|suegro|suegra|viejito|viejita|sobrino|sobrina|nieto|nieta|gente|alguien|ella|uno|le|me|se|lo|la|persona|personas|joven",
  car: "car|truck|van|suv|vehicle|jeep|honda|toyota|ford|carseat|seat|backseat|strapped|minivan|sedan|pickup",
  carro: "carro|coche|auto|camioneta|troca|asiento|silla",
};
