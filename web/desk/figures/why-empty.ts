import type { DeskFigures } from "#contract/desk-figures.ts";

/** Why a card stands above the figures: nothing is counted, or nothing has come yet. */
export function whyEmpty(
  { total, before }: Pick<DeskFigures, "total" | "before">,
  isCounting: boolean,
): "off" | "begins" | undefined {
  if (!isCounting) return "off";
  const came = total.visits + total.leads + before.visits + before.leads;
  return came === 0 ? "begins" : undefined;
}
