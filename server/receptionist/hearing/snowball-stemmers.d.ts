declare module "snowball-stemmers" {
  /** @param language for instance "english" or "spanish" */
  export function newStemmer(language: string): { stem(word: string): string };
}
