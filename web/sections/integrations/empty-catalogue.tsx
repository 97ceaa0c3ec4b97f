import { catalogue } from "#content/integrations.ts";
import { Button } from "../../ui/button.tsx";
import { Pen } from "../../ui/pen.tsx";
import styles from "./empty-catalogue.module.css";

/** Nothing was found: the term, and the way back. */
export function EmptyCatalogue({ term, onClear }: { term: string; onClear: () => void }) {
  const { title, text } = catalogue.empty;
  return (
    <div className={styles.empty}>
      <Pen line="nothing" />
      <h3>{title}</h3>
      <p>{text(term)}</p>
      <Button kind="line" small onClick={onClear}>
        {catalogue.search.clear}
      </Button>
    </div>
  );
}
