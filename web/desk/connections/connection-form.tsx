import { Form, Link, useNavigation } from "react-router";
import { connectionsWords } from "#content/desk/connections-words.ts";
import type {
  ConnectionField,
  ConnectionFormat,
  ConnectionWish,
} from "#contract/desk-connections.ts";
import { hookTopics } from "#contract/hook-events.ts";
import { pathOf } from "../shell/navigation.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { SelectCell } from "../ui/select-cell.tsx";
import { Tick } from "../ui/tick.tsx";

const words = connectionsWords.form;
const formatNames: Readonly<Record<string, string>> = words.formats;

/** Why a wish was refused, and at which field. */
export interface Refused {
  field: ConnectionField;
  message: string;
}

/** The form for a new connection; after a refusal it holds what was typed. */
export function ConnectionForm({
  formats,
  typed,
  refused,
}: {
  formats: ConnectionFormat[];
  typed: ConnectionWish;
  refused: Refused | undefined;
}) {
  const busy = useNavigation().state === "submitting";
  const at = (field: ConnectionField) =>
    refused?.field === field
      ? { cell: "cell bad", "aria-invalid": true, "aria-describedby": `${field}-why` }
      : { cell: "cell" };
  const { cell: urlCell, ...urlState } = at("url");
  const { cell: headerCell, ...headerState } = at("header");
  return (
    <Form method="post" className="form">
      <div>
        <div className={urlCell}>
          <label htmlFor="url">{words.url}</label>
          <input
            id="url"
            name="url"
            inputMode="url"
            autoComplete="off"
            required
            maxLength={2000}
            placeholder={words.urlHint}
            defaultValue={typed.url}
            {...urlState}
          />
        </div>
        <Why field="url" refused={refused}>
          {words.urlHelp}
        </Why>
      </div>
      <SelectCell
        name="format"
        label={words.format}
        options={formats.map(({ name }) => [name, formatNames[name] ?? name])}
        chosen={typed.format}
      />
      <div>
        <fieldset className={at("events").cell}>
          <legend className="vh">{words.events}</legend>
          <span className="lb">{words.events}</span>
          <div className="in1">
            {hookTopics.map((topic) => (
              <Tick
                key={topic}
                name="events"
                value={topic}
                defaultChecked={typed.events.includes(topic)}
              >
                <span className="mono">{topic}</span>{" "}
                <span className="mute">{words.topics[topic]}</span>
              </Tick>
            ))}
            <Tick name="suspects" defaultChecked={typed.suspects}>
              {words.suspects}
            </Tick>
            <p className="sm mute">{words.eventsHelp}</p>
          </div>
        </fieldset>
        <Why field="events" refused={refused} />
      </div>
      <div>
        <div className={headerCell}>
          <label htmlFor="header">{words.header}</label>
          <input
            id="header"
            name="header"
            autoComplete="off"
            maxLength={1000}
            placeholder={words.headerHint}
            defaultValue={typed.header}
            {...headerState}
          />
        </div>
        <Why field="header" refused={refused} />
      </div>
      <div className="row">
        <button type="submit" className="btn" disabled={busy}>
          {words.submit}
        </button>
        <Link className="btn bare" to={pathOf("connections")}>
          {words.cancel}
        </Link>
      </div>
    </Form>
  );
}

function Why({
  field,
  refused,
  children,
}: {
  field: ConnectionField;
  refused: Refused | undefined;
  children?: string;
}) {
  if (refused?.field !== field) return null;
  return (
    <p className="why" id={`${field}-why`} role="alert">
      <DeskIcon name="alert" small />
      <span>
        {refused.message} {children}
      </span>
    </p>
  );
}
