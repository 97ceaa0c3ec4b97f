import {
  hangsOn,
  idleThreats,
  laughs,
  ofFamily,
  ownMishap,
  threatWords,
} from "#content/front-desks/idle-threats.ts";

/**
 * A text without threats that nobody means: "my wife will kill me if I forget the cake". Somebody
 * laughs, the threat hangs on an everyday matter, or the caller tells what they have spoiled ("my wife is
 * gonna kill me, i bent her ring"), and no word of the message fits a real one.
 */
export function withoutIdleThreat(text: string): string {
  if (threatWords.test(text)) return text;
  const jokes = laughs.test(text);
  const spoiled = ownMishap.test(text);
  return idleThreats.reduce(
    (rest, threat) =>
      rest.replace(threat, (all, ...groups) => {
        const { behind = "" } = groups.at(-1) as { behind?: string };
        const told = all.trimStart();
        return jokes || hangsOn.test(behind) || (spoiled && ofFamily.test(told))
          ? ` . ${behind}`
          : all;
      }),
    text,
  );
}

/** Whether somebody is said to kill the caller: no matter that a call is about, where another is told. */
export const namesThreat = (text: string): boolean =>
  idleThreats.some((threat) => text.search(threat) >= 0);
