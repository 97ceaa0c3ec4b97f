import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { agendaWords as words } from "#content/desk/agenda-words.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { Refused } from "../sign-in/refused.tsx";
import { AskRow } from "../ui/ask-row.tsx";
import { dayOf, sayClock, sayWhen } from "../ui/say-time.ts";
import { agendaAddress, readAgendaQuery } from "./agenda-query.ts";
import { placeOf } from "./say-week.ts";

export const meta = () => pageTitle(words.cancelCall.submit);

/** Where to go back to: the lead from which somebody came, or the week of the call. */
function backTo(request: Request, call: { leadId: string; start: number }, done = ""): string {
  const search = new URL(request.url).searchParams;
  if (search.get("from") === "lead") return `/leads/${call.leadId}`;
  const address = agendaAddress({ week: readAgendaQuery(search).week ?? dayOf(call.start) });
  return done ? `${address}&done=${done}` : address;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const call = await deskOf(context).agenda.call(params.id ?? "");
  if (!call) throw new Response(null, { status: 404 });
  return { call, back: backTo(request, call), now: Date.now() };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { agenda } = deskOf(context);
  const call = await agenda.call(params.id ?? "");
  if (!call) throw new Response(null, { status: 404 });
  if (!(await agenda.cancel(call.id))) return data({ is: "over" as const }, 409);
  return redirect(backTo(request, call, "canceled"));
}

/** Asks before a call is canceled, because a mail goes out that cannot be taken back. */
export default function CancelCall() {
  const { call, back, now } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const theirs = sayClock(call.start, call.timeZone);
  return (
    <div className="page">
      <div className="dlg">
        <h1>{words.cancelCall.title(call.name)}</h1>
        <p>
          <b className="b">{sayWhen(call.start, now)}</b>, {words.ways[call.by]}.{" "}
          {theirs !== sayClock(call.start) && `${words.forThem(theirs, placeOf(call.timeZone))}.`}
        </p>
        <p>{words.cancelCall.text(call.email)}</p>
        <Refused id="why" message={refused && words.cancelCall.over} />
        <Form method="post">
          <AskRow keep={words.cancelCall.keep} keepTo={back} submit={words.cancelCall.submit} />
        </Form>
      </div>
    </div>
  );
}
