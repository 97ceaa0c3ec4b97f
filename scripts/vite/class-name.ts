import { globSync, readFileSync } from "node:fs";

/** No vowels, so that no name is a word, or one that ad blockers hide. */
const letters = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ";
const signs = `${letters}0123456789`;

/**
 * Names of two characters for every class and every animation of a folder's style sheets, numbered
 * in the order of the files. Hashes would add about 0.8 KB to every page, because random letters do
 * not compress. Server and client builds number them alike.
 */
export function classNamer(folder: string): (name: string, file: string) => string {
  const sheets = globSync(`${folder}/**/*.module.css`).map(slashed).sort();
  const numbers = new Map<string, number>();
  for (const sheet of sheets)
    for (const [, name = ""] of readFileSync(sheet, "utf8").matchAll(
      /(?:\.|@keyframes )([a-z][\w-]*)/gi,
    ))
      if (!numbers.has(`${sheet} ${name}`)) numbers.set(`${sheet} ${name}`, numbers.size);
  return (name, file) => {
    const path = slashed(file);
    const sheet = sheets.find((one) => path.endsWith(one));
    const number = numbers.get(`${sheet} ${name}`);
    if (number === undefined)
      throw new Error(`${name} of ${file} is in no style sheet of ${folder}`);
    return shortName(number);
  };
}

function shortName(number: number): string {
  const rest = Math.floor(number / signs.length);
  const start = rest < letters.length ? letters[rest] : shortName(rest - letters.length);
  return `${start}${signs[number % signs.length]}`;
}

const slashed = (path: string) => path.replaceAll("\\", "/");
