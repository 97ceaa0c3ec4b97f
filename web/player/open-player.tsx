import { createRoot } from "react-dom/client";
import { count } from "../arrivals/count.ts";
import { CallPlayer } from "./call-player.tsx";
import type { Line } from "./play-lines.ts";
import { loadVoices } from "./speech-voices.ts";

/** A line and its element on the page. */
export interface ShownLine extends Line {
  element: HTMLElement;
}

/** The country whose voices are used if the page names only a language. */
const locales: Record<string, string> = { en: "en-US", es: "es-US", zh: "zh-CN" };

/** Replaces its button with the player, and puts the button back when the player has ended. */
export async function openPlayer(button: HTMLElement): Promise<void> {
  const call = button.closest("[data-call], section");
  const frame = button.parentElement;
  if (!call || !frame || button.ariaBusy) return;
  button.ariaBusy = "true";
  const voices = await loadVoices();
  button.ariaBusy = null;
  const lines = linesOf(call);
  // The page may have changed while the code was loading.
  if (!button.isConnected || lines.length === 0) return;
  const place = document.createElement("div");
  frame.append(place);
  const root = createRoot(place);
  button.hidden = true;
  count("heard");
  const close = () => {
    const focused = place.contains(document.activeElement);
    root.unmount();
    place.remove();
    button.hidden = false;
    if (focused) button.focus();
  };
  root.render(<CallPlayer lines={lines} voices={voices} onClose={close} />);
}

/** The lines of a conversation. A speaker’s name (`<i>`) and a source (`<sup>`) are not spoken. */
export function linesOf(call: Element): ShownLine[] {
  return Array.from(call.querySelectorAll<HTMLElement>("[data-says]"), (element) => {
    const language = element.closest("[lang]")?.getAttribute("lang") ?? "en";
    return {
      element,
      text: textOf(element),
      speaker: element.dataset.says === "agent" ? "agent" : "caller",
      locale: locales[language] ?? language,
    };
  });
}

function textOf(element: HTMLElement): string {
  const picture = element.querySelector("[role=img]")?.getAttribute("aria-label");
  if (picture) return picture;
  const said = element.cloneNode(true) as HTMLElement;
  for (const part of said.querySelectorAll("i, sup")) part.remove();
  return said.textContent.replace(/[“”\s]+/g, " ").trim();
}
