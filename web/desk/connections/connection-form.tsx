import { Form, Link, useNavigation } from "react-router";
import { connectionsWords } from "#content/desk/connections-words.ts";
import type {
  ConnectionField,
  ConnectionFormat,
  ConnectionWish,
} from "#contract/desk-connections.ts";
import { pathOf } from "../shell/navigation.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { SelectCell } from "../ui/select-cell.tsx";
import { EventTicks } from "./event-ticks.tsx";
import { NameCell } from "./name-cell.tsx";

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
      <div>
        <NameCell name={typed.name} hint={words.nameHint} bad={refused?.field === "name"} />
        <Why field="name" refused={refused} />
      </div>
      <SelectCell
        name="format"
        label={words.format}
        options={formats.map(({ name }) => [name, formatNames[name] ?? name])}
        chosen={typed.format}
      />
      <div>
        <EventTicks
          events={typed.events}
          suspects={typed.suspects}
          bad={refused?.field === "events"}
        />
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
