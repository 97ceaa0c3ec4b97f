import { Fragment } from "react";

/** A host that goes on in the next line only after a dot. */
export function Host({ name }: { name: string }) {
  return name.split(/(?<=\.)/).map((part, index, parts) => (
    <Fragment key={parts.slice(0, index).join("")}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
