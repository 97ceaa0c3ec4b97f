/** Keys whose values no visitor reads. */
const unread =
  /^(kind|look|layout|ground|medium|who|drawing|id|slug|color|neighbors|posts|says|trades)$/;

/** Every text of a page that visitors read, in its order. */
export function pageTexts(value: unknown, key = ""): string[] {
  if (unread.test(key)) return [];
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    pageTexts(one, Array.isArray(value) ? key : name),
  );
}
