import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";

export const handle: DeskHandle = { body: "at-list" };
export const meta = () => pageTitle("In-tray");

/** The second pane while no lead is open. */
export default function NothingOpen() {
  return (
    <section className="pane one" aria-label="No lead is open">
      <div className="none">
        <h2>Choose a lead</h2>
        <p>It opens here, and stays in its folder until somebody answers or closes it.</p>
      </div>
    </section>
  );
}
