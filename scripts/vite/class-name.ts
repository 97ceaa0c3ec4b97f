import { globSync } from "node:fs";

/**
 * Short class names that compress well: the number of the style sheet in the alphabet, then the
 * number of the class in the sheet. Hashes would add about 0.6 KB to every page, because random
 * letters do not compress. Both builds (server and client) count alike.
 */
export function classNamer(folder: string): (name: string, file: string) => string {
  const sheets = globSync(`${folder}/**/*.module.css`).sort();
  const seen = new Map<string, string[]>();
  return (name, file) => {
    const path = file.replaceAll("\\", "/");
    const sheet = sheets.findIndex((one) => path.endsWith(one.replaceAll("\\", "/")));
    if (sheet < 0) throw new Error(`${file} is outside ${folder}`);
    const names = seen.get(path) ?? [];
    seen.set(path, names);
    if (!names.includes(name)) names.push(name);
    return letters(sheet) + names.indexOf(name).toString(36);
  };
}

/** Capital letters keep the parts of a name apart; without vowels no name is a word (or an "AD1"). */
function letters(index: number): string {
  const alphabet = "BCDFGHJKLMNPQRSTVWXYZ";
  const rest = index >= alphabet.length ? letters(Math.floor(index / alphabet.length)) : "";
  return rest + alphabet[index % alphabet.length];
}
