import { classNames } from "../ui/class-names.ts";
import { penPath } from "../ui/pen-path.ts";
import { VoiceBars } from "../ui/voice-bars.tsx";
import { penStroke, ReadyLine } from "./talk-frame.tsx";
import styles from "./voice-line.module.css";

/** States of the voice line, the only sign of what the receptionist is doing. */
export type LineState = "ready" | "listen" | "think" | "speak" | "said" | "person" | "text" | "cut";

/** States in which the line lies low, and those that bring their own line. */
export const lowLines: readonly LineState[] = ["said", "text"];
export const ownLines: readonly LineState[] = ["person", "cut"];

const thinking = penPath({ seed: 21, words: [5, 3, 4], unit: 10, height: 34, gap: 16 });
const written = penPath({ seed: 8, words: [4, 6, 2], unit: 9, height: 28, gap: 16 });

const drawn: Partial<Record<LineState, { d: string; width: number; draws?: true }>> = {
  think: { d: `M0 0${thinking.path}`, width: 300, draws: true },
  said: { d: `M0 0${written.path}`, width: 300 },
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
  const { d = "", width = 0, draws } = drawn[state] ?? {};
  return (
    <svg key={state} width={width} height="60" viewBox={`0 -58 ${width} 60`} aria-hidden="true">
      <path
        className={classNames(penStroke, draws && styles.draws)}
        pathLength={draws ? 1 : undefined}
        d={d}
      />
    </svg>
  );
}
