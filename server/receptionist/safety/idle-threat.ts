import { hangsOn, idleThreats, laughs, threatWords } from "#content/front-desks/idle-threats.ts";

/**
 * A text without threats that nobody means: "my wife will kill me if I forget the cake". Somebody
 * laughs, or the threat hangs on an everyday matter, and no word of the message fits a real one.
 */
export function withoutIdleThreat(text: string): string {
  if (threatWords.test(text)) return text;
  const jokes = laughs.test(text);
  return idleThreats.reduce(
    (rest, threat) =>
      rest.replace(threat, (all, ...groups) => {
        const { behind = "" } = groups.at(-1) as { behind?: string };
        return jokes || hangsOn.test(behind) ? ` . ${behind}` : all;
      }),
    text,
  );
}
