import type { IndustrySlug } from "../industries/names.ts";

/** One sentence in the three languages that every desk answers an emergency in. */
export interface Trilingual {
  en: string;
  es: string;
  zh: string;
}

/**
 * The sentences of a desk in an emergency, word for word. They are short and never improvised:
 * they send people to those who can help and promise nothing on their behalf. A business can
 * replace them with its own.
 */
export const emergencySentences = {
  medical: {
    en: "Please hang up and call 911 now. Everything else can wait.",
    es: "Por favor, cuelgue y llame al 911 ahora mismo. Todo lo demás puede esperar.",
    zh: "请立刻挂断并拨打 911。其他的事都可以等。",
  },
  gas: {
    en: "Leave the building now. No switches, no flame, no phone inside. From outside, call 911 and the gas company.",
    es: "Salgan del edificio ahora. Sin tocar interruptores, sin fuego, sin usar el teléfono adentro. Desde afuera, llame al 911 y a la compañía de gas.",
    zh: "请马上离开房屋。不要碰开关，不要点火，不要在屋里用电话。到外面再拨打 911 和燃气公司。",
  },
  "carbon-monoxide": {
    en: "Everybody out into fresh air now, then call 911. Do not go back in for anything.",
    es: "Salgan todos al aire libre ahora y llame al 911. No vuelvan a entrar por nada.",
    zh: "所有人马上到室外呼吸新鲜空气，然后拨打 911。不要再回去拿任何东西。",
  },
  fire: {
    en: "Get everybody out now and call 911 from outside. Do not stop to switch anything off.",
    es: "Salgan todos ahora y llame al 911 desde afuera. No se detenga a apagar nada.",
    zh: "所有人马上出去，到外面拨打 911。不要停下来关任何东西。",
  },
  "water-near-power": {
    en: "Stay out of that room and touch no switch in it. If the ceiling sags, something sparks or water reaches the panel, get out and call 911. The main valve is worth closing only if you can reach it on dry ground.",
    es: "No entre en ese cuarto ni toque ningún interruptor ahí. Si el techo se pandea, algo echa chispas o el agua llega al tablero, salgan y llame al 911. Cierre la llave principal solo si llega a ella en seco.",
    zh: "请离开那个房间，不要碰里面的开关。如果天花板下垂、冒火花或水流到配电箱，请马上出去并拨打 911。只有在干燥处够得到时才去关总水阀。",
  },
  electrical: {
    en: "Stop using it, do not touch it, and keep everybody away. If it is hot, marked, sparking or smoking, get out and call 911. The breaker goes off only if the panel is dry and cool, and it stays off.",
    es: "Deje de usarlo, no lo toque y que nadie se acerque. Si está caliente, manchado, echa chispas o humo, salgan y llame al 911. El interruptor se apaga solo si el tablero está seco y frío, y se queda apagado.",
    zh: "请停止使用，不要碰它，让所有人离远。如果发烫、有焦痕、冒火花或冒烟，请马上出去并拨打 911。只有配电箱干燥、不烫时才可关闸，关了就不要再开。",
  },
  "wire-down": {
    en: "Stay far back, keep everybody and every animal back, and call 911 and the power company. Touch nothing that it touches.",
    es: "Aléjese mucho, que nadie ni ningún animal se acerque, y llame al 911 y a la compañía de luz. No toque nada que el cable toque.",
    zh: "请远离，让所有人和动物都别靠近，拨打 911 和电力公司。不要碰电线碰到的任何东西。",
  },
  violence: {
    en: "If you can, get somewhere safe and call 911 now. Do not stay on this line for my sake.",
    es: "Si puede, vaya a un lugar seguro y llame al 911 ahora. No se quede en esta línea por mí.",
    zh: "如果可以，请到安全的地方并立刻拨打 911。不用留在这条线上。",
  },
  suicide: {
    en: "I am glad you said it. Please call or text 988 now, at any hour. If you are in danger this minute, 911.",
    es: "Me alegra que lo haya dicho. Por favor, llame o escriba al 988 ahora, a cualquier hora. Si está en peligro en este momento, al 911.",
    zh: "谢谢您说出来。请现在就拨打或发短信到 988，任何时间都可以。如果此刻有危险，请拨打 911。",
  },
  poison: {
    en: "Call Poison Help now: 1-800-222-1222. If somebody collapses, has a seizure or cannot breathe, 911.",
    es: "Llame ahora a Poison Help: 1-800-222-1222. Si alguien se desmaya, convulsiona o no puede respirar, al 911.",
    zh: "请立刻拨打中毒求助热线 1-800-222-1222。如果有人昏倒、抽搐或无法呼吸，请拨打 911。",
  },
  "after-treatment": {
    en: "That cannot wait. Any change in sight, in breathing or in swallowing: call 911 now. For the rest, the medical director gets this at once, whatever the hour. If nobody calls you right back, go to an emergency room.",
    es: "Eso no puede esperar. Si cambia la vista, la respiración o el tragar: llame al 911 ahora. Lo demás va de inmediato a la dirección médica, a cualquier hora. Si nadie le llama enseguida, vaya a urgencias.",
    zh: "这不能等。视力、呼吸或吞咽有任何变化，请立刻拨打 911。其余情况会马上转给医疗主管，不论几点。如果没有人马上回电，请去急诊。",
  },
  "tooth-out": {
    en: "Minutes count. Hold a grown tooth by the crown and keep it in milk; do not put a baby tooth back. The dentist on call gets this now. After a blow to the head, or bleeding that does not stop, call 911.",
    es: "Los minutos cuentan. Tome el diente definitivo por la corona y guárdelo en leche; uno de leche no se vuelve a poner. El dentista de guardia recibe esto ahora. Con un golpe en la cabeza o sangrado que no para, llame al 911.",
    zh: "几分钟都很重要。恒牙请拿住牙冠放进牛奶里，乳牙不要放回去。值班牙医马上会收到消息。如果撞到头或流血不止，请拨打 911。",
  },
  "locked-in-car": {
    en: "Call 911 first, now. Then stay where you can see the car.",
    es: "Primero llame al 911, ahora. Después quédese donde vea el carro.",
    zh: "请先立刻拨打 911，然后留在看得见车的地方。",
  },
  crash: {
    en: "Get out of the traffic and away from the car if you can, and call 911 now. The paper can wait.",
    es: "Aléjese del tráfico y del carro si puede, y llame al 911 ahora. Los papeles pueden esperar.",
    zh: "如果可以，请离开车道和车辆，并立刻拨打 911。手续可以等。",
  },
  "unexpected-death": {
    en: "I am so sorry. Please call 911 first. They send the people who must come. We are here, at whatever hour you call again.",
    es: "Lo siento mucho. Por favor, llame primero al 911. Ellos mandan a las personas que deben ir. Aquí estamos, a la hora que vuelva a llamar.",
    zh: "我很难过。请先拨打 911，他们会派该来的人。您什么时候再打来，我们都在。",
  },
} as const satisfies Record<string, Trilingual>;

export type EmergencyId = keyof typeof emergencySentences;

/** Water and current with noise, sparks or smoke: nothing of the usual sentence is left to watch for. */
const liveWater: Trilingual = {
  en: "Everybody out and well away from it now, and from outside call 911 and the power company. Touch no switch, no breaker and no water.",
  es: "Salgan todos y aléjense ahora, y desde afuera llame al 911 y a la compañía de luz. No toque interruptores, breakers ni agua.",
  zh: "所有人马上出去，离远一点，到外面拨打 911 和电力公司。不要碰开关、电闸和水。",
};
/** By danger: said where what the usual sentence warns of has begun. */
export const begunSentences: Partial<Record<EmergencyId, Trilingual>> = {
  "water-near-power": liveWater,
  electrical: liveWater,
};

/** Every sentence that only an emergency brings. */
export const everyEmergencySentence: readonly Trilingual[] = [
  ...Object.values(emergencySentences),
  ...Object.values(begunSentences),
];

/** Dangers of each trade. Every desk listens for all of them. */
export const tradeEmergencies: Record<IndustrySlug, readonly [EmergencyId, ...EmergencyId[]]> = {
  attorneys: ["violence", "suicide", "crash"],
  "b2b-services": ["medical", "fire", "violence"],
  "insurance-agents": ["wire-down", "crash", "gas"],
  "real-estate-agents": ["violence", "gas", "water-near-power"],
  doctors: ["medical", "poison", "suicide"],
  dentists: ["medical", "tooth-out"],
  "med-spas": ["after-treatment", "medical"],
  spas: ["medical"],
  salons: ["medical"],
  "fitness-centers": ["medical", "violence"],
  hvac: ["gas", "carbon-monoxide", "fire"],
  plumbers: ["water-near-power", "gas"],
  electricians: ["electrical", "wire-down", "fire"],
  contractors: ["gas", "medical", "wire-down"],
  painters: ["medical", "poison", "fire"],
  "pest-control": ["poison", "medical"],
  "moving-companies": ["crash", "medical", "violence"],
  "car-dealerships": ["locked-in-car", "crash", "fire"],
  "auto-body-repair": ["crash", "fire"],
  "retail-stores": ["violence", "medical", "fire"],
  restaurants: ["medical", "fire", "gas"],
  hotels: ["fire", "medical", "violence"],
  "funeral-homes": ["unexpected-death", "medical", "suicide"],
};
