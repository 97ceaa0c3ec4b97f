/** Words of a text, for comparing what is said with what is heard. */
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether something heard while the receptionist speaks is only its own voice in the microphone:
 * most of its words are among those being said.
 */
export function isEcho(heard: string, spoken: string): boolean {
  const own = new Set(words(spoken));
  const list = words(heard);
  if (list.length === 0) return true;
  return list.filter((word) => own.has(word)).length / list.length > 0.6;
}

/** Enough words to take the floor: a cough is recognized as one word at most. */
export const takesFloor = (heard: string, spoken: string) =>
  words(heard).length >= 2 && !isEcho(heard, spoken);
