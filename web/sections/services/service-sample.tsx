import type { Evidence } from "#content/services.ts";
import { HearButton } from "../../player/hear-button.tsx";
import { Bubble } from "../../ui/bubble.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Paper } from "../../ui/paper.tsx";
import { Pen } from "../../ui/pen.tsx";
import { SystemRecords } from "../../ui/system-records.tsx";
import { CallsByHour, CallWaveform } from "./call-charts.tsx";
import styles from "./service-sample.module.css";

type Of<Kind extends Evidence["kind"]> = { evidence: Extract<Evidence, { kind: Kind }> };

/** A sample of a service's work: a letter, a record, a thread. Every kind has its own picture. */
export function ServiceSample({ evidence }: { evidence: Evidence }) {
  switch (evidence.kind) {
    case "email":
      return <Email evidence={evidence} />;
    case "chart":
      return <CallsByHour description={evidence.description} />;
    case "voice":
      return <CallWaveform mood={evidence.mood} />;
    case "record":
      return <SystemRecords records={[evidence.record]} />;
    case "form":
      return <Form evidence={evidence} />;
    case "tally":
      return <Tally evidence={evidence} />;
    case "list":
      return <List evidence={evidence} />;
    case "thread":
      return <Thread evidence={evidence} />;
    case "slots":
      return <Slots evidence={evidence} />;
  }
}

function Email({ evidence }: Of<"email">) {
  return (
    <Paper title={evidence.subject}>
      <p>{evidence.text}</p>
    </Paper>
  );
}

function Form({ evidence }: Of<"form">) {
  return (
    <dl className={styles.form}>
      {evidence.cells.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Tally({ evidence }: Of<"tally">) {
  return (
    <>
      <p className={styles.tally}>
        {evidence.parts.map(({ figure, text }, index) => (
          <span key={figure}>
            {index > 0 && ", "}
            <b>{figure}</b> {text}
          </span>
        ))}
      </p>
      {evidence.line && <Pen line="thanks" className={styles.line} />}
    </>
  );
}

function List({ evidence }: Of<"list">) {
  return (
    <ul className={styles.list}>
      {evidence.items.map((item) => (
        <li key={item}>
          {item}
          <DoneMark>{evidence.done}</DoneMark>
        </li>
      ))}
    </ul>
  );
}

function Thread({ evidence }: Of<"thread">) {
  return (
    <div data-call="">
      <ol className={styles.thread}>
        {evidence.lines.map(({ who, text }) => (
          <Bubble key={text} says={who} agent={who === "agent"} className={styles[who]}>
            {text}
          </Bubble>
        ))}
      </ol>
      <HearButton what={evidence.medium} />
    </div>
  );
}

function Slots({ evidence }: Of<"slots">) {
  return (
    <ul className={styles.slots}>
      {evidence.items.map(({ time, state }) => (
        <li key={time} className={state === "chosen" ? styles.chosen : undefined}>
          {state !== "free" && <span className="visually-hidden">{evidence.words[state]} </span>}
          {state === "gone" ? <s>{time}</s> : time}
          {state === "chosen" && <Icon name="check" />}
        </li>
      ))}
    </ul>
  );
}
