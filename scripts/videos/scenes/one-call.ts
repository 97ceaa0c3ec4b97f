import { videoScenes } from "#content/video-scenes.ts";
import type { Video } from "#content/videos.ts";
import { writePath } from "#server/handwriting/write-path.ts";
import { appear, night, progress, put, type Seek, shape, voiceAt, voiceBars } from "./kit.ts";

const words = videoScenes["one-call"];
const y = 330;

/** A line on black: first as a voice, then as handwriting; at the end it becomes a slip. */
export function scene(stage: HTMLElement, video: Video): Seek {
  const svg = put(stage, `<svg width="1280" height="720" viewBox="0 0 1280 720"></svg>`);
  for (const x of [150, 154]) {
    shape(svg, "path", { d: `M${x}.5 0V720`, stroke: night.margin, "stroke-opacity": 0.55 });
  }
  const clock = put(stage, `<p class="clock" style="right:1152px;top:${y - 86}px"></p>`);
  const speaker = put(stage, `<p class="speaker" style="left:196px;top:${y - 120}px"></p>`);
  const slip = put(
    stage,
    `<figure class="slip"><h4>${words.slip.title}</h4><dl>${words.slip.rows
      .map(({ term, text }) => `<div><dt>${term}</dt><dd>${text}</dd></div>`)
      .join(
        "",
      )}</dl><ul>${words.slip.marks.map(({ text }) => `<li>${text}</li>`).join("")}</ul><p>${words.slip.note.text}</p></figure>`,
  );
  const written = [...slip.querySelectorAll("dd"), ...slip.querySelectorAll("p")] as HTMLElement[];
  const times = [...words.slip.rows.map((row) => row.at), words.slip.note.at];
  const marks = [...slip.querySelectorAll("li")];

  shape(svg, "path", { d: `M0 ${y}H1280`, class: "line" });
  // The caller's words appear as they are spoken.
  const heard = video.cues.filter((cue) => cue.who === "caller");
  let x = 196;
  const strokes = heard.map((cue) => {
    const words = cue.text.split(" ").slice(0, 2).join(" ");
    const { path, width } = writePath(words, { size: 54, line: true, tail: 1, grid: 0.5 });
    const cover = shape(svg, "path", {
      d: `M${x} ${y}h${width}`,
      class: "hide",
      pathLength: 1,
    }) as SVGElement;
    const node = shape(svg, "path", { d: `M${x} ${y}${path}`, class: "pen", pathLength: 1 });
    x += width + 6;
    return { cue, cover, node: node as SVGElement };
  });
  const bars = voiceBars(svg, { x: 690, y, width: 540, height: 190, count: 54, seed: 11 });

  return (second) => {
    const { who, loud, color } = voiceAt(video.cues, second);
    bars.set(who ? loud : ring(second), color, second);
    for (const { cue: said, cover, node } of strokes) {
      const part = Math.min(
        1,
        Math.max(0, (second - said.from - 0.4) / (said.to - said.from - 0.6)),
      );
      node.style.strokeDashoffset = String(1 - part);
      node.style.opacity = part > 0 ? "1" : "0";
      cover.style.strokeDashoffset = String(1 - part);
    }
    speaker.textContent = who ? videoScenes.speaker[who] : "";
    speaker.style.color = color;
    if (who) speaker.style.opacity = String(loud);
    clock.textContent = words.clock.findLast(({ at }) => second >= at)?.text ?? "";
    const up = progress(second, 21.8, 1.1);
    slip.style.transform = `translateY(${(1 - up) * 640}px) rotate(${-2.2 + (1 - up) * 5}deg)`;
    for (const [index, node] of written.entries()) appear(node, second, times[index] ?? 0, 4);
    marks.forEach((node, index) => {
      node.classList.toggle("on", second >= (words.slip.marks[index]?.at ?? 0));
    });
  };
}

/** It rings twice before the call is answered: the line trembles. */
const ring = (second: number) =>
  [0.5, 1.7].reduce(
    (loud, at) =>
      Math.max(loud, 0.28 * progress(second, at, 0.1) * (1 - progress(second, at + 0.5, 0.3))),
    0,
  );
