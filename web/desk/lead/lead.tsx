import { useEffect } from "react";
import {
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
  useOutlet,
  useOutletContext,
} from "react-router";
import { leadWords as words } from "#content/desk/lead-words.ts";
import type { DeskLead } from "#contract/desk-lead.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";
import { isUnsent, sendOrKeep, unlessUnsent } from "../shell/unsent.ts";
import { UnsentBar } from "../shell/unsent-bar.tsx";
import type { ShownList } from "../tray/tray.tsx";
import { readTrayQuery, writeTrayQuery } from "../tray/tray-query.ts";
import { Acts } from "./acts.tsx";
import { Conversation } from "./conversation.tsx";
import { Facts } from "./facts.tsx";
import { Gone, loggedMark } from "./gone.tsx";
import { LateSlip } from "./late-slip.tsx";
import { leadAction } from "./lead-action.ts";
import { LeadHead } from "./lead-head.tsx";
import { Letter } from "./letter.tsx";
import { MarkedBar } from "./marked-bar.tsx";
import { Notes } from "./notes.tsx";
import { Outcome } from "./outcome.tsx";
import { positionOf, rowBefore } from "./position.ts";

export const handle: DeskHandle = { body: "at-lead" };

export const meta = ({ loaderData }: { loaderData?: { lead?: { name: string } } }) =>
  pageTitle(loaderData?.lead?.name ?? words.title);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { lead, people, person } = deskOf(context);
  const id = params.id ?? "";
  const found = await lead.open(id);
  const { searchParams } = new URL(request.url);
  const query = readTrayQuery(searchParams);
  const list = writeTrayQuery(query);
  const now = Date.now();
  if (!found) {
    const erased = await lead.erased(id);
    const who = people.find(({ address }) => address === erased?.who)?.name ?? erased?.who ?? "";
    const logged = searchParams.has(loggedMark);
    return data(
      { lead: undefined, erased: erased && { at: erased.at, who }, logged, list, now },
      404,
    );
  }
  const neighbors = await lead.neighbors(id, query);
  return { lead: found, erased: undefined, logged: false, list, neighbors, people, person, now };
}

export const action = leadAction;

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(() => serverAction<typeof action>());

/** Also after an act that was refused: the page then shows the lead as it is now. */
export const shouldRevalidate = unlessUnsent;

export default function LeadPage() {
  const shown = useLoaderData<typeof loader>();
  const shownList = useOutletContext<ShownList>();
  const erasing = useOutlet();
  const result = useActionData<typeof clientAction>();
  const unsent = isUnsent(result) ? result : undefined;
  const outcome = isUnsent(result) ? undefined : result;
  useNoteSeen(shown.lead);
  if (!shown.lead || !("people" in shown))
    return <Gone erased={shown.erased} logged={shown.logged} outcome={outcome} now={shown.now} />;
  const { lead, list, people, person, now } = shown;
  const { before = rowBefore(lead.id, shownList), after } = shown.neighbors;
  return (
    <section className="pane one" aria-label={lead.name}>
      {erasing}
      <div className="lead" inert={erasing !== null}>
        <LeadHead
          lead={lead}
          list={list}
          neighbors={{ before, after }}
          position={positionOf(lead.id, shownList)}
          now={now}
        />
        <Acts lead={lead} people={people} person={person} list={list} />
        {unsent && <UnsentBar unsent={unsent} />}
        <Outcome outcome={outcome} lead={lead} people={people} person={person} />
        <MarkedBar lead={lead} />
        <div className={lead.call ? "two has" : "two"}>
          <div>
            {lead.late && <LateSlip lead={lead} people={people} now={now} />}
            {lead.lines.length > 0 ? <Conversation lead={lead} /> : <Letter lead={lead} />}
            <Notes lead={lead} people={people} now={now} outcome={outcome} />
          </div>
          <Facts lead={lead} now={now} list={list} />
        </div>
      </div>
    </section>
  );
}

/** Reading a page changes nothing, so the page itself says that it was seen. */
function useNoteSeen(lead: DeskLead | undefined): void {
  const { submit } = useFetcher();
  const unseen = lead && !lead.seen ? lead.id : undefined;
  useEffect(() => {
    if (unseen) void submit({ act: "seen" }, { method: "post" });
  }, [unseen, submit]);
}
