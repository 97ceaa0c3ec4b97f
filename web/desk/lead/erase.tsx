import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { leadWords } from "#content/desk/lead-words.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";
import { isUnsent, sendOrKeep, unlessUnsent } from "../shell/unsent.ts";
import { UnsentBar } from "../shell/unsent-bar.tsx";
import { Refused } from "../sign-in/refused.tsx";
import { readTrayQuery, writeTrayQuery } from "../tray/tray-query.ts";
import { AskRow } from "../ui/ask-row.tsx";
import { loggedMark } from "./gone.tsx";

const words = leadWords.erase;

export const handle: DeskHandle = { body: "at-lead" };
export const meta = () => pageTitle(words.page);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { lead } = deskOf(context);
  const found = await lead.open(params.id ?? "");
  if (!found) throw redirect(`/leads/${params.id}`);
  const list = writeTrayQuery(readTrayQuery(new URL(request.url).searchParams));
  return { id: found.id, name: found.name, list };
}

const reasons = {
  surname: words.wrong,
  busy: words.busy,
} as const;

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { lead } = deskOf(context);
  const surname = String((await request.formData()).get("surname") ?? "");
  const outcome = await lead.erase(params.id ?? "", surname);
  if (outcome === "surname" || outcome === "busy")
    return data({ message: reasons[outcome], surname }, outcome === "busy" ? 503 : 422);
  throw redirect(`/leads/${params.id}${outcome === "logged" ? `?${loggedMark}` : ""}`);
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(() => serverAction<typeof action>());

export const shouldRevalidate = unlessUnsent;

/** Asks for the surname before a lead goes for good. */
export default function Erase() {
  const { id, name, list } = useLoaderData<typeof loader>();
  const result = useActionData<typeof clientAction>();
  const refused = isUnsent(result) ? undefined : result;
  return (
    <div className="scrim">
      <dialog open className="dlg" aria-labelledby="erase-title">
        <h1 id="erase-title">{words.title(name)}</h1>
        <p>{words.text}</p>
        <p className="mute">{words.beyond}</p>
        {isUnsent(result) && <UnsentBar unsent={result} />}
        <Form method="post">
          <div className={refused ? "cell bad gap" : "cell gap"}>
            <label htmlFor="surname">{words.surname}</label>
            <input
              id="surname"
              name="surname"
              required
              autoFocus
              autoComplete="off"
              defaultValue={refused?.surname}
              aria-describedby={refused ? "why" : undefined}
            />
          </div>
          <Refused id="why" message={refused?.message} />
          <AskRow keep={words.keep} keepTo={`/leads/${id}${list}`} submit={words.submit} />
        </Form>
      </dialog>
    </div>
  );
}
