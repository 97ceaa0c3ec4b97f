import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { leadActs } from "#contract/desk-tray.ts";
import { fieldLimits } from "#contract/field-limits.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";
import { readTrayQuery, writeTrayQuery } from "../tray/tray-query.ts";
import { Acts } from "./acts.tsx";
import { Conversation } from "./conversation.tsx";
import { Facts } from "./facts.tsx";
import { LateSlip } from "./late-slip.tsx";
import { LeadHead } from "./lead-head.tsx";
import { Letter } from "./letter.tsx";
import { Notes } from "./notes.tsx";
import { Outcome, type OutcomeOfAct } from "./outcome.tsx";
import { undoOf } from "./undo.ts";

export const handle: DeskHandle = { body: "at-lead" };

export const meta = ({ loaderData }: { loaderData?: { lead?: { name: string } } }) =>
  pageTitle(loaderData?.lead?.name ?? "Lead");

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { lead, people, person } = deskOf(context);
  const id = params.id ?? "";
  const found = await lead.open(id);
  const list = writeTrayQuery(readTrayQuery(new URL(request.url).searchParams));
  if (!found) {
    const erased = await lead.erased(id);
    const who = people.find(({ address }) => address === erased?.who)?.name ?? erased?.who;
    return data(
      { lead: undefined, erased: erased && { at: erased.at, who: who ?? "" }, list },
      404,
    );
  }
  const neighbors = await lead.neighbors(id);
  return { lead: found, erased: undefined, list, neighbors, people, person, now: Date.now() };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { lead, tray } = deskOf(context);
  const id = params.id ?? "";
  const fields = await request.formData();
  const field = (name: string) => String(fields.get(name) ?? "");
  const what = field("act");
  if (what === "note") {
    const text = field("note").trim().slice(0, fieldLimits.message);
    const kept = text === "" || (await lead.note(id, text));
    const outcome: OutcomeOfAct = kept
      ? { is: "noted", key: Date.now() }
      : { is: "gone", note: text };
    return data(outcome, kept ? 200 : 410);
  }
  if (what === "sendAgain") {
    return { is: "sent", mails: await lead.sendAgain(id) } satisfies OutcomeOfAct;
  }
  const act = leadActs.find((name) => name === what);
  if (!act) throw new Response(null, { status: 400 });
  const result = await tray.act({
    id,
    version: Number(field("version")),
    act,
    ...(field("to") && { to: field("to") }),
  });
  const note = field("note");
  if (result.is === "gone") return data({ is: "gone", note } satisfies OutcomeOfAct, 410);
  if (result.is === "conflict")
    return data({ is: "conflict", by: result.by, act, note } satisfies OutcomeOfAct, 409);
  const undo = field("undone") ? undefined : undoOf(act, field("folder"), field("owner"));
  return { is: "done", act, undo, version: result.version } satisfies OutcomeOfAct;
}

/** Also after an act that was refused: the page then shows the lead as it is now. */
export const shouldRevalidate = () => true;

export default function LeadPage() {
  const shown = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (!shown.lead || !("people" in shown)) return <Gone erased={shown.erased} outcome={outcome} />;
  const { lead, list, neighbors, people, person, now } = shown;
  return (
    <section className="pane one" aria-label={lead.name}>
      <div className="lead">
        <LeadHead lead={lead} list={list} neighbors={neighbors} now={now} />
        <Acts lead={lead} people={people} person={person} list={list} />
        <Outcome outcome={outcome} lead={lead} people={people} />
        <div className={lead.call ? "two has" : "two"}>
          <div>
            {lead.late && <LateSlip lead={lead} people={people} now={now} />}
            {lead.lines.length > 0 ? <Conversation lead={lead} /> : <Letter lead={lead} />}
            <Notes lead={lead} now={now} outcome={outcome} />
          </div>
          <Facts lead={lead} now={now} list={list} />
        </div>
      </div>
    </section>
  );
}

function Gone({
  erased,
  outcome,
}: {
  erased: { who: string; at: number } | undefined;
  outcome: OutcomeOfAct | undefined;
}) {
  return (
    <section className="pane one" aria-label="This lead is gone">
      <div className="none">
        <h2>{erased ? "This lead was erased" : "There is no such lead"}</h2>
        <p>
          {erased
            ? `By ${erased.who} on ${new Date(erased.at).toDateString()}. Nothing of it is left here.`
            : "The address may be incomplete."}
        </p>
        {outcome && "note" in outcome && outcome.note && <p className="say">{outcome.note}</p>}
      </div>
    </section>
  );
}
