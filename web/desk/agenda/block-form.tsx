import { Form, Link, useNavigation } from "react-router";
import { agendaWords as words } from "#content/desk/agenda-words.ts";
import type { AgendaCall } from "#contract/desk-agenda.ts";
import { Refused } from "../sign-in/refused.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayWhen } from "../ui/say-time.ts";
import { Tick } from "../ui/tick.tsx";
import { mostReasonLetters, type TypedBlock } from "./block-part.ts";

/** Blocks a stretch by dates and times. `inside`: the calls that stand in what is typed. */
export function BlockForm({
  typed,
  onType,
  onClear,
  inside,
  refused,
  now,
  back,
}: {
  typed: TypedBlock;
  onType(change: Partial<TypedBlock>): void;
  onClear(): void;
  inside: AgendaCall[];
  refused: "unreadable" | "order" | undefined;
  now: number;
  back: string;
}) {
  const busy = useNavigation().state !== "idle";
  const field = (name: "from" | "fromTime" | "to" | "toTime" | "why") => ({
    id: `block-${name}`,
    name,
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onType({ [name]: currentTarget.value }),
  });
  const time = (name: "fromTime" | "toTime") => (
    <div className="cell">
      <label htmlFor={`block-${name}`}>{words.block.at}</label>
      <input type="time" step={300} {...field(name)} />
    </div>
  );
  return (
    <Form method="post" className="form" preventScrollReset aria-labelledby="block-title">
      <h2 id="block-title">
        {words.block.title} <kbd>b</kbd>
      </h2>
      <p className="mute">{words.block.text}</p>
      <div className="half">
        <div className="cell">
          <label htmlFor="block-from">{words.block.from}</label>
          <input
            type="date"
            required
            data-key="b"
            aria-describedby={refused ? "block-why-not" : undefined}
            {...field("from")}
          />
        </div>
        {time("fromTime")}
      </div>
      <div className="half">
        <div className="cell">
          <label htmlFor="block-to">{words.block.to}</label>
          <input type="date" required {...field("to")} />
        </div>
        {time("toTime")}
      </div>
      <Tick
        name="whole"
        checked={typed.whole}
        onChange={({ currentTarget }) => onType({ whole: currentTarget.checked })}
      >
        {words.block.whole}
      </Tick>
      <div className="cell">
        <label htmlFor="block-why">{words.block.why}</label>
        <input type="text" maxLength={mostReasonLetters} {...field("why")} />
      </div>
      <Refused id="block-why-not" message={refused && words.block[refused]} />
      <CallsInside calls={inside} now={now} back={back} />
      <div className="row">
        <button type="submit" className="btn" name="act" value="block" disabled={busy}>
          {words.block.submit}
        </button>
        <button type="reset" className="btn bare" onClick={onClear}>
          {words.block.clear}
        </button>
      </div>
    </Form>
  );
}

/** The calls that stand in a stretch, each with the way to cancel it. */
export function CallsInside({
  calls,
  now,
  back,
}: {
  calls: AgendaCall[];
  now: number;
  back: string;
}) {
  if (calls.length === 0) return null;
  return (
    <div className="say slipped" role="status">
      <DeskIcon name="alert" />
      <div>
        <b className="b">{words.block.standing(calls.length)}</b>
        {calls.map(({ id, name, start, by }) => (
          <div key={id}>
            <p>
              {name}, {sayWhen(start, now)}, {words.ways[by]}.
            </p>
            <Link className="btn bare lo" to={`/agenda/calls/${id}/cancel${back}`}>
              {words.block.cancelIt(name)}
            </Link>
          </div>
        ))}
      </div>
    </div>
  );
}
