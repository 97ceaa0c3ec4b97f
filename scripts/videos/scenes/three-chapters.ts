import { videoScenes } from "#content/video-scenes.ts";
import type { Video } from "#content/videos.ts";
import { appear, night, progress, put, type Seek, shape, voiceAt, voiceBars } from "./kit.ts";

const { chapters } = videoScenes["three-chapters"];
const y = 210;
/** Left edge of the first chapter and width of each in px. */
const left = 96;
const wide = 368;

/** One line with three chapters below it, and a playhead that moves along the line. */
export function scene(stage: HTMLElement, video: Video): Seek {
  const svg = put(stage, `<svg width="1280" height="720" viewBox="0 0 1280 720"></svg>`);
  shape(svg, "path", { d: `M0 ${y}H1280`, class: "line", "stroke-opacity": 0.35 });
  const passed = shape(svg, "path", { d: "", class: "line" });
  const parts = chapters.map((chapter, index) => {
    const x = left + index * wide;
    shape(svg, "path", { d: `M${x} ${y}V600`, class: "line", "stroke-opacity": 0.6 });
    const bars = voiceBars(svg, {
      x: x + 22,
      y,
      width: wide - 56,
      height: 180,
      count: 28,
      seed: [5, 9, 14][index] ?? 5,
    });
    const paper = put(
      stage,
      `<section class="chapter" style="left:${x + 24}px;width:${wide - 60}px"><h4>${chapter.title}</h4>${chapter.rows
        .map(({ term, text }) => `<p><span>${term}</span>${text}</p>`)
        .join("")}</section>`,
    );
    return { bars, paper, rows: [...paper.querySelectorAll("p")], chapter };
  });
  const head = shape(svg, "circle", { cy: y, r: 13, fill: night.pad });

  return (second) => {
    const { loud, color } = voiceAt(video.cues, second);
    const x = left + (second / video.length) * wide * 3;
    passed.setAttribute("d", `M0 ${y}H${x}`);
    head.setAttribute("cx", String(x));
    parts.forEach(({ bars, paper, rows, chapter }, index) => {
      const here = Math.min(2, Math.floor(second / 10)) === index;
      bars.set(here ? loud : 0, color, second);
      const first = chapter.rows[0].at - 4.2;
      paper.style.opacity = String(0.14 + 0.86 * progress(second, first, 0.6));
      rows.forEach((row, place) => {
        const at = chapter.rows[place]?.at ?? 0;
        appear(row, second, at, 6);
      });
    });
  };
}
