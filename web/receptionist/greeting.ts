import { rehearsedTrades } from "#content/front-desks/rehearsed-trades.ts";
import { deskSlug } from "#content/front-desks/trade-name.ts";
import { mineWords, receptionist } from "#content/receptionist-panel.ts";
import type { Persona } from "#contract/receptionist.ts";

/** The first words, by the visitor's clock. */
export function greetingFor(persona: Persona | undefined, now: Date): string {
  const { hello, greeting } = receptionist;
  const hour = now.getHours();
  const part = hour < 12 ? hello.morning : hour < 18 ? hello.afternoon : hello.evening;
  if (!persona) return `${part} ${greeting}`;
  const minutes = hour * 60 + now.getMinutes();
  const open = minutes >= persona.opens && minutes < persona.closes;
  const small = part.charAt(0).toLowerCase() + part.slice(1);
  if (open) return mineWords.open(persona.name, small);
  const { afterTrouble } = rehearsedTrades[deskSlug(persona.industry) ?? "general"];
  return mineWords.closed(persona.name, small, clock(persona.opens), afterTrouble);
}

/** `540` → "9:00". */
export const clock = (minutes: number) =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, "0")}`;
