import { catalogue } from "#content/integrations.ts";
import { Button } from "../../ui/button.tsx";
import { Pen } from "../../ui/pen.tsx";
import styles from "./empty-catalogue.module.css";

/** Nothing was found: the term, and the way back. */
export function EmptyCatalogue({ term, onClear }: { term: string; onClear: () => void }) {
  const { title, text } = catalogue.empty;
  return (
    <div className={styles.empty}>
      <Pen seed={3} words={[2]} unit={9} height={26} lead={90} tail={90} />
      <h3>{title}</h3>
      <p>{text(term)}</p>
      <Button kind="line" small onClick={onClear}>
        {catalogue.search.clear}
      </Button>
    </div>
  );
}
