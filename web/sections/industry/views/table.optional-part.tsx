import type { SectionProps } from "../load-section.ts";
import { Marked } from "../marked.tsx";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./table.module.css";

/** A sheet that is filled in line by line, with what it adds up to. */
export function Table({ section }: SectionProps<"table">) {
  const { head, rows, total, note } = section;
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <Row key={cells.join()} cells={cells} head={head} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row cells={total} head={head} />
          </tfoot>
        )}
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </TradeSection>
  );
}

/** On phones each cell stands below the name of its column. */
function Row({
  cells: [first = "", ...cells],
  head,
}: {
  cells: readonly string[];
  head: readonly string[];
}) {
  return (
    <tr>
      <th scope="row">
        <Marked text={first} />
      </th>
      {cells.map((cell, index) => (
        <td key={head[index + 1]} data-head={head[index + 1]}>
          <Marked text={cell} />
        </td>
      ))}
    </tr>
  );
}
