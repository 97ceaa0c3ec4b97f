import type { Field } from "#content/front-desks/front-desk.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";

const refusing =
  "(?:rather not|prefer not|(?:do not|dont|wont|will not|cant|cannot|not|no) (?:\\w+ ){0,2}?(?:give|giving|gonna give|say|saying|tell|telling|leave|leaving|share|sharing|put|putting|have|want|need|know|remember)|(?:prefiero|quiero|voy a|puedo|pienso) (?:no )?(?:dar|decir|dejar)|no (?:doy|digo|dejo|se|tengo|hace falta|quiero|le voy|me se)|no need(?: for)?|skip|without)";
const withoutOne = "(?:^|\\b)(?:no|sin) ";

/** What a caller calls a field who does not want to fill it. */
const nouns: Partial<Record<Field["kind"], string>> = {
  name: "(?:names?|nombre)",
  phone: "(?:phone|phone number|cell|number|telefono|numero|celular)",
  email: "(?:email|correo)",
  address: "(?:address|street|direccion)",
  birth: "(?:birthday|birthdate|date of birth|dob|age|fecha de nacimiento|edad)",
  year: "(?:year|ano)",
};

const chineseNouns: Partial<Record<Field["kind"], RegExp>> = {
  name: /(?:不想|不方便|不用|不要|不愿意?|不必)(?:说|留|给|告诉|报)?(?:我的?)?(?:名字|姓名)|匿名/,
  phone:
    /(?:不想|不方便|不用|不要|不愿意?|没有|不知道)(?:说|留|给|告诉)?(?:我的?)?(?:电话|号码|手机)/,
};

/** "I'd rather not", "I don't know it": an answer to whatever was asked. */
const plainRefusal =
  /^(?:(?:no|sorry|um|uh|well|but|honestly|look|i said|i told you|like i said|pues|ya le dije(?: que)?) )*(?:(?:i )?(?:would |d |id )?(?:rather|prefer) not(?: to)?(?: (?:say|answer|tell)(?: you| that)?)?|(?:i )?(?:really |honestly )?(?:do not|dont|wouldnt) know(?: (?:it|that|the \w+|my \w+|what it is|any|yet|honestly|sorry|right now))*|(?:i )?(?:have )?no (?:idea|clue)(?: (?:sorry|honestly))?|(?:i )?(?:can not|cannot|cant|do not|dont) remember(?: (?:it|that))?|not sure(?: (?:sorry|honestly))?|none of your business|skip (?:it|that|this)|pass|(?:im )?not (?:telling|saying|answering)(?: (?:you|that))*|(?:yo )?no (?:lo |la |me )?(?:se|acuerdo|recuerdo)(?: (?:eso|el \w+|la \w+|senor\w*))?|prefiero no (?:decir|decirlo|contestar)|ni idea|no quiero decir(?:lo)?)$/;
const chineseRefusal =
  /^(?:我)?(?:也)?(?:真的)?(?:不知道|不清楚|不记得|不想说|不方便说|不告诉你)(?:了|啊|呢)?$/;

/**
 * The fields that a message refuses to fill, or that its caller cannot fill. A question about danger
 * stays open: nobody is spared it by not knowing.
 */
export function refusedFields(
  message: string,
  fields: readonly Field[],
  asked: Field | undefined,
): string[] {
  const refused = fields.filter(({ kind }) => {
    const noun = nouns[kind];
    if (!noun) return false;
    return pieces(message).some(({ words, han }) =>
      han
        ? chineseNouns[kind]?.test(han)
        : new RegExp(
            `\\b${refusing} (?:\\w+ ){0,2}?${noun}\\b|${withoutOne}${noun}(?: (?:needed|please|thanks|necessary|required|por favor))?(?:$| just\\b| im\\b)`,
          ).test(words) ||
          (kind === "name" && /\b(?:anonymous(?:ly)?|anonim[oa])\b/.test(words)),
    );
  });
  const known = new Set(refused.map(({ name }) => name));
  // "I don't know my number", asked for the one on the tag.
  if (asked?.kind === "figure" && known.delete("phone")) known.add(asked.name);
  const open = asked && asked.kind !== "safety";
  const plain = pieces(message).some(({ words, han }) =>
    han ? chineseRefusal.test(han) : plainRefusal.test(words),
  );
  // "I don't know the number", asked for another: it is the number that is not known.
  if (open && plain && known.size === 0) known.add(asked.name);
  return [...known];
}

/** A message without its refusals: "no name needed" answers no question about danger. */
export const withoutRefusals = (message: string, fields: readonly Field[]): string =>
  message.replace(/[^.,;!?…\n，。！？]+/gu, (piece) =>
    /\d{3}|@/.test(piece) ||
    (refusedFields(piece, fields, undefined).length === 0 && !onlyRefusesCalls(piece))
      ? piece
      : " ",
  );

const pieces = (message: string) =>
  message
    .split(/[.,;!?…\n，。！？]+|\s+(?:but|pero|because|cause|cuz|porque)\s+/iu)
    .map((one) => ({ words: latinWords(one).join(" "), han: hanOf(one) }))
    .filter(({ words, han }) => words || han);

const hanOf = (text: string) => (hasChinese(text) ? chineseText(text) : "");

const noCalls =
  /\b(?:dont|do not|never|please dont|cant|cannot) (?:ever )?(?:call|ring|phone|dial)\b|\bno (?:phone )?calls\b|\bno (?:me |nos )?(?:llam\w+|marqu\w+)\b/;
const noCallsChinese = /(?:不要|别|不能|勿)(?:再)?(?:给我|往这)?(?:打电话|打这个|打来|回电)/;

/** "Text dont call": tells nothing else. */
const onlyRefusesCalls = (piece: string): boolean =>
  piece.trim().split(/\s+/).length <= 5 && refusesCalls(piece) !== undefined;

/** "Don't call this phone": the words that say so, to be written down. */
export const refusesCalls = (message: string): string | undefined =>
  message
    .split(/[.;!?…\n。！？]+|\s(?:but|pero)\s/iu)
    .map((one) => one.trim())
    .find((one) => noCalls.test(latinWords(one).join(" ")) || noCallsChinese.test(hanOf(one)));

const noBooking =
  /\b(?<!\b(?:have|has|had) )(?:not|dont|do not|never|didnt|isnt) (?:\w+ ){0,2}?(?:book\w*|schedul\w*|reserv\w*|appointment|make an appointment)\b(?! (?:online|myself|yet|anywhere|elsewhere|any other|with (?:you|yall) (?:before|yet)))|\bno (?:appointment|booking|visit|time)(?: (?:please|needed|thanks|for now))?$|\b(?:just|only) (?:take |leave |pass (?:on )?|give (?:him|her|them) )?(?:the|a|my|this) (?:message|note)\b|\b(?:cancel|forget|scrap|(?<!\b(?:i|we|he|she|they|you|ill|id|hell|shell|to|can|could|will|when|after|if|and) )drop) (?:that|it|the (?:appointment|booking|visit|time))$|\b(?:solo|nomas|nada mas) (?:el|un|deje el|pase el) (?:recado|mensaje)\b|\bno (?:quiero|voy a|necesito|estoy|hace falta) (?:\w+ ){0,2}?(?:cita|agend\w+|reserv\w+)\b|\b(?:cancele|olvide) (?:eso|la cita)$/;
const noBookingChinese =
  /(?:不|别|不用|不要)(?:想)?(?:预约|约时间|订)|只?(?:是)?(?:留|带)(?:个)?(?:口信|言|话)(?:就行|就好)|取消(?:吧|预约)?$/;

/** "I'm not booking anything, just the message". */
export const refusesBooking = (message: string): boolean =>
  pieces(message).some(({ words, han }) =>
    han ? noBookingChinese.test(han) : noBooking.test(words),
  );
