import type { ComponentProps } from "react";

/**
 * A dialog that a click outside closes. `<button command="show-modal" commandfor={id}>` opens it
 * without scripts; Esc closes it, and the focus returns.
 */
export function Modal(props: Omit<ComponentProps<"dialog">, "closedby" | "onClick">) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc, by the platform
    <dialog
      {...props}
      closedby="any"
      onClick={(event) => {
        // For browsers without `closedby`: only a click on the backdrop has the dialog itself as
        // its target.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    />
  );
}
