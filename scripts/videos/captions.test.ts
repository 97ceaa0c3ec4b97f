import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { type VideoId, videos } from "#content/videos.ts";
import { captions } from "./captions.ts";

const file = (id: string, extension: string) =>
  new URL(`../../public/videos/${id}.${extension}`, import.meta.url);
const ids = Object.keys(videos) as VideoId[];

test("writes times, speakers and what is only shown", () => {
  const text = captions({
    cues: [
      { from: 0, to: 62.5, who: "caller", text: "R&D <here>" },
      { from: 62.5, to: 64, text: "Silence." },
    ],
  });
  expect(text).toBe(
    "WEBVTT\n\n00:00:00.000 --> 00:01:02.500\n<v Caller>R&amp;D &lt;here&gt;\n\n00:01:02.500 --> 00:01:04.000\n[Silence.]\n",
  );
});

test.each(ids)("%s: the captions that are kept are those of the content", (id) => {
  expect(readFileSync(file(id, "vtt"), "utf8")).toBe(captions(videos[id]));
});

test.each(ids)("%s: has its films and posters, none heavier than 1.5 MB", (id) => {
  for (const extension of ["webm", "mp4", "avif", "webp", "jpg"]) {
    expect(statSync(file(id, extension)).size).toBeGreaterThan(1000);
    expect(statSync(file(id, extension)).size).toBeLessThan(1.5 * 1024 * 1024);
  }
});
