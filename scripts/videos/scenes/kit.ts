/** The parts of every scene. A scene is drawn once and can then be set to any second. */

import type { Cue } from "#content/videos.ts";
import { random } from "#web/ui/random.ts";

/** Sets a scene to a second of its clip. The same second always gives the same picture. */
export type Seek = (second: number) => void;

const svgSpace = "http://www.w3.org/2000/svg";

/** Appends markup to an element and returns its first node. */
export function put(parent: Element, markup: string): HTMLElement {
  parent.insertAdjacentHTML("beforeend", markup);
  return parent.lastElementChild as HTMLElement;
}

/** Adds an SVG shape. */
export function shape(parent: Element, name: string, attributes: Record<string, string | number>) {
  const node = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return parent.appendChild(node);
}

/** 0 before `from`, 1 after `from + length`, eased between. */
export function progress(second: number, from: number, length = 0.6): number {
  const part = Math.min(1, Math.max(0, (second - from) / length));
  return 1 - (1 - part) ** 3;
}

/** Shows an element from a given second: it fades in and rises a little. */
export function appear(element: HTMLElement | SVGElement, second: number, from: number, rise = 10) {
  const part = progress(second, from, 0.5);
  element.style.opacity = String(part);
  element.style.transform = `translateY(${(1 - part) * rise}px)`;
}

/** The cue that is running at a given second. */
const cueAt = (cues: readonly Cue[], second: number) =>
  cues.find((cue) => second >= cue.from && second < cue.to);

/** Loudness of a cue at a given second, 0 to 1: it rises, and fades before the next cue. */
function loudness(cue: Cue, second: number): number {
  return progress(second, cue.from + 0.1, 0.4) * (1 - progress(second, cue.to - 0.45, 0.4));
}

interface Bars {
  /** Left end, middle height, width, and height of the highest bar, all in px. */
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
  seed: number;
}

/** A row of voice bars. `set` gives loudness 0 to 1, color and second; silence is a flat line. */
export function voiceBars(svg: Element, { x, y, width, height, count, seed }: Bars) {
  const next = random(seed);
  const step = width / count;
  const bars = Array.from({ length: count }, (_, index) => {
    const quiet = Math.sin((Math.PI * (index + 0.5)) / count) ** 0.7;
    const rhythm = 0.5 + 0.5 * Math.sin(index / 3.1 + seed) * Math.sin(index / 5.3);
    return {
      node: shape(svg, "rect", { x: x + index * step, width: step * 0.5, rx: 2 }),
      size: quiet * (0.35 * next() + 0.65 * rhythm),
      phase: next() * 6.28,
      pace: 5 + 6 * next(),
    };
  });
  return {
    set(loud: number, color: string, second: number) {
      for (const { node, size, phase, pace } of bars) {
        const swing = 0.62 + 0.38 * Math.sin(second * pace + phase);
        const tall = height * (0.08 + 0.92 * size) * swing * loud;
        node.setAttribute("y", String(y - tall / 2));
        node.setAttribute("height", String(tall));
        node.setAttribute("fill", color);
      }
    },
  };
}

/** The colors of the stage after hours (web/styles/tokens.css, .night). */
export const night = {
  paper: "#1b1813",
  ink: "#fff4d3",
  ink2: "#c9bf9f",
  red: "#ff8169",
  pad: "#ffe38c",
  margin: "#e0614d",
} as const;

/** Color of who speaks: the caller in ink, our own voice in red. */
const voiceColor = (who: Cue["who"]) => (who === "caller" ? night.ink : night.red);

/** Who speaks at a given second of a clip, how loud (0 to 1) and in which color. */
export function voiceAt(cues: readonly Cue[], second: number) {
  const cue = cueAt(cues, second);
  const who = cue?.who;
  return { who, loud: who ? loudness(cue, second) : 0, color: voiceColor(who) };
}
