import type { FactChanges, Facts } from "./facts.ts";

const verb =
  "(?:forget|delete|remove|drop|scratch|erase|lose|take (?:out|back|off|away)|get rid of|don'?t (?:use|keep|save|store|write down)|do not (?:use|keep|save|store))";
const verbEs =
  "(?:olvid[ea]\\p{L}*|borr[ea]\\p{L}*|quit[ea]\\p{L}*|elimin[ea]\\p{L}*|no (?:use|guarde|anote)\\p{L}*)";
const details: [
  keyof Pick<Facts, "phone" | "email" | "name" | "message">,
  string,
  string,
  string,
][] = [
  [
    "phone",
    "(?:phone|cell|mobile|number|phone number|telephone)",
    "(?:n[uú]mero|tel[eé]fono|celular)",
    "(?:电话|号码|手机)",
  ],
  ["email", "(?:e-?mail|mail|address|email address)", "(?:correo|email)", "(?:邮箱|邮件)"],
  ["name", "name", "nombre", "(?:名字|姓名)"],
  ["message", "(?:message|note)", "(?:mensaje|recado)", "(?:留言)"],
];

/** "Forget my number, take it out": a fact that was told is taken back. */
export function takenOut(text: string, facts: Facts): FactChanges {
  const changes: FactChanges = {};
  for (const [name, en, es, zh] of details) {
    if (!facts[name]) continue;
    const said = new RegExp(
      `\\b${verb} (?:my|that|the|our) ${en}\\b|\\btake (?:my|that|the|our) ${en} (?:out|off|back|down|away)\\b|(?<!\\p{L})${verbEs} (?:mi|el|ese|la) ${es}(?!\\p{L})|(?:删|去|拿)掉?我?的?${zh}|把.{0,4}${zh}.{0,4}(?:删|去掉|拿掉|忘)|(?:别|不要)(?:留|记|用|保存).{0,4}${zh}`,
      "iu",
    );
    if (said.test(text)) changes[name] = null;
  }
  for (const [name, thing] of counted)
    if (facts[name] && new RegExp(`${notWanted} ${thing}`, "iu").test(text)) changes[name] = null;
  return changes;
}

/** "Drop the agents", "without the texts": what a sum is to be reckoned without. */
const notWanted =
  "(?:^|[\\s,.;])(?:drop|skip|forget|scratch|remove|take out|never ?mind|without|leave out|no more|sin|quit[ea]|olvid[ea])(?: about)?(?: the| those| any| los| las)?(?: extra)?";
const counted: [keyof Pick<Facts, "agents" | "texts">, string][] = [
  ["agents", "(?:agents?|agentes?)(?!\\p{L})"],
  ["texts", "(?:texts?|text messages?|sms|mensajes)(?!\\p{L})"],
];
