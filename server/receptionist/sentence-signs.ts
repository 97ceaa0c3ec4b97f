import type { Language } from "#contract/receptionist.ts";

/** Days and zones come from the platform in small letters, and open sentences all the same. */
const opensSmall =
  /(^|[.!?]\s+)(lunes|martes|miércoles|jueves|viernes|sábado|domingo|hora (?:de|del|est))/gu;

/**
 * A text that was put together from parts, with the letters and signs that its language writes:
 * "Martes 17 de marzo, 13:00 queda apartado", "3月17日星期二上午9:00（北美山区时间）".
 */
export function withOwnSigns(text: string, language: Language): string {
  if (language === "es")
    return text.replace(
      opensSmall,
      (_, before: string, word: string) => before + word.slice(0, 1).toUpperCase() + word.slice(1),
    );
  if (language !== "zh") return text;
  return text
    .replace(/, (?=[上下]午)/gu, "")
    .replace(/ ?\(([^()]*\p{Script=Han})\) ?/gu, "（$1）")
    .replace(/(\p{Script=Han})\.(?=\s|$)/gu, "$1。");
}
