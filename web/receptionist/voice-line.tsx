import { classNames } from "../ui/class-names.ts";
import { Pen, type PenLineName } from "../ui/pen.tsx";
import { VoiceBars } from "../ui/voice-bars.tsx";
import { penStroke, ReadyLine } from "./talk-frame.tsx";
import styles from "./voice-line.module.css";

/** States of the voice line, the only sign of what the receptionist is doing. */
export type LineState = "ready" | "listen" | "think" | "speak" | "said" | "person" | "text" | "cut";

/** States in which the line is low, and those with a line of their own. */
export const lowLines: readonly LineState[] = ["said", "text"];
export const ownLines: readonly LineState[] = ["person", "cut"];

const written: Partial<Record<LineState, PenLineName>> = { think: "waiting", said: "written" };

const drawn: Partial<Record<LineState, { d: string; width: number }>> = {
  person: { d: "M-44 0H90c50 0 50-46 100-46H500", width: 400 },
  cut: {
    d: "M-44 0H116c20 0 30-20 18-24s-20 16-4 24M500 0H206c-18 0-26-18-14-22s18 14 4 22",
    width: 400,
  },
  text: { d: "M2 -30V-4", width: 60 },
};

/** The line of the receptionist. `still`: paused. */
export function VoiceLine({ state, still }: { state: LineState; still: boolean }) {
  if (state === "ready") return <ReadyLine />;
  if (state === "listen")
    return (
      <VoiceBars
        count={20}
        seed={4}
        height={62}
        still={still}
        className={classNames(styles.bars, styles.visitor)}
      />
    );
  if (state === "speak")
    return <VoiceBars count={40} seed={7} height={64} still={still} className={styles.bars} />;
  const line = written[state];
  if (line)
    return <Pen key={state} line={line} className={state === "think" ? styles.draws : undefined} />;
  const { d = "", width = 0 } = drawn[state] ?? {};
  return (
    <svg key={state} width={width} height="60" viewBox={`0 -58 ${width} 60`} aria-hidden="true">
      <path className={penStroke} d={d} />
    </svg>
  );
}
