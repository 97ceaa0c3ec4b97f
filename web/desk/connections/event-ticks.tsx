import { connectionsWords } from "#content/desk/connections-words.ts";
import { hookTopics } from "#contract/hook-events.ts";
import { Tick } from "../ui/tick.tsx";

const words = connectionsWords.form;

/** The events that a connection gets, and whether suspect leads are among them. */
export function EventTicks({
  events,
  suspects,
  bad,
}: {
  events: readonly string[];
  suspects: boolean;
  bad: boolean;
}) {
  return (
    <fieldset className={bad ? "cell bad" : "cell"}>
      <legend className="vh">{words.events}</legend>
      <span className="lb">{words.events}</span>
      <div className="in1">
        {hookTopics.map((topic) => (
          <Tick key={topic} name="events" value={topic} defaultChecked={events.includes(topic)}>
            <span className="mono">{topic}</span>{" "}
            <span className="mute">{words.topics[topic]}</span>
          </Tick>
        ))}
        <Tick name="suspects" defaultChecked={suspects}>
          {words.suspects}
        </Tick>
        <p className="sm mute">{words.eventsHelp}</p>
      </div>
    </fieldset>
  );
}
