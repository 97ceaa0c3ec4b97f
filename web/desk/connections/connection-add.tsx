import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { connectionsWords as words } from "#content/desk/connections-words.ts";
import { exampleLead } from "#content/example-lead.ts";
import type { ConnectionWish } from "#contract/desk-connections.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { pathOf } from "../shell/navigation.ts";
import { isUnsent, sendOrKeep, unlessUnsent } from "../shell/unsent.ts";
import { UnsentBar } from "../shell/unsent-bar.tsx";
import { ConnectionForm } from "./connection-form.tsx";
import { ConnectionHead } from "./connection-head.tsx";
import { Secret } from "./secret.tsx";
import "./connections.css";

export const meta = () => pageTitle(words.add);

export function loader({ context }: LoaderFunctionArgs) {
  return { formats: deskOf(context).connections.formats() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const fields = await request.formData();
  const text = (name: string) => String(fields.get(name) ?? "").slice(0, 2_000);
  const wish: ConnectionWish = {
    url: text("url"),
    name: text("name"),
    format: text("format"),
    events: fields.getAll("events").map(String),
    suspects: fields.has("suspects"),
    header: text("header"),
  };
  const result = await deskOf(context).connections.add(wish);
  return data({ result, wish }, { status: result.is === "added" ? 200 : 422 });
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(() => serverAction<typeof action>());

export const shouldRevalidate = unlessUnsent;

const nothing: ConnectionWish = {
  url: "",
  name: "",
  format: "standard",
  events: [],
  suspects: false,
  header: "",
};

/** The beginning of what is sent, short enough for the margin of the form. */
const sample = JSON.stringify(
  {
    type: "lead.created",
    version: 1,
    timestamp: exampleLead.createdAt,
    data: {
      id: "8f14e45f…",
      form: exampleLead.form,
      name: exampleLead.name,
      email: exampleLead.email,
      subject: exampleLead.subject,
      booking: exampleLead.booking,
    },
  },
  null,
  1,
);

export default function ConnectionAdd() {
  const { formats } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  const done = isUnsent(answer) ? undefined : answer;
  const added = done?.result.is === "added" ? done.result : undefined;
  return (
    <div className="page">
      <ConnectionHead
        title={added ? added.connection.name : words.add}
        url={added?.connection.url}
      />
      <div className="cols">
        {added ? (
          <div>
            <Secret secret={added.secret} />
            <p className="gap">
              <Link className="btn line" to={`${pathOf("connections")}/${added.connection.id}`}>
                {words.toIt}
              </Link>
            </p>
          </div>
        ) : (
          <div>
            {isUnsent(answer) && <UnsentBar unsent={answer} />}
            <ConnectionForm
              formats={formats}
              typed={done?.wish ?? nothing}
              refused={done?.result.is === "refused" ? done.result : undefined}
            />
          </div>
        )}
        <aside className="facts">
          <section>
            <h2>{words.form.sent}</h2>
            <pre>{sample}</pre>
          </section>
          <section>
            <h2>{words.form.check}</h2>
            <p className="mute">{words.form.checkText}</p>
          </section>
        </aside>
      </div>
    </div>
  );
}
