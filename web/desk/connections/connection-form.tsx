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
      <div className="cell">
        <label htmlFor="format">{words.format}</label>
        <select id="format" name="format" defaultValue={typed.format}>
          {formats.map(({ name }) => (
            <option key={name} value={name}>
              {formatNames[name] ?? name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <fieldset className={at("events").cell}>
          <legend className="vh">{words.events}</legend>
          <span className="lb">{words.events}</span>
          <div className="in1">
            {hookTopics.map((topic) => (
              <label className="tick" key={topic}>
                <input
                  className="box"
                  type="checkbox"
                  name="events"
                  value={topic}
                  defaultChecked={typed.events.includes(topic)}
                />
                <span>
                  <span className="mono">{topic}</span>{" "}
                  <span className="mute">{words.topics[topic]}</span>
                </span>
              </label>
            ))}
            <label className="tick">
              <input
                className="box"
                type="checkbox"
                name="suspects"
                defaultChecked={typed.suspects}
              />
              <span>{words.suspects}</span>
            </label>
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
