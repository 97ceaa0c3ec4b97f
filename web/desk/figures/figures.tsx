import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { figuresWords } from "#content/desk/figures-words.ts";
import { formNames } from "#content/desk/tray-words.ts";
import { figureRanges } from "#contract/desk-figures.ts";
import { deskBase, deskForms } from "#contract/desk-paths.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { Empty } from "../ui/empty.tsx";
import { sayWhen } from "../ui/say-time.ts";
import { Answers } from "./answers.tsx";
import { Funnel } from "./funnel.tsx";
import { MeasuredTable } from "./measured-table.tsx";
import { packSteps, unpackSteps } from "./packed-steps.ts";
import { PartTable } from "./part-table.tsx";
import { sayDate, zoneName } from "./say-figure.ts";
import { ShareTable } from "./share-table.tsx";
import { Totals } from "./totals.tsx";
import { Trend } from "./trend.tsx";
import { whyEmpty } from "./why-empty.ts";
import "./figures.css";

export const meta = () => pageTitle(figuresWords.title);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("range");
  const range = figureRanges.find((name) => name === wanted) ?? "30";
  const { read, counting } = deskOf(context).figures;
  const [{ steps, ...figures }, counted] = await Promise.all([read(range), counting()]);
  return { figures, steps: packSteps(steps), zone: zoneName(), counted, now: Date.now() };
}

export default function Figures() {
  const { zone, counted, now, ...shown } = useLoaderData<typeof loader>();
  const figures = { ...shown.figures, steps: unpackSteps(shown.steps) };
  const { range, from, to } = figures;
  const { tables, begins, off } = figuresWords;
  const empty = whyEmpty(figures, counted.isOn);
  return (
    <div className="page">
      <header>
        <div>
          <h1>{figuresWords.title}</h1>
          <p>
            {figuresWords.days(sayDate(from, "long"), sayDate(to, "long"), zone)}{" "}
            {figuresWords.events}
          </p>
        </div>
        <nav className="tools" aria-label={figuresWords.range}>
          <span className="seg">
            {figureRanges.map((name) => (
              <Link
                key={name}
                to={`?range=${name}`}
                aria-current={name === range ? "true" : undefined}
                preventScrollReset
              >
                {figuresWords.ranges[name]}
              </Link>
            ))}
          </span>
          <a
            className="btn line"
            href={`${deskBase}${deskForms.figuresCsv}?range=${range}`}
            download
          >
            <DeskIcon name="download" small />
            {figuresWords.csv}
          </a>
        </nav>
      </header>
      {empty === "off" && <Empty stroke="elsewhere" {...off} />}
      {empty === "begins" && (
        <Empty stroke="sent" title={begins.title(sayWhen(counted.since, now))} text={begins.text} />
      )}
      <Totals figures={figures} />
      <Trend figures={figures} />
      <Funnel total={figures.total} marked={figures.marked} />
      <div className="half2">
        <ShareTable name="sources" table={figures.sources} />
        <ShareTable name="pages" table={figures.pages} />
        <div>
          <Answers answers={figures.answers} />
          <ShareTable name="devices" table={figures.devices} />
        </div>
        <PartTable
          title={tables.forms.title}
          columns={{ name: tables.columns.form, n: tables.columns.leads }}
          parts={figures.forms.map(({ name, leads }) => ({ name, n: leads }))}
          names={formNames}
        />
        <PartTable
          title={tables.calls.title}
          columns={{ name: tables.columns.outcome, n: tables.columns.calls }}
          parts={Object.entries(figures.calls).map(([name, n]) => ({ name, n }))}
          names={tables.outcomes}
        />
        <ShareTable name="campaigns" table={figures.campaigns} />
      </div>
      <p className="mute sm gap">{tables.uncertain}</p>
      <MeasuredTable measured={figures.measured} />
    </div>
  );
}
