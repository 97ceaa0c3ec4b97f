import { catalog } from "#content/integrations.ts";
import { Button } from "../../ui/button.tsx";
import { Pen } from "../../ui/pen.tsx";
import styles from "./empty-catalog.module.css";

/** Nothing was found: the term, and the way back. */
export function EmptyCatalog({ term, onClear }: { term: string; onClear: () => void }) {
  const { title, text } = catalog.empty;
  return (
    <div className={styles.empty}>
      <Pen line="nothing" />
      <h3>{title}</h3>
      <p>{text(term)}</p>
      <Button kind="line" small onClick={onClear}>
        {catalog.search.clear}
      </Button>
    </div>
  );
}
