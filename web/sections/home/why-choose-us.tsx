import type { ReactNode } from "react";
import type { whyChooseUs } from "#content/home/why-choose-us.ts";
import { Bubble } from "../../ui/bubble.tsx";
import { Paper } from "../../ui/paper.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./why-choose-us.module.css";

type Words = typeof whyChooseUs;

/** Four reasons as folders in a drawer, each with the paper that it is about. */
export function WhyChooseUs({ words }: { words: Words }) {
  const { automation, integration, scale, support } = words;
  return (
    <Section flush className={styles.reasons}>
      <SectionHead title={words.title} />
      <div className={styles.drawer}>
        <Folder {...automation}>
          <Paper title={automation.email.subject} note={automation.email.from}>
            <p>{automation.email.text}</p>
          </Paper>
        </Folder>
        <Folder {...integration}>
          <Paper>
            <FilledForm cells={integration.form} />
          </Paper>
        </Folder>
        <Folder {...scale}>
          <Paper title={scale.chart.title} note={scale.chart.span}>
            <Chart most={scale.chart.most} />
          </Paper>
        </Folder>
        <Folder {...support}>
          <Paper title={support.thread.title} note={support.thread.kind}>
            <ol className={styles.thread}>
              {support.thread.lines.map(({ who, text }) => (
                <Bubble key={text} agent={who === "client"}>
                  {text}
                </Bubble>
              ))}
            </ol>
          </Paper>
        </Folder>
      </div>
    </Section>
  );
}

function Folder({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className={styles.folder}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.paper} aria-hidden="true">
        {children}
      </div>
    </article>
  );
}

/** A form, half filled in; the third cell is being written. */
function FilledForm({ cells }: { cells: Words["integration"]["form"] }) {
  return (
    <dl className={styles.form}>
      {cells.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Calls at the same moment over one morning; the highest bars are as many as the largest plan answers. */
function Chart({ most }: { most: number }) {
  const share = [
    0.25, 0.33, 0.25, 0.42, 0.58, 0.75, 1, 1, 0.92, 1, 0.83, 1, 0.75, 0.67, 0.5, 0.58, 0.42, 0.33,
  ];
  const calls = share.map((part) => Math.round(part * most));
  const path = calls.map((n, index) => `M${index * 17} 72V${72 - n * 6}h11V72`).join("");
  return (
    <svg className={styles.chart} viewBox="0 0 300 72" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
