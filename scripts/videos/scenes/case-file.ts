import { videoScenes } from "#content/video-scenes.ts";
import type { Video } from "#content/videos.ts";
import { appear, progress, put, type Seek, shape, voiceAt, voiceBars } from "./kit.ts";

const words = videoScenes["case-file"];
/** Height of the line before and after the folder opens. */
const line = { before: 360, after: 118 };
const opens = 4.4;

/**
 * A line on black; a manila folder opens below it, and the result of the call is written into it.
 */
export function scene(stage: HTMLElement, video: Video): Seek {
  const svg = put(
    stage,
    `<svg width="1280" height="720" viewBox="0 -360 1280 720" style="overflow:visible"></svg>`,
  );
  shape(svg, "path", { d: "M0 0H1280", class: "line" });
  const bars = voiceBars(svg, { x: 80, y: 0, width: 1120, height: 210, count: 96, seed: 11 });
  const speaker = put(stage, `<p class="speaker" style="left:80px;top:30px"></p>`);
  const folder = put(
    stage,
    `<section class="folder"><h4>${words.folder.name} <span>${words.folder.matter}</span></h4><ol>${words.rows
      .map(
        (row) =>
          `<li><time>${row.time}</time><p><b>${row.text}</b>${row.detail}</p><em>${tick}${row.done}</em></li>`,
      )
      .join("")}</ol></section>`,
  );
  const rows = [...folder.querySelectorAll("li")];

  return (second) => {
    const { who, loud, color } = voiceAt(video.cues, second);
    const open = progress(second, opens, 1.4);
    const y = line.before + (line.after - line.before) * open;
    svg.style.transform = `translateY(${y - line.before}px)`;
    bars.set(loud * (1 - 0.45 * open), color, second);
    speaker.textContent = who ? videoScenes.speaker[who] : "";
    speaker.style.color = color;
    speaker.style.opacity = String(loud);
    folder.style.transform = `translateY(${(1 - open) * 560}px)`;
    rows.forEach((row, index) => {
      const at = words.rows[index]?.at ?? 0;
      for (const part of row.querySelectorAll<HTMLElement>("time, p")) appear(part, second, at);
      const done = row.querySelector("em");
      if (done) appear(done, second, at + 0.7, 0);
    });
  };
}

const tick = `<svg width="24" height="24" viewBox="0 0 20 20"><path d="M4 10.500 8.200 14.700 16.500 6" fill="none" stroke="currentColor" stroke-width="2.200"/></svg>`;
