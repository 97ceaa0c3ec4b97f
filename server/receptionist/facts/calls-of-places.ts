import type { Calls } from "./facts.ts";

const place =
  "(?:locations?|offices?|shops?|stores?|branch(?:es)?|clinics?|restaurants?|salons?|gyms?|practices?|sucursal(?:es)?|oficinas?|tiendas?|clinicas?)";
const per = "(?:a|per|each|every|al|por|a la)";
const time = "(?:day|week|month|dia|semana|mes)";
const ofEach = new RegExp(
  `\\d ?(?:calls? |llamadas? )?${per} ${time},? (?:(?:for |at |in |en )?(?:each|every|cada)(?: one| ${place}| una)?|apiece|${per} ${place})(?![a-z])|\\b(?:each|every|cada) (?:one|una|${place}) (?:gets?|has|have|takes?|receives?|recibe|tiene)\\b[^.?!]{0,20}\\d|(?:每家|每个店|每间)[^。？]{0,8}\\d`,
);
const counted = new RegExp(`(?<!\\d)(\\d{1,3}) ${place}(?![a-z])|(?<!\\d)(\\d{1,3})(?:家|间)`);

/**
 * "3 offices with 15 calls a day each": the calls of all of them.
 * @param text small letters without accents, numbers in figures.
 * @param size how large the business is, as it was told before.
 */
export function callsOfPlaces(text: string, calls: Calls, size: string | undefined): Calls {
  if (calls.rates || !ofEach.test(text)) return calls;
  const found = counted.exec(text) ?? counted.exec(size ?? "");
  const places = Number(found?.[1] ?? found?.[2] ?? 1);
  return { ...calls, count: calls.count * Math.max(1, places) };
}
