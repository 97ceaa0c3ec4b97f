/** Somebody who may enter the desk, as DESK names them. `address` is in lower case. */
export interface DeskPerson {
  name: string;
  address: string;
}

/** "NB" for Nora Bell: at most two letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("");
}
