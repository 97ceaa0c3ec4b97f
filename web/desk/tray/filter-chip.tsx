import type { ReactNode } from "react";
import { Link } from "react-router";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { useMenu } from "../ui/use-menu.ts";

/** A filter that opens its choices below it; on a phone they are a sheet. */
export function FilterChip({
  label,
  chosen,
  children,
}: {
  label: string;
  /** The choice in words, shown in place of the label; empty for none. */
  chosen: string;
  children: ReactNode;
}) {
  return (
    <details ref={useMenu()} name="filter">
      <summary className={chosen ? "chip on" : "chip"}>{chosen || label}</summary>
      <div className="menu">{children}</div>
    </details>
  );
}

/** The choices of a filter, as links. */
export function Choices({
  options,
  chosen,
  to,
}: {
  options: readonly (readonly [value: string, label: string])[];
  chosen: string;
  /** The address of a choice. */
  to: (value: string) => string;
}) {
  return options.map(([value, label]) => (
    <Link
      key={value}
      to={to(value)}
      discover="none"
      aria-current={value === chosen ? "true" : undefined}
    >
      {label}
      {value && value === chosen && <DeskIcon name="check" small />}
    </Link>
  ));
}
