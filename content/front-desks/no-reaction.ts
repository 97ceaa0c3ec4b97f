import type { MeantOtherwise } from "./emergency-circumstances.ts";

const things =
  "thermostats?|screens?|touch ?screens?|buttons?|remotes?|controls?|controllers?|keypads?|panels?|units?|acs?|a\\/c|heaters?|furnaces?|boilers?|pumps?|servers?|printers?|phones?|computers?|laptops?|routers?|systems?|portals?|websites?|sites?|apps?|doors?|openers?|locks?|key ?fobs?|cars?|engines?|throttle|brakes?|steering|pedals?|machines?|treadmills?|bikes?|switch(?:es)?|dimmers?|alarms?|cameras?|doorbells?|tooth|teeth|skin|hair|lawn|weeds";
const doers =
  "lawyers?|attorneys?|agents?|adjusters?|landlords?|landlady|tenants?|contractors?|compan(?:y|ies)|insur\\w+|office|shop|dealers?|dealership|managers?|managements?|vendors?|painters?|plumbers?|electricians?|movers?|roofers?|realtors?|bank|lender|hoa|board|ex|other side|sellers?|buyers?|school|department|firm|front desk|people|support|customer service|everyone";
const cosas =
  "termostato|control|aire|pantalla|bot[oó]n|unidad|calentador|calefactor|caldera|bomba|sistema|portal|p[aá]gina|app|puerta|chapa|carro|coche|troca|camioneta|motor|pedal|acelerador|freno|m[aá]quina|apagador|timbre|servidor|impresora|computadora|celular|tel[eé]fono|diente|muela|piel";
const quienes =
  "ajustador|ajustadora|abogad[oa]|agente|caser[oa]|due[nñ][oa]|contratista|compa[nñ][ií]a|aseguradora|seguro|inquilin[oa]|mec[aá]nico|plomero|pintor|electricista|vendedor|vendedora|banco|oficina|gerente|gerencia|administraci[oó]n|escuela|ex|otra parte|gente";

/** What does not answer a hand or a letter: no person who lies there without a sign of life. */
export const noReaction: readonly MeantOtherwise[] = [
  // "The thermostat is unresponsive", "my lawyer has been unresponsive for weeks".
  {
    said: new RegExp(
      `\\b(?:${things}|${doers})(?: (?:on|in|at|of) (?:the|my|our) \\p{L}+)?(?: (?:that|which|who|has|have|had|been|is|are|was|were|just|still|completely|totally|all|so|very|super|pretty|really|suddenly|now|went|got)){0,5} (?:unresponsive|not respon(?:d\\w*|sive)|(?:stopped|quit) responding)\\b|\\b(?:unresponsive|nonresponsive) (?:${things}|${doers})\\b`,
      "giu",
    ),
  },
  // "He stopped responding to my texts", "not responding to the antibiotic".
  {
    said: /\b(?:(?:stopped|quit|not|isn['’]?t|never|hasn['’]?t|won['’]?t|doesn['’]?t) respond(?:ing|ed|s)?|unresponsive) (?:to|by|on) (?:any of |all |our |my |your |the |his |her |their |any |to )*(?:texts?|e-?mails?|messages?|calls?|letters?|voicemails?|requests?|quotes?|offers?|questions?|tickets?|claims?|demands?|phone|cold|heat|hot|touch|antibiotics?|treatments?|meds?|medications?|medicines?|cream|dose|color|dye|bleach|remote|app)\b/giu,
    unless:
      /\b(?:breath\w*|pulse|blue|gr[ae]y|floor|unconscious|wak\w*|fever|limp|seiz\w*|overdos\w*|bleed\w*|chest)\b/iu,
  },
  // "El termostato no responde", "el ajustador no responde mis llamadas".
  {
    said: new RegExp(
      `(?<!\\p{L})(?:${cosas}|${quienes})(?: (?:de(?:l| la| mi| los| las)? \\p{L}+|anterior|que|ya|me|nos|le|casi|nunca|sigue sin)){0,3} (?:no )?(?:me |nos |le )?(?:respond|contest)\\p{L}*`,
      "giu",
    ),
    unless: /(?<!\p{L})(?:respira\p{L}*|pulso|piso|suelo|desmay\p{L}*|inconsciente|morad[oa])/iu,
  },
  {
    said: /(?<!\p{L})no (?:me |nos |le |les )?(?:respond|contest)\p{L}* (?:a )?(?:ni )?(?:mis|los|las|mi|el|nuestr[oa]s|a) (?:llamadas?|mensajes?|correos?|textos?|tel[eé]fono|whatsapp|preguntas?|cartas?)/giu,
  },
  // "开机没反应", "以前染发没有反应": a device, or what was put on a skin.
  {
    said: /(?:(?:完全|根本|一点|也|都|还是|就是|从来)+)?(?:没有?|毫无)(?:过|任何|什么)?反应/gu,
    where:
      /开机|关机|通电|断电|插[上电头座]|充电|开关|打火|点火|发动|启动|遥控|按[了下钮键]|拧|屏|键|锁|门铃|[机器灯炉泵扇阀车]|暖气|空调|热水|水龙头|系统|网[站页上络]|软件|表单|打(?:了|过)?(?:很多|几个|好多)?(?:次)?电话|发(?:了|过)?(?:邮件|短信|信息|消息)|染|烫|漂|肉毒|玻尿酸|填充|激光|护肤|面膜|产品|测试|过敏|头皮|麻[药醉]|冷热|[吃用涂擦打换试](?:过|了)?(?:药|针|药膏|抗生素)|蟑螂|蚂蚁|老鼠/u,
    unless:
      /[他她您]|人|爸|妈|爷|奶|[公婆]|姐|妹|弟|哥|孩子|小孩|宝宝|婴儿|儿子|女儿|朋友|同事|司机|师傅|工人|客|叫不|[叫喊推摇拍掐](?:了|也|都|着)|倒[在下地了]|躺|晕|昏|呼吸|心跳|触电|电[到击]|溺|摔|抽搐|醒|误|过量|整瓶|一瓶|太多|(?<!肉)毒/u,
  },
];

/** "以前没有反应过", "没有反应": none of what a desk asks for that colors hair or treats skin. */
export const deniesReaction =
  /^[^\p{L}]*(?:(?:以前|之前|从来|一直|我|都|也|[染做用试]过?)[，, ]?){0,4}(?:没有?|从没有?)(?:过|任何|什么)?反应过?[的吧呢]?[^\p{L}]*$/u;
/** Desks that ask whether the caller ever had a reaction. */
export const desksOfReactions: ReadonlySet<string> = new Set(["salons", "med-spas", "spas"]);
