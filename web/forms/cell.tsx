import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import fieldError from "./field-error.later.module.css";
import styles from "./form-cell.module.css";

export interface CellProps {
  /** Id of the field inside. */
  id: string;
  label: string;
  required?: boolean | undefined;
  /** Spans the full width of the form. */
  wide?: boolean | undefined;
  error?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A boxed field, as on a court form: the label inside, the error message below. */
export function Cell({ id, label, required, wide, error, children, className }: CellProps) {
  return (
    <div
      className={classNames(
        styles.cell,
        wide && styles.wide,
        error && fieldError.fieldError,
        className,
      )}
    >
      <label htmlFor={id}>
        {label}
        {required && <i aria-hidden="true"> *</i>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The attributes that link a field to the error message of its cell. */
export function cellError(id: string, error: string | undefined) {
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  } as const;
}
