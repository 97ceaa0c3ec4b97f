import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { Choices } from "./choices.tsx";
import { SessionTable } from "./session-table.tsx";
import { SignOut } from "./sign-out.tsx";

export const meta = () => pageTitle("Your sessions");

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
          <p>{person.address}, named in DESK on the server.</p>
        </div>
        <div className="tools">
          <SignOut which="here" look="btn line">
            <DeskIcon name="out" small />
            Sign out
          </SignOut>
        </div>
      </header>
      <div className="cols">
        <section>
          <h2>Where you are signed in</h2>
          <SessionTable sessions={list} now={now} />
          <div className="row gap">
            <SignOut which="everywhere" look="btn danger">
              Sign out everywhere
            </SignOut>
            <span className="mute sm">Also ends links that are on their way.</span>
          </div>
        </section>
        <aside className="facts">
          <Choices choices={choices} />
        </aside>
      </div>
    </div>
  );
}
