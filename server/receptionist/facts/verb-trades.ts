type Verbs = readonly [slug: string, verbs: string][];

/** Trades that the verb tells, where its object says little: "we paint houses", "limpio casas". */
const ofHouses: Verbs = [
  [
    "contractors",
    "build builds building fix fixes repair remodel construyo construimos arreglo arreglamos",
  ],
  ["painters", "paint paints pinto pintamos"],
  ["electricians", "wire wires"],
  ["Cleaning services", "clean cleans limpio limpiamos"],
  ["moving-companies", "move moves"],
  ["pest-control", "spray sprays fumigo fumigamos"],
];
const ofCars: Verbs = [
  [
    "auto-body-repair",
    "fix fixes repair tow tows paint paints detail restore clean arreglo arreglamos reparo reparamos pinto pintamos",
  ],
];
const objects: readonly [RegExp, Verbs][] = [
  [/^(?:houses|homes|casas|apartments|condos|properties)$/, ofHouses],
  [/^(?:cars|trucks|boats|vehicles|motorcycles|carros|autos|coches|camionetas)$/, ofCars],
];

/** The trade of the verb before houses or cars. */
export function tradeOfVerb(before: string, object: string): string | undefined {
  const verbs = objects.find(([names]) => names.test(object))?.[1] ?? [];
  const last = before.split(" ").slice(-3).reverse();
  for (const word of last) {
    const found = verbs.find(([, list]) => list.split(" ").includes(word))?.[0];
    if (found) return found;
  }
  return undefined;
}
