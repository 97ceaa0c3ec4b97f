import {
  agreements,
  agreementsHan,
  besideAgreement,
  besideAgreementHan,
} from "#content/receptionist/agreement.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";

const core = agreements.map((one) => `(?:${one})`).join("|");
const whole = new RegExp(`^(?:(?:${core}|${besideAgreement})(?: |$))+$`);
const somewhere = new RegExp(`(?:^| )(?:${core})(?= |$)`);

const coreHan = `(?:${agreementsHan})`;
const wholeHan = new RegExp(`^(?:${coreHan}|${besideAgreementHan})+$`, "u");
const somewhereHan = new RegExp(coreHan, "u");

/** A thumb, and no word that says otherwise. */
const signs = /^[\s\p{P}]*(?:(?:👍|👌|✅|🆗|💯)(?:\p{Emoji_Modifier}|\uFE0F|[\s\p{P}])*)+$/u;
/** What keeps a message from being short enough for a yes. */
const longest = 12;

/**
 * Whether a message is nothing but a yes to what was read back: "that'll work", "now it's right,
 * thanks", "lock it in". A question is none, whatever its words.
 */
export function isAgreement(message: string): boolean {
  if (signs.test(message)) return true;
  if (/[?？]/.test(message)) return false;
  const han = message.replace(/[^\p{Script=Han}]/gu, "");
  const words = latinWords(message);
  if (han)
    return (
      words.length === 0 && han.length <= longest && wholeHan.test(han) && somewhereHan.test(han)
    );
  const said = words.join(" ");
  return words.length > 0 && words.length <= longest && whole.test(said) && somewhere.test(said);
}
