/** "4 minutes", "3 hours", "2 days". */
export function sayLong(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const say = (number: number, unit: string) => `${number} ${number === 1 ? unit : `${unit}s`}`;
  if (minutes < 90) return say(minutes, "minute");
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say(hours, "hour") : say(Math.round(hours / 24), "day");
}
