/**
 * Lays out every section, as places must be met exactly from now on (docs/decisions/008). What the
 * visitor looks at stays where it is.
 */
export function layOutWhole(): void {
  const { dataset } = document.documentElement;
  if (dataset.whole !== undefined) return;
  const held = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = () => held?.getBoundingClientRect().top ?? 0;
  const before = top();
  dataset.whole = "";
  const moved = top() - before;
  // It would end a smooth scroll that is under way.
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}
