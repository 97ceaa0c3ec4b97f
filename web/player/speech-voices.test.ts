import { expect, test } from "vitest";
import { sentences, voiceOf, voicesFor } from "./speech-voices.ts";

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService });
const voices = [
  voice("Far", "en-US", false),
  voice("Kate", "en-GB"),
  voice("Alex", "en_US"),
  voice("Paulina", "es-MX"),
];

test("voices on the device come first, then those of the right country", () => {
  expect(voicesFor(voices, "en-US").map(({ name }) => name)).toEqual(["Alex", "Kate", "Far"]);
  expect(voicesFor(voices, "zh-CN")).toEqual([]);
});

test("two speakers have two voices, or two pitches where there is one voice", () => {
  expect(voiceOf(voices, "en-US", "agent").voice?.name).toBe("Alex");
  expect(voiceOf(voices, "en-US", "caller").voice?.name).toBe("Kate");
  const [agent, caller] = [voiceOf(voices, "es-US", "agent"), voiceOf(voices, "es-US", "caller")];
  expect(agent.voice?.name).toBe("Paulina");
  expect(caller.voice?.name).toBe("Paulina");
  expect(caller.pitch).toBeLessThan(agent.pitch);
});

test("a text is spoken by sentences, and no price is divided", () => {
  const text = "Silver is $0.50 a minute. 每月$545。还有吗？ Yes";
  const parts = sentences(text);
  expect(parts.map((part) => part.text.trim())).toEqual([
    "Silver is $0.50 a minute.",
    "每月$545。",
    "还有吗？",
    "Yes",
  ]);
  for (const part of parts) expect(text.startsWith(part.text, part.from)).toBe(true);
});
