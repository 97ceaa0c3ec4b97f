import { answerHours } from "#content/desk/figures-words.ts";
import type { FirstAnswers } from "#contract/desk-figures.ts";
import type { LeadCounts } from "#server/figures/count-leads.ts";

/** How long the leads of a range waited for their first answer; suspect ones and spam left out. */
export function firstAnswers({ counts, waits }: LeadCounts): FirstAnswers {
  const edges = [...answerHours.map((hours) => hours * 60), Number.POSITIVE_INFINITY];
  const answered = edges.map(() => 0);
  let all = 0;
  for (const [minutes, n] of waits) {
    const bar = edges.findIndex((edge) => minutes < edge);
    answered[bar] = (answered[bar] ?? 0) + n;
    all += n;
  }
  const unanswered = (isIn: (folder: string) => boolean) =>
    counts.reduce((sum, { by, name, n }) => (by === "unanswered" && isIn(name) ? sum + n : sum), 0);
  return {
    answered,
    waiting: unanswered((folder) => folder === "waiting"),
    closed: unanswered((folder) => folder !== "waiting"),
    median: medianOf(waits, all),
  };
}

function medianOf(waits: ReadonlyMap<number, number>, all: number): number | undefined {
  let left = all / 2;
  for (const [minutes, n] of [...waits].sort(([a], [b]) => a - b)) {
    left -= n;
    if (left <= 0) return minutes;
  }
  return undefined;
}
