import type { Video } from "#content/videos.ts";

/** The captions of a clip as WebVTT. Things that are only shown are in brackets. */
export function captions({ cues }: Pick<Video, "cues">): string {
  const blocks = cues.map(
    ({ from, to, who, text }) =>
      `${stamp(from)} --> ${stamp(to)}\n${who ? voiced(who, text) : `[${text}]`}`,
  );
  return `WEBVTT\n\n${blocks.join("\n\n")}\n`;
}

const voiced = (who: "caller" | "agent", text: string) =>
  `<v ${who === "caller" ? "Caller" : "Assistant"}>${escaped(text)}`;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** `72.5` → "00:01:12.500". */
function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
