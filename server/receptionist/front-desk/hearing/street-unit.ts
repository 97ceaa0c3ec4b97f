import type { Cut } from "./numbers-said.ts";

const unitNames =
  "(?:apt\\.?|apartment|unit|suite|ste\\.?|apto\\.?|apartamento|depa|depto\\.?|departamento|interior|int\\.?|lote?|trailer|space|#)";
const unitNumber =
  "(?:no\\.? |number |n[uú]mero )?#?(?:\\d{1,4}[a-z]?|(?<![\\p{L}])[a-z]\\d{0,3})(?![\\p{L}\\d])";
const floor =
  "(?:(?:upstairs|downstairs|basement|ground floor|back|rear|front) (?:apartment|apt|unit)|(?:\\d(?:st|nd|rd|th)|first|second|third|ground|top) floor|(?:primer|segundo|tercer|cuarto) piso|piso \\d{1,2}|el \\d{1,3}(?= ?$))";
/** "305 Main apt 4", "2255 Zuni Street, apartamento 3", "504 Bienville Street, upstairs apartment". */
const unitBehind = new RegExp(
  `^[.,]? ?(?:en el |in the )?(?:${unitNames} ?${unitNumber}|${floor}|[，,]?\\d{1,4}(?:号楼?|室|单元|栋|楼|层)(?:\\d{1,4}(?:室|房|号))?)`,
  "iu",
);
/** "Unit 7, 1440 Gaskell Street". */
const unitBefore = new RegExp(`(?<![\\p{L}\\d])${unitNames} ?${unitNumber},? ?$`, "iu");
/** "12 Dover St apt b. no sorry apt d". */
const unitPutRight = new RegExp(
  `^[\\s.,]*(?:(?:no|sorry|wait|actually|perd[oó]n|digo)[\\s,.]*)+(?:its |it['’]s |es )?(${unitNames} ?${unitNumber})`,
  "iu",
);

const apart =
  /(?<=[,.;] ?)(?:apt\.?|apartment|unit|suite|ste\.?|depa|departamento|interior|#) ?#?(?:\d{1,4}[a-z]?|[a-z])(?=\s*(?:$|[,.;!]))/iu;

/** A street with the unit beside it, the town, and what is left of the text. */
export function withUnit(text: string, found: string, town: string): Cut {
  const at = text.indexOf(found);
  let before = text.slice(0, at);
  let behind = text.slice(at + found.length + town.length);
  let place = `${found.trim()}${town}`;
  const fresh = unitPutRight.exec(behind);
  if (fresh?.[1]) {
    place = place.replace(new RegExp(`,? ?${unitNames} ?${unitNumber}$`, "iu"), "");
    return {
      value: `${place} ${fresh[1].trim()}`,
      rest: `${before} , ${behind.slice(fresh[0].length)}`,
    };
  }
  const next = unitBehind.exec(behind)?.[0];
  const first = next ? undefined : unitBefore.exec(before)?.[0];
  if (next) {
    place += `${/^[.,]/.test(next) ? "," : ""} ${next.replace(/^[.,\s]+/, "")}`;
    behind = behind.slice(next.length);
  }
  if (first) {
    place = `${first.replace(/[,\s]+$/, "")}, ${place}`;
    before = before.slice(0, -first.length);
  }
  const rest = `${before} , ${behind}`;
  // "19 Fern Ave, its a duplex. unit B".
  const unit = next || first ? "" : (apart.exec(rest)?.[0] ?? "");
  return {
    value: `${place}${unit && ` ${unit.trim()}`}`,
    rest: unit ? rest.replace(unit, " , ") : rest,
  };
}
