import { tenth } from "./chart-scale.ts";

/** A bar as long as a value is of the highest one, behind words that say the value. */
export function Bar({ value, of, look = "b2" }: { value: number; of: number; look?: "b1" | "b2" }) {
  const width = of > 0 ? tenth(Math.max(0.8, (100 * value) / of)) : 0;
  return (
    <svg className="ch" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      {value > 0 && <rect className={look} width={width} height="3" />}
    </svg>
  );
}
