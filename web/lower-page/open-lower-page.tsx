import { createRoot } from "react-dom/client";
import { drawNextTime } from "./draw-next-time.ts";
import { QuickBar } from "./quick-bar.tsx";

let opened = false;

/** Runs once per document: the layout stays mounted during client-side navigation. */
export function openLowerPage(): void {
  if (opened) return;
  opened = true;
  for (const line of document.querySelectorAll<HTMLElement>("[data-next-time]")) drawNextTime(line);
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(<QuickBar />);
}
