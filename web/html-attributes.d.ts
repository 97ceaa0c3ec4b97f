import "react";

/** Parts of HTML that React's types do not have yet. */
declare module "react" {
  /** Invoker commands: a button opens and closes a dialog without any script. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | "toggle-popover" | undefined;
    commandfor?: string | undefined;
  }
  interface DialogHTMLAttributes<T> {
    closedby?: "any" | "closerequest" | "none" | undefined;
  }
}
