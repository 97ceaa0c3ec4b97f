import type { ReactNode } from "react";
import { figuresWords } from "#content/desk/figures-words.ts";
import type { DeskFigures } from "#contract/desk-figures.ts";
import { sayChange, sayNumber, sayPercent, sayWait } from "./say-figure.ts";

const words = figuresWords.totals;

/** The sums of the range, against the time before. */
export function Totals({ figures }: { figures: DeskFigures }) {
  const { range, total, before, calls, answers, answersBefore } = figures;
  const { held, missed, unmarked } = calls;
  const than = figuresWords.before[range];
  const median = answers.median;
  const waited = (median ?? 0) - (answersBefore.median ?? 0);
  return (
    <dl className="big4">
      <Total label={words.visits} value={sayNumber(total.visits)}>
        <Change now={total.visits} before={before.visits} />{" "}
        {changeOn(total.visits, before.visits, than)}
      </Total>
      <Total label={words.leads} value={sayNumber(total.leads)}>
        <Change now={total.leads} before={before.leads} />
        {total.share && `, ${words.ofVisits(sayPercent(total.share.share))}`}
      </Total>
      <Total label={words.booked} value={sayNumber(total.booked)}>
        <Change now={total.booked} before={before.booked} />{" "}
        {changeOn(total.booked, before.booked, than)}
      </Total>
      <Total label={words.held} value={sayNumber(held)}>
        {words.ofDue(sayNumber(held + missed + unmarked), sayNumber(missed))}
      </Total>
      <Total label={words.answer} value={median === undefined ? "–" : sayWait(median)}>
        {median === undefined ? (
          words.noAnswer
        ) : (
          <>
            {answersBefore.median !== undefined && Math.round(waited) !== 0 && (
              <>
                <span className={waited > 0 ? "down" : "up"}>
                  {waited > 0 ? "+" : "−"}
                  {sayWait(Math.abs(waited))}
                </span>
                ,{" "}
              </>
            )}
            {words.half}
          </>
        )}
      </Total>
    </dl>
  );
}

function Total({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        <span>{children}</span>
      </dd>
    </div>
  );
}

const changeOn = (now: number, before: number, than: string) =>
  sayChange(now, before) && words.changeOn(than);

function Change({ now, before }: { now: number; before: number }) {
  const text = sayChange(now, before);
  if (!text) return words.same;
  return <span className={now > before ? "up" : "down"}>{text}</span>;
}
