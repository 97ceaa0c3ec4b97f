import { placeNames } from "#content/desk/place-names.ts";
import { trayWords } from "#content/desk/tray-words.ts";
import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";

export const handle: DeskHandle = { body: "at-list" };
export const meta = () => pageTitle(placeNames.tray);

const words = trayWords.nothingOpen;

/** The second pane while no lead is open. */
export default function NothingOpen() {
  return (
    <section className="pane one" aria-label={words.label}>
      <div className="none">
        <h2>{words.title}</h2>
        <p>{words.text}</p>
      </div>
    </section>
  );
}
