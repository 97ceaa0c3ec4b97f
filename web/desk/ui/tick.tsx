import type { ComponentProps } from "react";

/** A checkbox with its words. */
export function Tick({ children, ...input }: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <label className="tick">
      <input className="box" type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
