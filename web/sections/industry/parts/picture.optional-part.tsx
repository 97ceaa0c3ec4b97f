import { Drawing } from "../sheet.tsx";
import type { PartProps } from "../views.tsx";

/** A drawing on a sheet. */
export function Picture({ part: { drawing, label } }: PartProps<"drawing">) {
  return <Drawing name={drawing} label={label} />;
}
