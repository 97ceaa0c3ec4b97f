import { type Hearing, hear } from "#server/receptionist/hearing/hear.ts";
import { volumeIn } from "#server/receptionist/hearing/volume.ts";
import type { Before } from "./plans-spoken-of.ts";
import { isInforming, type Question, questionIn } from "./question-in.ts";

/** Whether a piece tells calls or minutes. */
function tellsVolume(piece: string, language: Hearing["language"]): boolean {
  const { calls, minutes } = volumeIn(hear(piece, language));
  return calls !== undefined || minutes !== undefined;
}

/** "3 things: price, setup time, and if it speaks portuguese": each of a list behind a colon. */
export function listedQuestions(original: string, language: Hearing["language"], before: Before) {
  const list = /^[^:：]{0,40}?(?:[:：]|\s[-–—]\s)\s*([^:：]+)$/u.exec(original)?.[1];
  if (!list || !/[,，、;；]/.test(list) || /\d{1,2}[:：]\d\d|@/.test(original)) return [];
  const pieces = list
    .split(/[,，、;；]|\s(?:and|y)\s|和|还有/iu)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const questions = pieces.map((piece): Question | undefined => {
    const { hearing, intent } = questionIn(hear(piece, language), before, false);
    return intent && isInforming(intent) && intent.score >= 1 ? { hearing, intent } : undefined;
  });
  const sure = questions.filter((one) => one !== undefined);
  // "Price for ~1500 min a month": the sum answers that piece.
  const sums = pieces.filter((piece, at) => !questions[at] && tellsVolume(piece, language));
  return sure.length + sums.length === pieces.length ? sure : [];
}
