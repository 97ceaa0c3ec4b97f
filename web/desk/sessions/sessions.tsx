import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { sessionWords as words } from "#content/desk/session-words.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { Choices } from "./choices.tsx";
import { SessionTable } from "./session-table.tsx";
import { SignOut } from "./sign-out.tsx";

export const meta = () => pageTitle(words.title);

export async function loader({ context }: LoaderFunctionArgs) {
  const { person, sessions } = deskOf(context);
  const [list, choices] = await Promise.all([sessions.list(), sessions.choices()]);
  return { person, list, choices, now: Date.now() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const fields = await request.formData();
  await deskOf(context).sessions.choose({
    keys: fields.has("keys"),
    mailLate: fields.has("mailLate"),
    mailHooks: fields.has("mailHooks"),
  });
  return { kept: true };
}

export default function Sessions() {
  const { person, list, choices, now } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <header>
        <div>
          <h1>{person.name}</h1>
          <p>{words.named(person.address)}</p>
        </div>
        <div className="tools">
          <SignOut which="here" look="btn line">
            <DeskIcon name="out" small />
            {words.signOut}
          </SignOut>
        </div>
      </header>
      <div className="cols">
        <section>
          <h2>{words.where}</h2>
          <SessionTable sessions={list} now={now} />
          <div className="row gap">
            <SignOut which="everywhere" look="btn danger">
              {words.everywhere}
            </SignOut>
            <span className="mute sm">{words.everywhereText}</span>
          </div>
        </section>
        <aside className="facts">
          <Choices choices={choices} />
        </aside>
      </div>
    </div>
  );
}
