import { type RefObject, useEffect, useState } from "react";

/** Whether a dialog is open. The browser opens and closes it, perhaps before React is ready. */
export function useOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const follow = () => setOpen(element.open);
    // Not every browser fires `toggle` on dialogs.
    const observer = new MutationObserver(follow);
    observer.observe(element, { attributeFilter: ["open"] });
    follow();
    return () => observer.disconnect();
  }, [dialog]);
  return open;
}
