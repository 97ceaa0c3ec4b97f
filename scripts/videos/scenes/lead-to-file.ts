import { videoScenes } from "#content/video-scenes.ts";
import type { Video } from "#content/videos.ts";
import { appear, progress, put, type Seek, shape, voiceAt, voiceBars } from "./kit.ts";

const words = videoScenes["lead-to-file"];
/** Left edge and height of the three steps in px. */
const steps = [
  { x: 96, y: 560 },
  { x: 488, y: 448 },
  { x: 880, y: 336 },
] as const;
const climb = "c40 0 60-50 60-90c0-45-12-75-32-75c-22 0-28 20-20 36c8 16 28 17 52 17";

/** A line that climbs two rules at each step, and a card that rises with it. */
export function scene(stage: HTMLElement, video: Video): Seek {
  const svg = put(stage, `<svg width="1280" height="720" viewBox="0 0 1280 720"></svg>`);
  for (let y = 0; y < 720; y += 56) {
    shape(svg, "path", { d: `M0 ${y}.5H1280`, stroke: "#ffe38c", "stroke-opacity": 0.1 });
  }
  const path = `M0 560H410${climb}H802${climb}H1280`;
  shape(svg, "path", { d: path, class: "line", "stroke-opacity": 0.3 });
  const drawn = shape(svg, "path", { d: path, class: "line", pathLength: 1 }) as SVGElement;
  drawn.style.strokeDasharray = "1";
  const bars = voiceBars(svg, { x: 470, y: 560, width: 740, height: 84, count: 70, seed: 7 });
  const stages = words.steps.map(({ stage: name }, index) =>
    put(
      stage,
      `<p class="stage" style="left:${steps[index]?.x}px;top:${(steps[index]?.y ?? 0) + 12}px">${name}</p>`,
    ),
  );
  const card = put(
    stage,
    `<article class="card"><b>${words.card}</b>${words.steps
      .map(({ term, text }) => `<p><span>${term}</span>${text}</p>`)
      .join("")}</article>`,
  );
  const lines = [...card.querySelectorAll("p")];

  return (second) => {
    const { loud, color } = voiceAt(video.cues, second);
    bars.set(loud, color, second);
    const [first, second2, third] = words.steps.map(({ at }) => progress(second, at, 1.1));
    const up = (second2 ?? 0) + (third ?? 0);
    drawn.style.strokeDashoffset = String(
      1 - (0.3 * (first ?? 0) + 0.34 * (second2 ?? 0) + 0.36 * (third ?? 0)),
    );
    const shown = lines.map((node, index) => {
      const part = progress(second, (words.steps[index]?.at ?? 0) + (index ? 0.9 : 0.3), 0.5);
      node.style.height = `${part * 42}px`;
      node.style.opacity = String(part);
      return part;
    });
    const height = 66 + shown.reduce((sum, part) => sum + part * 42, 0);
    const hop = Math.sin((up % 1) * Math.PI) * 46;
    const x = 96 + 392 * up;
    const y = 560 - 112 * up - height - 2 - hop;
    card.style.opacity = String(first);
    card.style.transform = `translate(${x}px, ${y}px) rotate(${-Math.sin((up % 1) * Math.PI) * 2}deg)`;
    card.style.height = `${height}px`;
    for (const [index, node] of stages.entries()) {
      appear(node, second, (words.steps[index]?.at ?? 0) + 0.5, 0);
    }
  };
}
