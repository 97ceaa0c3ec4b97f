import type { SheetCell } from "#content/industries/sheet.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Marked } from "../marked.tsx";
import type { PartProps } from "../views.tsx";
import styles from "./sheet-table.module.css";

/** A page of a book: the first column says when or which, one column stays away on phones. */
export function SheetTable({ part: { head, rows, hideNarrow } }: PartProps<"table">) {
  const hidden = (index: number) => index === hideNarrow && styles.wide;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((title, index) => (
            <th key={title} scope="col" className={classNames(hidden(index))}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [first = "", ...cells], look }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a book never change places
          <tr key={index} className={look && styles[look]}>
            <th scope="row">
              <Cell cell={first} />
            </th>
            {cells.map((cell, column) => (
              <td
                key={head[column + 1]}
                className={classNames(
                  hidden(column + 1),
                  typeof cell === "object" && styles[cell.look],
                )}
              >
                <Cell cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell }: { cell: SheetCell }) {
  if (typeof cell === "string") return <Marked text={cell} />;
  if (cell.look === "lot") return <span className={styles.lot}>{cell.text}</span>;
  return <Marked text={cell.text} />;
}
