import type { ActionFunctionArgs } from "react-router";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { sayClockExactly } from "../ui/say-time.ts";
import { AuditTable } from "./audit-table.tsx";
import { CheckList } from "./check-list.tsx";

export const meta = () => pageTitle("Health");

export async function loader({ context }: LoaderFunctionArgs) {
  const { health, people } = deskOf(context);
  const [checks, audit] = await Promise.all([health.checks(), health.audit()]);
  return { checks, audit, people, now: Date.now() };
}

export async function action({ context }: ActionFunctionArgs) {
  return { tried: await deskOf(context).health.retryMails() };
}

const titles = ["All is well", "One thing needs a person"];

export default function Health() {
  const { checks, audit, people, now } = useLoaderData<typeof loader>();
  const bad = checks.filter(({ needsPerson }) => needsPerson).length;
  return (
    <div className="page">
      <header>
        <div>
          <h1>{titles[bad] ?? `${bad} things need a person`}</h1>
          <p>Looked at {sayClockExactly(now)}.</p>
        </div>
        <div className="tools">
          <a className="btn line" href="/desk/health">
            Look now
          </a>
        </div>
      </header>
      <CheckList checks={checks} />
      <section className="gap">
        <h2>What was done at this desk</h2>
        <AuditTable audit={audit} people={people} now={now} />
      </section>
    </div>
  );
}
