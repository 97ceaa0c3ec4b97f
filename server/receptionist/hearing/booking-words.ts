import { latinWords } from "./words.ts";

/**
 * Words that stand beside a name where somebody books, agrees or tells how to be reached, and say
 * nothing of the person: "9 works", "put me down for thursday the 19th first thing like 9".
 */
const words =
  // Days and hours.
  "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec today tonight tomorrow tmrw noon midday morning mornings afternoon afternoons evening lunch am pm a.m p.m oclock o'clock half quarter past til till until before after around about like ish early late later earlier first second third last one two three four five six seven eight nine ten eleven twelve thirty fifteen forty twenty next this week weeks month day days time times hour hours minute minutes slot slots thing things the a an on at in by of to for from with and or n & + " +
  "lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre hoy mañana manana tarde mediodia media cuarto hora horas dia semana proxima proximo primera segunda tercera ultima primero segundo una dos tres cuatro cinco seis siete ocho nueve diez once doce la las el los lo al del de a en por para con y e o que " +
  // A yes, thanks, and what is called out.
  "yes yeah yep yup ya y yea sure ok okay k alright fine good great perfect cool nice awesome lovely excellent right correct affirmative works work suits fits is its it's it was thats that's that would will do does be me us my mine please pls plz thanks thank you thx ty cheers hi hello hey so well oh um uh hmm then just also here there now anyway sorry wait actually no not wrong again really guess should instead itd thatd u got gotcha alright almost full real whole say says tell them said " +
  "si claro vale bien buen bueno buena esta está perfecto perfecta excelente sale dale gracias favor hola buenas buenos dias tardes noches pues entonces ahi ahí aqui aquí mejor queda conviene sirve funciona parece me mi es son ah oh " +
  // The booking, and who says it.
  "i i'd id i'll ill i'm im we we'd we'll can could let's lets may take choose pick get have need want like love book booking booked reserve schedule set up put pencil write down make call calls meeting demo appointment chat talk phone video zoom consult consultation somebody someone person your you ones option name names mail email e-mail number cell address under us guys team nora both all speaking caller who whos he she hes shes he's she's him her his " +
  "yo quiero quisiera necesito puedo podria podemos agendar reservar apartar agende aparte reserve ponga pon ponme póngame pongame anote anoteme llamada cita reunion reunión videollamada correo telefono teléfono celular numero número nombre opcion opción ustedes alguien persona hablar el ella llama habla como apunte apunteme registre registreme llamó digales dígales sus ordenes mal";

const beside = new Set(words.split(" ").filter(Boolean));

/** Whether a word belongs to a booking, and to nobody. */
export const isBookingWord = (word: string) =>
  beside.has(word.toLowerCase()) ||
  beside.has(latinWords(word).join("")) ||
  /^\W*\d[\d:.]*(?:am|pm|a|p|h|th|st|nd|rd|ish)?\W*$/iu.test(word);
