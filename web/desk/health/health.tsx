import type { ActionFunctionArgs } from "react-router";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { healthWords as words } from "#content/desk/health-words.ts";
import { deskBase, deskForms } from "#contract/desk-paths.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayClockExactly } from "../ui/say-time.ts";
import { AuditTable } from "./audit-table.tsx";
import { CheckList } from "./check-list.tsx";

export const meta = () => pageTitle(words.title);

export async function loader({ context }: LoaderFunctionArgs) {
  const { health, people } = deskOf(context);
  const [checks, audit] = await Promise.all([health.checks(), health.audit()]);
  return { checks, audit, people, now: Date.now() };
}

export async function action({ context }: ActionFunctionArgs) {
  return { tried: await deskOf(context).health.retryMails() };
}

export default function Health() {
  const { checks, audit, people, now } = useLoaderData<typeof loader>();
  const bad = checks.filter(({ needsPerson }) => needsPerson).length;
  return (
    <div className="page">
      <header>
        <div>
          <h1>{bad > 0 ? words.needs(bad) : words.allWell}</h1>
          <p>{words.looked(sayClockExactly(now))}</p>
        </div>
        <div className="tools">
          <a className="btn line" href="/desk/health">
            <DeskIcon name="sync" small />
            {words.lookNow}
          </a>
        </div>
      </header>
      <CheckList checks={checks} />
      <section className="gap">
        <div className="row">
          <h2>{words.audit.title}</h2>
          <a className="btn bare end" href={deskBase + deskForms.auditCsv} download>
            <DeskIcon name="download" />
            {words.csv}
          </a>
        </div>
        <AuditTable audit={audit} people={people} now={now} />
      </section>
    </div>
  );
}
