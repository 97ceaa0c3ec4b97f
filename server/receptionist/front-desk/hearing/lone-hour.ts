import { latinWords } from "#server/receptionist/hearing/words.ts";

/** Words around a lone hour that say nothing else: "hm make it 10", "10 even better". */
export const besideHour =
  /^(?:ok|okay|no|yes|yeah|yep|sorry|then|at|hmm?|um|uh|or|even|better|maybe|say|how|what|about|around|like|please|thanks|can|could|we|you|do|lets|let|works?|would|be|is|it|that|fine|good|great|instead|rather|soon|as|para|a|las?|la|mejor|entonces|esta|bien|puede|ser|make|i|said|meant|whenever|guess|think|any|oh|push|it|to|move|maybe|perhaps|probably|wait|actually|mejor|perdon|digo|creo|que|quizas|you|know|oops|hang|on|hold|let|me|scratch|strike|strike|second|thought|rather|if|still|possible|open|free|then|ish|oclock|sharp|si|se|sale|pueda|tienen|hay|espere|no)$/;

/** "Make it 9, and last name is Cole": a piece with nothing but an hour. */
export const hourAlone = (text: string): number | undefined =>
  loneHour(text) ??
  text
    .split(/[,;]/)
    .map(loneHour)
    .find((hour) => hour !== undefined);

const loneHour = (text: string): number | undefined => {
  // "6个人有个小孩": the number counts something.
  if (/\p{Script=Han}/u.test(text.replace(/[那就吧好的改到了还是在要嗯我]/gu, "")))
    return undefined;
  const words = latinWords(text.replace(/[,.!?¿¡]/g, " "));
  const figures = words.filter((word) => /^\d+$/.test(word));
  const others = words.filter((word) => !/^\d+$/.test(word));
  const hour = Number(figures[0]);
  const only = figures.length === 1 && others.every((word) => besideHour.test(word));
  return only && hour > 0 && hour < 24 ? hour * 60 : undefined;
};
