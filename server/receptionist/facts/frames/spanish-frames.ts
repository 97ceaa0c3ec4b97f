import type { FramePattern } from "./frame-kind.ts";

const opening =
  "hola|buenas|buen d[ií]a|buenos d[ií]as|ok|oiga|oye|mire|bueno|pues|por favor|porfa(?:vor)?|mejor|no(?! (?:quier|quis|neces|dese|pued|pod|voy|me |le |hace))|s[ií]|entonces|nada m[aá]s|nom[aá]s|s[oó]lo|solamente|y|pero|perd[oó]n|espere|claro|tambi[eé]n|adem[aá]s|ah|ahora|mejor dicho|(?:lo que )?(?:quiero|quisiera|puedo|podr[ií]an?|puede[ns]?|necesito|prefiero|deseo|me gustar[ií]a|es posible|se puede|hay manera de|d[eé]jeme|d[eé]jame|me (?:puede|podr[ií]a)[ns]?|le (?:puede|podr[ií]a)[ns]?|antes de enviarlo)|es que|gracias|olv[ií]dese|olvide la (?:llamada|cita)|qu[eé]";
const open = `^\\W*(?:(?:${opening})(?![\\p{L}])[\\s,.!-]*){0,16}`;

const team =
  "(?:nora|ella|[eé]l|ellos|ustedes|(?:la persona|alguien|qui[eé]n(?:es)?|el que|la que|los que)(?: (?!que\\b)\\p{L}+){0,5}?(?=\\W*$|\\s*[:,.;]|\\s+que\\b)|(?:(?:el|la|los|las|su|sus|tu|un|una) )?(?:equipo|gente|jef[ea]s?|due[nñ][oa]s?|encargad[oa]s?|gerente|ventas|facturaci[oó]n|contabilidad|soporte|oficina|compa[nñ]er[oa]s?|personal|departamento|contador|vendedor(?:es)?|cobranza|administraci[oó]n|socio|persona|responsable)(?: de (?:la |el )?\\p{L}+)?)";
const to = `(?:(?:a|para|con|al) (?:al )?${team}|al ${team})`;
const note = "(?:mensaje|mensajito|recado|nota|aviso|texto)";
const joint = `(?:\\s*,?\\s*(?:por favor|porfa|entonces|mejor|gracias|ahora|aqu[ií]|con usted|${to}))*(?:\\s*(?:[:：,.;!?—–-]+|\\n)\\s*|\\s+(?:que diga|diciendo|dici[eé]ndole)(?: que)?\\s+|\\s+(?=que\\b|de que\\b|sobre\\b)|\\W*$)(?:(?:de )?que )?`;

const contacts =
  "(?:escrib|llam|contact|marqu|marc|devuelv|respond|habl|atiend|comuni|mand|env[ií]|busqu)\\p{L}*";

/** The same, as a wish: "que me llamen". */
const wanted =
  "(?:(?:escrib|respond|atiend)an?|(?:llam|contact|marqu|habl|comuniqu|mand|env[ií]|busqu)en?|devuelvan?)";

const kinds: [FramePattern["kind"], string, Partial<FramePattern>?][] = [
  [
    "leave",
    `${open}(?:dej|mand|env[ií]|tom|anot|pas|apunt|escrib|d[aeé]|hag|h[aá]g|reciba|entreg)\\p{L}*(?: llegar)?(?: ${to})? (?:(?:un|una|el|la|este|esta|mi|otro) )?${note}(?: ${to})?${joint}`,
  ],
  [
    "label",
    `${open}(?:(?:el|mi|este es el|un|una|es el) )?${note}(?: ${to})?(?:\\s+(?:es|ser[ií]a|dice|debe decir|que diga))?\\s*[:：—–]\\s*`,
  ],
  [
    "label",
    `${open}(?:el|mi) ${note}\\s+(?:es|ser[ií]a|dice)\\s+(?:que\\s+)?(?!(?:correcto|urgente|para|ese|este)\\b)(?=\\S)`,
    { writing: true },
  ],
  [
    "tell",
    `${open}(?:p[aá]s|d[eé]|mand|m[aá]nd|env[ií]|h[aá]g|entr[eé]g|reenv[ií]|transmit|com[uú]n|anot|an[oó]t|apunt|ap[uú]nt|dej|d[eé]j)\\p{L}*(?: llegar)? (?:esto|este|lo siguiente|el siguiente)(?: ${note})?(?: ${to})?\\s*(?:[:：]\\s*|$)`,
    { refers: true },
  ],
  [
    "contact",
    `${open}(?:que )?${team} (?:(?:puede|podr[ií]a|tiene que|debe|de ventas|de facturaci[oó]n) )*(?:(?:me|nos)(?: l[oa]s?)? ${contacts}|${contacts}(?<=(?:me|nos)))(?!\\p{L})`,
  ],
  // "Que me escriba alguien"; "nos llaman cien veces" tells of callers.
  ["contact", `${open}(?<=que )(?:me|nos)(?: l[oa]s?)? ${wanted}(?!\\p{L})(?: ${team})?`],
  ["contact", `${open}(?:me|nos) ${contacts} ${team}(?!\\p{L})`],
  [
    "contact",
    `${open}(?:alguien|una persona)(?: (?:de|que) \\p{L}+){0,2} (?:${contacts}(?<=(?:me|nos))|(?:me|nos) ${contacts})`,
  ],
  [
    "tell",
    `${open}(?:les? )?(?:dig|avis|comuni|inform|pregunt|expli|decir|avisar|preguntar)\\p{L}* ${to}[\\s:：,-]*(?:(?:de )?que\\s+)?`,
  ],
  [
    "tell",
    `${open}(?:(?:d[ií]g[aá]n?|d[ií]|av[ií]s[ae]n?|inf[oó]rm[ae]n?|comun[ií]qu[eé]n?|preg[uú]nt[ae]n?|preg[uú]nt[eé]n?|(?:hagan?|h[aá]ga)(?=(?:le|les) saber)|recu[eé]rd[ae]|coment[ae]|coment[eé]|expl[ií]qu[eé]|p[ií]d[ae])(?:le|les|sel[oa])s?(?: saber)?|(?:decir|avisar|informar|comunicar|preguntar|explicar|comentar|pedir|hacer(?=les? saber))(?:le|les)s?(?: saber)?)(?!\\p{L})(?:,? por favor)?(?: ${to})?[\\s:：,-]*(?:(?:de )?que\\s+)?`,
  ],
  [
    "add",
    `${open}(?:(?:agreg|a[nñ][aá]d|inclu[iy]|mencion|menci[oó]n|s[uú]m|adjunt)\\p{L}*|(?:p[oó]ng|pon|dig|d[ií]g|escrib|ap[uú]nt|an[oó]t)\\p{L}*(?= (?:tambi|adem|al |en el )))(?: tambi[eé]n| adem[aá]s)?(?: (?:al|en el|a mi|al final del) ${note})?(?: tambi[eé]n)?(?:\\s*[:：]|\\s+(?:que|tambi[eé]n))\\s*(?:que\\s+)?`,
    { writing: true },
  ],
  [
    "replace",
    `${open}(?:(?:c[aá]mbi|corr[ií]j|reempl[aá]c|sustit[uú]y)\\p{L}*(?: (?:el|ese) (?:${note}))?(?:,? (?:a|por|para que diga|que diga|con))?|que diga|(?:mejor )?(?:diga|dile|d[ií]gale|ponga|escriba)(?=:))[\\s:：,]+(?:que )?`,
    { writing: true },
  ],
  [
    "say",
    `${open}(?:diga|diles?|ponga(?:le)?|p[oó]ngale|ponle|pon|escriba(?:le)?|anote|apunte|an[oó]tele)(?: por favor)?[\\s:：,]+(?:que\\s+)?(?=\\S)`,
    { writing: true },
  ],
];

/** The Spanish words around a message; the clearer ones first. */
export const spanishFrames: readonly FramePattern[] = kinds.map(([kind, source, more]) => ({
  kind,
  pattern: new RegExp(source, "iu"),
  ...more,
}));
