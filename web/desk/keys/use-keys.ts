import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pathOf, places } from "../shell/navigation.ts";

/** Milliseconds in which the second key after `g` has to come. */
const pairWithin = 1_500;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== "checkbox"));

/**
 * Presses the button that has this key, or puts the cursor into its field. False when no element
 * has it.
 */
function press(key: string): boolean {
  const found = document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const seen = [...found].find(
    (one) => one.checkVisibility() || one.closest("details:not([open])"),
  );
  if (!seen) return false;
  if (isField(seen)) seen.focus();
  else seen.click();
  return true;
}

/** Moves along the rows of the list, from the open one. */
function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(".r")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const from = at >= 0 ? at : rows.findIndex((row) => row.ariaCurrent === "true");
  rows[Math.min(rows.length - 1, Math.max(0, from + step))]
    ?.querySelector<HTMLElement>(".go")
    ?.focus();
}

const boxHere = () =>
  document.activeElement?.closest(".r")?.querySelector<HTMLInputElement>(".box");

/** Chooses the row of the focus and the next one. */
function chooseOn(step: 1 | -1): void {
  const check = () => {
    const box = boxHere();
    if (box?.checked === false) box.click();
  };
  check();
  move(step);
  check();
}

/** Single keys, outside of fields and without modifiers. Each key has a visible button. */
export function useKeys(enabled: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!enabled) return;
    let pairUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isField(target)) return;
      if (document.querySelector("dialog[open]")) return;
      const place = places.find((one) => one.key === key);
      if (performance.now() < pairUntil && place) {
        pairUntil = 0;
        event.preventDefault();
        return void navigate(pathOf(place.page));
      }
      if (key === "g") pairUntil = performance.now() + pairWithin;
      else if (key === "j" || key === "k") move(key === "j" ? 1 : -1);
      else if (key === "J" || key === "K") chooseOn(key === "J" ? 1 : -1);
      else if (key === "x") boxHere()?.click();
      else if (!(key.length === 1 || /^Arrow|^Escape$/.test(key)) || !press(key)) return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [enabled, navigate]);
}
